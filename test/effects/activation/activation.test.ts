import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeCredential } from '../../../src/calls/credentials.ts';
import { keyOf } from '../../support/message-key.ts';
import { userConfigOf } from '../../support/session/accounts.ts';
import { assertKeptSecret } from '../../support/session/secrecy.ts';
import {
  networkError,
  reply,
  type TestSession,
  testSession,
} from '../../support/session/session.ts';

const test = suite('effects: activation');

const MINUTE = 60_000;
const CODE = '471108';
const EMAIL = 'ann@example.test';
const PHONE = '86 123 4567';

/** A signed-in player of an activation type, and a back-end that takes one code. */
function opened(activation_type: 0 | 1 | 2 | 3 = 0, answers: TestSession['answers'] = {}) {
  const session = testSession({
    url: '/en/office/account',
    answers: {
      authCheck: () => reply({ user_id: '7' }),
      userConfig: () => reply(userConfigOf({ activation_type })),
      activationSend: () => reply({ expiresIn: 300, resendIn: 60 }),
      activationConfirm: ({ body }) =>
        (body as { code: string }).code === CODE ? reply({}) : reply({ error: 'wrong_code' }),
      ...answers,
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const proofOf = (session: TestSession, kind: 'email' | 'phone') =>
  session.runtime.state.activation[kind];
const typeOf = (session: TestSession) => session.runtime.state.user.config?.activation_type;

function publish(session: TestSession, ...event: Parameters<TestSession['runtime']['publish']>) {
  session.runtime.publish(...event);
  session.clock.advance(100);
}

const sendTo = (session: TestSession, kind: 'email' | 'phone') =>
  kind === 'email'
    ? publish(session, 'activation.sendPressed', { kind, email: EMAIL })
    : publish(session, 'activation.sendPressed', { kind, phone: PHONE, country: 'ie' });
const give = (session: TestSession, kind: 'email' | 'phone', code = CODE) =>
  publish(session, 'activation.codeSubmitted', { kind, code });

test('a code goes to the address or number that was named', () => {
  const session = opened();
  sendTo(session, 'email');
  sendTo(session, 'phone');
  assert.equal(
    session.requestsOf('activationSend').map(({ request }) => request.body),
    [
      { kind: 'email', email: EMAIL },
      { kind: 'phone', phone: PHONE, country: 'ie' },
    ],
  );
  assert.is(proofOf(session, 'email').step, 'code');
  assert.is(proofOf(session, 'email').to, EMAIL);
  assert.is(proofOf(session, 'phone').to, PHONE);
});

for (const [before, kind, after] of [
  [0, 'phone', 3],
  [1, 'phone', 2],
  [0, 'email', 1],
  [3, 'email', 2],
] as const) {
  test(`confirming by ${kind} moves ${before} to ${after}, at once and where the server says nothing`, () => {
    const session = opened(before);
    // What the server knows comes later.
    session.answers.userConfig = () => networkError();
    sendTo(session, kind);
    give(session, kind);
    assert.is(typeOf(session), after);
    assert.is(proofOf(session, kind).step, 'address');
    assert.is(session.requestsOf('userConfig').length, 2);
  });
}

test('the reply’s type counts, where it names one', () => {
  const session = opened(0, { activationConfirm: () => reply({ activation_type: 2 }) });
  session.answers.userConfig = () => networkError();
  sendTo(session, 'phone');
  give(session, 'phone');
  assert.is(typeOf(session), 2);
});

test('a code that is not right says so at its field, and the next try takes it back', () => {
  const session = opened();
  sendTo(session, 'email');
  give(session, 'email', '111111');
  const { step, error, sending } = proofOf(session, 'email');
  assert.equal(
    [step, error, sending.refused],
    ['code', 'wrong_code', { code: 'field_wrong_code' }],
  );
  session.runtime.publish('activation.codeSubmitted', { kind: 'email', code: CODE });
  assert.equal(proofOf(session, 'email').sending.refused, {});
});

test('the time of a code is up by the clock, each kind’s by its own', () => {
  const session = opened();
  sendTo(session, 'email');
  session.clock.advance(2 * MINUTE);
  sendTo(session, 'phone');
  session.clock.advance(3 * MINUTE);
  assert.is(proofOf(session, 'email').error, 'time_up');
  assert.is(proofOf(session, 'phone').error, null);
  session.clock.advance(2 * MINUTE);
  assert.is(proofOf(session, 'phone').error, 'time_up');
  sendTo(session, 'email');
  const { error, expiresAt } = proofOf(session, 'email');
  assert.is(error, null);
  assert.ok((expiresAt ?? 0) > session.clock.now());
});

test('an address that is another player’s has to be another one', () => {
  const session = opened(0, { activationConfirm: () => reply({ error: 'taken' }) });
  sendTo(session, 'email');
  give(session, 'email');
  const { step, error } = proofOf(session, 'email');
  assert.equal([step, error], ['address', 'taken']);
  assert.is(typeOf(session), 0);
});

test('another code can be asked for when the server said, and sooner says when', () => {
  const session = opened();
  sendTo(session, 'email');
  assert.is(proofOf(session, 'email').resendAt, session.clock.now() - 80 + MINUTE);
  session.answers.activationSend = () =>
    reply({ errors: [{ code: '429', detail: 'auth_too_many' }], retry_after: 90 }, 429);
  sendTo(session, 'email');
  const { step, sending, resendAt } = proofOf(session, 'email');
  assert.equal([step, keyOf(sending.told)], ['code', 'auth_too_many']);
  assert.is(resendAt, session.clock.now() - 80 + 90_000);
});

test('an address that is refused says so at its field', () => {
  const refusal = { code: '1404', detail: 'field_format', pointer: '/email' };
  const session = opened(0, { activationSend: () => reply({ errors: [refusal] }, 422) });
  sendTo(session, 'email');
  const { step, sending } = proofOf(session, 'email');
  assert.equal([step, sending.refused, sending.told], ['address', { email: 'field_format' }, null]);
});

test('the password goes with another address, and what was wrong with it stands at its field', () => {
  const session = opened(3, {
    activationSend: () =>
      reply({ errors: [{ code: '1001', detail: 'auth_wrong', pointer: '/password' }] }, 403),
  });
  publish(session, 'activation.sendPressed', {
    kind: 'email',
    email: EMAIL,
    password: 'wrong one',
  });
  const [asked] = session.requestsOf('activationSend');
  const password = encodeCredential('wrong one');
  assert.equal(asked?.input.body, { kind: 'email', email: EMAIL, password });
  const { step, sending } = proofOf(session, 'email');
  assert.equal([step, sending.refused], ['address', { password: 'security_password_wrong' }]);
  assertKeptSecret(session, ['wrong one', password]);
});

test('where another code needs the password after all, it is asked for next to the address', () => {
  const session = opened(3);
  sendTo(session, 'email');
  assert.is(proofOf(session, 'email').step, 'code');
  session.answers.activationSend = () =>
    reply({ errors: [{ code: '1401', detail: 'field_required', pointer: '/password' }] }, 422);
  sendTo(session, 'email');
  const { step, sending } = proofOf(session, 'email');
  assert.equal([step, sending.refused], ['address', { password: 'auth_password_missing' }]);
});

test('no network says what to do', () => {
  const session = opened(0, { activationSend: networkError });
  sendTo(session, 'email');
  session.clock.advance(10_000);
  assert.is(keyOf(proofOf(session, 'email').sending.told), 'main_network_error');
  assert.is(proofOf(session, 'email').sending.pending, null);
});

test('one thing is asked at a time', () => {
  const session = opened();
  session.runtime.publish('activation.sendPressed', { kind: 'email', email: EMAIL });
  session.runtime.publish('activation.sendPressed', { kind: 'phone', phone: PHONE });
  session.clock.advance(1000);
  assert.is(session.requestsOf('activationSend').length, 1);
  assert.is(proofOf(session, 'phone').step, 'address');
});

test('the player goes back to another address, and on to a code they have', () => {
  const session = opened();
  sendTo(session, 'email');
  publish(session, 'activation.stepChosen', { kind: 'email', step: 'address' });
  assert.is(proofOf(session, 'email').step, 'address');
  session.clock.advance(10 * MINUTE);
  assert.is(proofOf(session, 'email').error, null, 'nobody waits for that code any more');
  publish(session, 'activation.stepChosen', { kind: 'email', step: 'code' });
  give(session, 'email');
  assert.is(typeOf(session), 0, 'the server’s word comes with the configuration');
  assert.is(proofOf(session, 'email').step, 'address');
});

test('whoever comes back from another tab sees that the link in the letter has confirmed', () => {
  const session = opened();
  const look = (visible: boolean) => publish(session, 'app.visibilityChanged', { visible });
  look(false);
  look(true);
  assert.is(session.requestsOf('userConfig').length, 1, 'nothing was sent');
  sendTo(session, 'email');
  session.answers.userConfig = () => reply(userConfigOf({ activation_type: 1 }));
  look(false);
  look(true);
  assert.is(typeOf(session), 1);
});

test('signing out forgets it, and an answer that comes later confirms nobody', () => {
  const session = opened();
  sendTo(session, 'email');
  session.runtime.publish('activation.codeSubmitted', { kind: 'email', code: CODE });
  session.runtime.publish('session.logoutPressed', {});
  session.runtime.publish('session.ended', { reason: 'logout' });
  session.clock.advance(1000);
  assert.is(proofOf(session, 'email').to, '');
  assert.is(session.typesOf('activation.').includes('activation.confirmed'), false);
});

test('a code is in no read model, no storage and no recording', () => {
  const session = opened();
  sendTo(session, 'email');
  give(session, 'email', '999999');
  give(session, 'email');
  assertKeptSecret(session, [CODE, '999999']);
});

test.run();
