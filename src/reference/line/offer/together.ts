import { type Bet, parseMarketId } from '../market-id.ts';
import { eachHalves, KINDS, kindOf, type Outlook } from '../markets/chances.ts';
import { halvesOf, RULES, type Rule } from '../markets/rules.ts';
import { scoreGrid } from '../model/score-grid.ts';
import type { MarketResult, Score } from '../sports-line.ts';
import type { Listing } from './listing.ts';

/** A rule that a score at half-time and the final one decide. */
type OfScores = Exclude<Rule, { of: 'order' }>;

/** What a bet becomes where a match comes to these scores. */
function resultAt(bet: Bet, rule: OfScores, first: Score, full: Score): MarketResult {
  switch (rule.of) {
    case 'match':
      return rule.judge(bet, full);
    case 'first-half':
      return rule.judge(bet, first);
    case 'second-half':
      return rule.judge(bet, [full[0] - first[0], full[1] - first[1]]);
    case 'halves':
      return rule.judge(bet, halvesOf(first, full));
  }
}

/** Bets on one match that are told together at the most. */
export const MOST_TOGETHER = 8;

/** Bets on one match as one. */
export interface Together {
  /** How likely they all win. */
  readonly chance: number;
  /** Places of those that do not follow from the others: the rest add nothing. */
  readonly telling: readonly number[];
}

/** What makes no difference to a chance, as far as numbers are exact. */
const NOTHING = 1e-12;

/** Goals of a team below this are looked up: there are few scores, and many ways to come to each. */
const SIDE = 32;

/** What is asked of scores, each worked out once. */
function byScore(find: (score: Score) => number): (goals1: number, goals2: number) => number {
  const known = new Int16Array(SIDE * SIDE).fill(-1);
  return (goals1, goals2) => {
    if (goals1 >= SIDE || goals2 >= SIDE) return find([goals1, goals2]);
    const at = goals1 * SIDE + goals2;
    const found = known[at] ?? -1;
    if (found >= 0) return found;
    known[at] = find([goals1, goals2]);
    return known[at] ?? 0;
  };
}

/** A bet, its rule, and the bit that stands for it. */
interface Judged {
  readonly bet: Bet;
  readonly rule: OfScores;
  readonly bit: number;
}

/** Thrown away what a match came to: neither won nor lost. */
const NOT_WHOLE = 1 << MOST_TOGETHER;

/** The bits of those that are lost where a match comes to these scores. */
function lostAt(bets: readonly Judged[], first: Score, full: Score): number {
  return bets.reduce((bits, { bet, rule, bit }) => {
    const result = resultAt(bet, rule, first, full);
    if (result === 'won') return bits;
    return bits | (result === 'lost' ? bit : NOT_WHOLE);
  }, 0);
}

/** How likely a match comes to lose exactly these bets, by their bits; null where one may give its stake back. */
function sumsOf(outlook: Outlook, judged: readonly Judged[]): Float64Array | null {
  const of = (wanted: OfScores['of']) => judged.filter(({ rule }) => rule.of === wanted);
  const [onMatch, onFirst, onSecond, onHalves] = [
    ...[of('match'), of('first-half')],
    ...[of('second-half'), of('halves')],
  ] as const;
  const full = byScore((score) => lostAt(onMatch, score, score));
  const first = byScore((score) => lostAt(onFirst, score, score));
  const second = byScore((score) => lostAt(onSecond, [0, 0], score));
  const halves = new Int16Array(KINDS).fill(-1);
  const sums = new Float64Array(NOT_WHOLE);
  let others = 0;
  const grid = scoreGrid(outlook.score, outlook.means, outlook.rho);
  eachHalves(grid, outlook, (first1, first2, goals1, goals2, probability) => {
    if (probability === 0) return;
    const more = 2 * (first1 + first2) - goals1 - goals2;
    const kind = kindOf(first1 - first2, goals1 - goals2, more);
    if ((halves[kind] ?? -1) < 0) {
      halves[kind] = lostAt(onHalves, [first1, first2], [goals1, goals2]);
    }
    const lost =
      full(goals1, goals2) |
      first(first1, first2) |
      second(goals1 - first1, goals2 - first2) |
      (halves[kind] ?? 0);
    others |= lost & NOT_WHOLE;
    sums[lost] = (sums[lost] ?? 0) + probability;
  });
  return others === 0 ? sums : null;
}

/**
 * How likely bets on one match all win, told from the same scores as each of them alone. Null where they cannot
 * be told together: a bet may give its stake back, or goes by the order of goals, or they are too many.
 */
export function togetherOf(outlook: Outlook, bets: readonly Bet[]): Together | null {
  if (bets.length > MOST_TOGETHER) return null;
  const judged = bets.flatMap((bet, place): Judged[] => {
    const rule = RULES[bet.group];
    return rule.of === 'order' ? [] : [{ bet, rule, bit: 1 << place }];
  });
  const sums = judged.length < bets.length ? null : sumsOf(outlook, judged);
  if (sums === null) return null;
  const chanceOf = (places: readonly number[]) => {
    const wanted = places.reduce((bits, place) => bits | (1 << place), 0);
    return sums.reduce((all, sum, lost) => ((lost & wanted) === 0 ? all + sum : all), 0);
  };
  const places = bets.map((_, place) => place);
  const chance = chanceOf(places);
  const telling = places.reduce((left, place) => {
    const rest = left.filter((one) => one !== place);
    return rest.length > 0 && chanceOf(rest) - chance < NOTHING ? rest : left;
  }, places);
  return { chance: Math.min(1, chance), telling };
}

/** The same of markets by their ids, as the line has them at a moment. */
export const createTogether =
  ({ frames, offered }: Pick<Listing, 'frames' | 'offered'>) =>
  (marketIds: readonly string[], now: number): Together | null => {
    const keys = marketIds.flatMap((id) => parseMarketId(id) ?? []);
    const [first] = keys;
    const isOne = keys.every(({ gameId }) => gameId === first?.gameId);
    if (first === undefined || keys.length < marketIds.length || !isOne) return null;
    const match = offered(first.gameId, now);
    const outlook = match && frames.outlook(match, now);
    return outlook && togetherOf(outlook, keys);
  };
