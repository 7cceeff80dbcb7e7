import { add, divide, multiply, type Rational, rational, ZERO } from '../../../kernel/rational.ts';
import { decimal, largestOf, payoutOf, ratioText } from '../exact.ts';
import { type FairSource, fairStream } from '../fair.ts';
import { fault, fieldsOf, listOf, optionOf, stakeOf, wholeOf } from '../input.ts';

const ROWS = [8, 12, 16] as const;
const RISKS = ['low', 'medium', 'high'] as const;

type Rows = (typeof ROWS)[number];
type Risk = (typeof RISKS)[number];

export interface PlinkoBet {
  /** In minor units. */
  readonly stake: number;
  readonly rows: Rows;
  readonly risk: Risk;
}

/** Multipliers from an edge to the middle; the other half is their mirror. */
export const tables: Readonly<Record<Rows, Readonly<Record<Risk, string>>>> = {
  8: { low: '5.7 2 1.1 1 0.5', medium: '14 2.8 1.3 0.7 0.4', high: '29 3.9 1.5 0.3 0.2' },
  12: {
    low: '12 3.1 1.8 1.5 1 1 0.5',
    medium: '40 7 4 2 1 0.7 0.3',
    high: '160 19 7 2 0.8 0.3 0.2',
  },
  16: {
    low: '18.1 5 2.5 1.4 1.3 1.2 1.1 1 0.5',
    medium: '105.1 20 8 5 2.5 1.8 1 0.5 0.3',
    high: '865 80 20 8 4 2.1 0.4 0.2 0.2',
  },
};

const TOP = 865;

/** The way of the ball, a row each: 1 is to the right. */
export function draw(seeds: FairSource, setup: Pick<PlinkoBet, 'rows'>): number[] {
  const rows = rowsOf(setup);
  const stream = fairStream(seeds);
  return Array.from({ length: rows }, () => stream.int(2));
}

/** The bucket is how often the ball went to the right. */
export function settle(
  bits: readonly number[],
  bet: Pick<PlinkoBet, 'stake' | 'risk'>,
): { bucket: number; multiplier: string; payout: number } {
  const { stake, risk } = read(bet);
  const way = listOf(bits, 8, 16, 'seed').map((bit): number => wholeOf(bit, 0, 1, 'seed'));
  const bucket = way.reduce((sum, bit) => sum + bit, 0);
  const rows = optionOf(way.length, ROWS, 'seed');
  const multiplier = buckets(rows, risk)[bucket] ?? fault('seed', 'no bucket');
  return { bucket, multiplier, payout: payoutOf(stake, decimal(multiplier)) };
}

/** The multipliers of all buckets, from left to right, as decimal text. */
export function buckets(rows: Rows, risk: Risk): readonly string[] {
  const half = tables[rows][risk].split(' ');
  return [...half, ...half.toReversed().slice(1)];
}

export function rtp(setup: Pick<PlinkoBet, 'rows' | 'risk'>): string {
  const rows = rowsOf(setup);
  let ways: Rational = rational(1n, 2n ** BigInt(rows));
  let sum = ZERO;
  for (const [bucket, multiplier] of buckets(rows, riskOf(setup)).entries()) {
    sum = add(sum, multiply(ways, decimal(multiplier)));
    ways = divide(multiply(ways, rational(BigInt(rows - bucket))), rational(BigInt(bucket + 1)));
  }
  return ratioText(sum);
}

export function stakedOn(bet: PlinkoBet): number {
  rowsOf(bet);
  return read(bet).stake;
}

export function largestMultiplier(bet: PlinkoBet): string {
  return largestOf(buckets(rowsOf(bet), riskOf(bet)).map(decimal));
}

function rowsOf(setup: object): Rows {
  return optionOf(fieldsOf(setup, 'bet')['rows'], ROWS, 'bet');
}

function riskOf(setup: object): Risk {
  return optionOf(fieldsOf(setup, 'bet')['risk'], RISKS, 'bet');
}

function read(bet: object) {
  return { risk: riskOf(bet), stake: stakeOf(fieldsOf(bet, 'bet')['stake'], TOP) };
}
