import type { Feed } from '../feed/feed.ts';
import { type CallContext, type Handlers, playerOf } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import type { Identity } from '../ports.ts';

export interface SignInsOptions {
  readonly identity: Identity;
  readonly feed: Feed;
}

/** Calls about where a player is signed in. The cookie says which sign-in is this one. */
export function signInsHandlers({ identity, feed }: SignInsOptions) {
  const listOf = async (context: CallContext) => {
    const visitor = await context.visitor();
    if (visitor?.id !== playerOf(context).user_id) throw new Refused('401');
    return { items: (await identity.sessionsOf(context)).map((item) => ({ ...item })) };
  };
  return {
    signIns: (_input, context) => listOf(context),
    async signInEnd({ body: { id } }, context) {
      await listOf(context);
      await identity.endSession(context, id);
      // Whoever is still signed in listens anew.
      const { user_id: userId } = playerOf(context);
      feed.notify(userId, 'session');
      feed.dismiss(userId);
      return listOf(context);
    },
  } satisfies Handlers;
}
