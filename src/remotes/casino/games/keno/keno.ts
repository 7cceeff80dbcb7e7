import { chances, paytable, tables } from '../../../../domain/casino/games/keno.ts';
import type { Rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { ratioOf } from '../../words/ratio.ts';

export const { numbers: NUMBERS, drawn: DRAWN } = tables;
export const MOST_PICKS = tables.pays.length;

type Fields = Readonly<Record<string, unknown>>;

const isPick = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= NUMBERS;

/** Picks out of JSON that somebody wrote; null where there are none. */
function picksIn(fields: Fields | null | undefined): readonly number[] | null {
  const picks = fields?.['picks'];
  if (!Array.isArray(picks)) return null;
  return [...new Set(picks.filter(isPick))].slice(0, MOST_PICKS).sort((a, b) => a - b);
}

/** What is picked next: as chosen, or as last time; the least first. */
export const picksOf = (
  chosen: Fields | null | undefined,
  last: CasinoRound | null,
): readonly number[] => picksIn(chosen) ?? picksIn(last?.bet) ?? [];

/** The picks with one more or, where it was picked, one fewer. */
export const toggled = (picks: readonly number[], number: number): number[] =>
  picks.includes(number) ? picks.filter((pick) => pick !== number) : [...picks, number];

/** The numbers in the order in which they were drawn; none where they are not known. */
export function drawnIn({ state: { draw } }: CasinoRound): readonly number[] {
  return Array.isArray(draw) ? draw.filter(isPick) : [];
}

/** What so many picks pay: for each number of hits its multiplier, as decimal text, and its chance. */
export function paysOf(count: number): { hits: number; multiplier: string; chance: Rational }[] {
  if (count === 0) return [];
  const all = chances({ count }).map(ratioOf);
  const multipliers = paytable(count);
  return all.map((chance, hits) => ({ hits, multiplier: multipliers[hits] ?? '0', chance }));
}

/** What a number of the grid is. */
export type Mark = 'free' | 'picked' | 'drawn' | 'hit';

export function markOf(number: number, picks: readonly number[], drawn: readonly number[]): Mark {
  const isDrawn = drawn.includes(number);
  if (picks.includes(number)) return isDrawn ? 'hit' : 'picked';
  return isDrawn ? 'drawn' : 'free';
}
