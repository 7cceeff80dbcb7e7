import type { AnyEvent } from '../../events/catalogue.ts';
import { backgroundOf } from '../areas.ts';

/** Longest quiet stretch that is played as it was, in milliseconds. */
const QUIET = 2_000;
/** What a longer one is shortened to. */
const SHORTENED = 1_000;

/** A quiet stretch that playback shortens. `from` and `to` are playback times. */
export interface Skip {
  readonly from: number;
  readonly to: number;
  /** How long it really was, in milliseconds. */
  readonly real: number;
}

/** When each event comes in playback, in milliseconds from the start. */
export interface Playback {
  readonly times: Float64Array;
  readonly duration: number;
  readonly skips: readonly Skip[];
}

/** Times of the events from the first on; a clock that was set back stands still instead. */
function realTimes(events: readonly AnyEvent[]): Float64Array {
  const start = events[0]?.at ?? 0;
  const times = new Float64Array(events.length);
  let latest = 0;
  for (const [index, { at }] of events.entries()) {
    latest = Math.max(latest, at - start);
    times[index] = latest;
  }
  return times;
}

/**
 * The clock of playback. With `skipQuiet`, stretches in which the player did nothing are shortened
 * to a second; what the feed and timers did meanwhile is played that much faster.
 */
export function playbackOf(events: readonly AnyEvent[], skipQuiet: boolean): Playback {
  const times = realTimes(events);
  const last = events.length - 1;
  if (!skipQuiet || last < 1) return { times, duration: times[last] ?? 0, skips: [] };
  const background = backgroundOf(events);
  const skips: Skip[] = [];
  let first = 0;
  let began = 0;
  let from = 0;
  for (let index = 1; index <= last; index += 1) {
    if (background[index] === 1 && index < last) continue;
    const real = (times[index] ?? 0) - began;
    const played = real > QUIET ? SHORTENED : real;
    if (real > QUIET) skips.push({ from, to: from + played, real });
    const end = times[index] ?? 0;
    for (let i = first + 1; i <= index; i += 1) {
      const since = (times[i] ?? 0) - began;
      // Multiplied first: whole numbers then come out whole, and none after the stretch's end.
      times[i] = from + (real === 0 ? 0 : (since * played) / real);
    }
    first = index;
    began = end;
    from += played;
  }
  return { times, duration: times[last] ?? 0, skips };
}

/** How many events have happened by a playback time. */
export function countAt({ times }: Playback, time: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The playback time at which this many events have happened. */
export function timeOf({ times }: Playback, count: number): number {
  return times[Math.min(count, times.length) - 1] ?? 0;
}

/** The quiet stretch that a time falls into, if playback shortens one there. */
export function skipAt({ skips }: Playback, time: number): Skip | null {
  return skips.find(({ from, to }) => time >= from && time < to) ?? null;
}

/** What the player's clock said at a playback time, in epoch milliseconds. */
export function clockAt(playback: Playback, events: readonly AnyEvent[], time: number): number {
  const count = countAt(playback, time);
  const before = events[Math.max(0, count - 1)];
  const after = events[count];
  if (!before) return 0;
  if (!after) return before.at;
  const from = timeOf(playback, count);
  const span = timeOf(playback, count + 1) - from;
  const share = span <= 0 ? 0 : Math.max(0, time - from) / span;
  return before.at + Math.max(0, after.at - before.at) * share;
}
