import type { AnyEvent } from '../events/catalogue.ts';
import type { Fold, FoldFailure } from './fold.ts';

/**
 * A second fold beside the live one, in place as replay does it. Development runs it over frozen
 * events, so a handler that keeps an object of an event and changes it later fails here, on the
 * spot, instead of in somebody's replay.
 */
export interface Shadow<State> {
  readonly state: State;
  after(event: AnyEvent): FoldFailure[];
}

export function createShadow<State extends object>(fold: Fold<State>): Shadow<State> {
  const state = fold.initial();
  return { state, after: (event) => fold.inPlace(state, event) };
}
