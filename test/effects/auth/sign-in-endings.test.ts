/**
 * Whatever the server answers and whatever the player does meanwhile: the form comes free again,
 * shows what it can show, and the recording acts as the session did.
 */
import fc from 'fast-check';
import { mergeMap, timer } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallName } from '../../../src/calls/table.ts';
import { underWay } from '../../../src/projections/auth/state.ts';
import { networkError, never, refuse, reply } from '../../support/session/session.ts';
import {
  assertForgotten,
  type Guest,
  guest,
  messageOf,
  refuseWith,
  signedIn,
  twoStepNext,
} from '../../support/session/signing-in.ts';

const test = suite('signing in: endings');

const CODE = 'planted-code';
const PASSWORD = 'planted-password';

const CALLS = [
  'loginByEmail',
  'loginByPhone',
  'loginBySms',
  'loginBySocial',
  'loginTwoStep',
  'sendSms',
  'twoStepSms',
  'loginLink',
  'oauth',
  'oneTapClient',
] as const satisfies readonly CallName[];

const answers = {
  'signed in': signedIn,
  'an authenticator is needed': () => twoStepNext(),
  'an SMS is needed': () => twoStepNext(['sms', 'recovery']),
  'nobody knows them': () => reply({ userId: null, next: 'registration' }),
  'a code was sent': () => reply({ expiresIn: 300, resendIn: 60 }),
  'a link was sent': () => reply({ success: true }),
  'go there': () => reply({ clientId: 'site', redirectUrl: 'https://network.example/' }),
  'wrong password': () => refuseWith(403, 'auth_wrong'),
  'wrong code': () => refuseWith(403, 'auth_wrong_code'),
  'too late': () => refuseWith(403, 'auth_time_up'),
  'begin again': () => refuseWith(409, 'auth_again'),
  'too many': () => refuseWith(429, 'auth_too_many', { retryAfter: 30 }),
  'a captcha first': () => refuse(400, '111'),
  'no answer': never,
  'no network': networkError,
  'out of order': () => refuse(500),
} as const;

type Says = keyof typeof answers;

/** What a call leads on with. */
const onward: Partial<Record<CallName, Says>> = {
  sendSms: 'a code was sent',
  twoStepSms: 'a code was sent',
  loginLink: 'a link was sent',
  oauth: 'go there',
  oneTapClient: 'go there',
};

const behaviour = fc.record({
  delay: fc.constantFrom(0, 0, 400, 9000),
  says: fc.constantFrom(...(Object.keys(answers) as Says[])),
  leadsOn: fc.boolean(),
});

const typed = { country: 'ie', phone: '86 123 4567' };

const acts = {
  password: ({ runtime }) =>
    runtime.publish('session.loginSubmitted', { login: 'ann', password: PASSWORD }),
  phone: ({ runtime }) => runtime.publish('auth.phoneSubmitted', { ...typed, password: PASSWORD }),
  'ask for SMS': ({ runtime }) => runtime.publish('auth.smsRequested', typed),
  'code of SMS': ({ runtime }) => runtime.publish('auth.smsSubmitted', { code: CODE }),
  'ask for link': ({ runtime }) => runtime.publish('auth.linkRequested', { login: 'ann' }),
  'second step': ({ runtime }) =>
    runtime.publish('auth.twoStepSubmitted', { code: CODE, method: 'totp' }),
  'other method': ({ runtime }) =>
    runtime.publish('auth.twoStepMethodChosen', { method: 'recovery' }),
  'ask for another SMS': ({ runtime }) => runtime.publish('auth.twoStepSmsRequested', {}),
  network: ({ runtime }) =>
    runtime.publish('auth.socialChosen', { network: 'vk', purpose: 'login' }),
  'one tap': ({ runtime }) => runtime.publish('auth.oneTapChosen', {}),
  'come back': ({ navigation }) =>
    navigation.visit(`/en/user/login?network=vk&code=${CODE}&state=${CODE}`),
  'another form': ({ runtime }) => runtime.publish('auth.formChosen', { form: 'sms' }),
  'look away': ({ runtime }) => runtime.publish('app.visibilityChanged', { visible: false }),
  'look again': ({ runtime }) => runtime.publish('app.visibilityChanged', { visible: true }),
  'close the captcha': ({ runtime }) =>
    runtime.publish('modal.closed', { id: 'captcha', by: 'player' }),
  'sign out': ({ runtime }) => runtime.publish('session.ended', { reason: 'logout' }),
  'a moment': ({ clock }) => clock.advance(50),
  'some seconds': ({ clock }) => clock.advance(5000),
  'ten minutes': ({ clock }) => clock.advance(600_000),
} as const satisfies Record<string, (session: Guest) => void>;

const visit = fc.record({
  server: fc.array(behaviour, { minLength: 1, maxLength: 12 }),
  steps: fc.array(fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])), {
    minLength: 1,
    maxLength: 20,
  }),
});

/** What is shown has what it needs, and nothing that belongs to something else. */
function assertWhole({ runtime }: Guest): void {
  const { auth } = runtime.state;
  const { form, twoStep, sms, outcome } = auth;
  const asked = underWay(auth);
  assert.is(form === 'login_password_two_step_code', twoStep !== null);
  assert.not.ok(twoStep !== null && sms !== null);
  assert.not.ok(asked !== null && messageOf(auth) !== null);
  if (outcome === 'leaving') assert.is(asked?.what, 'leaving');
}

/** Lets the visit happen; then whoever has a captcha open closes it, and all comes to its end. */
function happen({ server, steps }: typeof visit extends fc.Arbitrary<infer V> ? V : never): Guest {
  const session = guest();
  let nth = 0;
  for (const call of CALLS) {
    session.answers[call] = () => {
      const { delay, says, leadsOn } = server[nth % server.length] as (typeof server)[number];
      nth += 1;
      const answer = answers[(leadsOn && onward[call]) || says];
      return timer(delay, session.clock).pipe(mergeMap(answer));
    };
  }
  for (const one of steps) {
    acts[one](session);
    assertWhole(session);
  }
  for (let i = 0; i < 5; i += 1) {
    session.clock.advance(40_000);
    acts['close the captcha'](session);
  }
  session.settle();
  return session;
}

test('the form comes free, and what is shown is whole at every moment', () => {
  fc.assert(
    fc.property(visit, (one) => {
      const session = happen(one);
      assertWhole(session);
      assert.is(underWay(session.runtime.state.auth), null);
      const thrown = session.events.filter(
        ({ type, data }) => type === 'bus.failed' && data.source !== 'call',
      );
      assert.equal(thrown, []);
    }),
    { numRuns: 400 },
  );
});

test('nothing secret is left, and the recording acts as the session did', () => {
  fc.assert(
    fc.property(visit, (one) => assertForgotten(happen(one), CODE, PASSWORD)),
    { numRuns: 40 },
  );
});

test.run();
