import type { Listener } from './listener.ts';

/** Bytes that may wait for one listener. */
const MAX_WAITING = 1_000_000;
/** Bytes that may wait for all of them; where more do, those that hold more than their share go. */
const MAX_WAITING_IN_ALL = 64_000_000;
/** Whoever has not read all that there was for so long reads nothing any more. */
const MAX_BEHIND_SECONDS = 60;

/**
 * The listeners to let go: what is written for somebody who does not read stays in memory. To be
 * asked at every tick, with its second.
 */
export function slowOnes(listeners: ReadonlySet<Listener>, second: number): Listener[] {
  let waiting = 0;
  for (const listener of listeners) {
    const { readableLength } = listener.stream;
    waiting += readableLength;
    if (readableLength === 0) listener.upToDateAt = second;
  }
  const share = waiting > MAX_WAITING_IN_ALL ? MAX_WAITING_IN_ALL / listeners.size : MAX_WAITING;
  const most = Math.min(share, MAX_WAITING);
  return [...listeners].filter(
    ({ stream, upToDateAt }) =>
      stream.readableLength > most || second - upToDateAt > MAX_BEHIND_SECONDS,
  );
}
