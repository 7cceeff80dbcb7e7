/** Compares what the log service holds of a session with what an observer saw of it. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import type { Sighting, Sightings } from './observer.ts';

export interface Comparison {
  readonly observed: number;
  /** Observed events after the last that is held. */
  readonly lost: number;
  /** Milliseconds from the first of these to the end. */
  readonly lostMs: number;
  /** The service holds nothing of it. */
  readonly absent: boolean;
  /** Its end is there, with the checkpoint that follows it. */
  readonly farewell: boolean;
  /** What may never be: each a sentence. */
  readonly problems: readonly string[];
}

/** Doubled, in another order, or missing in the middle. */
function orderProblems(held: readonly AnyEvent[]): string[] {
  const place = held.findIndex(({ seq }, index) => seq !== index);
  return place < 0 ? [] : [`has seq ${held[place]?.seq} where ${place} belongs`];
}

function saysFarewell(held: readonly AnyEvent[]): boolean {
  const last = held.at(-1);
  if (last?.type !== 'log.checkpointed') return false;
  return held.at(last.data.through)?.type === 'app.stopped';
}

function isSame(sighting: Sighting, event: AnyEvent): boolean {
  const { at, type, cause, data } = sighting;
  if (event.at !== at || event.type !== type || (event.cause ?? null) !== cause) return false;
  return data === null || isDeepStrictEqual(event.data, JSON.parse(data));
}

export function compare(seen: Sightings, held: readonly AnyEvent[], endedAt: number): Comparison {
  const changed = held.filter((event) => {
    const sighting = seen.get(event.seq);
    return sighting !== undefined && !isSame(sighting, event);
  });
  const lastHeld = held.at(-1)?.seq ?? -1;
  const lost = [...seen.values()].filter(({ seq }) => seq > lastHeld);
  const first = Math.min(...lost.map(({ at }) => at));
  return {
    observed: seen.size,
    lost: lost.length,
    lostMs: lost.length === 0 ? 0 : Math.max(0, endedAt - first),
    absent: held.length === 0,
    farewell: saysFarewell(held),
    problems: [
      ...orderProblems(held),
      ...changed.map(({ seq, type }) => `holds ${type} at ${seq} as another than was published`),
    ],
  };
}
