import { add, multiply, type Rational, rational, ZERO } from '../../../kernel/rational.ts';
import { binomial } from '../binomial.ts';
import { decimal, largestOf, payoutOf, ratioText } from '../exact.ts';
import { type FairSource, fairStream } from '../fair.ts';
import { distinctOf, fieldsOf, stakeOf, wholeOf } from '../input.ts';

export interface KenoBet {
  /** In minor units. */
  readonly stake: number;
  /** One to ten numbers of 1 to 80. */
  readonly picks: readonly number[];
}

/** How many numbers are picked. */
export interface KenoSetup {
  readonly count: number;
}

/** For one to ten picks, what 0, 1, 2 … hits return. */
export const tables = {
  numbers: 80,
  drawn: 20,
  pays: [
    '0 3.8',
    '0 1 9.5',
    '0 0 4 28',
    '0 0 1.5 6 120',
    '0 0 0 5 20 440',
    '0 0 0 2 9 80 1400',
    '0 0 0 1 4 30 250 5000',
    '0 0 0 0 3 15 95 1000 10000',
    '0 0 0 0 1 8 45 300 4000 10000',
    '2 0 0 0 0 4 25 150 700 4500 10000',
  ],
};

const TOP = 10_000;
const MOST_PICKS = tables.pays.length;
const PICKS = { count: [1, MOST_PICKS], of: [1, tables.numbers] } as const;
const DRAWN = { count: [tables.drawn, tables.drawn], of: [1, tables.numbers] } as const;

/** Twenty numbers of 1 to 80, in the order in which they were drawn. */
export function draw(seeds: FairSource): number[] {
  const places = fairStream(seeds).shuffle(tables.numbers, tables.drawn);
  return places.map((place) => place + 1);
}

export function settle(
  numbers: readonly number[],
  bet: KenoBet,
): { hits: number; multiplier: string; payout: number } {
  const { stake, picks } = read(bet);
  const drawn = new Set(distinctOf(numbers, DRAWN, 'seed'));
  const hits = picks.filter((pick) => drawn.has(pick)).length;
  const multiplier = paytable(picks.length)[hits] ?? '0';
  return { hits, multiplier, payout: payoutOf(stake, decimal(multiplier)) };
}

/** The multipliers of no, one, two … hits, as decimal text. */
export function paytable(count: number): readonly string[] {
  return tables.pays[count - 1]?.split(' ') ?? [];
}

/** The chances of no, one, two … hits, "num/den". */
export function chances(setup: KenoSetup): string[] {
  return chancesOf(countIn(setup)).map(ratioText);
}

export function rtp(setup: KenoSetup): string {
  const count = countIn(setup);
  const pays = paytable(count).map(decimal);
  const parts = chancesOf(count).map((chance, hits) => multiply(chance, pays[hits] ?? ZERO));
  return ratioText(parts.reduce(add, ZERO));
}

export function stakedOn(bet: KenoBet): number {
  return read(bet).stake;
}

export function largestMultiplier(bet: KenoBet): string {
  return largestOf(paytable(read(bet).picks.length).map(decimal));
}

function chancesOf(count: number): Rational[] {
  const { numbers, drawn } = tables;
  return Array.from({ length: count + 1 }, (_, hits) =>
    rational(
      binomial(count, hits) * binomial(numbers - count, drawn - hits),
      binomial(numbers, drawn),
    ),
  );
}

function countIn(setup: KenoSetup): number {
  return wholeOf(fieldsOf(setup, 'bet')['count'], 1, MOST_PICKS, 'bet');
}

function read(bet: KenoBet) {
  const fields = fieldsOf(bet, 'bet');
  return {
    picks: distinctOf(fields['picks'], PICKS, 'bet'),
    stake: stakeOf(fields['stake'], TOP),
  };
}
