import * as v from 'valibot';
import { LOGIN_FORMS } from '../domain/auth/login-forms.ts';
import { SOCIAL_NETWORKS } from '../domain/auth/social-networks.ts';
import { finite } from '../kernel/numbers.ts';
import { personal, secret } from '../kernel/privacy.ts';
import { area, event, input } from './define.ts';

/** The forms a sign-in may begin with, and that which asks for a link instead of a password. */
const firstForm = v.picklist([...LOGIN_FORMS, 'login_link']);

/** The second step: a code of an authenticator, of an SMS, or one of the recovery codes. */
const twoStepMethod = v.picklist(['totp', 'sms', 'recovery']);

const network = v.picklist(SOCIAL_NETWORKS);

/** What a network is asked for: to sign in, to register, or to be added to the account. */
const purpose = v.picklist(['login', 'registration', 'link']);

const firstPurpose = v.picklist(['login', 'registration']);

/** A phone number as it was typed, with the letters of the country that was chosen. */
const country = v.string();
const phone = personal(v.string());

/** Calls that end with somebody signed in, or with a second step. */
export const LOGIN_CALLS = [
  'loginByEmail',
  'loginByPhone',
  'loginByToken',
  'loginBySocial',
  'loginBySms',
  'loginTwoStep',
] as const;

export type FirstForm = v.InferOutput<typeof firstForm>;
export type TwoStepMethod = v.InferOutput<typeof twoStepMethod>;
export type SocialPurpose = v.InferOutput<typeof purpose>;

const formEvents = {
  formChosen: input(
    1,
    'The player chose how to sign in. What was typed so far goes along.',
    v.object({
      form: firstForm,
      typed: v.optional(
        v.object({
          login: v.optional(personal(v.string())),
          country: v.optional(country),
          phone: v.optional(phone),
        }),
      ),
    }),
  ),
  phoneSubmitted: input(
    1,
    'The player sent the form with phone number and password.',
    v.object({ country, phone, password: secret(v.string()) }),
  ),
  smsRequested: input(
    1,
    'The player asked for a code by SMS to sign in with.',
    v.object({ country, phone }),
  ),
  smsSubmitted: input(
    1,
    'The player sent the code of the SMS.',
    v.object({ code: secret(v.string()) }),
  ),
  linkRequested: input(
    1,
    'The player asked for a link to sign in with.',
    v.object({ login: personal(v.string()) }),
  ),
};

const twoStepEvents = {
  twoStepMethodChosen: input(
    1,
    'The player chose what the second step is taken with.',
    v.object({ method: twoStepMethod }),
  ),
  twoStepSubmitted: input(
    1,
    'The player sent the code of the second step.',
    v.object({ code: secret(v.string()), method: v.optional(twoStepMethod) }),
  ),
  twoStepSmsRequested: input(1, 'The player asked for another code by SMS.', v.object({})),
  twoStepExpired: event(1, 'The second step was not taken in its time.', v.object({})),
};

const wayEvents = {
  socialChosen: input(
    1,
    'The player chose a network; the browser goes there.',
    v.object({ network, purpose: firstPurpose }),
  ),
  networkLinkSubmitted: input(
    1,
    'The player chose a network to be added to the account; the browser goes there.',
    v.object({ network, password: secret(v.string()) }),
  ),
  oneTapChosen: input(1, 'The player chose to sign in with one tap.', v.object({})),
  goingFailed: event(
    1,
    'The browser did not get away: it was sent nowhere, or the page elsewhere did not come in time.',
    v.object({}),
  ),
  socialReturned: event(
    1,
    'A network sent the player back with its word for them.',
    v.object({ network, purpose, code: secret(v.string()), state: secret(v.string()) }),
  ),
  socialRefused: event(
    1,
    'A network gave no word for the player: they denied it, or it failed.',
    v.object({ network, purpose, reason: v.picklist(['denied', 'failed']) }),
  ),
  networkLeft: input(
    1,
    'The player wants to register with another network, or another account there, than told of them.',
    v.object({}),
  ),
  oneTapReturned: event(
    1,
    'The player came back from one tap with a credential.',
    v.object({ credential: secret(v.string()) }),
  ),
  linkFollowed: event(
    1,
    'The player came by a link that signs in.',
    v.object({ method: finite, token: secret(v.string()), sign: secret(v.string()) }),
  ),
  twoStepAsked: event(1, 'The address says that the second step is left.', v.object({})),
};

/** Signing in: forms, networks, links, and what comes back from them. */
export const authEvents = area('auth', { ...formEvents, ...twoStepEvents, ...wayEvents });
