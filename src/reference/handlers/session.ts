import type { Feed } from '../feed/feed.ts';
import { type CallContext, type Handlers, playerOf } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import { HOME_CURRENCY } from '../money/currencies.ts';
import type { Identity, User } from '../ports.ts';
import { decodeCredential } from '../session/credential.ts';
import { phoneLogin } from '../session/phone.ts';
import type { Players } from '../session/players.ts';
import type { Tokens } from '../session/token.ts';

export interface SessionOptions {
  readonly identity: Identity;
  readonly players: Players;
  readonly tokens: Tokens;
  readonly feed: Feed;
  readonly language: string;
}

/** Where the site is thought to be visited from: the back-end has no map of addresses. */
const GEO = { countryCode: 'ie', countryId: 372 };

/** Signs in whoever the login and password belong to; says nothing of which of them was wrong. */
async function signIn(
  { identity, players }: SessionOptions,
  context: CallContext,
  login: string | null,
  password: string | null,
): Promise<{ userId: string }> {
  const user =
    login === null || password === null ? null : await identity.authenticate(login, password);
  if (!user) throw new Refused('1001');
  const { setCookie } = await identity.openSession(user, { secure: context.isSecure });
  context.setCookie(setCookie);
  players.ensure(user.id, context.now);
  return { userId: user.id };
}

/** Signs out whoever is signed in: session, tokens, and the streams that tell of bets. */
async function signOut(
  { identity, players, feed }: SessionOptions,
  context: CallContext,
): Promise<{ success: boolean }> {
  const user = await context.visitor();
  const { setCookie } = await identity.closeSession(context.cookie, { secure: context.isSecure });
  context.setCookie(setCookie);
  if (user) {
    players.revokeTokens(user.id);
    feed.dismiss(user.id);
  }
  return { success: true };
}

const rightsOf = ({ roles }: User): string[] => [...roles];

/** Calls about who is there. */
export function sessionHandlers(options: SessionOptions) {
  const { identity, players, tokens, language } = options;
  return {
    session: () => ({ geo: GEO, currency: HOME_CURRENCY, language }),
    authCheck: async (_input, context) => ({ user_id: (await context.visitor())?.id ?? null }),
    async token(_input, context) {
      const user = await context.visitor();
      if (!user) throw new Refused('401');
      const { user_id, token_generation } = players.ensure(user.id, context.now);
      const bearer = { userId: user_id, generation: token_generation };
      return { token: await tokens.issue(bearer, context.now) };
    },
    disconnect: (_input, context) => signOut(options, context),
    loginByEmail: ({ body }, context) =>
      signIn(options, context, decodeCredential(body.login), decodeCredential(body.password)),
    loginByPhone: ({ body }, context) =>
      signIn(
        options,
        context,
        phoneLogin(body.countryCode, decodeCredential(body.phone)),
        decodeCredential(body.password),
      ),
    async rights(_input, context) {
      const user = await identity.userById(playerOf(context).user_id);
      return { rights: user ? rightsOf(user) : [] };
    },
  } satisfies Handlers;
}
