import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportRequest } from '../../../src/calls/transport.ts';
import { keyOf } from '../../support/message-key.ts';
import { act, refuseField, started, userConfig } from '../../support/session/protection.ts';
import { assertKeptSecret } from '../../support/session/secrecy.ts';
import {
  type Answer,
  networkError,
  refuse,
  reply,
  type TestSession,
} from '../../support/session/session.ts';

const test = suite('effects: changing the password');

const OLD = 'the öld one';
const NEW = 'a brand nëw one';

const change = (session: TestSession) =>
  act(session, 'protection.passwordSubmitted', { password: OLD, newPassword: NEW });

const decoded = (text: unknown) => Buffer.from(String(text), 'base64url').toString();

test('both passwords are encoded before they are sent', () => {
  const session = started({ answers: { passwordChange: () => reply({}) } });
  change(session);
  const body = session.requestsOf('passwordChange')[0]?.request.body as Record<string, string>;
  assert.is(decoded(body['password']), OLD);
  assert.is(decoded(body['newPassword']), NEW);
});

test('once it is changed, what protects the account is asked for again, with a fresh token', () => {
  const session = started({ answers: { passwordChange: () => reply({}) } });
  const before = session.requestsOf('userConfig').length;
  const tokens = session.requestsOf('token').length;
  change(session);
  assert.is(session.runtime.state.protection.password.status, 'done');
  assert.is(session.requestsOf('userConfig').length, before + 1);
  assert.is(session.requestsOf('token').length, tokens + 1);
  assert.is(session.runtime.state.session.status, 'player');
});

/** A server that ends every token when the password changes. */
function endingTokens(): Parameters<typeof started>[0] {
  let number = 1;
  const tokenNow = () => {
    const claims = btoa(JSON.stringify({ exp: Date.UTC(2026, 0, 2) / 1000, number }));
    return `x.${claims}.y`;
  };
  const ifGood = (answer: () => Answer) => (request: TransportRequest) =>
    request.headers['authorization'] === `Bearer ${tokenNow()}` ? answer() : refuse(401);
  return {
    answers: {
      token: () => reply({ token: tokenNow() }),
      userConfig: ifGood(() => reply(userConfig())),
      passwordChange: ifGood(() => {
        number += 1;
        return reply({});
      }),
    },
  };
}

test('changed twice in a minute, the player is still signed in', () => {
  const session = started(endingTokens());
  change(session);
  change(session);
  assert.is(session.requestsOf('passwordChange').length, 2);
  assert.is(session.runtime.state.protection.password.status, 'done');
  assert.is(session.runtime.state.session.status, 'player');
});

test('pressed twice, it is sent once', () => {
  const session = started({ answers: { passwordChange: () => reply({}) } });
  session.runtime.publish('protection.passwordSubmitted', { password: OLD, newPassword: NEW });
  change(session);
  assert.is(session.requestsOf('passwordChange').length, 1);
  assert.is(session.runtime.state.protection.password.status, 'done');
});

test('a wrong current password is told at its field, and nothing else happens', () => {
  const session = started({
    answers: { passwordChange: () => refuseField(403, '1001', 'auth_wrong', '/password') },
  });
  const before = session.requestsOf('userConfig').length;
  change(session);
  const { password } = session.runtime.state.protection;
  assert.is(password.status, 'idle');
  assert.equal(password.refused, { password: 'security_password_wrong' });
  assert.is(password.told, null);
  assert.is(session.requestsOf('userConfig').length, before);
  assert.is(session.runtime.state.session.status, 'player');
});

test('what is wrong with the new one is told at its field', () => {
  for (const [problem, key] of [
    ['too-common', 'field_password_too_common'],
    ['unheard-of', 'field_password'],
  ]) {
    const session = started({
      answers: {
        passwordChange: () => reply({ error: 'password-field', problems: [problem] }),
      },
    });
    const before = session.requestsOf('userConfig').length;
    change(session);
    const { password } = session.runtime.state.protection;
    assert.equal(password.refused, { newPassword: key });
    assert.is(password.status, 'idle');
    assert.is(session.requestsOf('userConfig').length, before);
  }
});

test('too many attempts say how long to wait; a lost connection says so', () => {
  const session = started({
    answers: { passwordChange: () => reply({ errors: [{ code: '429' }], retry_after: 90 }, 429) },
  });
  change(session);
  const { told, retryAt } = session.runtime.state.protection.password;
  assert.is(keyOf(told), 'auth_too_many');
  assert.ok((retryAt ?? 0) > session.clock.now() + 80_000);
  session.answers.passwordChange = networkError;
  change(session);
  assert.is(keyOf(session.runtime.state.protection.password.told), 'main_network_error');
  assert.is(session.runtime.state.protection.password.retryAt, null);
});

test('what was told is over when the form is opened anew, not while it is answered', () => {
  const session = started({ answers: { passwordChange: () => reply({}) } });
  const open = () => act(session, 'page.partToggled', { part: 'security-password', open: true });
  session.runtime.publish('protection.passwordSubmitted', { password: OLD, newPassword: NEW });
  session.runtime.publish('page.partToggled', { part: 'security-password', open: true });
  assert.is(session.runtime.state.protection.password.status, 'busy');
  session.clock.advance(1000);
  act(session, 'page.partToggled', { part: 'security-password', open: false });
  assert.is(session.runtime.state.protection.password.status, 'done');
  open();
  assert.is(session.runtime.state.protection.password.status, 'idle');
});

test('neither password is kept or recorded', () => {
  const session = started({ answers: { passwordChange: () => reply({}) } });
  change(session);
  assertKeptSecret(session, [OLD, NEW]);
});

test.run();
