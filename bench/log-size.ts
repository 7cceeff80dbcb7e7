/** How small is a recording on the wire and at rest? */
import { gzipSync } from 'node:zlib';
import type { AnyEvent } from '../src/events/catalogue.ts';
import { encodeEvents } from '../src/log/codec/columns.ts';
import { sampleSession } from '../test/log/sample-session.ts';
import { type Comparison, report } from './support/report.ts';
import { cpuTime, median } from './support/stats.ts';

const ROUNDS = 40;
const MINUTE = 60_000;

/** The lines a recorder would write that gives each event an id by chance, as most do. */
function withIds(events: readonly AnyEvent[]): unknown[] {
  const ids = events.map(() => crypto.randomUUID());
  return events.map(({ cause, ...event }, place) => ({
    id: ids[place],
    ...event,
    ...(cause !== undefined && { cause: ids[cause] }),
  }));
}

/** What happened within the same stretch of time goes into one batch. */
function batches<T>(events: readonly AnyEvent[], given: readonly T[], stretch: number): T[][] {
  const start = events[0]?.at ?? 0;
  const found = new Map<number, T[]>();
  for (const [place, { at }] of events.entries()) {
    const batch = Math.floor((at - start) / stretch);
    found.set(batch, [...(found.get(batch) ?? []), given[place] as T]);
  }
  return [...found.values()];
}

const lines = (batch: readonly unknown[]): string =>
  batch.map((one) => JSON.stringify(one)).join('\n');
const columns = (batch: readonly AnyEvent[]): string => JSON.stringify(encodeEvents(batch));

function bytes(texts: readonly string[], count: number): number {
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / count;
}

function sizes(what: string, events: readonly AnyEvent[], stretch: number): Comparison[] {
  const ours = bytes(batches(events, events, stretch).map(columns), events.length);
  const uuid = bytes(batches(events, withIds(events), stretch).map(lines), events.length);
  const seq = bytes(batches(events, events, stretch).map(lines), events.length);
  return [
    { what, unit: 'bytes', ours, peer: { name: 'NDJSON, UUID ids', value: uuid } },
    { what, unit: 'bytes', ours, peer: { name: 'NDJSON, id = seq', value: seq } },
  ];
}

/** CPU microseconds an event of encoding alone, then of encoding and compressing. */
function encoding(events: readonly AnyEvent[]): Comparison[] {
  const ours = batches(events, events, MINUTE);
  const theirs = batches(events, withIds(events), MINUTE);
  const time = (work: () => void): number => {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = cpuTime();
      work();
      rounds.push((cpuTime() - start) / 1000 / events.length);
    }
    return median(rounds.slice(ROUNDS / 4));
  };
  const rows = [
    { what: 'encode', pack: (text: string) => text },
    { what: 'encode and gzip', pack: (text: string) => gzipSync(text) },
  ];
  return rows.map(({ what, pack }) => ({
    what,
    unit: 'µs' as const,
    ours: time(() => ours.forEach((batch) => void pack(columns(batch)))),
    peer: {
      name: 'NDJSON, UUID ids',
      value: time(() => theirs.forEach((batch) => void pack(lines(batch)))),
    },
  }));
}

const steady = sampleSession();
const bursts = sampleSession({ burst: 4 });
const opened = sampleSession({ opening: true });
const [steadyRow, ...steadyOthers] = sizes('one change an event, 60 s batches', steady, MINUTE);

report(
  'A recording is small',
  'Ten minutes of 3,000 changed coefficients and 600 other things the player does; gzip, bytes an event; the first row once more against the aim. CPU time is the median of 30 rounds.',
  [
    ...(steadyRow
      ? [
          { ...steadyRow, atLeast: 4.9 },
          { ...steadyRow, atMost: 10 },
        ]
      : []),
    ...steadyOthers,
    ...sizes('the same with all games and markets first', opened, MINUTE),
    ...sizes('up to four changes an event, 60 s batches', bursts, MINUTE),
    ...sizes('one change an event, 15 s batches', steady, MINUTE / 4),
    ...sizes('one change an event, at rest as one', steady, 60 * MINUTE),
    ...encoding(steady),
  ],
);
