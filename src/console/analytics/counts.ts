import type { StreamItem } from '../api/stream.ts';

const MINUTE = 60_000;

/** How far back minutes are kept. */
export const MINUTES = 30;

export interface TypeCount {
  readonly type: string;
  readonly total: number;
  /** In the last full minute and the one under way. */
  readonly lately: number;
}

export interface MinuteCount {
  /** Whole minutes since 1970. */
  readonly minute: number;
  readonly total: number;
  readonly byArea: ReadonlyMap<string, number>;
}

/** What has been counted so far. */
export interface Overview {
  readonly total: number;
  /** Sessions that something came from. */
  readonly sessions: number;
  /** The most frequent first. */
  readonly types: readonly TypeCount[];
  /** The oldest first; the last one is under way. */
  readonly minutes: readonly MinuteCount[];
}

export interface Counts {
  add(item: StreamItem, at: number): void;
  overview(now: number): Overview;
}

type Tally = Map<string, number>;

function count(tally: Tally, name: string, by = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + by);
}

function byArea(types: Tally): Tally {
  const areas: Tally = new Map();
  for (const [type, total] of types) count(areas, type.slice(0, type.indexOf('.')), total);
  return areas;
}

/** Counts events by minute and type as they arrive; keeps numbers alone, no event. */
export function createCounts(): Counts {
  const totals: Tally = new Map();
  const minutes = new Map<number, Tally>();
  const sessions = new Set<string>();

  const minuteCount = (minute: number): MinuteCount => {
    const types = minutes.get(minute) ?? new Map();
    const total = [...types.values()].reduce((sum, one) => sum + one, 0);
    return { minute, total, byArea: byArea(types) };
  };

  return {
    add({ sessionId, type }, at) {
      const minute = Math.floor(at / MINUTE);
      const tally = minutes.get(minute) ?? new Map();
      minutes.set(minute, tally);
      for (const old of minutes.keys()) if (old <= minute - MINUTES) minutes.delete(old);
      count(tally, type);
      count(totals, type);
      sessions.add(sessionId);
    },
    overview(now) {
      const last = Math.floor(now / MINUTE);
      const lately = (type: string) =>
        (minutes.get(last)?.get(type) ?? 0) + (minutes.get(last - 1)?.get(type) ?? 0);
      const types = [...totals].map(([type, total]) => ({ type, total, lately: lately(type) }));
      const shown = Array.from({ length: MINUTES }, (_, i) => last - MINUTES + 1 + i);
      return {
        total: types.reduce((sum, { total }) => sum + total, 0),
        sessions: sessions.size,
        types: types.sort((a, b) => b.total - a.total || (a.type < b.type ? -1 : 1)),
        minutes: shown.map(minuteCount),
      };
    },
  };
}
