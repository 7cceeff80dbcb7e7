import { encodeColumn, LIST } from './column.ts';

/** An event before its type and data are checked. */
export interface RawEvent {
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly data: unknown;
  readonly cause?: number;
}

/**
 * Events by column, as plain JSON. `type` says for each event which of `types` it is; `data` and
 * `cause` hold one column for each of these. A cause is kept as its distance: 0 for none, then 1
 * for the event before, and negative, less one, for an event that is no earlier.
 */
export interface EventColumns {
  readonly columns: 1;
  readonly types: readonly string[];
  readonly type: readonly unknown[];
  readonly seq: readonly unknown[];
  readonly at: readonly unknown[];
  readonly cause: readonly (readonly unknown[])[];
  readonly data: readonly (readonly unknown[])[];
}

interface Group {
  readonly data: unknown[];
  readonly distances: number[];
}

function distanceOf({ seq, cause }: RawEvent): number {
  if (cause === undefined) return 0;
  return seq > cause ? seq - cause : seq - cause - 1;
}

const listed = (values: readonly unknown[]): readonly unknown[] => [LIST, values];

/**
 * Events as columns. JSON that is made of the result gives the events back as JSON would. With
 * `asTheyAre` data stands in it row by row, which takes as much as it grows to.
 */
export function encodeEvents(
  events: readonly RawEvent[],
  { asTheyAre = false }: { readonly asTheyAre?: boolean } = {},
): EventColumns {
  const groups = new Map<string, Group & { readonly place: number }>();
  const places: number[] = [];
  for (const event of events) {
    let group = groups.get(event.type);
    if (!group) {
      group = { place: groups.size, data: [], distances: [] };
      groups.set(event.type, group);
    }
    places.push(group.place);
    group.data.push(event.data);
    group.distances.push(distanceOf(event));
  }
  const all = [...groups.values()];
  return {
    columns: 1,
    types: [...groups.keys()],
    type: encodeColumn(places, {}, 0),
    seq: encodeColumn(
      events.map((event) => event.seq),
      {},
      0,
    ),
    at: encodeColumn(
      events.map((event) => event.at),
      {},
      0,
    ),
    cause: all.map((group) => encodeColumn(group.distances, {}, 0)),
    data: all.map(({ data }) => (asTheyAre ? listed(data) : encodeColumn(data, {}, 0))),
  };
}
