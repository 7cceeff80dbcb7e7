import { type KnownOfPlayer, standingOf } from '../limits/standing.ts';
import type { FriendsFacts } from './friends.ts';

/** What the site knows when it asks whether friends may be brought; its read models are this. */
export interface KnownOfFriends extends KnownOfPlayer {
  readonly friends: { readonly known: Pick<FriendsFacts, 'isOffered' | 'due'> | null };
}

/** All that the policy asks, from what the site knows. */
export function friendsFacts(known: KnownOfFriends): FriendsFacts {
  const told = known.friends.known;
  const standing = standingOf(known);
  return {
    standing: told === null ? { ...standing, limits: 'unknown' } : standing,
    isOffered: told?.isOffered ?? false,
    due: told?.due ?? 0,
  };
}
