import { type CoversSetup, coversOf, rtp } from '../../../../domain/casino/games/covers.ts';
import { add, type Rational, rational, ZERO } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { picksIn } from '../../table/choices.ts';
import { ratioOf } from '../../words/ratio.ts';

/** A list of covers as its page tells of it. */
export interface CoverList {
  readonly setup: CoversSetup;
  /** How many are lifted: one, or two that have to be alike. */
  readonly picks: number;
  /** The prizes under the covers, in stakes. */
  readonly prizes: readonly string[];
  /** Each prize once, the smallest first, with the chance that it is paid. */
  readonly different: readonly { readonly prize: string; readonly chance: Rational }[];
  readonly top: { readonly multiplier: Rational; readonly chance: Rational };
  /** The chance that more comes back than was staked. */
  readonly more: Rational;
  readonly returnedOnAverage: string;
}

/** The chance to lift this prize, or two of it. */
function chanceOf(prize: string, prizes: readonly string[], picks: number): Rational {
  const all = BigInt(prizes.length);
  const alike = BigInt(prizes.filter((one) => one === prize).length);
  if (picks === 1) return rational(alike, all);
  return rational(alike * (alike - 1n), all * (all - 1n));
}

/** The list of a preset. */
export function coverListOf(preset: CoversSetup['preset']): CoverList {
  const setup = { preset };
  const { picks, prizes } = coversOf(setup);
  const different = [...new Set(prizes)].map((prize) => ({
    prize,
    chance: chanceOf(prize, prizes, picks),
  }));
  const last = different.at(-1);
  const more = different
    .filter(({ prize }) => Number(prize) > 1)
    .reduce((sum, { chance }) => add(sum, chance), ZERO);
  return {
    ...{ setup, picks, prizes, different, more, returnedOnAverage: rtp(setup) },
    top: { multiplier: ratioOf(last?.prize ?? '0'), chance: last?.chance ?? ZERO },
  };
}

/** What lies under each cover, as far as it may be seen; null where it may not. */
function prizesIn({ prizes }: CoverList, { state: { draw } }: CasinoRound): (string | null)[] {
  const places: unknown[] = Array.isArray(draw) ? draw : [];
  return prizes.map((_, cover) => {
    const place = places[cover];
    return typeof place === 'number' ? (prizes[place] ?? null) : null;
  });
}

/** What was lifted, in its order. */
export function liftedIn(list: CoverList, round: CasinoRound): string[] {
  const prizes = prizesIn(list, round);
  return picksIn(round).flatMap((pick) => prizes[pick] ?? []);
}

/** How a cover is seen: `left` is one that was opened when the round was over. */
export type Cover = 'covered' | 'lifted' | 'left';

export interface SeenCover {
  readonly cover: Cover;
  readonly prize: string | null;
}

export function coversIn(list: CoverList, round: CasinoRound | null): SeenCover[] {
  const prizes = round ? prizesIn(list, round) : list.prizes.map(() => null);
  const picks = round ? picksIn(round) : [];
  return prizes.map((prize, place) => ({
    cover: prize === null ? 'covered' : picks.includes(place) ? 'lifted' : 'left',
    prize,
  }));
}
