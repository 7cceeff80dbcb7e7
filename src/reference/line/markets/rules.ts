import type { Fixture } from '../fixture.ts';
import type { Bet } from '../market-id.ts';
import type { MarketGroup, MarketResult, Score } from '../sports-line.ts';

/** Of '1', 'X' and '2': who won, or where more was. */
export type Winner = '1' | 'X' | '2';

/** What bets on both halves are about: who led at half-time, who won, and which half had more goals. */
export type Halves = { half: Winner; full: Winner; more: Winner };

/**
 * How bets of a group end. Prices and settlement both ask these rules and nothing else, so a bet
 * is worth exactly what it pays.
 *
 * A rule on a score tells it from the final one of its stretch; one on the halves from both; one on
 * the order of goals as soon as it is known who was first, and null means nobody yet.
 */
export type Rule =
  | {
      of: 'match' | 'first-half' | 'second-half';
      judge: (bet: Bet, score: Score) => MarketResult;
    }
  | { of: 'halves'; judge: (bet: Bet, halves: Halves) => MarketResult }
  | { of: 'order'; first: (bet: Bet, scorers: readonly (1 | 2)[]) => Winner | null };

type OfScore = (bet: Bet, score: Score) => MarketResult;

const wonIf = (isWon: boolean): MarketResult => (isWon ? 'won' : 'lost');
const goalsOf = ([goals1, goals2]: Score): number => goals1 + goals2;

/** Who has more of the two. */
function winnerOf([count1, count2]: Score): Winner {
  if (count1 === count2) return 'X';
  return count1 > count2 ? '1' : '2';
}

/** What the halves were like, from the score of the first and of the whole match. */
export function halvesOf(first: Score, full: Score): Halves {
  const [before, all] = [goalsOf(first), goalsOf(full)];
  return { half: winnerOf(first), full: winnerOf(full), more: winnerOf([before, all - before]) };
}

/**
 * A line met by `margin` goals (final minus line). Quarter lines are two half stakes, one on each
 * neighbouring half line.
 */
function resultByMargin(margin: number): MarketResult {
  if (margin >= 0.5) return 'won';
  if (margin <= -0.5) return 'lost';
  if (margin === 0) return 'void';
  return margin > 0 ? 'half-won' : 'half-lost';
}

const onLine =
  (goals: (score: Score) => number): OfScore =>
  ({ param, outcome }, score) => {
    const above = goals(score) - Number(param);
    return resultByMargin(outcome === 'over' ? above : -above);
  };

const isOver = (param: string | null, score: Score) => goalsOf(score) > Number(param);

const yesIf =
  (isTrue: (score: Score) => boolean): OfScore =>
  ({ outcome }, score) =>
    wonIf((outcome === 'yes') === isTrue(score));

const byWinner: OfScore = ({ outcome }, score) => wonIf(winnerOf(score) === outcome);

const byScore: OfScore = ({ outcome }, [goals1, goals2]) =>
  wonIf(outcome === `${goals1}:${goals2}`);

const bothScored = ([goals1, goals2]: Score) => goals1 > 0 && goals2 > 0;

const asianHandicap: OfScore = ({ param, outcome }, [goals1, goals2]) =>
  resultByMargin((outcome === '1' ? goals1 - goals2 : goals2 - goals1) + Number(param));

/** Two or three words joined by a hyphen, each true of the score. */
const both =
  (isTrue: (word: string, bet: Bet, score: Score) => boolean): OfScore =>
  (bet, score) => {
    const [winner = '', word = ''] = bet.outcome.split('-');
    return wonIf(winnerOf(score) === winner && isTrue(word, bet, score));
  };

function marginName(score: Score): string {
  const by = Math.abs(score[0] - score[1]);
  return by === 0 ? 'X' : `${winnerOf(score)}-${by >= 3 ? '3+' : by}`;
}

