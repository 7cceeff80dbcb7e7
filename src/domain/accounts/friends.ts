import { mayPlayer, type Standing } from '../limits/may-player.ts';
import type { FriendsRefusal } from './friends-refusals.ts';

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

export interface FriendsFacts {
  readonly standing: Standing;
  /** Whether the house offers it to this player. */
  readonly isOffered: boolean;
  /** Friends who brought something that was not collected yet. */
  readonly due: number;
}

/** Whether a player may bring friends: null, or what forbids it. Who may not play brings nobody. */
export function friendsRefusal({
  standing,
  isOffered,
}: Omit<FriendsFacts, 'due'>): 'waiting' | 'not-offered' | null {
  const forbidden = mayPlayer('play', standing);
  if (forbidden?.rule === 'waiting') return 'waiting';
  return forbidden !== null || !isOffered ? 'not-offered' : null;
}

/** Whether what friends brought may be collected: null, or the first thing that forbids it. */
export function friendsCollectRefusal({
  standing,
  due,
}: Pick<FriendsFacts, 'standing' | 'due'>): FriendsRefusal | null {
  const forbidden = mayPlayer('collect', standing);
  if (forbidden) return forbidden.rule === 'waiting' ? 'waiting' : 'not-offered';
  return due === 0 ? 'nothing' : null;
}
