import { configured, type SiteConfigByName } from '../domain/site-config.ts';
import { createActivation } from './activation/activation.ts';
import { createCaptchas } from './captcha/captchas.ts';
import type { Climate } from './conditions.ts';
import type { Feed } from './feed/feed.ts';
import { createDemands } from './guard/demands.ts';
import { createGuard } from './guard/guard.ts';
import type { Identity } from './ports.ts';
import type { Courier } from './post/courier.ts';
import { createPost } from './post/post.ts';
import { createRecovery } from './recovery/recovery.ts';
import { createMadeForms } from './registration/made-forms.ts';
import { createRegistration } from './registration/registration.ts';
import { createLogins } from './session/logins.ts';
import { createPasswords } from './session/passwords.ts';
import { createReach } from './session/reach.ts';
import { createSignIn } from './session/sign-in.ts';
import { createTerms } from './session/terms.ts';
import { createTokens } from './session/token.ts';
import { createProvider } from './social/provider.ts';
import { createSocial } from './social/social.ts';
import type { Stores } from './stores.ts';

export interface ServiceOptions {
  readonly identity: Identity;
  readonly config: Partial<SiteConfigByName>;
  readonly climate: Climate;
  readonly courier: Courier;
  readonly feed: Feed;
}

/** What works on the stores: signing in, registering, captchas and the rest about people. */
export function createServices(options: ServiceOptions, stores: Stores) {
  const { identity, config, climate, courier } = options;
  const { contacts, players, personalData } = stores;
  const guard = createGuard(stores);
  const site = configured(config, 'companyName');
  const base = {
    ...stores,
    ...options,
    guard,
    post: createPost({ courier, climate, guard, site }),
    terms: createTerms(climate, config, players),
    madeForms: createMadeForms(stores.flows, stores.keys),
    tokens: createTokens(stores.signer, identity),
    logins: createLogins(identity, contacts),
    reach: createReach(contacts, players),
    passwords: createPasswords({ contacts, personalData, site }),
    provider: createProvider(stores),
  };
  const acting = {
    ...base,
    captchas: createCaptchas(base),
    social: createSocial(base),
    signIn: createSignIn(base),
    activation: createActivation(base),
  };
  return {
    ...acting,
    recovery: createRecovery(acting),
    registration: createRegistration(acting),
    demands: createDemands(base),
  };
}

export type Services = ReturnType<typeof createServices>;
