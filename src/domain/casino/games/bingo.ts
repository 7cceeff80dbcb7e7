import { add, multiply, type Rational, rational, ZERO } from '../../../kernel/rational.ts';
import { binomial } from '../binomial.ts';
import { ratioText } from '../exact.ts';
import { type FairSource, fairStream } from '../fair.ts';
import { distinctOf, fault, fieldsOf, listOf, stakeOf, wholeOf } from '../input.ts';

export interface BingoBet {
  /** Of the ticket, in minor units. */
  readonly stake: number;
  /** Five rows of five; the one in the middle is 0, and free. */
  readonly ticket: readonly number[];
}

export const tables = {
  numbers: 75,
  drawn: 40,
  side: 5,
  /** What no, one, two … twelve lines return. */
  pays: [0, 1, 2, 8, 30, 100, 250, 500, 1_000, 1_000, 1_000, 1_000, 1_000],
};

const { side: SIDE, numbers: NUMBERS, drawn: DRAWN } = tables;
const TOP = 1_000;
const CELLS = SIDE * SIDE;
const FREE = (CELLS - 1) / 2;
const A_COLUMN = NUMBERS / SIDE;
const INDICES = Array.from({ length: SIDE }, (_, index) => index);

/** The cells of rows, columns and diagonals. */
const LINES: readonly (readonly number[])[] = [
  ...INDICES.map((row) => INDICES.map((column) => SIDE * row + column)),
  ...INDICES.map((column) => INDICES.map((row) => SIDE * row + column)),
  INDICES.map((index) => (SIDE + 1) * index),
  INDICES.map((index) => (SIDE - 1) * (index + 1)),
];

/** A ticket from its buyer's own seeds: 1 to 15 in the first column, 16 to 30 in the second, and on. */
export function ticket(seeds: FairSource): number[] {
  const stream = fairStream(seeds);
  const columns = INDICES.map((column) => {
    const hasFree = column === (SIDE - 1) / 2;
    const places = stream.shuffle(A_COLUMN, hasFree ? SIDE - 1 : SIDE);
    const numbers = places.map((place) => place + 1 + A_COLUMN * column);
    return hasFree ? numbers.toSpliced((SIDE - 1) / 2, 0, 0) : numbers;
  });
  return INDICES.flatMap((row) => columns.map((column) => column[row] ?? 0));
}

/** Forty numbers of 1 to 75, in the order in which they were drawn. */
export function draw(seeds: FairSource): number[] {
  return fairStream(seeds)
    .shuffle(NUMBERS, DRAWN)
    .map((place) => place + 1);
}

export function settle(balls: readonly number[], bet: BingoBet): { lines: number; payout: number } {
  const { stake, cells } = read(bet);
  const range = { count: [DRAWN, DRAWN], of: [1, NUMBERS] } as const;
  const lines = linesOn(cells, distinctOf(balls, range, 'seed'));
  return { lines, payout: stake * (tables.pays[lines] ?? 0) };
}

/** How many rows, columns and diagonals of a ticket are complete by these numbers. */
export function linesOn(ticket: readonly number[], balls: readonly number[]): number {
  const hit = new Set([0, ...balls]);
  return LINES.filter((line) => line.every((cell) => hit.has(ticket[cell] ?? -1))).length;
}

/** The chances of no, one … twelve lines, "num/den". */
export function chances(): string[] {
  return exactly().map(ratioText);
}

export function rtp(): string {
  const parts = exactly().map((chance, lines) =>
    multiply(chance, rational(BigInt(tables.pays[lines] ?? 0))),
  );
  return ratioText(parts.reduce(add, ZERO));
}

export function stakedOn(bet: BingoBet): number {
  return read(bet).stake;
}

export function largestMultiplier(bet: BingoBet): string {
  read(bet);
  return `${TOP}/1`;
}

/**
 * By inclusion and exclusion over the 4,096 sets of lines: how likely a set is complete depends only on how
 * many cells it has.
 */
function exactly(): Rational[] {
  const complete = LINES.map(() => 0n);
  complete.push(0n);
  for (let set = 0; set < 1 << LINES.length; set += 1) {
    const lines = LINES.filter((_, line) => set & (1 << line));
    const cells = new Set(lines.flat().filter((cell) => cell !== FREE)).size;
    complete[lines.length] =
      (complete[lines.length] ?? 0n) + binomial(NUMBERS - cells, DRAWN - cells);
  }
  return complete.map((_, wanted) => {
    const ways = complete.reduce((sum, count, lines) => {
      const sign = (lines - wanted) % 2 === 0 ? 1n : -1n;
      return sum + sign * binomial(lines, wanted) * count;
    }, 0n);
    return rational(ways, binomial(NUMBERS, DRAWN));
  });
}

function read(bet: BingoBet): { stake: number; cells: readonly number[] } {
  const fields = fieldsOf(bet, 'bet');
  const cells = listOf(fields['ticket'], CELLS, CELLS, 'bet').map((number, cell) => {
    if (cell === FREE) return wholeOf(number, 0, 0, 'bet');
    const first = A_COLUMN * (cell % SIDE);
    return wholeOf(number, first + 1, first + A_COLUMN, 'bet');
  });
  if (new Set(cells).size < CELLS) fault('bet', 'a number twice');
  return { stake: stakeOf(fields['stake'], TOP), cells };
}
