import { chances, paytable, tables } from '../../../../domain/casino/games/keno.ts';
import { compare, type Rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { listIn } from '../../words/json.ts';
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

/** The numbers in the order in which they were drawn; none where they are not known. */
export const drawnIn = (draw: unknown): readonly number[] => listIn(draw).filter(isPick);

/** Which of a round's picks were drawn. */
export const hitsOf = ({ bet }: CasinoRound, drawn: readonly number[]): readonly number[] =>
  picksOf(bet, null).filter((pick) => drawn.includes(pick));

type Pay = { hits: number; multiplier: string; chance: Rational };

/** What so many picks pay: for each number of hits its multiplier, as decimal text, and its chance. */
export function paysOf(count: number): Pay[] {
  if (count === 0) return [];
  const all = chances({ count }).map(ratioOf);
  const multipliers = paytable(count);
  return all.map((chance, hits) => ({ hits, multiplier: multipliers[hits] ?? '0', chance }));
}

/** The best that so many picks can come to; undefined for none. */
export const topOf = (count: number) => {
  const [first, ...rest] = paysOf(count).map((pay) => ({ ...pay, top: ratioOf(pay.multiplier) }));
  return rest.reduce((top, pay) => (top && compare(pay.top, top.top) <= 0 ? top : pay), first);
};
