import type { MarketKey } from './market-id.ts';
import type { MarketResult, Score } from './sports-line.ts';

/** What is known of a match at a moment. */
export type MatchFacts = {
  score: Score;
  isFinished: boolean;
  /** Null until the half-time whistle. */
  halfTime: Score | null;
  /** Which team scored each goal so far, in order. */
  scorers: readonly (1 | 2)[];
};

type Bet = Pick<MarketKey, 'group' | 'param' | 'outcome'>;
type Judge = (bet: Bet, facts: MatchFacts) => MarketResult | null;

const wonIf = (isWon: boolean): MarketResult => (isWon ? 'won' : 'lost');

/** '1', 'X' or '2'. */
function winnerOf([goals1, goals2]: Score): string {
  if (goals1 === goals2) return 'X';
  return goals1 > goals2 ? '1' : '2';
}

const atFullTime =
  (judge: (bet: Bet, score: Score) => MarketResult): Judge =>
  (bet, { isFinished, score }) =>
    isFinished ? judge(bet, score) : null;

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

/** A goal never goes away, so an over that is won, or an under that is lost, is so at once. */
const judgeTotal: Judge = ({ param, outcome }, { score, isFinished }) => {
  const above = score[0] + score[1] - Number(param);
  const result = resultByMargin(outcome === 'over' ? above : -above);
  return isFinished || above >= 0.5 ? result : null;
};

const judgeBothScore: Judge = ({ outcome }, { score, isFinished }) => {
  const both = score[0] > 0 && score[1] > 0;
  return isFinished || both ? wonIf((outcome === 'yes') === both) : null;
};

const judgeCorrectScore: Judge = ({ outcome }, { score, isFinished }) => {
  const [goals1 = 0, goals2 = 0] = outcome.split(':').map(Number);
  if (score[0] > goals1 || score[1] > goals2) return 'lost';
  return isFinished ? wonIf(score[0] === goals1 && score[1] === goals2) : null;
};

const judgeNextGoal: Judge = ({ param, outcome }, { scorers, isFinished }) => {
  const scorer = scorers[Number(param) - 1];
  if (scorer !== undefined) return wonIf(outcome === String(scorer));
  return isFinished ? wonIf(outcome === 'X') : null;
};

const JUDGES: Readonly<Record<MarketKey['group'], Judge>> = {
  result: atFullTime(({ outcome }, score) => wonIf(winnerOf(score) === outcome)),
  'double-chance': atFullTime(({ outcome }, score) => wonIf(outcome.includes(winnerOf(score)))),
  'draw-no-bet': atFullTime(({ outcome }, score) => {
    const winner = winnerOf(score);
    return winner === 'X' ? 'void' : wonIf(winner === outcome);
  }),
  handicap: atFullTime(({ param, outcome }, [goals1, goals2]) => {
    const lead = outcome === '1' ? goals1 - goals2 : goals2 - goals1;
    return resultByMargin(lead + Number(param));
  }),
  total: judgeTotal,
  'both-score': judgeBothScore,
  'correct-score': judgeCorrectScore,
  'half-time': ({ outcome }, { halfTime }) => halfTime && wonIf(winnerOf(halfTime) === outcome),
  'next-goal': judgeNextGoal,
};

/** How a bet stands: its result as soon as nothing can change it any more, null before that. */
export function settle(bet: Bet, facts: MatchFacts): MarketResult | null {
  return JUDGES[bet.group](bet, facts);
}
