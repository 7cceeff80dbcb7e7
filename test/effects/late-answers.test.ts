import { mergeMap, timer } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallName } from '../../src/calls/table.ts';
import type { EventData, EventType } from '../../src/events/catalogue.ts';
import type { State } from '../../src/projections/state.ts';
import { balanceOf, dollars, euros } from '../support/session/accounts.ts';
import { CODES, KEY, protectionSession, URI } from '../support/session/protection.ts';
import { MINUTE, recovering } from '../support/session/recovering.ts';
import { MADE_PASSWORD, registering } from '../support/session/registering.ts';
import {
  type Answer,
  LATENCY,
  reply,
  type TestSession,
  testSession,
} from '../support/session/session.ts';

const test = suite('effects: answers that come late');

const LOST = 5000;
const FRESH = 9000;

interface Form {
  readonly name: string;
  readonly call: CallName;
  readonly answer: unknown;
  readonly press: (session: TestSession) => void;
  readonly isBusy: (state: State) => boolean;
}

const form = <T extends EventType>(
  call: CallName,
  answer: unknown,
  press: readonly [T, EventData<T>],
  isBusy: (state: State) => boolean,
): Form => ({
  name: press[0],
  call,
  answer,
  press: ({ runtime }) => runtime.publish(...press),
  isBusy,
});

const mailing = {
  enable_mail_news: true,
  enable_mail_deposit: false,
  enable_mail_bets: false,
  enable_sms_news: false,
};
const done = { data: { message: 'done' } };

const forms = [
  form(
    'activationSend',
    { expiresIn: 600, resendIn: 60 },
    ['activation.sendPressed', { kind: 'email', email: 'ann@example.test' }],
    ({ activation }) => activation.email.sending.status === 'busy',
  ),
  form(
    'activationConfirm',
    { activation_type: 1 },
    ['activation.codeSubmitted', { kind: 'email', code: '471108' }],
    ({ activation }) => activation.email.sending.status === 'busy',
  ),
  form(
    'accountActivate',
    { success: false },
    ['accounts.activatePressed', { id: '2' }],
    ({ accounts }) => accounts.isBusy.change,
  ),
  form(
    'currencyAdd',
    done,
    ['accounts.addPressed', { currencyId: 826 }],
    ({ accounts }) => accounts.asked.add !== null && accounts.asked.add.told === null,
  ),
  form(
    'currencyRemove',
    done,
    ['accounts.removePressed', { currencyId: 840 }],
    ({ accounts }) => accounts.asked.remove !== null && accounts.asked.remove.told === null,
  ),
  form(
    'mailingSave',
    mailing,
    ['mailing.submitted', mailing],
    (state) => state.mailing.saving.status === 'busy',
  ),
  form(
    'passwordChange',
    {},
    ['protection.passwordSubmitted', { password: 'old', newPassword: 'new' }],
    ({ protection }) => protection.password.status === 'busy',
  ),
  form(
    'twoStepStart',
    { method: 'totp', key: KEY, uri: URI, expiresIn: 900 },
    ['protection.twoStepChosen', { method: 'totp', password: 'planted password' }],
    ({ protection }) => protection.twoStep.status === 'busy',
  ),
  form(
    'twoStepEnable',
    { recoveryCodes: CODES },
    ['protection.twoStepCodeSubmitted', { code: '123456' }],
    ({ protection }) => protection.twoStep.status === 'busy',
  ),
  form(
    'twoStepSms',
    { expiresIn: 300, resendIn: 60 },
    ['protection.twoStepSmsAsked', {}],
    ({ protection }) => protection.sms.status === 'busy',
  ),
  form(
    'twoStepDisable',
    { success: true },
    ['protection.twoStepOffSubmitted', { password: 'old', code: '123456' }],
    ({ protection }) => protection.twoStepOff.status === 'busy',
  ),
  form(
    'securityQuestionSave',
    { success: true },
    ['protection.questionSubmitted', { question: 'Q', answer: 'A', password: 'old' }],
    ({ protection }) => protection.questionForm.status === 'busy',
  ),
];

