import * as v from 'valibot';
import { REGISTRATION_TYPES } from '../domain/registration/types.ts';
import { finite } from '../kernel/numbers.ts';
import { personal, secret } from '../kernel/privacy.ts';
import { codeSent } from './auth.ts';
import { call, idempotencyHeaders } from './define.ts';
import { mailing } from './mailing.ts';

const personalText = v.optional(personal(v.string()));
const secretText = v.optional(secret(v.string()));
/** Login or password as base64url of its UTF-8 bytes. */
const encodedLogin = personalText;
const encodedPassword = secretText;

const registrationType = v.picklist(REGISTRATION_TYPES);
/** 0 none, 1 sport, 2 casino. */
const bonus = v.picklist([0, 1, 2]);

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
  passport_type: v.optional(finite),
  passport_issuer: personalText,
  inn: secretText,
  phone: personalText,
  email: personalText,
  login: encodedLogin,
  password: encodedPassword,
  pin_code: secretText,
  /** The code that `sendSms` sent to the phone. */
  sms_code: secretText,
  currency: v.string(),
  bonus,
  first_deposit_bonus_type: v.optional(bonus),
  mailing: v.optional(mailing),
  captcha: secretText,
});

const currency = v.object({ id: finite, iso: v.string(), symbol: v.string() });

const registering = {
  /** What a registration may say and has to say. */
  registrationOptions: call({
    path: '/web-api/registration/v1/options',
    reply: v.object({
      types: v.array(v.object({ type: registrationType, required: v.array(v.string()) })),
      minimumAge: finite,
      currencies: v.array(currency),
      bonuses: v.array(bonus),
    }),
  }),
  register: call({
    method: 'POST',
    path: '/web-api/registration/v1/{type}',
    auditedAs: 'registration',
    input: {
      path: v.object({ type: registrationType }),
      headers: idempotencyHeaders,
      body: registration,
    },
    reply: v.object({
      userId: v.string(),
      login: personal(v.string()),
      /** Only where it was made by the server. */
      password: v.optional(secret(v.string())),
      /** Whether the player may pay in, and has not. */
      mayDeposit: v.optional(v.boolean()),
    }),
  }),
  /**
   * Sends the login and where to set a password, in the first hour of an account. A password is
   * never sent.
   */
  credentialsEmail: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/registration/v1/credentials-email',
    auditedAs: 'contact-change',
    input: { body: v.object({ email: personal(v.string()) }) },
    reply: v.object({ success: v.boolean() }),
  }),
};

/** 0 nothing is confirmed, 1 e-mail, 2 both, 3 phone. */
const activationType = v.picklist([0, 1, 2, 3]);

const activationAnswer = v.object({
  activation_type: v.optional(activationType),
  /** `taken`: confirmed by another player before. */
  error: v.optional(v.picklist(['wrong_code', 'time_up', 'taken'])),
});

const activating = {
  /**
   * Sends a code to an address or number: a new one, or the one the player has. Once something is
   * confirmed, a new one needs the password.
   */
  activationSend: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/user/v1/activation/send',
    input: {
      body: v.object({
        kind: v.picklist(['email', 'phone']),
        email: personalText,
        phone: personalText,
        country: v.optional(v.string()),
        password: encodedPassword,
      }),
    },
    reply: codeSent,
  }),
  activationConfirm: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/user/v1/activation/confirm',
    auditedAs: 'contact-change',
    input: {
      body: v.object({ kind: v.picklist(['email', 'phone']), code: secret(v.string()) }),
    },
    reply: activationAnswer,
  }),
  /** Confirms an e-mail address by the link that was sent to it; nobody has to be signed in. */
  activationLink: call({
    method: 'POST',
    path: '/web-api/auth/v1/activation',
    auditedAs: 'contact-change',
    input: { body: v.object({ token: secret(v.string()) }) },
    reply: activationAnswer,
  }),
};

const passwordError = v.optional(v.picklist(['wrong_code', 'time_up', 'password-field']));
/** Problems of `domain/auth/password-rules.ts`, with the error `password-field`. */
const passwordProblemNames = v.optional(v.array(v.string()));

const recovering = {
  passwordRecovery: call({
    method: 'POST',
    path: '/web-api/auth/v1/recovery/{step}',
    auditedAs: 'recovery',
    input: {
      path: v.object({ step: v.picklist(['call', 'code', 'password']) }),
      body: v.object({ login: encodedLogin, code: secretText, password: encodedPassword }),
    },
    reply: v.object({
      /** Epoch milliseconds until which the next step has to follow. */
      expiresAt: v.optional(finite),
      error: passwordError,
      problems: passwordProblemNames,
    }),
  }),
  /** Sets a password by a link that was sent. */
  passwordReset: call({
    method: 'POST',
    path: '/web-api/auth/v1/password-reset',
    auditedAs: 'recovery',
    input: { body: v.object({ token: secret(v.string()), password: secret(v.string()) }) },
    reply: v.object({ error: passwordError, problems: passwordProblemNames }),
  }),
  /** Ends the newsletter by the link in it; nobody has to be signed in. */
  newsletterStop: call({
    method: 'POST',
    idempotent: true,
    path: '/web-api/user/v1/newsletter/stop',
    input: { body: v.object({ token: secret(v.string()) }) },
    reply: v.object({ success: v.boolean() }),
  }),
};

/** Calls that make an account, confirm it, and give it back to who forgot the password. */
export const registrationCalls = { ...registering, ...activating, ...recovering };
