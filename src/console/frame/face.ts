import type { State } from '../../projections/state.ts';

/** What the frame is given to show: the states of a replay, each immutable. */
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

/** What the frame's page offers the console, as soon as it has loaded. */
export interface ReplayFrame {
  /** Shows this source from now on. */
  show(source: FrameSource): void;
}

declare global {
  interface Window {
    replayFrame?: ReplayFrame;
  }
}
