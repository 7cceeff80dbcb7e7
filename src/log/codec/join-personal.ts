import type { RawEvent } from './columns.ts';
import { type Container, isContainer, type PersonalRow, setOwn } from './redact.ts';

/** Whether a key is one that JSON writes: a list's length is its own, and no part of it. */
function holds(target: Container, key: string): boolean {
  return Object.prototype.propertyIsEnumerable.call(target, key);
}

function putBack(data: unknown, path: readonly string[], value: unknown): unknown {
  const key = path.at(-1);
  if (key === undefined) return value;
  let target = data;
  for (const step of path.slice(0, -1)) {
    if (!isContainer(target) || !holds(target, step)) return data;
    target = target[step];
  }
  if (isContainer(target) && holds(target, key)) setOwn(target, key, value);
  return data;
}

/**
 * The events with their personal parts put back. `events` are in order of seq and freshly decoded:
 * their data is changed in place. A row that fits no event changes nothing.
 */
export function joinPersonal(
  events: readonly RawEvent[],
  rows: readonly PersonalRow[],
): RawEvent[] {
  const places = new Map(events.map((event, place) => [event.seq, place]));
  const joined = [...events];
  for (const [seq, path, value] of rows) {
    const place = places.get(seq);
    const event = place === undefined ? undefined : joined[place];
    if (place === undefined || !event) continue;
    joined[place] = { ...event, data: putBack(event.data, path, value) };
  }
  return joined;
}
