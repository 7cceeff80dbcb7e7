/**
 * A player brings friends by a link of their own, and gets a fixed amount for each friend who was proved to
 * be who they say. How much a friend plays, or whether at all, plays no part and is told to nobody: nobody
 * is to gain by another's play.
 */

/** What a friend brings, in lowest stakes of the player's currency. */
const REWARD_STAKES = 20;

/** So many friends bring something in any 365 days: it is no trade. */
export const MOST_FRIENDS = 10;

/** Days in which no more than those bring something. */
export const FRIENDS_DAYS = 365;

/** What a friend brings, in minor units; `lowestStake` as well. */
export const friendReward = (lowestStake: number): number => REWARD_STAKES * lowestStake;

/** Why nothing comes of a press for what friends brought, in the order it is asked. */
export const FRIENDS_REFUSALS = [
  /** Who plays, or what there is, is not known yet. */
  'waiting',
  'not-offered',
  'nothing',
] as const;

export type FriendsRefusal = (typeof FRIENDS_REFUSALS)[number];
