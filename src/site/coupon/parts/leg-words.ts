import type { CouponBet } from '../../../projections/coupon/bets.ts';
import type { Translate } from '../../texts/keys.ts';
import { outcomeName } from '../../ui/betting/market-words.ts';

/** What keeps a selection from being bet on; null when nothing does. */
export function lockOf(bet: CouponBet): 'gone' | 'blocked' | 'dependent' | null {
  if (bet.isGone) return 'gone';
  if (bet.isBlocked) return 'blocked';
  return bet.isDepend || bet.isBannedExpress ? 'dependent' : null;
}

/** The name of a selection apart from its game: "Over 2.5 (Arsenal – Chelsea)". */
export function legName({ market, game }: CouponBet, t: Translate<'bets'>): string {
  return `${outcomeName(market, game, t)} (${game.team1} – ${game.team2})`;
}
