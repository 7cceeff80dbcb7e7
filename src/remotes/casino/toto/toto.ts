import { combos, type TotoMark, tables } from '../../../domain/casino/toto.ts';
import { totoGame } from '../../../domain/casino/toto-game.ts';
import type { CasinoGame, CasinoRound } from '../../../site/contract/casino.ts';
import { fieldsIn, listIn, numberIn } from '../words/json.ts';

/** A match that is bet on. */
export interface TotoMatch {
  readonly gameId: number;
  readonly champ: string;
  readonly team1: string;
  readonly team2: string;
  /** Epoch milliseconds. */
  readonly startAt: number;
}

/** A draw as it is told of: what is bet on, until when. */
export interface ToldDraw {
  readonly draw: number;
  readonly matches: readonly TotoMatch[];
  readonly closesAt: number;
}

/** Minor units of a currency. */
interface Bounds {
  readonly unit: number;
  readonly least: number;
  readonly most: number;
}

export const SIGNS = ['1', 'X', '2'] as const;
export type Sign = (typeof SIGNS)[number];
export const MOST_COMBOS = tables.most;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const matchesIn = (value: unknown): readonly TotoMatch[] =>
  listIn(value).map((each) => {
    const { gameId, champ, team1, team2, startAt } = fieldsIn(each);
    return {
      ...{ gameId: numberIn(gameId) ?? 0, champ: textIn(champ) },
      ...{ team1: textIn(team1), team2: textIn(team2), startAt: numberIn(startAt) ?? 0 },
    };
  });

const drawIn = (value: unknown): ToldDraw | null => {
  const { draw, matches, closesAt } = fieldsIn(value);
  const number = numberIn(draw);
  if (number === null) return null;
  return { draw: number, matches: matchesIn(matches), closesAt: numberIn(closesAt) ?? 0 };
};

/** What is told of the draw that takes coupons, in a currency. */
export function setupIn(setup: unknown, iso: string) {
  const fields = fieldsIn(setup);
  const { pool, jackpot, coupons } = fieldsIn(fieldsIn(fields['pools'])[iso]);
  const { unit, least, most } = fieldsIn(fieldsIn(fields['bounds'])[iso]);
  const bounds: Bounds = {
    unit: numberIn(unit) ?? 1,
    least: numberIn(least) ?? 1,
    most: numberIn(most) ?? 0,
  };
  return {
    matches: matchesIn(fields['matches']),
    pool: numberIn(pool) ?? 0,
    jackpot: numberIn(jackpot) ?? 0,
    coupons: numberIn(coupons) ?? 0,
    bounds,
    next: drawIn(fields['next']),
  };
}

/** What a draw came to that is over, in a currency. */
export function overIn(result: unknown, iso: string) {
  const fields = fieldsIn(result);
  const pool = fieldsIn(fieldsIn(fields['pools'])[iso]);
  return {
    matches: matchesIn(fields['matches']),
    results: textIn(fields['results']),
    isVoid: pool['isVoid'] === true,
    categories: listIn(pool['categories']).map((each) => {
      const { hits, amount, units } = fieldsIn(each);
      return {
        hits: numberIn(hits) ?? 0,
        amount: numberIn(amount) ?? 0,
        units: numberIn(units) ?? 0,
      };
    }),
    winners: listIn(fields['winners']).map((each) => {
      const { name, payout, currency } = fieldsIn(each);
      return { name: textIn(name), payout: numberIn(payout) ?? 0, currency: textIn(currency) };
    }),
  };
}

/** The signs that are marked for each match, in their order; none where it is not marked. */
export function marksIn(value: unknown, matches: number): readonly string[] {
  const known = listIn(value);
  return Array.from({ length: matches }, (_, at) => {
    const marked = textIn(known[at]);
    return SIGNS.filter((sign) => marked.includes(sign)).join('');
  });
}

/** The marks with a sign of a match more or, where it was marked, one fewer. */
export const markedWith = (marks: readonly string[], match: number, sign: Sign): string[] =>
  marks.map((mark, at) => {
    if (at !== match) return mark;
    return SIGNS.filter((one) => (one === sign) !== mark.includes(one)).join('');
  });

const isMark = (mark: string): mark is TotoMark => mark !== '';

/** How many combinations they are: 0 while a match is not marked, null where they are too many. */
export function combosOf(marks: readonly string[]): number | null {
  const all = marks.filter(isMark);
  if (all.length < marks.length || all.length === 0) return 0;
  try {
    return combos(all);
  } catch {
    return null;
  }
}

/** Whether marks of a match have its result; of a void one every mark has. */
export const isRight = (mark: string, result = '-'): boolean =>
  result === 'V' || mark.includes(result);

/** Of how many matches a coupon has the result, whatever its other marks say. */
export const hitsOf = (marks: readonly string[], results: string): number =>
  marks.filter((mark, at) => isRight(mark, results[at])).length;

/** What each combination of a coupon costs, in minor units. */
export const unitOf = ({ bet }: CasinoRound): number => numberIn(bet['unit']) ?? 0;

/** What a coupon was on, and how that ended as far as it is known. */
export function couponOf({ bet, state }: CasinoRound) {
  const { teams, results } = fieldsIn(state.draw);
  const on = listIn(teams).map((pair) => listIn(pair).map(textIn).join(' – '));
  return { teams: on, marks: marksIn(bet['marks'], on.length), results: textIn(results) };
}

export const nameOf = ({ id }: Pick<CasinoRound, 'id'>): string => id.slice(0, 6).toUpperCase();

/** Toto as the parts of a table take a game: with its bounds for a combination. */
export const asGame = ({ unit, most }: Bounds): CasinoGame => ({
  ...{ id: totoGame.gameId, isShared: true, engine: totoGame.name, provider: 'house' },
  ...{ name: totoGame.name, englishName: totoGame.name, kind: 'other', categories: [] },
  ...{ rtp: '9/10', volatility: 5, minStake: unit, maxStake: most, hasDemo: false },
});
