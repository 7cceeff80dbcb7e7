/** What a player does, one thing after another: words that scenarios are written with. */
import type { EventData, EventType } from '../../../src/events/catalogue.ts';
import type { Action, Outcome } from '../action.ts';
import type { Draw } from '../draw.ts';

export const SECOND = 1_000;

/** What somebody does, as far as it is drawn. */
export type Scenario = (draw: Draw) => readonly Action[];

export function says<T extends EventType>(type: T, data: EventData<T>): Action {
  return { do: 'publish', type, data };
}

export const wait = (ms = SECOND): Action => ({ do: 'wait', ms });

/** What the next request of a call is answered. */
export const answer = (call: string, body: unknown, outcome: Outcome = {}): Action => ({
  do: 'answer',
  call,
  outcome: { body, ...outcome },
});

export const refuse = (call: string, status: number, code: string): Action => ({
  do: 'answer',
  call,
  outcome: { status, body: { errors: [{ code }] } },
});

export const secret = (draw: Draw): string => `planted-secret-${draw.int(100_000)}`;

/** Forms that only guests see. */
export const signedOut: readonly Action[] = [says('session.logoutPressed', {}), wait()];
