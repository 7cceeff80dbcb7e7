import type { Guard } from '../guard/guard.ts';
import { type Handlers, playerOf } from '../http/handler.ts';
import type { Push } from '../push/push.ts';

export interface PushHandlersOptions {
  readonly push: Push;
  readonly guard: Guard;
}

/** Calls by which players let a browser be written to. */
export function pushHandlers({ push, guard }: PushHandlersOptions) {
  return {
    pushKey: (_input, context) => {
      playerOf(context);
      return { key: push.key };
    },
    pushSubscribe({ body: { endpoint, p256dh, auth, language } }, context) {
      const { user_id: userId } = playerOf(context);
      guard.pass('push', context, { subject: userId });
      push.subscribe(userId, { endpoint, p256dh, auth }, language.slice(0, 8), context.now);
      return { success: true };
    },
    pushUnsubscribe({ body: { endpoint } }, context) {
      push.end(playerOf(context).user_id, endpoint);
      return { success: true };
    },
  } satisfies Handlers;
}
