/** How long does a recording take to fold, and how long to any place in it? */
import type { AnyEvent } from '../src/events/catalogue.ts';
import { seededRandom } from '../src/kernel/random.ts';
import { hashOf } from '../src/log/check/checkpoint.ts';
import { type Fold, freezeStates } from '../src/projections/fold.ts';
import { type State, siteFold } from '../src/projections/state.ts';
import { createReplay } from '../src/replay/replay.ts';
import { immerFold } from './site/immer-fold.ts';
import { prolonged, readRecording, withRecording } from './support/recording.ts';
import { report } from './support/report.ts';
import { collectGarbage, cpuTime, median, percentile } from './support/stats.ts';
import { answer, contestant, givenFile, takeTurns } from './support/turns.ts';

const RECORDED = 50_000;
const WHOLE = 100_000;
const LONG = 1_000_000;
const SEEKS = 400;
const SNAPSHOT_EVERY = 125;
const ROUNDS = 3;

interface Measured {
  /** CPU milliseconds to fold WHOLE events. */
  readonly whole?: number;
  /** Milliseconds of each seek. */
  readonly seeks?: readonly number[];
  /** Of the state at the end, or at the places sought: all who have it must agree. */
  readonly hash?: string;
}

const recording = (count: number): AnyEvent[] => prolonged(readRecording(givenFile()), count);

function whole(fold: () => object | null): Measured {
  collectGarbage();
  const start = cpuTime();
  const state = fold();
  const ms = (cpuTime() - start) / 1e6;
  return { whole: ms, ...(state !== null && { hash: hashOf(state) }) };
}

function live<S extends object>(fold: Fold<S>, events: readonly AnyEvent[]): S {
  let state = fold.initial();
  for (const event of events) ({ state } = fold.live(state, event));
  return state;
}

function linesInPlace(text: string): State {
  const state = siteFold.initial();
  for (let from = 0; from < text.length; ) {
    const to = text.indexOf('\n', from);
    siteFold.inPlace(state, JSON.parse(text.slice(from, to)) as AnyEvent);
    from = to + 1;
  }
  return state;
}

/** The same places for everybody, gone through three times after a turn to warm up. */
function seeks(count: number, to: (place: number) => object): Measured {
  const random = seededRandom(3);
  const places = Array.from({ length: SEEKS }, () => 1 + Math.floor(random() * (count - 1)));
  for (const place of places) to(place);
  const turns = [1, 2, 3].map(() =>
    places.map((place) => {
      const start = performance.now();
      to(place);
      return performance.now() - start;
    }),
  );
  return {
    // Of a place the middle one: a turn in which something else ran does not count.
    seeks: places.map((_, i) => median(turns.map((times) => times[i] ?? Number.NaN))),
    hash: places
      .slice(0, 4)
      .map((place) => hashOf(to(place)))
      .join(),
  };
}

/** What most replays do: the state as JSON every so often, and fold on from there. */
function jsonSnapshots(events: readonly AnyEvent[]): (place: number) => object {
  const snapshots: string[] = [];
  const state = siteFold.initial();
  for (const [index, event] of events.entries()) {
    if (index % SNAPSHOT_EVERY === 0) snapshots.push(JSON.stringify(state));
    siteFold.inPlace(state, event);
  }
  return (place) => {
    const from = Math.floor(place / SNAPSHOT_EVERY);
    const found = JSON.parse(snapshots[from] ?? '{}') as State;
    for (let i = from * SNAPSHOT_EVERY; i < place; i += 1) {
      siteFold.inPlace(found, events[i] as AnyEvent);
    }
    return found;
  };
}

const contestants = {
  'whole: replay': () => {
    const events = recording(WHOLE);
    return whole(() => createReplay(events).stateAfter(events.length));
  },
  'whole: NDJSON in place': () => {
    const text = `${recording(WHOLE)
      .map((event) => JSON.stringify(event))
      .join('\n')}\n`;
    return whole(() => linesInPlace(text));
  },
  'whole: immer': () => {
    const events = recording(WHOLE);
    return whole(() => {
      live(immerFold, events);
      // Its line is another read model, so its state is not compared.
      return null;
    });
  },
  'seek: replay, 1M': () => {
    const events = recording(LONG);
    const replay = createReplay(events);
    replay.stateAfter(events.length);
    collectGarbage();
    return seeks(events.length, (place) => replay.stateAfter(place));
  },
  'seek: replay, 100k': () => {
    const events = recording(WHOLE);
    const replay = createReplay(events);
    replay.stateAfter(events.length);
    return seeks(events.length, (place) => replay.stateAfter(place));
  },
  'seek: JSON snapshots, 100k': () => {
    const events = recording(WHOLE);
    return seeks(events.length, jsonSnapshots(events));
  },
} satisfies Record<string, () => Measured>;

type Name = keyof typeof contestants;

function measure(name: Name): Measured {
  freezeStates(false);
  return contestants[name]();
}

function assertSame(results: Record<Name, Measured[]>): void {
  const pairs: [Name, Name][] = [
    ['whole: replay', 'whole: NDJSON in place'],
    ['seek: replay, 100k', 'seek: JSON snapshots, 100k'],
  ];
  for (const pair of pairs) {
    const hashes = pair.flatMap((name) => results[name].map(({ hash }) => hash));
    if (new Set(hashes).size > 1) throw new Error(`${pair.join(' and ')} give different states`);
  }
}

async function main(): Promise<void> {
  const names = Object.keys(contestants) as Name[];
  const results = await withRecording(RECORDED, (file) =>
    takeTurns<Name, Measured>(import.meta.filename, names, ROUNDS, file),
  );
  assertSame(results);
  const ms = (name: Name) => median(results[name].map(({ whole = Number.NaN }) => whole));
  const seek = (name: Name, share: number) =>
    median(results[name].map(({ seeks: times = [] }) => percentile(times, share)));
  const json: Name = 'seek: JSON snapshots, 100k';
  const unit = 'ms';
  report(
    'Replay and seek',
    `A recorded session of the real site under a busy feed (1,000 markets). Whole: ${WHOLE.toLocaleString('en')} events from memory to the last state, ours with the snapshots it keeps, CPU time. Seek: ${SEEKS} random places, a snapshot every ${SNAPSHOT_EVERY} events, wall time to the state, the middle of three visits to a place. Medians of ${ROUNDS} fresh processes; same states.`,
    [
      {
        what: 'replay, whole',
        unit,
        ours: ms('whole: replay'),
        peer: { name: 'NDJSON, folded in place', value: ms('whole: NDJSON in place') },
      },
      {
        what: 'replay, whole',
        unit,
        ours: ms('whole: replay'),
        peer: { name: 'line through immer', value: ms('whole: immer') },
      },
      ...([0.5, 0.99] as const).map((share) => ({
        what: `seek in 100,000, p${share * 100}`,
        unit: 'ms' as const,
        ours: seek('seek: replay, 100k', share),
        peer: { name: 'JSON snapshots', value: seek(json, share) },
      })),
      { what: 'seek in 1,000,000, p50', unit, ours: seek('seek: replay, 1M', 0.5) },
      { what: 'seek in 1,000,000, p99', unit, ours: seek('seek: replay, 1M', 0.99), atMost: 1 },
    ],
  );
}

const name = contestant();
if (name === null) await main();
else answer(measure(name as Name));
