import type { Bet } from '../market-id.ts';
import { MOST_GOALS } from '../model/score-grid.ts';
import type { MarketResult, Score } from '../sports-line.ts';
import { type Halves, halvesOf, RULES, type Rule } from './rules.ts';

/** What is known of a match at a moment. */
export type MatchFacts = {
  score: Score;
  isFinished: boolean;
  /** Broken off for good: what is decided stands, the rest is void. */
  isAbandoned: boolean;
  /** Null until the half-time whistle, and where it was never known. */
  halfTime: Score | null;
  /** Which team scored each goal so far, in order; null where only the score is known. */
  scorers: readonly (1 | 2)[] | null;
};

/** Goals that may still fall, beyond which no result changes any more. */
function* continuations([goals1, goals2]: Score): Generator<Score> {
  for (let more1 = 0; more1 <= MOST_GOALS; more1 += 1) {
    for (let more2 = 0; more2 <= MOST_GOALS; more2 += 1) yield [goals1 + more1, goals2 + more2];
  }
}

/** The result that every way on from here leads to; null while they differ. */
function certain(score: Score, judge: (final: Score) => MarketResult): MarketResult | null {
  const now = judge(score);
  for (const final of continuations(score)) if (judge(final) !== now) return null;
  return now;
}

const minus = (a: Score, b: Score): Score => [a[0] - b[0], a[1] - b[1]];

/** The score of a stretch so far, and whether it is over; null where it cannot be known. */
function stretchOf(of: 'match' | 'first-half' | 'second-half', facts: MatchFacts) {
  const { score, halfTime, isFinished } = facts;
  if (of === 'match') return { score, isOver: isFinished };
  if (halfTime === null && isFinished) return null;
  if (of === 'first-half') return { score: halfTime ?? score, isOver: halfTime !== null };
  return { score: halfTime ? minus(score, halfTime) : ([0, 0] as const), isOver: isFinished };
}

function byHalves(judge: (halves: Halves) => MarketResult, facts: MatchFacts): MarketResult | null {
  const { score, halfTime, isFinished } = facts;
  if (halfTime === null) return isFinished ? 'void' : null;
  const ending = (full: Score) => judge(halvesOf(halfTime, full));
  return isFinished ? ending(score) : certain(score, ending);
}

function byOrder(
  bet: Bet,
  first: Extract<Rule, { of: 'order' }>['first'],
  { scorers, isFinished }: MatchFacts,
): MarketResult | null {
  if (scorers === null) return isFinished ? 'void' : null;
  const winner = first(bet, scorers) ?? (isFinished ? 'X' : null);
  return winner && (winner === bet.outcome ? 'won' : 'lost');
}

function decided(bet: Bet, facts: MatchFacts): MarketResult | null {
  const rule = RULES[bet.group];
  if (rule.of === 'order') return byOrder(bet, rule.first, facts);
  if (rule.of === 'halves') return byHalves((halves) => rule.judge(bet, halves), facts);
  const stretch = stretchOf(rule.of, facts);
  if (stretch === null) return 'void';
  const judge = (score: Score) => rule.judge(bet, score);
  return stretch.isOver ? judge(stretch.score) : certain(stretch.score, judge);
}

/**
 * How a bet stands: its result as soon as nothing can change it any more, null before that. What
 * cannot be known when the match is over, or was open when it was broken off, is void.
 */
export function settle(bet: Bet, facts: MatchFacts): MarketResult | null {
  return decided(bet, facts) ?? (facts.isAbandoned ? 'void' : null);
}
