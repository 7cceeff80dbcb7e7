import type { Climate } from '../conditions.ts';
import { phoneCountries } from '../content/phone-countries.ts';
import { type Handlers, playerOf } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import { HOME_CURRENCY } from '../money/currencies.ts';
import { POLICY } from '../policy.ts';
import type { Identity } from '../ports.ts';
import type { Signer } from '../secrets/signed.ts';
import type { Fingerprints } from '../session/fingerprint.ts';
import type { SignIn } from '../session/sign-in.ts';
import type { Tokens } from '../session/token.ts';
import type { Players } from '../user/players.ts';

export interface SessionOptions {
  readonly identity: Identity;
  readonly players: Players;
  readonly tokens: Tokens;
  readonly fingerprints: Fingerprints;
  readonly signer: Signer;
  readonly signIn: SignIn;
  readonly climate: Climate;
}

/** Where the site is thought to be visited from: the back-end has no map of addresses. */
function geoOf({ climate }: SessionOptions) {
  const countryCode = climate.now().country;
  const countryId = phoneCountries.find(({ code }) => code === countryCode)?.id ?? 0;
  return { countryCode, countryId };
}

/** Calls about who is there. */
export function sessionHandlers(options: SessionOptions) {
  const { identity, players, tokens, fingerprints, signer, signIn } = options;
  return {
    session: (_input, { language }) => ({
      geo: geoOf(options),
      currency: HOME_CURRENCY,
      language,
    }),
    authCheck: async (_input, context) => ({ user_id: (await context.visitor())?.id ?? null }),
    async token(_input, context) {
      const session = await identity.sessionOf(context);
      if (!session) throw new Refused('401');
      players.ensure(session.user, context.now);
      return { token: await tokens.issue(session, context.now) };
    },
    async disconnect(_input, context) {
      await signIn.signOut(context);
      return { success: true };
    },
    async rights(_input, context) {
      const user = await identity.userById(playerOf(context).user_id);
      return { rights: [...(user?.roles ?? [])] };
    },
    async secureData(_input, context) {
      const { user_id: sub } = playerOf(context);
      const { now } = context;
      const { grant: lifetime } = POLICY.lifetimes;
      const signed = (audience: string) =>
        signer.sign({ audience, claims: { sub }, now, lifetime });
      return { ggru: await signed('replaybook-ggru'), grant: await signed('replaybook-grant') };
    },
    fingerprint: ({ body }, context) =>
      fingerprints.issue(body.componentsData, context.visit(), context.now),
  } satisfies Handlers;
}
