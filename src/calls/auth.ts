import * as v from 'valibot';
import { SOCIAL_NETWORKS } from '../domain/auth/social-networks.ts';
import type { SecurityKind } from '../domain/protection/security-event.ts';
import { finite } from '../kernel/numbers.ts';
import { personal, secret } from '../kernel/privacy.ts';
import { call } from './define.ts';

/** Login, phone or password as base64url of its UTF-8 bytes. */
const encodedLogin = personal(v.string());
const encodedSecret = secret(v.string());
/** A code of a few digits, or a token, as it is. */
const plainSecret = secret(v.string());

/** The proof of a captcha; the header `x-captcha-token` carries it as well. */
const captcha = v.optional(secret(v.string()));

/**
 * Nobody is signed in while `userId` is null: a code follows (`two-step`), or a registration of
 * type `soc_reg`, for which the network has told the profile.
 */
const loginAnswer = v.object({
  userId: v.nullable(v.string()),
  next: v.optional(v.picklist(['two-step', 'registration'])),
  /** What the code may be: of an authenticator, of an SMS, or one of the recovery codes. */
  methods: v.optional(v.array(v.picklist(['totp', 'sms', 'recovery']))),
  /** Seconds in which the next step has to follow. */
  expiresIn: v.optional(finite),
  /** Seconds until another SMS can be asked for; only where one is on its way. */
  resendIn: v.optional(finite),
  profile: v.optional(
    personal(v.object({ name: v.string(), surname: v.string(), email: v.string() })),
  ),
});

/** A code is on its way. Seconds until it expires, and until another one can be asked for. */
export const codeSent = v.object({ expiresIn: finite, resendIn: v.optional(finite) });

const login = <const B extends v.ObjectEntries>(
  kind: string,
  body: B,
  auditedAs: SecurityKind = 'sign-in',
) =>
  call({
    method: 'POST',
    path: `/web-api/auth/v1/login/${kind}`,
    auditedAs,
    input: { body: v.object(body) },
    reply: loginAnswer,
  });

const socialNetwork = v.picklist(SOCIAL_NETWORKS);

const loginCalls = {
  loginByEmail: login('email', { login: encodedLogin, password: encodedSecret, captcha }),
  loginByPhone: login('phone', {
    countryCode: v.string(),
    phone: encodedLogin,
    password: encodedSecret,
    captcha,
  }),
  /** Method 1 is the link that `loginLink` sends. */
  loginByToken: login('token', {
    method_id: finite,
    token: plainSecret,
    sign: plainSecret,
    lng: v.string(),
  }),
  loginBySocial: login('social', {
    network: socialNetwork,
    code: plainSecret,
    state: plainSecret,
  }),
  loginBySms: login('sms', { phone: encodedLogin, code: plainSecret }),
  loginTwoStep: login(
    'two-step',
    {
      code: plainSecret,
      method: v.optional(v.picklist(['totp', 'sms', 'recovery'])),
    },
    'second-step',
  ),
};

const codeCalls = {
  sendSms: call({
    method: 'POST',
    path: '/web-api/auth/v1/sms',
    input: {
      body: v.object({
        phone: encodedLogin,
        purpose: v.optional(v.picklist(['login', 'registration'])),
      }),
    },
    reply: codeSent,
  }),
  /** Another code for the second step, or for changing it while signed in. */
  twoStepSms: call({
    method: 'POST',
    path: '/web-api/auth/v1/two-step/sms',
    input: { body: v.object({}) },
    reply: codeSent,
  }),
  /** Sends a link to sign in with, if there is such a player; the answer does not tell. */
  loginLink: call({
    method: 'POST',
    path: '/web-api/auth/v1/login-link',
    auditedAs: 'recovery',
    input: { body: v.object({ login: encodedLogin }) },
    reply: v.object({ success: v.boolean() }),
  }),
};

const socialCalls = {
  /** Where the browser goes to sign in, or to register, with a network. */
  oauth: call({
    path: '/web-api/auth/v1/oauth/{network}',
    input: {
      path: v.object({ network: socialNetwork }),
      query: v.object({
        lng: v.optional(v.string()),
        purpose: v.optional(v.picklist(['login', 'registration'])),
      }),
    },
    reply: v.object({ redirectUrl: secret(v.string()) }),
  }),
  oneTapClient: call({
    path: '/web-api/auth/v1/one-tap',
    input: { query: v.object({ lng: v.optional(v.string()) }) },
    reply: v.object({
      clientId: v.string(),
      /** Where the player picks an account; comes back with `#id_token=…`, the credential. */
      redirectUrl: secret(v.string()),
    }),
  }),
  oneTapSignIn: call({
    method: 'POST',
    multipart: true,
    path: '/web-api/auth/v1/one-tap',
    auditedAs: 'sign-in',
    input: {
      body: v.object({
        credential: plainSecret,
        language: v.string(),
        currency: v.string(),
        countryId: v.string(),
      }),
    },
    reply: v.object({ redirectUrl: v.string() }),
  }),
};

/** Calls that lead to being signed in. */
export const signInCalls = { ...loginCalls, ...codeCalls, ...socialCalls };