/** Ann on the page with all forms; each call answers as late as `delays` has it. */
function opened(call: CallName, answer: unknown, delays: number[]): TestSession {
  const slowly = (): Answer =>
    timer((delays.shift() ?? 0) - LATENCY, session.clock).pipe(mergeMap(() => reply(answer)));
  const session = protectionSession({
    url: '/en/office/settings',
    answers: {
      mailing: () => reply(mailing),
      balance: () => reply(balanceOf([euros, dollars])),
    },
  });
  session.answers[call] = slowly;
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

/** Somebody else sits down, and their page is there. */
function next(session: TestSession): void {
  session.answers.authCheck = () => reply({ user_id: 'player-2' });
  session.runtime.publish('session.ended', { reason: 'other-tab' });
  session.runtime.publish('session.started', { userId: 'player-2' });
  session.runtime.publish('route.requested', { url: '/en/office/account', replace: false });
  session.clock.advance(200);
  session.runtime.publish('route.requested', { url: '/en/office/settings', replace: false });
  session.clock.advance(200);
}

for (const { name, call, answer, press, isBusy } of forms) {
  test(`${name}: the answer to the player before ends nothing for the next`, () => {
    const session = opened(call, answer, [LOST, FRESH]);
    press(session);
    next(session);
    press(session);
    session.clock.advance(100);
    assert.is(session.requestsOf(call).length, 2);
    assert.ok(isBusy(session.runtime.state), 'it is asked for');
    session.clock.advance(LOST);
    assert.ok(isBusy(session.runtime.state), 'their own answer is still to come');
    session.clock.advance(FRESH);
    assert.not.ok(isBusy(session.runtime.state));
  });
}

test('a code for whoever forgot a password before shows nothing to the next', () => {
  const delays = [LOST, FRESH];
  const player = recovering();
  const { session, recovery } = player;
  session.answers.passwordRecovery = () =>
    timer(delays.shift() ?? 0, session.clock).pipe(
      mergeMap(() => reply({ expiresAt: session.clock.now() + MINUTE })),
    );
  player.call();
  session.runtime.publish('session.started', { userId: '7' });
  session.runtime.publish('session.ended', { reason: 'other-tab' });
  player.call('bob@example.test');
  session.clock.advance(LOST);
  assert.is(recovery().step, 'call');
  session.clock.advance(FRESH);
  assert.is(recovery().step, 'code');
});

test('a letter to the account before is not taken for the next one’s', () => {
  const registration = registering();
  const { session, form } = registration;
  const delays = [LOST, FRESH];
  session.answers.credentialsEmail = () =>
    timer(delays.shift() ?? 0, session.clock).pipe(mergeMap(() => reply({ success: true })));
  registration.submit('fast_reg');
  session.runtime.publish('registration.credentialsEmailed', { email: 'ann@example.test' });
  session.runtime.publish('session.ended', { reason: 'other-tab' });
  session.answers.register = () => reply({ userId: '10', login: 'p10', password: MADE_PASSWORD });
  registration.submit('fast_reg');
  const email = () =>
    session.runtime.publish('registration.credentialsEmailed', { email: 'bob@example.test' });
  email();
  email();
  session.clock.advance(LOST);
  assert.is(session.requestsOf('credentialsEmail').length, 2, 'one letter at a time');
  assert.is(form().registered?.letter.status, 'busy');
  session.clock.advance(FRESH);
  assert.is(form().registered?.letter.status, 'done');
});

test('what became of one link is not told of the next, of the same kind', () => {
  const session = testSession({
    url: '/en/user/accountverify?token=first',
    answers: {
      activationLink({ body }) {
        const isFirst = (body as { token: string }).token === 'first';
        return timer(isFirst ? LOST : FRESH, session.clock).pipe(
          mergeMap(() => reply(isFirst ? { error: 'time_up' } : {})),
        );
      },
    },
  });
  session.runtime.start();
  session.clock.advance(500);
  for (const url of ['/en/user/stopnewsletter?token=x', '/en/user/accountverify?token=second']) {
    session.runtime.publish('route.requested', { url, replace: false });
    session.clock.advance(500);
  }
  session.clock.advance(LOST - 500);
  assert.is(session.runtime.state.letter.sending.status, 'busy');
  session.clock.advance(FRESH);
  assert.is(session.runtime.state.letter.status, 'done');
});

test.run();