/** Who scored the `nth` goal of all, or was first to have as many. */
const scorerOf = (nth: number, scorers: readonly (1 | 2)[]): Winner | null => {
  const scorer = scorers[nth - 1];
  return scorer === undefined ? null : `${scorer}`;
};

function firstTo(count: number, scorers: readonly (1 | 2)[]): Winner | null {
  const goals = { 1: 0, 2: 0 };
  for (const scorer of scorers) {
    goals[scorer] += 1;
    if (goals[scorer] === count) return `${scorer}`;
  }
  return null;
}

const match = (judge: OfScore): Rule => ({ of: 'match', judge });
const firstHalf = (judge: OfScore): Rule => ({ of: 'first-half', judge });
const secondHalf = (judge: OfScore): Rule => ({ of: 'second-half', judge });

export const RULES: Readonly<Record<MarketGroup, Rule>> = {
  result: match(byWinner),
  'double-chance': match(({ outcome }, score) => wonIf(outcome.includes(winnerOf(score)))),
  'draw-no-bet': match(({ outcome }, score) => {
    const winner = winnerOf(score);
    return winner === 'X' ? 'void' : wonIf(winner === outcome);
  }),
  total: match(onLine(goalsOf)),
  'total-1': match(onLine(([goals]) => goals)),
  'total-2': match(onLine(([, goals]) => goals)),
  handicap: match(asianHandicap),
  'european-handicap': match(({ param, outcome }, [goals1, goals2]) =>
    wonIf(winnerOf([goals1 + Number(param), goals2]) === outcome),
  ),
  'both-score': match(yesIf(bothScored)),
  'correct-score': match(byScore),
  'odd-even': match(({ outcome }, score) =>
    wonIf((goalsOf(score) % 2 === 0) === (outcome === 'even')),
  ),
  'exact-goals': match(({ outcome }, score) =>
    wonIf(`${goalsOf(score)}` === outcome || (outcome === '6+' && goalsOf(score) >= 6)),
  ),
  'winning-margin': match(({ outcome }, score) => wonIf(marginName(score) === outcome)),
  'clean-sheet-1': match(yesIf(([, goals2]) => goals2 === 0)),
  'clean-sheet-2': match(yesIf(([goals1]) => goals1 === 0)),
  'win-to-nil-1': match(yesIf(([goals1, goals2]) => goals1 > 0 && goals2 === 0)),
  'win-to-nil-2': match(yesIf(([goals1, goals2]) => goals2 > 0 && goals1 === 0)),
  'result-both-score': match(both((word, _, score) => (word === 'yes') === bothScored(score))),
  'result-total': match(
    both((word, { param }, score) => (word === 'over') === isOver(param, score)),
  ),
  'half-time': firstHalf(byWinner),
  'half-total': firstHalf(onLine(goalsOf)),
  'half-handicap': firstHalf(asianHandicap),
  'half-both-score': firstHalf(yesIf(bothScored)),
  'half-correct-score': firstHalf(byScore),
  'second-half': secondHalf(byWinner),
  'second-half-total': secondHalf(onLine(goalsOf)),
  'second-half-both-score': secondHalf(yesIf(bothScored)),
  'half-full': {
    of: 'halves',
    judge: ({ outcome }, { half, full }) => wonIf(outcome === `${half}-${full}`),
  },
  'highest-half': { of: 'halves', judge: ({ outcome }, { more }) => wonIf(outcome === more) },
  'next-goal': { of: 'order', first: ({ param }, scorers) => scorerOf(Number(param), scorers) },
  race: { of: 'order', first: ({ param }, scorers) => firstTo(Number(param), scorers) },
};

/** Whether all that decides a bet comes from the source of the fixture, and nothing is drawn. */
export function isSourced(
  { group }: Pick<Bet, 'group'>,
  { fullTime, halfTime, goals, isOff, isAbandoned }: Fixture,
): boolean {
  if (isOff) return true;
  if (fullTime === null || isAbandoned) return false;
  const { of } = RULES[group];
  if (of === 'match') return true;
  return goals !== null || (halfTime !== null && of !== 'order');
}
