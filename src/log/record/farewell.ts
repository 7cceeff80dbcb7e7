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

/** What may come after a farewell: its checkpoint, and that something failed on hearing of it. */
const AFTERWORDS: ReadonlySet<string> = new Set(['log.checkpointed', 'bus.failed']);

/** Whether an event may stand behind the farewell of its session. */
export function isAfterword({ type }: Pick<Placed, 'type'>): boolean {
  return AFTERWORDS.has(type);
}

/** Null for a recording without events. */
export function endOf(events: readonly Placed[]): LogEnd | null {
  const last = events.at(-1);
  if (!last) return null;
  const closing = events.findLast((event) => !isAfterword(event));
  return { farewell: closing?.type === 'app.stopped', seq: last.seq, at: last.at };
}
