import * as v from 'valibot';
import { SOCIAL_NETWORKS } from '../domain/auth/social-networks.ts';
import { finite } from '../kernel/numbers.ts';
import { personal, secret } from '../kernel/privacy.ts';
import { call } from './define.ts';

/** A password as base64url of its UTF-8 bytes. */
const encodedPassword = secret(v.string());
const code = secret(v.string());
const success = v.object({ success: v.boolean() });

/** Where the player is signed in, the sign-in last used first. Times are epoch milliseconds. */
const signIns = v.object({
  items: v.array(
    v.object({
      /** Names it among the player's sign-ins, and signs nobody in. */
      id: personal(v.string()),
      /** Browser and system in short, '' where nothing is known. */
      device: personal(v.string()),
      begunAt: finite,
      usedAt: finite,
      isCurrent: v.boolean(),
    }),
  ),
});

/** Calls with which players protect their accounts. */
export const protectionCalls = {
  /** Signs out everywhere else; here the session goes on under a new cookie. */
  passwordChange: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/user/v1/password',
    auditedAs: 'password-change',
    input: { body: v.object({ password: encodedPassword, newPassword: encodedPassword }) },
    reply: v.object({
      error: v.optional(v.literal('password-field')),
      problems: v.optional(v.array(v.string())),
    }),
  }),
  /** Begins a second step: gives the key of an authenticator, or sends a code. Needs the password. */
  twoStepStart: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/user/v1/two-step/start',
    input: { body: v.object({ method: v.picklist(['totp', 'sms']), password: encodedPassword }) },
    reply: v.object({
      method: v.picklist(['totp', 'sms']),
      /** Base32, and the address that authenticators read from a picture. */
      key: v.optional(secret(v.string())),
      uri: v.optional(secret(v.string())),
      expiresIn: finite,
      /** Seconds until another code can be asked for. */
      resendIn: v.optional(finite),
    }),
  }),
  /** Each of the recovery codes counts once, in place of a code; they are shown this once. */
  twoStepEnable: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/user/v1/two-step/enable',
    auditedAs: 'second-step-change',
    input: { body: v.object({ code }) },
    reply: v.object({ recoveryCodes: v.array(secret(v.string())) }),
  }),
  /** Needs the password, and a code or the answer to the security question. */
  twoStepDisable: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/user/v1/two-step/disable',
    auditedAs: 'second-step-change',
    input: {
      body: v.object({
        password: encodedPassword,
        code: v.optional(code),
        answer: v.optional(secret(v.string())),
      }),
    },
    reply: success,
  }),
  /** Where the browser goes to add a network to the account; comes back as from `oauth`. */
  networkLink: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/user/v1/networks/{network}',
    auditedAs: 'network-link',
    input: {
      path: v.object({ network: v.picklist(SOCIAL_NETWORKS) }),
      body: v.object({ lng: v.optional(v.string()), password: encodedPassword }),
    },
    reply: v.object({ redirectUrl: secret(v.string()) }),
  }),
  signIns: call({ bearer: true, path: '/web-api/user/v1/sign-ins', reply: signIns }),
  /** Ends one, or with null all but this one; one that is over is no mistake. Gives what is left. */
  signInEnd: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/user/v1/sign-ins/end',
    auditedAs: 'session-end',
    input: { body: v.object({ id: v.nullable(personal(v.string())) }) },
    reply: signIns,
  }),
  securityQuestion: call({
    bearer: true,
    path: '/web-api/user/v1/security-question',
    reply: v.object({ question: v.nullable(personal(v.string())) }),
  }),
  /** Needs the password; while the second step is on a code of it too, or a recovery code. */
  securityQuestionSave: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/user/v1/security-question',
    auditedAs: 'security-question-change',
    input: {
      body: v.object({
        question: personal(v.string()),
        answer: secret(v.string()),
        password: encodedPassword,
        code: v.optional(code),
      }),
    },
    reply: success,
  }),
};
