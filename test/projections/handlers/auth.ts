/** Signing in: of every way there are answers that few sessions get. */
import type { CallName, CallReply } from '../../../src/calls/table.ts';
import {
  failed,
  type Happening,
  happened,
  refused,
  replied,
  requested,
} from '../../support/session/given.ts';
import { type HandlerCase, makes } from './handler-case.ts';

/** One thing is asked for at a time, whatever it is: its call is the one that is waited for. */
const asked = happened('session.loginSubmitted', { login: 'a@b.test', password: 'p' });

/** Its call is out, with the body that a call for a code has. */
const sent = (call: CallName): Happening => ({
  ...happened('http.requested', { call, requestId: 1, body: { purpose: 'login' } }),
  cause: 0,
});

const CALLS = [
  ...(['loginByEmail', 'loginByPhone', 'loginByToken', 'loginBySocial', 'loginBySms'] as const),
  ...(['loginTwoStep', 'sendSms', 'twoStepSms', 'loginLink', 'oauth', 'networkLink'] as const),
  ...(['oneTapClient', 'oneTapSignIn'] as const),
];
const SIGN_INS = [
  ...(['loginByEmail', 'loginByPhone', 'loginByToken', 'loginBySocial', 'loginBySms'] as const),
  'loginTwoStep' as const,
];

const nobody: CallReply<'loginByEmail'> = { userId: null };
const returned = happened('auth.socialReturned', {
  ...{ network: 'google', purpose: 'registration', code: 'c', state: 's' },
});
const unknown = replied('loginBySocial', { userId: null, next: 'registration' });

export const auth: readonly HandlerCase[] = [
  ...CALLS.flatMap((call) => [
    makes('auth', [asked], sent(call), { sending: { pending: { requestId: 1 } } }),
    makes('auth', [asked, sent(call)], refused(call, 400), {
      sending: { pending: null, told: { key: 'main_error_text' } },
    }),
    makes('auth', [asked, sent(call)], failed(call), {
      sending: { pending: null, told: { key: 'main_network_error' } },
    }),
  ]),
  ...SIGN_INS.map((call) =>
    makes('auth', [asked, sent(call)], replied(call, nobody), {
      sending: { pending: null, told: { key: 'main_error_text' } },
    }),
  ),
  makes('auth', [asked, sent('loginLink')], replied('loginLink', { success: true }), {
    sending: { pending: null },
    outcome: 'link-sent',
  }),
  makes('auth', [], happened('auth.twoStepAsked', {}), { form: 'login_password_two_step_code' }),
  makes(
    'auth',
    [happened('auth.twoStepAsked', {})],
    happened('auth.twoStepSubmitted', { code: '1' }),
    { asked: { what: 'sign-in' }, sending: { status: 'busy' } },
  ),
  makes('auth', [], returned, { asked: { what: 'coming', network: 'google' } }),
  makes(
    'auth',
    [returned, requested('loginBySocial', 0), unknown],
    happened('auth.networkLeft', {}),
    { profile: null },
  ),
  makes(
    'auth',
    [asked, sent('oauth'), replied('oauth', { redirectUrl: 'https://network.test' })],
    happened('app.visibilityChanged', { visible: true }),
    { sending: { pending: null }, outcome: null },
  ),
  makes('auth', [], happened('auth.linkFollowed', { method: 1, token: 't', sign: 's' }), {
    asked: { what: 'coming', network: null, purpose: 'login' },
  }),
  makes(
    'auth',
    [asked, requested('loginByEmail', 0), failed('loginByEmail')],
    happened('modal.opened', { id: 'login', kind: 'login' }),
    { sending: { told: null } },
  ),
  makes(
    'auth',
    [returned, requested('loginBySocial', 0), unknown],
    happened('registration.left', {}),
    { profile: null },
  ),
];
