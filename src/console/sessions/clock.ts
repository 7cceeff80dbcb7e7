import type { SessionItem } from '../api/sessions.ts';

type Times = Pick<SessionItem, 'startedAt' | 'lastAt' | 'receivedFirst' | 'receivedLast'>;

/** From here on a browser's clock is no longer taken for right, in milliseconds. */
const LARGE_OFFSET = 60_000;

/**
 * How far the browser's clock is ahead of the collector's, in milliseconds: where the session began
 * or where it ended, whichever is more. Negative when it is behind, or when its events were sent
 * late: the two cannot be told apart. Null while nothing is known of it.
 */
export function clockOffset(times: Times): number | null {
  const { startedAt, lastAt, receivedFirst, receivedLast } = times;
  if (startedAt === null || lastAt === null) return null;
  const [begin, end] = [startedAt - receivedFirst, lastAt - receivedLast];
  return Math.abs(end) > Math.abs(begin) ? end : begin;
}

/** Whether an offset is more than what the way and the queue account for. */
export function isLarge(offset: number | null): offset is number {
  return offset !== null && Math.abs(offset) >= LARGE_OFFSET;
}

/** How long a session was, in milliseconds: by the browser's clock, unless that cannot be right. */
export function lengthOf(times: Times): number {
  const { startedAt, lastAt, receivedFirst, receivedLast } = times;
  const trusted = startedAt !== null && lastAt !== null && !isLarge(clockOffset(times));
  return Math.max(0, trusted ? lastAt - startedAt : receivedLast - receivedFirst);
}
