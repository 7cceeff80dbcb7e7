import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failed, given, happened, refused, requested } from '../../support/session/given.ts';

const test = suite('projections: recovery');

const MINUTE = 60_000;

const called = happened('recovery.called', { login: 'ann@example.test' });
const sent = happened('recovery.codeSent', { expiresAt: 5 * MINUTE });
const coded = happened('recovery.codeSubmitted', { code: '471108' });
const accepted = happened('recovery.codeAccepted', { expiresAt: 12 * MINUTE }, MINUTE);
const chosen = happened('recovery.passwordSubmitted', { password: 'planted' });
const succeeded = happened('recovery.succeeded', {});
const opened = happened('modal.opened', { id: 'forgot-password', kind: 'forgot-password' });
const timeUp = happened('recovery.failed', { error: 'time_up', problems: [] });

const atPassword = [called, sent, coded, accepted];

test('the steps, with the time each has', () => {
  const stepOf = (...happenings: Parameters<typeof given>[1]) => {
    const { step, expiresAt } = given('recovery', happenings);
    return [step, expiresAt];
  };
  assert.equal(stepOf(), ['call', null]);
  assert.equal(stepOf(called, sent), ['code', 5 * MINUTE]);
  assert.equal(stepOf(...atPassword), ['password', 12 * MINUTE]);
  assert.equal(stepOf(...atPassword, chosen, succeeded), ['done', null]);
});

test('what is under way, and by which event, until there is an answer', () => {
  const { sent: what, sending } = given('recovery', [called]);
  assert.equal([what, sending.pending], ['call', { seq: 0, requestId: null }]);
  const pendingAfter = (...happenings: Parameters<typeof given>[1]) =>
    given('recovery', happenings).sending.pending;
  const asked = [called, requested('passwordRecovery', 0)];
  assert.is(pendingAfter(called, sent), null);
  assert.is(pendingAfter(...asked, failed('passwordRecovery')), null);
  assert.is(pendingAfter(...asked, refused('passwordRecovery', 500)), null);
});

test('neither code nor password enters the read model', () => {
  const state = JSON.stringify(given('recovery', [...atPassword, chosen]));
  assert.not.match(state, '471108');
  assert.not.match(state, 'planted');
});

test('each failure is told from the others', () => {
  const fail = (error: 'wrong_code' | 'password-field', ...problems: string[]) =>
    happened('recovery.failed', { error, problems });
  const wrong = given('recovery', [called, sent, coded, fail('wrong_code')]);
  assert.equal([wrong.error, wrong.sending.refused], ['wrong_code', { code: 'field_wrong_code' }]);
  const poor = given('recovery', [...atPassword, chosen, fail('password-field', 'too-common')]);
  assert.equal(poor.sending.refused, { password: 'field_password_too_common' });
  const unknown = given('recovery', [...atPassword, chosen, fail('password-field', 'too-new')]);
  assert.equal(unknown.sending.refused, { password: 'field_password' });
  const late = given('recovery', [...atPassword, timeUp]);
  assert.equal([late.step, late.error, late.sending.refused], ['code', 'time_up', {}]);
});

test('what is over begins anew when the dialog is opened, what is open goes on', () => {
  assert.is(given('recovery', [...atPassword, opened]).step, 'password');
  assert.is(given('recovery', [...atPassword, timeUp, opened]).step, 'call');
  assert.is(given('recovery', [...atPassword, chosen, succeeded, opened]).step, 'call');
});

test('an answer that nobody waits for any more changes nothing', () => {
  const signedIn = happened('session.started', { userId: '7' });
  const { sending } = given('recovery', [
    called,
    requested('passwordRecovery', 0),
    signedIn,
    refused('passwordRecovery', 500),
  ]);
  assert.equal([sending.told, sending.refused], [null, {}]);
});

test.run();
