import type { AnyEvent } from '../events/catalogue.ts';

/** How many events there are up to and with this seq: a binary search. */
export function countThrough(events: readonly AnyEvent[], seq: number): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((events[middle]?.seq ?? 0) <= seq) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Place of the event with this seq, or -1 when it is not in the recording. */
export function placeOf(events: readonly AnyEvent[], seq: number): number {
  const index = countThrough(events, seq) - 1;
  return events[index]?.seq === seq ? index : -1;
}
