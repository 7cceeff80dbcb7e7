import type { FriendsRefusal } from './friends.ts';
import { mayPlayer, type Standing } from './may-player.ts';

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
