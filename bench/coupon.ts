/** What does a large system cost beside walking through its combinations? */
import { evaluateCoupon } from '../src/domain/coupon.ts';
import { report } from './support/report.ts';
import { cpuTime, median } from './support/stats.ts';
import { answer, contestant, takeTurns } from './support/turns.ts';

const ROUNDS = 3;
const LONG_ENOUGH_NS = 500_000_000;
const DECIMALS = 100n;

const coefsOf = (legs: number): string[] =>
  Array.from({ length: legs }, (_, i) => `${1 + (i % 5)}.${10 + ((i * 37) % 90)}`);

/** Sum of the products of all combinations: in hundredths to the power of their size, exact. */
function exactSum(prices: readonly bigint[], from: number, size: number, product: bigint): bigint {
  if (size === 0) return product;
  let sum = 0n;
  for (let i = from; i <= prices.length - size; i += 1) {
    sum += exactSum(prices, i + 1, size - 1, product * (prices[i] ?? 0n));
  }
  return sum;
}

/** The same in floating point, which a bookmaker could not pay out by. */
function roughSum(prices: readonly number[], from: number, size: number, product: number): number {
  if (size === 0) return product;
  let sum = 0;
  for (let i = from; i <= prices.length - size; i += 1) {
    sum += roughSum(prices, i + 1, size - 1, product * (prices[i] ?? 0));
  }
  return sum;
}

interface Measured {
  readonly us: number;
  /** What a stake of 1 unit a combination would return, in whole units. */
  readonly returned: string;
}

function timed(call: () => string): Measured {
  const began = cpuTime();
  const returned = call();
  const first = cpuTime() - began;
  if (first > LONG_ENOUGH_NS) return { us: first / 1000, returned };
  let calls = 0;
  const start = cpuTime();
  for (; cpuTime() - start < LONG_ENOUGH_NS; calls += 1) call();
  return { us: (cpuTime() - start) / 1000 / calls, returned };
}

/** Pascal's triangle: in how many ways so many of them can be chosen. */
function combinations(legs: number, size: number): number {
  let count = 1;
  for (let i = 1; i <= size; i += 1) count = (count * (legs - size + i)) / i;
  return Math.round(count);
}

function ours(legs: number, size: number): Measured {
  const list = coefsOf(legs).map((coef, i) => ({ coef, eventId: String(i) }));
  const stake = String(combinations(legs, size));
  const input = { typeId: 2 as const, stake, minorUnits: 2, legs: list, systemValue: size };
  return timed(() => evaluateCoupon(input).possibleWin.replace(/\..*/, ''));
}

function exact(legs: number, size: number): Measured {
  const prices = coefsOf(legs).map((coef) => BigInt(coef.replace('.', '')));
  return timed(() => String(exactSum(prices, 0, size, 1n) / DECIMALS ** BigInt(size)));
}

const contestants = {
  '8 of 16, ours': () => ours(16, 8),
  '8 of 16, exact enumeration': () => exact(16, 8),
  '15 of 30, ours': () => ours(30, 15),
  '15 of 30, rough enumeration': () =>
    timed(() => String(Math.floor(roughSum(coefsOf(30).map(Number), 0, 15, 1)))),
} satisfies Record<string, () => Measured>;

type Name = keyof typeof contestants;

async function main(): Promise<void> {
  const names = Object.keys(contestants) as Name[];
  const results = await takeTurns<Name, Measured>(import.meta.filename, names, ROUNDS);
  const [small] = results['8 of 16, ours'];
  if (small?.returned !== results['8 of 16, exact enumeration'][0]?.returned) {
    throw new Error('the coupon and the enumeration come to different sums');
  }
  const us = (name: Name) => median(results[name].map((one) => one.us));
  report(
    'A coupon is reckoned',
    `Systems with every leg of another event: combinations, coefficient and possible win, exact. The peers walk through the combinations: exactly, with the same result, or in floating point where exactness would take minutes. CPU time a coupon, median of ${ROUNDS} fresh processes.`,
    [
      {
        what: 'system 8 of 16 (12,870 combinations)',
        unit: 'µs',
        ours: us('8 of 16, ours'),
        peer: { name: 'exact enumeration', value: us('8 of 16, exact enumeration') },
      },
      {
        what: 'system 15 of 30 (155,117,520)',
        unit: 'µs',
        ours: us('15 of 30, ours'),
        peer: { name: 'enumeration in floats', value: us('15 of 30, rough enumeration') },
        atLeast: 100,
      },
    ],
  );
}

const name = contestant();
if (name === null) await main();
else answer(contestants[name as Name]());
