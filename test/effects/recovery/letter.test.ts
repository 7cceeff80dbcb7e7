import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeCredential } from '../../../src/calls/credentials.ts';
import { keyOf } from '../../support/message-key.ts';
import { assertKeptSecret } from '../../support/session/secrecy.ts';
import {
  networkError,
  refuse,
  reply,
  type TestSession,
  testSession,
} from '../../support/session/session.ts';

const test = suite('effects: pages that letters lead to');

const TOKEN = 'planted-token.of-a-letter';
const PASSWORD = 'a planted new password';

const signedIn = { authCheck: () => reply({ user_id: '7' }) };

function opened(page: string, answers: TestSession['answers'] = {}, query = `?token=${TOKEN}`) {
  const session = testSession({ url: `/en/user/${page}${query}`, answers });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const letterOf = (session: TestSession) => session.runtime.state.letter;

function publish(session: TestSession, ...event: Parameters<TestSession['runtime']['publish']>) {
  session.runtime.publish(...event);
  session.clock.advance(100);
}

const choose = (session: TestSession, password = PASSWORD) =>
  publish(session, 'letter.passwordSubmitted', { password });
const press = (session: TestSession) => publish(session, 'letter.pressed', {});
const goTo = (session: TestSession, url: string) =>
  publish(session, 'route.requested', { url, replace: false });

test('a new password is set by the token in the address, which then leaves it', () => {
  const session = opened('passwordreset', { passwordReset: () => reply({}) });
  assert.is(letterOf(session).status, 'ready');
  assert.is(session.requestsOf('passwordReset').length, 0, 'the form comes first');
  choose(session);
  const [sent] = session.requestsOf('passwordReset');
  assert.equal(sent?.request.body, { token: TOKEN, password: encodeCredential(PASSWORD) });
  assert.is(letterOf(session).status, 'done');
  assert.is(session.navigation.url, '/en/user/passwordreset');
  choose(session);
  assert.is(session.requestsOf('passwordReset').length, 1, 'once');
});

test('token and password are in no read model, no storage and no recording', () => {
  for (const [page, answers] of [
    ['passwordreset', { passwordReset: () => reply({}) }],
    ['accountverify', { activationLink: () => reply({ error: 'taken' }) }],
    ['stopnewsletter', { newsletterStop: networkError }],
  ] as const) {
    const session = opened(page, answers);
    choose(session);
    press(session);
    session.clock.advance(5000);
    assertKeptSecret(session, [TOKEN, PASSWORD]);
  }
});

test('a password that is no good is told at its field, and the link still holds', () => {
  let tries = 0;
  const session = opened('passwordreset', {
    passwordReset: () => {
      tries += 1;
      return tries === 1
        ? reply({ error: 'password-field', problems: ['personal', 'too-short'] })
        : reply({});
    },
  });
  choose(session, 'ann');
  const { status, error, sending } = letterOf(session);
  assert.equal([status, error], ['ready', 'password-field']);
  assert.equal(sending.refused, { password: 'field_password_personal' });
  assert.is(session.navigation.url, `/en/user/passwordreset?token=${TOKEN}`);
  choose(session);
  assert.is(letterOf(session).status, 'done');
});

test('a link that was used and one that is too old are told apart, and end there', () => {
  for (const error of ['wrong_code', 'time_up'] as const) {
    const session = opened('passwordreset', { passwordReset: () => reply({ error }) });
    choose(session);
    assert.equal([letterOf(session).status, letterOf(session).error], ['failed', error]);
    choose(session);
    assert.is(session.requestsOf('passwordReset').length, 1);
  }
});

test('whoever is signed in is asked after, as a new password ends the sessions there were', () => {
  const session = opened('passwordreset', { ...signedIn, passwordReset: () => reply({}) });
  session.answers.authCheck = () => reply({ user_id: null });
  choose(session);
  session.clock.advance(1000);
  assert.is(session.runtime.state.session.userId, null);
});

test('a link to confirm does so by itself, once', () => {
  const session = opened('accountverify', { activationLink: () => reply({ activation_type: 1 }) });
  assert.equal(session.requestsOf('activationLink')[0]?.request.body, { token: TOKEN });
  assert.is(letterOf(session).status, 'done');
  assert.is(session.navigation.url, '/en/user/accountverify');
  assert.is(session.requestsOf('userConfig').length, 0, 'nobody is signed in');
  publish(session, 'preferences.languageChosen', { language: 'de' });
  assert.is(letterOf(session).status, 'done');
  assert.is(session.requestsOf('activationLink').length, 1);
});

test('what is known of a signed-in player is loaded again', () => {
  const session = opened('accountverify', {
    ...signedIn,
    activationLink: () => reply({ activation_type: 1 }),
  });
  assert.is(session.requestsOf('userConfig').length, 2);
});

test('why a link does not confirm: used, too old, or another player has the address', () => {
  for (const error of ['wrong_code', 'time_up', 'taken'] as const) {
    const session = opened('accountverify', { activationLink: () => reply({ error }) });
    assert.equal([letterOf(session).status, letterOf(session).error], ['failed', error]);
    publish(session, 'preferences.languageChosen', { language: 'de' });
    assert.is(letterOf(session).error, error, 'a link that was taken is not asked about again');
    assert.is(session.requestsOf('activationLink').length, 1);
  }
});

test('a link that could not be asked about waits to be tried again', () => {
  const session = opened('accountverify', { activationLink: networkError });
  const { status, sending } = letterOf(session);
  assert.equal([status, keyOf(sending.told)], ['ready', 'main_network_error']);
  session.answers.activationLink = () => reply({ activation_type: 1 });
  press(session);
  assert.is(letterOf(session).status, 'done');
});

test('the newsletter ends when the player says so, never by the visit alone', () => {
  const session = opened('stopnewsletter', { newsletterStop: () => reply({ success: true }) });
  session.clock.advance(60_000);
  assert.is(session.requestsOf('newsletterStop').length, 0);
  press(session);
  assert.equal(session.requestsOf('newsletterStop')[0]?.request.body, { token: TOKEN });
  assert.is(letterOf(session).status, 'done');
  assert.is(session.navigation.url, '/en/user/stopnewsletter');
});

test('a newsletter link that is no good says so', () => {
  const session = opened('stopnewsletter', { newsletterStop: () => reply({ success: false }) });
  press(session);
  assert.equal([letterOf(session).status, letterOf(session).error], ['failed', 'wrong_code']);
});

test('refusals say what to do, and leave the link to be tried again', () => {
  const session = opened('stopnewsletter', { newsletterStop: () => refuse(429) });
  press(session);
  const { status, sending } = letterOf(session);
  assert.equal([status, keyOf(sending.told)], ['ready', 'auth_too_many']);
});

test('without a token nothing is asked', () => {
  for (const page of ['passwordreset', 'accountverify', 'stopnewsletter']) {
    for (const query of ['', '?token=', '?other=1']) {
      const session = opened(page, {}, query);
      choose(session);
      press(session);
      assert.is(letterOf(session).status, 'empty');
      for (const call of ['passwordReset', 'activationLink', 'newsletterStop'] as const) {
        assert.is(session.requestsOf(call).length, 0);
      }
    }
  }
});

test('another letter’s page begins anew, and hears nothing of what was asked before', () => {
  const session = opened('accountverify');
  session.answers.activationLink = () => reply({ activation_type: 1 });
  session.runtime.publish('letter.pressed', {});
  goTo(session, `/en/user/stopnewsletter?token=${TOKEN}`);
  session.clock.advance(1000);
  const { page, status } = letterOf(session);
  assert.equal([page, status], ['stopNewsletter', 'ready']);
});

test('the token of the address is taken as it was written', () => {
  const session = opened(
    'accountverify',
    { activationLink: () => reply({ activation_type: 1 }) },
    '?a=1&token=a%2Bb%3D&b=2#c',
  );
  assert.equal(session.requestsOf('activationLink')[0]?.request.body, { token: 'a+b=' });
});

test.run();
