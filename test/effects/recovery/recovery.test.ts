import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeCredential } from '../../../src/calls/credentials.ts';
import { keyOf } from '../../support/message-key.ts';
import { CODE, LOGIN, MINUTE, PASSWORD, recovering } from '../../support/session/recovering.ts';
import { assertKeptSecret } from '../../support/session/secrecy.ts';
import { networkError, refuse, reply } from '../../support/session/session.ts';

const test = suite('effects: password recovery');

test('call, code, new password, save, success: the steps, and what is sent at each', () => {
  const player = recovering();
  player.open();
  player.call();
  assert.is(player.recovery().step, 'code');
  player.give();
  assert.is(player.recovery().step, 'password');
  player.choose();
  assert.is(player.recovery().step, 'done');
  assert.equal(player.steps(), [
    'recovery.called',
    'recovery.codeSent',
    'recovery.codeSubmitted',
    'recovery.codeAccepted',
    'recovery.passwordSubmitted',
    'recovery.succeeded',
  ]);
  assert.equal(
    player.session.requestsOf('passwordRecovery').map(({ request }) => request.body),
    [{ login: encodeCredential(LOGIN) }, { code: CODE }, { password: encodeCredential(PASSWORD) }],
  );
  player.close();
  assert.is(player.steps().includes('recovery.left'), false, 'who is done does not leave');
});

test('codes and passwords are in no read model, no storage and no recording', () => {
  const player = recovering();
  player.open();
  player.call();
  player.give('999999');
  player.give();
  player.choose('short');
  player.choose();
  assertKeptSecret(player.session, [CODE, '999999', PASSWORD]);
});

test('a wrong code says so at its field, and the next try takes it back', () => {
  const player = recovering();
  player.call();
  player.give('111111');
  const { step, error, sending } = player.recovery();
  assert.equal(
    [step, error, sending.refused],
    ['code', 'wrong_code', { code: 'field_wrong_code' }],
  );
  player.session.runtime.publish('recovery.codeSubmitted', { code: CODE });
  const { sent, sending: next } = player.recovery();
  assert.equal([sent, next.status, next.refused], ['code', 'busy', {}]);
});

test('a password that is no good is told from the others, in words, and may be chosen again', () => {
  const player = recovering();
  player.call();
  player.give();
  player.choose('short');
  const { step, error, sending } = player.recovery();
  assert.is(step, 'password');
  assert.is(error, 'password-field');
  assert.equal(sending.refused, { password: 'field_password_too_short' });
  player.choose();
  assert.is(player.recovery().step, 'done');
});

test('not you: back to the beginning, where another login may be named', () => {
  const player = recovering();
  player.call();
  player.publish('recovery.restarted', {});
  const { step, expiresAt, login } = player.recovery();
  assert.equal([step, expiresAt, login], ['call', null, LOGIN]);
  player.session.clock.advance(10 * MINUTE);
  assert.is(player.recovery().error, null, 'the time of the code before says nothing any more');
  player.call('bob@example.test');
  assert.is(player.recovery().login, 'bob@example.test');
});

test('a number is sent as servers know it', () => {
  const player = recovering();
  player.call('+353 86 123 4567');
  const sent = player.session.requestsOf('passwordRecovery')[0]?.request.body;
  assert.equal(sent, { login: encodeCredential('+353861234567') });
});

test('a press while another step is under way asks for nothing', () => {
  const player = recovering();
  player.session.runtime.publish('recovery.called', { login: LOGIN });
  player.session.runtime.publish('recovery.called', { login: 'bob@example.test' });
  player.session.runtime.publish('recovery.restarted', {});
  player.session.clock.advance(1000);
  assert.is(player.session.requestsOf('passwordRecovery').length, 1);
  assert.is(player.recovery().login, LOGIN);
});

test('steps are taken in order', () => {
  const player = recovering();
  player.give();
  player.choose();
  assert.is(player.session.requestsOf('passwordRecovery').length, 0);
  assert.is(player.recovery().step, 'call');
});

test('no network, a refusal and a field that is refused each say what to do', () => {
  const cases = [
    [networkError, 'main_network_error', {}],
    [() => refuse(500), 'main_error_text', {}],
    [() => refuse(429), 'auth_too_many', {}],
    [
      () => reply({ errors: [{ code: '1401', detail: 'field_required', pointer: '/login' }] }, 422),
      null,
      { login: 'field_required' },
    ],
  ] as const;
  for (const [passwordRecovery, message, fields] of cases) {
    const player = recovering({ answers: { passwordRecovery } });
    player.call();
    player.session.clock.advance(10_000);
    const { told, refused, pending } = player.recovery().sending;
    assert.equal([keyOf(told), refused, pending], [message, fields, null]);
    assert.is(player.recovery().step, 'call');
  }
});

test('a captcha stands before a call that asks for one; giving it up says so', () => {
  const player = recovering({ answers: { passwordRecovery: () => refuse(400, '111') } });
  player.call();
  assert.equal([player.recovery().sent, player.recovery().sending.status], ['call', 'busy']);
  player.publish('modal.closed', { id: 'captcha', by: 'player' });
  const { told, pending } = player.recovery().sending;
  assert.equal([keyOf(told), pending], ['captcha_cancelled', null]);
});

test('whoever signs in elsewhere needs no recovery any more', () => {
  const player = recovering({ answers: { loginByEmail: () => reply({ userId: '7' }) } });
  player.open();
  player.call();
  player.publish('session.loginSubmitted', { login: LOGIN, password: 'remembered' });
  assert.equal(player.session.runtime.state.modal.open, []);
  assert.is(player.recovery().step, 'call');
  assert.is(player.recovery().login, '');
  assert.is(player.session.storage.session.map.get('recovery'), undefined);
});

test.run();
