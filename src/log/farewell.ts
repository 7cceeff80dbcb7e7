/**
 * How much of what happened before a browser was killed may not have reached its queue yet, in
 * milliseconds: what a recording without a farewell may lack at its end. The kills of `npm run prove`
 * measure it; the longest was 144, on a machine with many times too much to do.
 */
export const TAIL_AT_RISK_MS = 250;

interface Placed {
  readonly seq: number;
  readonly at: number;
  readonly type: string;
}

/** How a recording ends. */
export interface LogEnd {
  /** Whether the page said that it goes away; what a page does after that is not recorded. */
  readonly farewell: boolean;
  /** The last event that is there. */
  readonly seq: number;
  readonly at: number;
}

/** Null for a recording without events. Nothing but the checkpoint of a farewell comes after it. */
export function endOf(events: readonly Placed[]): LogEnd | null {
  const last = events.at(-1);
  if (!last) return null;
  const closing = events.findLast(({ type }) => type !== 'log.checkpointed');
  return { farewell: closing?.type === 'app.stopped', seq: last.seq, at: last.at };
}
