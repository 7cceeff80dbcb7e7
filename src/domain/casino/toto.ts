import { fault, fieldsOf, listOf, optionOf, wholeOf } from './input.ts';

const MARKS = ['1', 'X', '2', '1X', '12', 'X2', '1X2'] as const;

/** The results of a match that are marked for it. */
export type TotoMark = (typeof MARKS)[number];

export interface TotoCoupon {
  readonly id: string;
  /** One for each match. */
  readonly marks: readonly TotoMark[];
  /** What each combination costs, in minor units. */
  readonly unit: number;
}

export interface TotoSales {
  readonly coupons: readonly TotoCoupon[];
  /** What the draw before left, in minor units. */
  readonly jackpot: number;
}

/** Combinations of so many hits, what they share and how much was staked on them. */
export interface TotoCategory {
  readonly hits: number;
  readonly amount: number;
  readonly units: number;
}

/** Money in minor units; `pool + jackpot before = retained + payouts + jackpot`. */
export interface TotoOutcome {
  readonly isVoid: boolean;
  readonly pool: number;
  readonly retained: number;
  /** From all hits down; none where the draw is void. */
  readonly categories: readonly TotoCategory[];
  /** By coupon, nothing included. */
  readonly payouts: Readonly<Record<string, number>>;
  /** What the next draw begins with. */
  readonly jackpot: number;
}

export const tables = {
  matches: [14, 15],
  most: 20_000,
  retainedPercent: 10,
  /** Of the pool, for all hits, one less, and on. */
  percents: [35, 20, 15, 10, 10],
  voidAbove: 3,
};

const RESULTS = /^[1X2V]{14,15}$/;
const MOST_COUPONS = 1_000_000;
const LONGEST_ID = 128;

/** How many combinations the marks are. */
export function combos(marks: readonly TotoMark[]): number {
  const [fewest = 0, most = 0] = tables.matches;
  return combinationsOf(marksOf(marks, fewest, most));
}

/**
 * The results are a letter for each match, `1`, `X`, `2`, or `V` where it is void: then every mark hits. With
 * more than three void matches the draw is, and everybody gets their stake back.
 */
export function settle(results: string, sales: TotoSales): TotoOutcome {
  if (typeof results !== 'string' || !RESULTS.test(results)) return fault('bet', 'no results');
  const fields = fieldsOf(sales, 'bet');
  const before = BigInt(wholeOf(fields['jackpot'], 0, Number.MAX_SAFE_INTEGER, 'stake'));
  const coupons = couponsOf(fields['coupons'], results.length);
  const costs = coupons.map(({ marks, unit }) => BigInt(combinationsOf(marks)) * BigInt(unit));
  const pool = costs.reduce(plus, 0n);
  if (pool + before > BigInt(Number.MAX_SAFE_INTEGER)) fault('stake', 'more than can be counted');
  const voided = [...results].filter((result) => result === 'V').length;
  if (voided > tables.voidAbove) {
    const nothing = { retained: 0n, categories: [] };
    return outcomeOf(coupons, { isVoid: true, pool, ...nothing, paid: costs, before });
  }
  const units = coupons.map(({ marks, unit }) =>
    hitsOf(marks, results).map((many) => many * BigInt(unit)),
  );
  const categories = tables.percents.map((percent, misses) => {
    const hits = results.length - misses;
    const amount = percentOf(pool, percent) + (misses === 0 ? before : 0n);
    return { hits, amount, units: units.map((each) => each[hits] ?? 0n).reduce(plus, 0n) };
  });
  const paid = units.map((each) => shareOf(each, categories));
  const retained = percentOf(pool, tables.retainedPercent);
  return outcomeOf(coupons, { isVoid: false, pool, retained, categories, paid, before });
}

interface Category {
  readonly hits: number;
  readonly amount: bigint;
  readonly units: bigint;
}

/** What a coupon gets of all categories, by what was staked on its combinations of so many hits. */
function shareOf(units: readonly bigint[], categories: readonly Category[]): bigint {
  const won = categories.filter((category) => category.units > 0n);
  return won
    .map((category) => (category.amount * (units[category.hits] ?? 0n)) / category.units)
    .reduce(plus, 0n);
}

interface Reckoned {
  readonly isVoid: boolean;
  readonly pool: bigint;
  readonly retained: bigint;
  readonly categories: readonly Category[];
  readonly paid: readonly bigint[];
  readonly before: bigint;
}

/** What is not paid, roundings included, is the next jackpot. */
function outcomeOf(coupons: readonly TotoCoupon[], reckoned: Reckoned): TotoOutcome {
  const { isVoid, pool, retained, categories, paid, before } = reckoned;
  return {
    isVoid,
    pool: Number(pool),
    retained: Number(retained),
    categories: categories.map(({ hits, amount, units }) => ({
      hits,
      amount: Number(amount),
      units: Number(units),
    })),
    payouts: Object.fromEntries(coupons.map(({ id }, at) => [id, Number(paid[at] ?? 0n)])),
    jackpot: Number(pool + before - retained - paid.reduce(plus, 0n)),
  };
}

/** How many combinations have no, one, two … hits: the coefficients of Π (misses + hits · z). */
function hitsOf(marks: readonly TotoMark[], results: string): bigint[] {
  const ways = [1n, ...marks.map(() => 0n)];
  for (const [match, mark] of marks.entries()) {
    const result = results[match] ?? 'V';
    const hits = result === 'V' ? mark.length : mark.includes(result) ? 1 : 0;
    const [hit, miss] = [BigInt(hits), BigInt(mark.length - hits)];
    for (let at = match + 1; at >= 0; at -= 1) {
      ways[at] = (ways[at] ?? 0n) * miss + (ways[at - 1] ?? 0n) * hit;
    }
  }
  return ways;
}

function percentOf(pool: bigint, percent: number): bigint {
  return (pool * BigInt(percent)) / 100n;
}

function plus(a: bigint, b: bigint): bigint {
  return a + b;
}

function combinationsOf(marks: readonly TotoMark[]): number {
  const many = marks.reduce((product, mark) => product * mark.length, 1);
  return many <= tables.most ? many : fault('bet', 'too many combinations');
}

function marksOf(value: unknown, fewest: number, most: number): TotoMark[] {
  return listOf(value, fewest, most, 'bet').map((mark) => optionOf(mark, MARKS, 'bet'));
}

function couponsOf(value: unknown, matches: number): TotoCoupon[] {
  const coupons = listOf(value, 0, MOST_COUPONS, 'bet').map((coupon) => {
    const { id, marks, unit } = fieldsOf(coupon, 'bet');
    return {
      id: idOf(id),
      marks: marksOf(marks, matches, matches),
      unit: wholeOf(unit, 1, Number.MAX_SAFE_INTEGER, 'stake'),
    };
  });
  const ids = new Set(coupons.map(({ id }) => id));
  return ids.size === coupons.length ? coupons : fault('bet', 'a coupon twice');
}

function idOf(value: unknown): string {
  if (typeof value !== 'string' || value === '' || value.length > LONGEST_ID) {
    return fault('bet', 'no name of a coupon');
  }
  return value;
}
