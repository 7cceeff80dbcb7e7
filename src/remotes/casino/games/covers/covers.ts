import { coversOf, rtp } from '../../../../domain/casino/games/covers.ts';
import { type Rational, rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { picksIn } from '../../table/choices.ts';

/** The list of covers that is played for money. */
export const SETUP = { preset: 'memory' } as const;

/** The prizes under the covers, in stakes. */
export const { prizes: PRIZES } = coversOf(SETUP);

/** Each prize once, the smallest first. */
export const DIFFERENT: readonly string[] = [...new Set(PRIZES)];

/** The chance to lift two of one prize: two covers of it, and so many pairs of covers. */
export const chanceOfEach: Rational = rational(
  2n,
  BigInt(PRIZES.length) * BigInt(PRIZES.length - 1),
);

/** The chance of any pair. */
export const chanceOfAny: Rational = rational(1n, BigInt(PRIZES.length - 1));

export const returnedOnAverage: string = rtp(SETUP);

/** What lies under each cover, as far as it may be seen; null where it may not. */
function prizesIn({ state: { draw } }: CasinoRound): (string | null)[] {
  const places: unknown[] = Array.isArray(draw) ? draw : [];
  return PRIZES.map((_, cover) => {
    const place = places[cover];
    return typeof place === 'number' ? (PRIZES[place] ?? null) : null;
  });
}

/** What was lifted, in its order. */
export function liftedIn(round: CasinoRound): string[] {
  const prizes = prizesIn(round);
  return picksIn(round).flatMap((pick) => prizes[pick] ?? []);
}

/** How a cover is seen: `left` is one that was opened when the round was over. */
export type Cover = 'covered' | 'lifted' | 'left';

export interface SeenCover {
  readonly cover: Cover;
  readonly prize: string | null;
}

export function coversIn(round: CasinoRound | null): SeenCover[] {
  const prizes = round ? prizesIn(round) : PRIZES.map(() => null);
  const picks = round ? picksIn(round) : [];
  return prizes.map((prize, place) => ({
    cover: prize === null ? 'covered' : picks.includes(place) ? 'lifted' : 'left',
    prize,
  }));
}
