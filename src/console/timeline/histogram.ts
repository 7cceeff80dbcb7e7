import type { AnyEvent } from '../../events/catalogue.ts';
import { type Area, areaOf, areas } from '../areas.ts';
import type { Playback } from '../player/playback.ts';

/** How many events of each area fall into each of a number of equal stretches of playback. */
export interface Histogram {
  readonly buckets: number;
  readonly counts: ReadonlyMap<Area, Uint32Array>;
  /** Events in the fullest stretch. */
  readonly most: number;
}

export function histogramOf(
  events: readonly AnyEvent[],
  { times, duration }: Playback,
  buckets: number,
): Histogram {
  const counts = new Map<Area, Uint32Array>();
  const totals = new Uint32Array(buckets);
  for (const [index, { type }] of events.entries()) {
    const area = areaOf(type);
    let row = counts.get(area);
    if (!row) {
      row = new Uint32Array(buckets);
      counts.set(area, row);
    }
    const share = duration === 0 ? 0 : (times[index] ?? 0) / duration;
    const bucket = Math.min(buckets - 1, Math.floor(share * buckets));
    row[bucket] = (row[bucket] ?? 0) + 1;
    totals[bucket] = (totals[bucket] ?? 0) + 1;
  }
  return { buckets, counts, most: totals.reduce((a, b) => Math.max(a, b), 0) };
}

/** One area's bars as an SVG path in a box of `buckets` by 1, stacked on those before it. */
export interface AreaBars {
  readonly area: Area;
  readonly path: string;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/**
 * The bars of every area that has events, stacked. Heights grow with the square root of the count,
 * so that a single click is seen beside a thousand changes of the line.
 */
export function barsOf({ buckets, counts, most }: Histogram): AreaBars[] {
  const stacked = new Uint32Array(buckets);
  const height = (count: number) => (most === 0 ? 0 : Math.sqrt(count / most));
  const bars: AreaBars[] = [];
  for (const area of areas) {
    const row = counts.get(area);
    if (!row) continue;
    let path = '';
    for (let i = 0; i < buckets; i += 1) {
      const count = row[i] ?? 0;
      if (count === 0) continue;
      const below = stacked[i] ?? 0;
      stacked[i] = below + count;
      const top = round(1 - height(below + count));
      const bottom = round(1 - height(below));
      path += `M${i} ${bottom}V${top}h0.82V${bottom}z`;
    }
    bars.push({ area, path });
  }
  return bars;
}
