import type { ReplaySource } from '../../site/replay-host.ts';

/** What the frame shows: the states of a replay. */
export interface FrameSource extends ReplaySource {
  /** Selector of the element the current event is about; null for none. */
  target(): string | null;
}
