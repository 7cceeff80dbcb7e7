import { eachHalves, type Outlook } from './chances.ts';
import type { Listing } from './listing.ts';
import { type Bet, parseMarketId } from './market-id.ts';
import { halvesOf, RULES, type Rule } from './rules.ts';
import { scoreGrid } from './score-grid.ts';
import type { MarketResult, Score } from './sports-line.ts';

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

/**
 * How likely bets on one match all win, told from the same scores as each of them alone. Null where they cannot
 * be told together: a bet may give its stake back, or goes by the order of goals.
 */
export function togetherOf(outlook: Outlook, bets: readonly Bet[]): number | null {
  const judged = bets.flatMap((bet) => {
    const rule = RULES[bet.group];
    return rule.of === 'order' ? [] : [{ bet, rule }];
  });
  if (judged.length < bets.length) return null;
  let won = 0;
  let isWhole = true;
  const grid = scoreGrid(outlook.score, outlook.means, outlook.rho);
  eachHalves(grid, outlook, (first1, first2, goals1, goals2, probability) => {
    if (probability === 0) return;
    const [first, full]: [Score, Score] = [
      [first1, first2],
      [goals1, goals2],
    ];
    let areWon = true;
    for (const { bet, rule } of judged) {
      const result = resultAt(bet, rule, first, full);
      if (result !== 'won' && result !== 'lost') isWhole = false;
      areWon &&= result === 'won';
    }
    if (areWon) won += probability;
  });
  return isWhole ? Math.min(1, won) : null;
}

/** The same of markets by their ids, as the line has them at a moment. */
export const createTogether =
  ({ frames, offered }: Pick<Listing, 'frames' | 'offered'>) =>
  (marketIds: readonly string[], now: number): number | null => {
    const keys = marketIds.flatMap((id) => parseMarketId(id) ?? []);
    const [first] = keys;
    const isOne = keys.every(({ gameId }) => gameId === first?.gameId);
    if (first === undefined || keys.length < marketIds.length || !isOne) return null;
    const match = offered(first.gameId, now);
    const outlook = match && frames.outlook(match, now);
    return outlook && togetherOf(outlook, keys);
  };
