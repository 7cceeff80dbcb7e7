/** What does an event of a real session cost the page, and what do its checkpoints? */
import { createHash } from 'node:crypto';
import { createBus } from '../src/bus/bus.ts';
import { createClock } from '../src/bus/clock.ts';
import type { AnyInput } from '../src/bus/input.ts';
import type { AnyEvent } from '../src/events/catalogue.ts';
import { createCheckpoints } from '../src/log/check/checkpoint.ts';
import { type Fold, freezeStates } from '../src/projections/fold.ts';
import { createOwner } from '../src/projections/owner.ts';
import { siteFold } from '../src/projections/state.ts';
import { immerFold } from './site/immer-fold.ts';
import { readRecording, withRecording } from './support/recording.ts';
import { report } from './support/report.ts';
import { collectGarbage, cpuTime, median } from './support/stats.ts';
import { answer, contestant, givenFile, takeTurns } from './support/turns.ts';

const WARM = 40_000;
const MANY = 100_000;
const EVERY = 500;
const ROUNDS = 3;

/** Takes events in, the first WARM untimed; CPU nanoseconds for each of the others. */
function timed(events: readonly AnyEvent[], send: (event: AnyEvent) => void): number {
  for (const event of events.slice(0, WARM)) send(event);
  collectGarbage();
  const rest = events.slice(WARM);
  const start = cpuTime();
  for (const event of rest) send(event);
  return (cpuTime() - start) / rest.length;
}

/** As the runtime does it, with a subscriber in the recorder's place. */
function live<State extends object>(fold: Fold<State>, events: readonly AnyEvent[]): number {
  let state = fold.initial();
  let log: unknown[] = [];
  const bus = createBus({
    clock: createClock(Date.now),
    fold(event) {
      ({ state } = fold.live(state, event));
    },
  });
  bus.events$.subscribe((event) => {
    log.push(event);
    if (log.length === 2 * EVERY) log = [];
  });
  return timed(events, (event) => bus.publish(event as AnyInput));
}

function inPlace(events: readonly AnyEvent[]): number {
  const state = siteFold.initial();
  const owner = createOwner();
  return timed(events, (event) => siteFold.inPlace(state, event, owner));
}

/**
 * Nanoseconds an event that making something of the state every so often comes to, between live
 * events as on the page. The median: one that another process interrupted does not count.
 */
function checkpoints(
  events: readonly AnyEvent[],
  make: (state: object, event: AnyEvent) => void,
): number {
  let state = siteFold.initial();
  const spent: number[] = [];
  for (const event of events) {
    state = siteFold.live(state, event).state;
    if ((event.seq + 1) % EVERY !== 0) continue;
    const start = performance.now();
    make(state, event);
    if (event.seq >= WARM) spent.push(performance.now() - start);
  }
  return (median(spent) * 1e6) / EVERY;
}

const contestants = {
  live: (events) => live(siteFold, events),
  'line through immer': (events) => live(immerFold, events),
  'fold in place': inPlace,
  checkpoints(events) {
    const due = createCheckpoints(EVERY);
    return checkpoints(events, (state, event) => due.after(event, state));
  },
  'JSON and SHA-256 of the state': (events) =>
    checkpoints(events, (state) =>
      createHash('sha256').update(JSON.stringify(state)).digest('hex'),
    ),
} satisfies Record<string, (events: readonly AnyEvent[]) => number>;

type Name = keyof typeof contestants;

function measure(name: Name): number {
  freezeStates(false);
  const events = readRecording(givenFile()).filter(({ type }) => type !== 'log.checkpointed');
  return contestants[name](events);
}

async function main(): Promise<void> {
  const names = Object.keys(contestants) as Name[];
  const results = await withRecording(WARM + MANY, (file) =>
    takeTurns<Name, number>(import.meta.filename, names, ROUNDS, file),
  );
  const ns = (name: Name) => median(results[name]);
  const peer = (name: Name) => ({ name, value: ns(name) });
  report(
    'A session of the real site',
    `A recorded session under a busy feed (1,000 markets, 95 % batches of one to four changes, a coupon of four to six that follows them): ${MANY.toLocaleString('en')} events after ${WARM.toLocaleString('en')} to warm up; CPU time an event, median of ${ROUNDS} fresh processes. Live is bus, fold and log append; checkpoints come every ${EVERY} events.`,
    [
      {
        what: 'live event of the site',
        unit: 'ns',
        ours: ns('live'),
        peer: peer('line through immer'),
      },
      { what: 'live event of the site', unit: 'ns', ours: ns('live'), peer: peer('fold in place') },
      {
        what: 'checkpoint, shared among its events',
        unit: 'ns',
        ours: ns('checkpoints'),
        peer: peer('JSON and SHA-256 of the state'),
        atMost: 1_000,
      },
    ],
  );
}

const name = contestant();
if (name === null) await main();
else answer(measure(name as Name));
