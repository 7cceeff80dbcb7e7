import { NETWORK_NAMES, type SocialNetwork } from '../../domain/auth/social-networks.ts';
import { configured, type SiteConfigByName } from '../../domain/site/config.ts';
import { findLanguage } from '../../domain/site/languages.ts';
import { phoneCountries } from '../content/phone-countries.ts';
import type { Guard } from '../guard/guard.ts';
import type { CallContext, Handlers } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import type { Identity } from '../ports.ts';
import type { Post } from '../post/post.ts';
import type { Registration } from '../registration/registration.ts';
import type { SignIn } from '../session/sign-in.ts';
import type { SocialIdentities } from '../social/identities.ts';
import { CLIENT_ID } from '../social/provider.ts';
import type { Social, Vouched } from '../social/social.ts';
import type { DeliveryAddresses } from '../user/delivery-address.ts';
import { createProve } from './prove.ts';

export interface SocialHandlerOptions {
  readonly config: Partial<SiteConfigByName>;
  readonly identity: Identity;
  readonly guard: Guard;
  readonly social: Social;
  readonly identities: SocialIdentities;
  readonly registration: Registration;
  readonly signIn: SignIn;
  readonly reach: DeliveryAddresses;
  readonly post: Post;
}

const inLanguage = (context: CallContext, lng: string | undefined): CallContext =>
  lng !== undefined && findLanguage(lng) ? { ...context, language: lng } : context;

function assertOffered(config: SocialHandlerOptions['config'], network: SocialNetwork): void {
  if (!configured(config, 'socialNetworks').includes(network)) throw new Refused('404');
}

async function userOf(
  { identity, identities }: SocialHandlerOptions,
  { network, person }: Vouched,
) {
  const userId = identities.userOf(network, person.subject);
  return userId === null ? null : identity.userById(userId);
}

/** Adds a network to the account it was begun for, whose player is still signed in. */
async function link(
  { identities, reach, post }: SocialHandlerOptions,
  { network, person, userId }: Vouched,
  context: CallContext,
) {
  const user = await context.visitor();
  if (!user) throw new Refused('401');
  context.note({ kind: 'network-link', actorId: user.id, subjectId: user.id, reason: network });
  if (user.id !== userId) throw new Refused('1005');
  if (!identities.link(network, person.subject, user.id, context.now)) throw new Refused('1412');
  const content = { network: NETWORK_NAMES[network], page: '?showForgotPasswordModal=1' };
  post.send('network-added', reach.of(user, '', context.now), content, context);
  return { userId: user.id };
}

/** Registers in one tap whom nobody knows yet. */
async function registerInOneTap(
  { registration }: SocialHandlerOptions,
  vouched: Vouched,
  { currency, countryId }: { readonly currency: string; readonly countryId: string },
  context: CallContext,
): Promise<void> {
  const country = phoneCountries.find(({ id }) => String(id) === countryId)?.code;
  if (country === undefined) throw new Refused('1411', [{ pointer: '/countryId' }]);
  await registration.registerVouched(vouched, { currency, country }, context);
}

/** Calls that tell where the browser goes to be vouched for. */
function goingHandlers(options: SocialHandlerOptions) {
  const { config, guard, social } = options;
  const prove = createProve(options);
  return {
    oauth({ path: { network }, query: { lng, purpose = 'login' } }, context) {
      assertOffered(config, network);
      guard.pass('left', context);
      return { redirectUrl: social.begin(network, purpose, inLanguage(context, lng)) };
    },
    async networkLink({ path: { network }, body: { lng, password } }, context) {
      assertOffered(config, network);
      const { id } = await prove(password, context);
      return { redirectUrl: social.beginLink(network, id, inLanguage(context, lng)) };
    },
    oneTapClient({ query: { lng } }, context) {
      if (!configured(config, 'oneTapAvailable')) throw new Refused('404');
      guard.pass('left', context);
      return {
        clientId: CLIENT_ID,
        redirectUrl: social.beginOneTap(inLanguage(context, lng)),
      };
    },
  } satisfies Handlers;
}

/** Calls that sign in with a network that knows the player. */
export function socialHandlers(options: SocialHandlerOptions) {
  const { config, guard, social, signIn } = options;
  return {
    ...goingHandlers(options),
    async loginBySocial({ body }, context) {
      guard.pass('answer', context);
      const vouched = await social.redeem(body, context);
      if (!vouched) throw new Refused('1005');
      if (vouched.purpose === 'link') return link(options, vouched, context);
      const user = await userOf(options, vouched);
      if (user) return signIn.proceed(user, context);
      social.remember(vouched, context);
      const { name, surname, email } = vouched.person;
      return { userId: null, next: 'registration', profile: { name, surname, email } };
    },
    async oneTapSignIn({ body }, context) {
      if (!configured(config, 'oneTapAvailable')) throw new Refused('404');
      guard.pass('answer', context);
      const { language, currency, countryId } = body;
      const home = `/${findLanguage(language) ? language : context.language}`;
      const vouched = await social.redeemCredential(body.credential, context);
      if (!vouched) throw new Refused('1005');
      const user = await userOf(options, vouched);
      if (!user) await registerInOneTap(options, vouched, { currency, countryId }, context);
      const answer = user ? await signIn.proceed(user, context) : {};
      const isHalfWay = 'next' in answer && answer.next === 'two-step';
      return { redirectUrl: isHalfWay ? `${home}/user/login?step=two-step` : home };
    },
  } satisfies Handlers;
}
