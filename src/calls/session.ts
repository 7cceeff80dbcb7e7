import * as v from 'valibot';
import { personal, secret } from '../kernel/privacy.ts';
import { call } from './define.ts';

const encodedLogin = personal(v.string());
const encodedSecret = secret(v.string());

/** `next: 'two-step'` means that a code must follow before anyone is signed in. */
const loginAnswer = v.object({
  userId: v.nullable(v.string()),
  next: v.optional(v.literal('two-step')),
});

const login = <const B extends v.ObjectEntries>(kind: string, body: B) =>
  call({
    method: 'POST',
    path: `/web-api/auth/v1/login/${kind}`,
    input: { body: v.object(body) },
    reply: loginAnswer,
  });

export const socialNetwork = v.picklist([
  'google',
  'vk',
  'ok',
  'fb',
  'mailru',
  'yandex',
  'telegram',
  'kakaotalk',
  'twitter',
  'itsme',
  'twitch',
  'metamask',
  'line',
  'linkedin',
  'apple',
  'discord',
]);

const personalText = v.optional(personal(v.string()));
const secretText = v.optional(secret(v.string()));

const registration = v.object({
  name: personalText,
  surname: personalText,
  middle_name: personalText,
  birthday_date: personalText,
  birthday_place: personalText,
  region: personalText,
  city: personalText,
  country: v.optional(v.string()),
  registration_address: personalText,
  passport_number: secretText,
  passport_series: secretText,
  passport_issue_date: personalText,
  passport_type: v.optional(v.number()),
  passport_issuer: personalText,
  inn: secretText,
  phone: personalText,
  email: personalText,
  login: personalText,
  password: secretText,
  pin_code: secretText,
  currency: v.string(),
  /** 0 none, 1 sport, 2 casino. */
  bonus: v.picklist([0, 1, 2]),
  mailing: v.optional(v.record(v.string(), v.boolean())),
  captcha: secretText,
});

const signIn = {
  loginByEmail: login('email', {
    login: encodedLogin,
    password: encodedSecret,
    captcha: v.optional(secret(v.string())),
  }),
  loginByPhone: login('phone', {
    countryCode: v.string(),
    phone: encodedLogin,
    password: encodedSecret,
  }),
  loginByToken: login('token', {
    method_id: v.number(),
    token: encodedSecret,
    sign: encodedSecret,
    lng: v.string(),
  }),
  loginBySocial: login('social', { network: socialNetwork, code: encodedSecret }),
  loginBySms: login('sms', { phone: encodedLogin, code: encodedSecret }),
  loginTwoStep: login('two-step', { code: encodedSecret }),
};

export const sessionCalls = {
  ...signIn,
  session: call({
    path: '/web-api/session',
    reply: v.object({
      geo: v.object({ countryCode: v.string(), countryId: v.number() }),
      currency: v.string(),
      language: v.string(),
    }),
  }),
  authCheck: call({
    path: '/web-api/auth/v1/check',
    retry: { times: 2, delay: 1500 },
    reply: v.object({ user_id: v.nullable(v.string()) }),
  }),
  token: call({
    path: '/web-api/user/gettoken',
    input: { query: v.object({ force_refresh: v.literal('true') }) },
    reply: v.object({ token: secret(v.string()) }),
  }),
  disconnect: call({
    method: 'POST',
    idempotent: true,
    path: '/web-api/auth/v1/disconnect',
    input: { body: v.object({}) },
    reply: v.object({ success: v.boolean() }),
  }),
  sendSms: call({
    method: 'POST',
    path: '/web-api/auth/v1/sms',
    input: { body: v.object({ phone: encodedLogin }) },
    reply: v.object({ expiresIn: v.number() }),
  }),
  rights: call({
    bearer: true,
    path: '/web-api/auth/v1/rights',
    reply: v.object({ rights: v.array(v.string()) }),
  }),
  oauth: call({
    path: '/web-api/auth/v1/oauth/{network}',
    input: { path: v.object({ network: socialNetwork }) },
    reply: v.object({ redirectUrl: v.string() }),
  }),
  oneTapClient: call({
    path: '/web-api/auth/v1/one-tap',
    reply: v.object({ clientId: v.string() }),
  }),
  oneTapSignIn: call({
    method: 'POST',
    path: '/web-api/auth/v1/one-tap',
    input: {
      body: v.object({
        credential: encodedSecret,
        language: v.string(),
        currency: v.string(),
        countryId: v.string(),
      }),
    },
    reply: v.object({ redirectUrl: v.string() }),
  }),
  register: call({
    method: 'POST',
    path: '/web-api/registration/v1/{type}',
    input: {
      path: v.object({ type: v.picklist(['fast_reg', 'phone_reg', 'full_reg', 'soc_reg']) }),
      body: registration,
    },
    reply: v.object({
      userId: v.string(),
      login: personal(v.string()),
      password: v.optional(secret(v.string())),
    }),
  }),
  passwordRecovery: call({
    method: 'POST',
    path: '/web-api/auth/v1/recovery/{step}',
    input: {
      path: v.object({ step: v.picklist(['call', 'code', 'password']) }),
      body: v.object({ login: personalText, code: secretText, password: secretText }),
    },
    reply: v.object({
      expiresAt: v.optional(v.number()),
      error: v.optional(v.picklist(['wrong_code', 'time_up', 'password-field'])),
    }),
  }),
  secureData: call({
    bearer: true,
    path: '/web-api/user/v1/secure',
    reply: v.object({ ggru: secret(v.string()), grant: secret(v.string()) }),
  }),
  fingerprint: call({
    method: 'POST',
    idempotent: true,
    path: '/web-api/fingerprint/v1',
    input: { body: v.object({ componentsData: v.record(v.string(), v.unknown()) }) },
    reply: v.object({ token: secret(v.string()), expiresAt: v.number() }),
  }),
};
