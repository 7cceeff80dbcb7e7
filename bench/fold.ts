/** How fast does an event become state? Ours runs bus, table and log append; the peers fold only. */
import { byHand } from './fold/by-hand.ts';
import type { Contestant } from './fold/contestant.ts';
import { ours } from './fold/ours.ts';
import { inPlace, reduxToolkit, zustand } from './fold/peers.ts';
import { checksum, inputs } from './fold/workload.ts';
import { report } from './support/report.ts';
import { collectGarbage, cpuTime, median } from './support/stats.ts';
import { answer, contestant, takeTurns } from './support/turns.ts';

const contestants = {
  ours: () => ours(),
  'Redux Toolkit, nested': () => reduxToolkit('nested'),
  'Redux Toolkit, flat': () => reduxToolkit('flat'),
  'zustand + immer, nested': () => zustand('nested'),
  'zustand + immer, flat': () => zustand('flat'),
  'switch by hand, nested': () => byHand(),
  'mutation in place': () => inPlace(),
} satisfies Record<string, () => Contestant>;

type Name = keyof typeof contestants;

interface Measured {
  /** CPU nanoseconds an event. */
  readonly ns: number;
  /** Of the states after FEW events, and after WARM where there was time for so many. */
  readonly checksums: readonly number[];
}

const FEW = 5_000;
/** So many until everything is compiled and the heap has its size. */
const WARM = 100_000;
const MOST = 400_000;
/** Events made at a time: they come fresh, as they do from a feed. */
const BLOCK = 5_000;
/** A contestant slower than this is timed with few events. */
const SLOW_NS = 30_000;
const LONG_ENOUGH_NS = 1e9;
const ROUNDS = 3;

function timed(one: Contestant, count: number, seed: number): number {
  collectGarbage();
  let spent = 0;
  for (let done = 0; done < count; done += BLOCK) {
    const shaped = inputs(BLOCK, seed + done).map((input) => one.shape(input));
    const start = cpuTime();
    for (const event of shaped) one.send(event);
    spent += cpuTime() - start;
  }
  return spent / (Math.ceil(count / BLOCK) * BLOCK);
}

function measure(name: Name): Measured {
  const few = contestants[name]();
  const cold = timed(few, FEW, 1);
  const checksums = [checksum(few.outcome())];
  if (cold > SLOW_NS) return { ns: timed(few, FEW, 2), checksums };
  const one = contestants[name]();
  const rough = timed(one, WARM, 3);
  checksums.push(checksum(one.outcome()));
  return { ns: timed(one, Math.min(MOST, LONG_ENOUGH_NS / rough), 4), checksums };
}

/** A benchmark of different work would compare nothing. */
function assertSame(results: Record<Name, Measured[]>): void {
  for (const place of [0, 1]) {
    const sums = Object.values(results).flatMap((rounds) =>
      rounds.map((one) => one.checksums[place]),
    );
    if (new Set(sums.filter((sum) => sum !== undefined)).size > 1) {
      throw new Error(`the contestants end with different states: ${sums.join(', ')}`);
    }
  }
}

async function main(): Promise<void> {
  const names = Object.keys(contestants) as Name[];
  const results = await takeTurns<Name, Measured>(import.meta.filename, names, ROUNDS);
  assertSame(results);
  const ns = (name: Name) => median(results[name].map((one) => one.ns));
  const beside = (name: Name, atLeast?: number) => ({
    what: 'live event to state',
    unit: 'ns' as const,
    ours: ns('ours'),
    peer: { name, value: ns(name) },
    ...(atLeast !== undefined && { atLeast }),
  });
  report(
    'An event becomes state',
    `20 read models, 200 event types, 1,000 live selections; CPU time an event once warm, median of ${ROUNDS} fresh processes each. Ours goes from publish over fold to a subscriber that appends to a log.`,
    [
      beside('Redux Toolkit, nested', 10),
      beside('Redux Toolkit, flat'),
      beside('zustand + immer, nested'),
      beside('zustand + immer, flat'),
      beside('switch by hand, nested'),
      beside('mutation in place', 0.2),
    ],
  );
}

const name = contestant();
if (name === null) await main();
else answer(measure(name as Name));
