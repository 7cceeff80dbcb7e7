/** What loyalty points are kept in, as money is in a currency: books move neither into the other. */
export const POINTS = 'POINTS';

/** A point is earned with so many lowest stakes of a currency, which makes a round sum in each. */
const STAKES_PER_POINT = 2;

/** What has to be staked, and settled, for one point: minor units, from the lowest stake of the currency. */
export const perPoint = (lowestStake: number): number => lowestStake * STAKES_PER_POINT;

/** What was staked from one account, all in minor units. */
export interface SettledStake {
  /** All that counted before. */
  readonly before: number;
  readonly staked: number;
  readonly perPoint: number;
}

/**
 * The whole points that a settled stake brings. What makes no whole one counts towards the next, so that many
 * small stakes earn what a large one does.
 */
export function pointsFor({ before, staked, perPoint: each }: SettledStake): number {
  return Math.floor((before + staked) / each) - Math.floor(before / each);
}

/**
 * What moves points: bets and rounds for money bring them; rounds for points cost them, pay them, and give them
 * back; promo codes are bought with them.
 */
export const POINT_ENTRY_KINDS = ['bet', 'round', 'staked', 'paid', 'returned', 'bought'] as const;

export type PointEntryKind = (typeof POINT_ENTRY_KINDS)[number];
