import { FOOTBALL } from '../line/sports.ts';

/**
 * Toto as one of the shared games: its coupons are bets on a draw, pressed, kept and told as those of lotto. It
 * has no engine in the house's sense, as its results are those of matches, and what a coupon gets depends on
 * the others'.
 */
export const totoGame = { name: 'toto', gameId: 81, shared: true, rules: 'toto-1' } as const;

/** What its draws are of: there is no other toto. */
export const TOTO_SPORT = FOOTBALL.id;

/** The same, in addresses. */
export const TOTO_SECTION = FOOTBALL.slug;
