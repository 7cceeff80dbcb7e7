import type { State } from '../../projections/state.ts';

/** What the frame shows: the states of a replay, each immutable. */
export interface FrameSource {
  state(): State;
  /** When the moment shown was, in epoch milliseconds. */
  now(): number;
  /** Selector of the element the current event is about; null for none. */
  target(): string | null;
  /** Told when there is another state. Gives back how to stop. */
  subscribe(listener: () => void): () => void;
  /** The site could not be drawn in this state. */
  failed(message: string): void;
}
