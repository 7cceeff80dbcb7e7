import type { MarketGroup } from '../sports-line.ts';

/** How much the books of a match are worth to the house. */
export type MarginProfile = 'low' | 'usual' | 'high';

/** What the overround of each group is multiplied by. */
const FACTORS: Readonly<Record<MarginProfile, number>> = { low: 0.6, usual: 1, high: 1.4 };

/** Live prices are staler than those of the line, so they carry a little more. */
const LIVE_EXTRA = 0.01;

/** Overround of each group in the usual profile; rarer bets, and those of more outcomes, carry more. */
const MARGINS: Readonly<Record<MarketGroup, number>> = {
  result: 0.05,
  total: 0.05,
  handicap: 0.05,
  'double-chance': 0.055,
  'draw-no-bet': 0.055,
  'both-score': 0.06,
  'total-1': 0.06,
  'total-2': 0.06,
  'european-handicap': 0.07,
  'half-time': 0.07,
  'half-total': 0.06,
  'half-handicap': 0.06,
  'half-both-score': 0.07,
  'second-half': 0.07,
  'second-half-total': 0.06,
  'second-half-both-score': 0.07,
  'next-goal': 0.07,
  race: 0.08,
  'odd-even': 0.06,
  'clean-sheet-1': 0.07,
  'clean-sheet-2': 0.07,
  'win-to-nil-1': 0.08,
  'win-to-nil-2': 0.08,
  'highest-half': 0.08,
  'exact-goals': 0.12,
  'winning-margin': 0.12,
  'result-both-score': 0.12,
  'result-total': 0.12,
  'half-full': 0.14,
  'half-correct-score': 0.16,
  'correct-score': 0.18,
};

/** Overround laid on the books of a group. */
export function marginOf(group: MarketGroup, isLive: boolean, profile: MarginProfile): number {
  return (MARGINS[group] + (isLive ? LIVE_EXTRA : 0)) * FACTORS[profile];
}
