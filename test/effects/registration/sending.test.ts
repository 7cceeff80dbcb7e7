import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keyOf } from '../../support/message-key.ts';
import {
  choices,
  MADE_PASSWORD,
  OWN_PASSWORD,
  PHONE,
  profile,
  RETURN_URL,
  registering,
} from '../../support/session/registering.ts';
import { assertKeptSecret } from '../../support/session/secrecy.ts';
import { networkError, refuse, reply, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: registration, sending');

const decoded = (text: unknown) => Buffer.from(String(text), 'base64url').toString();
const userOf = ({ runtime }: TestSession) => runtime.state.session.userId;
const errors = (...all: { code: string; detail: string; pointer?: string }[]) => ({ errors: all });

test('one click: an account, a player, and a password that only its owner sees', () => {
  const { session, open, submit, sent, form, kinds } = registering();
  open();
  submit('fast_reg', { country: 'ie' });
  assert.equal(sent(), { ...choices, country: 'ie' });
  assert.is(userOf(session), '9');
  assert.is(form().registered?.login, 'p000000009');
  assert.is(form().registered?.hasPassword, true);
  assert.equal(kinds(), ['registration-request-sent']);
  assert.is(session.typesOf('registration.').at(-1), 'registration.done');
});

test('by phone: the code first, then the account', () => {
  const { session, open, submit, sent, form } = registering();
  open();
  session.runtime.publish('registration.typeChosen', { type: 'phone_reg' });
  session.runtime.publish('registration.codeAsked', { phone: PHONE });
  assert.is(form().form.status, 'busy');
  session.clock.advance(1000);
  const sms = session.requestsOf('sendSms')[0]?.request.body as Record<string, string>;
  assert.is(decoded(sms['phone']), PHONE);
  assert.is(sms['purpose'], 'registration');
  assert.equal([form().step, form().form.status], [1, 'idle']);
  const { expiresAt, resendAt } = form().code ?? {};
  assert.is((expiresAt ?? 0) - (resendAt ?? 0), 240_000);
  submit('phone_reg', { phone: PHONE, sms_code: '123456' });
  assert.is(sent()['sms_code'], '123456');
  assert.is(userOf(session), '9');
});

test('for the same number no other code is sent while the last one is on its way', () => {
  const { session, open, ask, form } = registering();
  open();
  const asked = (phone: string) => {
    session.runtime.publish('registration.stepChosen', { step: 0 });
    ask(phone);
    assert.is(form().step, 1);
    return session.requestsOf('sendSms').length;
  };
  assert.is(asked(PHONE), 1);
  assert.is(asked(PHONE), 1);
  assert.is(asked('+353861234568'), 2);
  session.clock.advance(60_000);
  assert.is(asked('+353861234568'), 3);
});

test('a number that no code can be sent to is told next to it', () => {
  const refusal = errors({ code: '1404', detail: 'field_format', pointer: '/phone' });
  const { open, ask, form } = registering({ answers: { sendSms: () => reply(refusal, 422) } });
  open();
  ask('+353');
  assert.equal(form().form.refused, { phone: 'field_format' });
  assert.is(form().step, 0);
});

test('a code that a sign-in asked for is none of it', () => {
  const { session, open, form } = registering();
  open();
  const body = { phone: 'x', purpose: 'login' };
  session.runtime.publish('http.requested', { call: 'sendSms', requestId: 900, body });
  session.clock.advance(1000);
  assert.is(form().code, null);
  assert.is(form().step, 0);
});

test('with everything: login and password travel encoded, and there is none to show', () => {
  const { open, submit, sent, form } = registering({
    answers: { register: () => reply({ userId: '9', login: 'zoe-00009' }) },
  });
  open();
  submit('full_reg', { email: 'zoe@example.test', password: OWN_PASSWORD, login: 'zoë' });
  assert.is(decoded(sent()['password']), OWN_PASSWORD);
  assert.is(decoded(sent()['login']), 'zoë');
  assert.is(sent()['email'], 'zoe@example.test');
  assert.is(form().registered?.hasPassword, false);
  assert.is(form().registered?.email, 'zoe@example.test');
});

test('by a network: what it told is there, and the account needs no password', () => {
  const { session, submit, sent, form } = registering({
    url: RETURN_URL,
    answers: { register: () => reply({ userId: '9', login: 'p9' }) },
  });
  assert.equal([form().place, form().type], ['page', 'soc_reg']);
  assert.is(session.runtime.state.auth.profile?.email, profile.email);
  submit('soc_reg', { ...profile, country: 'ie' });
  assert.equal(sent(), { ...choices, ...profile, country: 'ie' });
  assert.is(session.requestsOf('register')[0]?.request.url.split('/').at(-1), 'soc_reg');
  assert.is(form().registered?.hasPassword, false);
  assert.is(userOf(session), '9');
});

test('fields the server refuses are named, and the form goes back to the first of them', () => {
  const refusal = errors(
    { code: '1403', detail: 'field_too_long', pointer: '/city' },
    { code: '1404', detail: 'field_format', pointer: '/email' },
  );
  const { session, open, submit, form } = registering({
    answers: { register: () => reply(refusal, 422) },
  });
  open();
  session.runtime.publish('registration.stepChosen', { step: 2 });
  submit('full_reg', { password: OWN_PASSWORD });
  const { refused, told, status } = form().form;
  assert.equal(refused, { city: 'field_too_long', email: 'field_format' });
  assert.equal([form().step, told, status], [0, null, 'idle']);
  assert.is(userOf(session), null);
});

test('a field the form does not have is told above all', () => {
  const refusal = errors({ code: '1404', detail: 'field_format', pointer: '/region' });
  const { open, submit, form } = registering({ answers: { register: () => reply(refusal, 422) } });
  open();
  submit('fast_reg');
  assert.is(keyOf(form().form.told), 'field_format');
});

const REFUSALS: readonly [status: number, detail: string][] = [
  [409, 'registration_known'],
  [403, 'registration_closed'],
  [409, 'auth_again'],
];

for (const [status, detail] of REFUSALS) {
  test(`a refusal of the whole says why: ${detail}`, () => {
    const refusal = errors({ code: '1400', detail });
    const { open, submit, form, kinds } = registering({
      answers: { register: () => reply(refusal, status) },
    });
    open();
    submit('fast_reg');
    assert.is(keyOf(form().form.told), detail);
    assert.equal(kinds(), ['registration']);
  });
}

test('too many attempts say when to try again', () => {
  const refusal = { ...errors({ code: '429', detail: 'auth_too_many' }), retry_after: 90 };
  const { session, open, submit, form } = registering({
    answers: { register: () => reply(refusal, 429) },
  });
  open();
  const before = session.clock.now();
  submit('fast_reg');
  assert.is(keyOf(form().form.told), 'auth_too_many');
  assert.is(Math.round(((form().form.retryAt ?? 0) - before) / 1000), 90);
});

test('without a network the form says so and keeps what is there', () => {
  const { open, submit, form, kinds } = registering({ answers: { register: networkError } });
  open();
  submit('fast_reg');
  assert.is(keyOf(form().form.told), 'main_network_error');
  assert.equal(kinds(), ['registration']);
});

test('a form whose answer was lost goes again under its key, one that was wrong under another', () => {
  const account = { userId: '9', login: 'p9', password: MADE_PASSWORD };
  const wrong = errors({ code: '1404', detail: 'field_format', pointer: '/city' });
  const known = errors({ code: '1412', detail: 'registration_known' });
  const lost = [networkError(), refuse(503), reply(known, 409), refuse(429), refuse(403)];
  const answers = [...lost, reply(wrong, 422), reply(account)];
  const { session, open, submit } = registering({
    answers: { register: () => answers.shift() ?? refuse(500) },
  });
  open();
  for (let times = 0; times < 7; times += 1) submit('fast_reg');
  assert.is(userOf(session), '9');
  const keys = session
    .requestsOf('register')
    .map(({ request }) => request.headers['idempotency-key'] ?? '');
  const [first = ''] = keys;
  const last = keys.at(-1);
  assert.match(first, new RegExp(`^${session.runtime.state.session.sessionId}\\.\\d+$`));
  assert.equal(keys, [...Array(6).fill(first), last]);
  assert.is.not(last, first);
});

test('a captcha that is given up leaves the form, and says what that means', () => {
  const { session, open, submit, form, kinds } = registering({
    answers: { register: () => refuse(400, '111'), captchaUpdate: () => refuse(500) },
  });
  open();
  submit('fast_reg');
  assert.equal(kinds(), ['registration', 'captcha']);
  session.runtime.publish('modal.closed', { id: 'captcha', by: 'player' });
  session.clock.advance(1000);
  assert.equal([form().form.status, keyOf(form().form.told)], ['idle', 'captcha_cancelled']);
  assert.equal(kinds(), ['registration']);
});

test('whoever is signed in already is found to be', () => {
  let userId: string | null = null;
  const refusal = errors({ code: '1007', detail: 'auth_signed_in' });
  const { session, open, submit, kinds } = registering({
    answers: {
      authCheck: () => reply({ user_id: userId }),
      register: () => reply(refusal, 409),
    },
  });
  open();
  userId = '7';
  submit('fast_reg');
  assert.is(userOf(session), '7');
  assert.equal(kinds(), []);
});

test('nothing secret is kept, and the recording is the session', () => {
  const { session, open, ask, submit } = registering({
    answers: { authCheck: () => reply({ user_id: null }) },
  });
  open();
  ask();
  submit('phone_reg', { phone: PHONE, sms_code: '4711-code', inn: 'tax-0815', pin_code: '998877' });
  session.runtime.publish('registration.credentialsSaved', { as: 'copy' });
  session.runtime.publish('registration.finished', {});
  submit('full_reg', { password: OWN_PASSWORD, passport_number: 'pass-4242' });
  const secrets = ['4711-code', 'tax-0815', '998877', 'pass-4242', OWN_PASSWORD, MADE_PASSWORD];
  assertKeptSecret(session, secrets);
});

test('a form that somebody else signed in over is waited for no more once they are gone', () => {
  const { session, submit, form } = registering();
  session.answers.register = () => session.clock.late(5000, reply({ userId: '9', login: 'p9' }));
  submit('fast_reg');
  session.runtime.publish('session.started', { userId: '7' });
  session.runtime.publish('session.ended', { reason: 'other-tab' });
  session.clock.advance(10_000);
  assert.equal([form().form.pending, form().form.status, form().registered], [null, 'idle', null]);
  submit('fast_reg');
  session.clock.advance(10_000);
  assert.is(userOf(session), '9');
});

test.run();
