import { type BarredSports, isBarred } from '../../../domain/line/barred-sports.ts';
import type { CouponBet } from '../../../projections/coupon/bets.ts';
import type { Translate } from '../../texts/keys.ts';
import { outcomeName } from '../../ui/betting/market-words.ts';

/** What keeps a selection from being bet on: `barred`, its sport is not open to the player. */
export type Lock = 'gone' | 'barred' | 'blocked' | 'dependent';

/** What keeps a selection from being bet on; null when nothing does. */
export function lockOf(bet: CouponBet, barred: Partial<BarredSports> | null): Lock | null {
  if (bet.isGone) return 'gone';
  if (isBarred(barred, bet.market)) return 'barred';
  if (bet.isBlocked) return 'blocked';
  return bet.isDepend || bet.isBannedExpress ? 'dependent' : null;
}

/** The name of a selection apart from its game: "Over 2.5 (Arsenal – Chelsea)". */
export function legName({ market, game }: CouponBet, t: Translate<'bets'>): string {
  return `${outcomeName(market, game, t)} (${game.team1} – ${game.team2})`;
}
