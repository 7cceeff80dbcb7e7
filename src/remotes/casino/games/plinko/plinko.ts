import { binomial } from '../../../../domain/casino/binomial.ts';
import { buckets } from '../../../../domain/casino/games/plinko.ts';
import { type Rational, rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';

export const ROWS = [8, 12, 16] as const;
export const RISKS = ['low', 'medium', 'high'] as const;

export interface Choice {
  readonly rows: (typeof ROWS)[number];
  readonly risk: (typeof RISKS)[number];
}

/** A plain table, not the one with the top prize. */
const PLAIN: Choice = { rows: 12, risk: 'low' };

type Fields = Readonly<Record<string, unknown>>;

/** A choice out of JSON that somebody wrote; null where it is none. */
function choiceIn(fields: Fields | null | undefined): Choice | null {
  const rows = ROWS.find((one) => one === fields?.['rows']);
  const risk = RISKS.find((one) => one === fields?.['risk']);
  return rows && risk ? { rows, risk } : null;
}

/** What is bet next: as chosen, as last time, or plain. */
export const choiceOf = (chosen: Fields | null | undefined, last: CasinoRound | null): Choice =>
  choiceIn(chosen) ?? choiceIn(last?.bet) ?? PLAIN;

/** The way of the ball, 1 to the right; null where it is not known. */
export function wayOf({ state: { draw } }: CasinoRound): readonly number[] | null {
  const isWay = Array.isArray(draw) && draw.every((bit) => bit === 0 || bit === 1);
  return isWay ? draw : null;
}

export const bucketOf = (way: readonly number[]): number => way.reduce((sum, bit) => sum + bit, 0);

/** What the buckets return, from left to right, as decimal text, each with its chance. */
export function prizesOf({ rows, risk }: Choice): { multiplier: string; chance: Rational }[] {
  const ways = 2n ** BigInt(rows);
  return buckets(rows, risk).map((multiplier, bucket) => ({
    multiplier,
    chance: rational(binomial(rows, bucket), ways),
  }));
}

/** Where something is on the board: pegs are one apart, rows too; the middle is 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a bucket. */
export const bucketX = (bucket: number, rows: number): number => bucket - rows / 2;

/** The pegs of all rows, the first with three. */
export const pegsOf = (rows: number): Point[] =>
  Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    Array.from({ length: row + 3 }, (_peg, peg) => ({ x: peg - (row + 2) / 2, y: row })),
  );

/** How high the ball springs from a peg. */
const SPRING = 0.35;

/**
 * Where the ball is when so much of its time has passed, 0 to 1: it falls upon a peg in each row, and springs
 * to the side that was drawn.
 */
export function ballAt(way: readonly number[], passed: number): Point {
  const rows = way.length;
  const fallen = Math.min(1, Math.max(0, passed)) * (rows + 1);
  const row = Math.min(rows, Math.floor(fallen));
  const part = Math.min(1, fallen - row);
  const drift = (count: number): number => bucketOf(way.slice(0, count)) - count / 2;
  if (row === 0) return { x: 0, y: part * part - 1.6 };
  const from = drift(row - 1);
  const to = drift(row);
  const height = part * part - 4 * SPRING * part * (1 - part);
  return { x: from + (to - from) * Math.min(1, part * 1.4), y: row - 1 - 0.6 + height };
}
