import type { Friends } from '../friends/friends.ts';
import { type Handlers, playerOf } from '../http/handler.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';

export interface FriendsHandlersOptions {
  readonly friends: Friends;
}

/** Calls about friends whom a player brought. */
export function friendsHandlers({ friends }: FriendsHandlersOptions) {
  return {
    friends: (_input, context) => friends.tell(playerOf(context).user_id, context.now),
    friendsCollect({ headers }, context) {
      const key = headers['idempotency-key'];
      assertIdempotencyKey(key);
      return friends.collect(playerOf(context).user_id, key, context.now);
    },
  } satisfies Handlers;
}
