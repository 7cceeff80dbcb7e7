import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keyOf } from '../../support/message-key.ts';
import { LOGIN, MINUTE, recovering } from '../../support/session/recovering.ts';
import { networkError, reply, testSession } from '../../support/session/session.ts';

const test = suite('effects: the time of password recovery');

test('the time of a code is up by the clock, and another call begins a new one', () => {
  const player = recovering();
  player.call();
  player.session.clock.advance(5 * MINUTE - 1000);
  assert.is(player.recovery().error, null);
  player.session.clock.advance(1000);
  const { step, error, expiresAt } = player.recovery();
  assert.equal([step, error, expiresAt], ['code', 'time_up', null]);
  player.call();
  assert.is(player.recovery().error, null);
  player.give();
  assert.is(player.recovery().step, 'password');
});

test('while another code is on its way the old one’s time is still up; so it is where none comes', () => {
  const player = recovering();
  player.call();
  player.session.clock.advance(5 * MINUTE);
  player.session.answers.passwordRecovery = networkError;
  player.session.runtime.publish('recovery.called', { login: LOGIN });
  assert.is(player.recovery().error, 'time_up');
  player.session.clock.advance(1000);
  const { error, sending } = player.recovery();
  assert.equal([error, keyOf(sending.told)], ['time_up', 'main_network_error']);
});

test('the time for a new password is up by the clock: a new code is needed', () => {
  const player = recovering();
  player.call();
  player.session.clock.advance(4 * MINUTE);
  player.give();
  player.session.clock.advance(9 * MINUTE);
  assert.is(player.recovery().step, 'password', 'the time of the code no longer counts');
  player.session.clock.advance(MINUTE);
  const { step, error, login } = player.recovery();
  assert.equal([step, error, login], ['code', 'time_up', LOGIN]);
});

test('what the server says of the time counts, whatever the clock says', () => {
  const player = recovering({ answers: { passwordRecovery: () => reply({ error: 'time_up' }) } });
  player.call();
  assert.is(player.recovery().error, 'time_up');
});

test('a clock that is far from the server’s neither ends a step nor counts it down', () => {
  for (const wrong of [-10 * MINUTE, 120 * MINUTE]) {
    const player = recovering();
    player.session.answers.passwordRecovery = () =>
      reply({ expiresAt: player.session.clock.now() + 5 * MINUTE + wrong });
    player.call();
    player.session.clock.advance(180 * MINUTE);
    const { step, error, expiresAt } = player.recovery();
    assert.equal([step, error, expiresAt], ['code', null, null]);
  }
});

test('leaving is an exit; coming back goes on with the step until its time is up', () => {
  const player = recovering();
  player.open();
  player.call();
  player.close();
  const left = player.session.events.findLast(({ type }) => type === 'recovery.left');
  assert.equal(left?.data, { step: 'code' });
  player.open();
  assert.is(player.recovery().step, 'code');
  player.close();
  player.session.clock.advance(6 * MINUTE);
  player.open();
  const { step, error, login } = player.recovery();
  assert.equal([step, error, login], ['call', null, LOGIN], 'it begins anew, with the login');
});

test('a reload keeps the step until its time is up, and nothing of who it is for', () => {
  const first = recovering();
  first.call();
  const kept = first.session.storage.session.getItem('recovery') ?? '';
  assert.not.match(kept, LOGIN);
  const reloaded = (later: number) => {
    const session = testSession();
    session.storage.session.setItem('recovery', kept);
    session.clock.advance(later);
    session.runtime.start();
    return session;
  };
  const soon = reloaded(2 * MINUTE);
  assert.is(soon.runtime.state.recovery.step, 'code');
  soon.clock.advance(4 * MINUTE);
  assert.is(soon.runtime.state.recovery.error, 'time_up');
  assert.is(soon.storage.session.getItem('recovery'), null);
  assert.is(reloaded(6 * MINUTE).runtime.state.recovery.step, 'call');
});

test('another code can be asked for after a minute; refused too often, when the server says', () => {
  const player = recovering();
  player.call();
  assert.is(player.recovery().resendAt, player.session.clock.now() - 80 + MINUTE);
  player.session.answers.passwordRecovery = () =>
    reply({ errors: [{ code: '429', detail: 'auth_too_many' }], retry_after: 900 }, 429);
  player.call();
  const { step, sending, resendAt } = player.recovery();
  assert.equal([step, keyOf(sending.told)], ['code', 'auth_too_many']);
  assert.is(resendAt, player.session.clock.now() - 80 + 15 * MINUTE);
});

test.run();
