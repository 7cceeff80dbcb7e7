import { type AnyEvent, catalogue, type EventType } from '../events/catalogue.ts';

/** What an event is about: the first part of its type. */
export type Area = EventType extends `${infer Name}.${string}` ? Name : never;

export function areaOf(type: EventType): Area {
  return type.slice(0, type.indexOf('.')) as Area;
}

/** Every area of the catalogue, as it stands there. */
export const areas: readonly Area[] = [
  ...new Set((Object.keys(catalogue) as EventType[]).map(areaOf)),
];

export const eventTypes: readonly EventType[] = (Object.keys(catalogue) as EventType[]).sort();

/** Areas that go on by themselves while the player does nothing. */
const background: ReadonlySet<Area> = new Set<Area>(['line', 'feed', 'log', 'timer']);

/** Calls the site makes for itself some time after it is ready: no player waits for them. */
const unasked: ReadonlySet<string> = new Set(['fingerprint', 'counters']);

function startsByItself({ type, data }: AnyEvent): boolean {
  if (type === 'http.requested') return unasked.has(data.call);
  return background.has(areaOf(type));
}

/**
 * Which events went on by themselves: 1 for those of a background area, calls that nobody asked
 * for, and all that followed from them, such as the calls of a timer. Causes come before what they
 * led to.
 */
export function backgroundOf(events: readonly AnyEvent[]): Uint8Array {
  const flags = new Uint8Array(events.length);
  const placeOf = new Map<number, number>();
  for (const [index, event] of events.entries()) {
    const { seq, cause } = event;
    placeOf.set(seq, index);
    const parent = cause === undefined ? undefined : placeOf.get(cause);
    const inherited = parent === undefined ? 0 : (flags[parent] ?? 0);
    flags[index] = startsByItself(event) ? 1 : inherited;
  }
  return flags;
}
