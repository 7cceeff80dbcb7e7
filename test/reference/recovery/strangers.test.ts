import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { solve } from '../support/captcha.ts';
import { encoded, type Harness, startBackEnd } from '../support/harness.ts';
import { register } from '../support/registration.ts';
import { signInWith, vouchForLink } from '../support/social.ts';
import { linkParameter, type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('recovery, while strangers do what they may');
const MINUTE = 60_000;
const NEW = 'a new and long one';
const FIRST = 'first@example.test';
const SECOND = 'second@example.test';

const start = () => startBackEnd({ board: fakeBoard() });

/** Somebody calls from a network of their own. */
const call = (harness: Harness, login: string, network = '203.0.113.9') =>
  visitorOf(harness).call(
    'passwordRecovery',
    { path: { step: 'call' }, body: { login: encoded(login) } },
    { 'x-forwarded-for': network },
  );
const reset = async (harness: Harness, token: string) => {
  const body = { token, password: encoded(NEW) };
  return (await visitorOf(harness).call('passwordReset', { body })).body;
};
const lettersTo = (harness: Harness, to: string, purpose: string) =>
  harness.outbox.after(0).filter((one) => one.to === to && one.purpose === purpose);

async function newPlayer(harness: Harness, email: string, network = '203.0.113.9') {
  const visitor = visitorOf(harness);
  const { body } = await register(
    visitor,
    'fast_reg',
    { country: 'ie', currency: 'EUR', bonus: 0, email },
    { 'x-forwarded-for': network },
  );
  harness.clock.now += MINUTE;
  return { visitor, login: body.login, password: body.password ?? '' };
}

async function confirmed(visitor: Visitor, email: string): Promise<void> {
  await visitor.call('activationSend', { body: { kind: 'email', email } });
  const code = visitor.mail(email).code ?? '';
  await visitor.call('activationConfirm', { body: { kind: 'email', code } });
}

test('what went to an address the account no longer has opens it no more', async () => {
  const harness = await start();
  const { visitor } = await newPlayer(harness, FIRST);
  const typing = visitorOf(harness);
  const step = async (name: 'call' | 'code' | 'password', body: object) =>
    (await typing.call('passwordRecovery', { path: { step: name }, body })).body;
  await step('call', { login: encoded(FIRST) });
  await step('code', { code: typing.mail(FIRST).code });
  const token = linkParameter(typing.mail(FIRST), 'token');
  await visitor.call('loginLink', { body: { login: encoded(FIRST) } });
  const letter = visitor.mail(FIRST);
  await confirmed(visitor, SECOND);
  assert.equal(await reset(harness, token), { error: 'wrong_code' });
  assert.equal(await step('password', { password: encoded(NEW) }), { error: 'time_up' });
  const [link, sign] = [linkParameter(letter, 'token'), linkParameter(letter, 'sign')];
  const body = { method_id: 1, token: link, sign, lng: 'en' } as const;
  assert.is((await visitorOf(harness).call('loginByToken', { body })).errors[0]?.code, '1004');
  await harness.close();
});

test('what others set up opens the account no more from the moment the password is set', async () => {
  const harness = await start();
  const { visitor, password } = await newPlayer(harness, FIRST);
  const { code, state } = await vouchForLink(visitor, 'vk', { password });
  await visitor.call('loginBySocial', { body: { network: 'vk', code, state } });
  const { identity } = harness;
  const setPassword = identity.setPassword.bind(identity);
  const entered: (string | undefined)[] = [];
  identity.setPassword = async (...terms) => {
    const changed = await setPassword(...terms);
    entered.push((await signInWith(visitorOf(harness), 'vk')).body.next);
    return changed;
  };
  await call(harness, FIRST);
  assert.equal(await reset(harness, linkParameter(visitor.mail(FIRST), 'token')), {});
  assert.equal(entered, ['registration'], 'the network knows nobody here');
  await harness.close();
});

test('strangers who have named an address do not use up the letters of its owner', async () => {
  const harness = await start();
  const { visitor } = await newPlayer(harness, FIRST);
  await confirmed(visitor, FIRST);
  for (let i = 0; i < 5; i += 1) {
    const network = `198.51.100.${i}`;
    const { login } = await newPlayer(harness, FIRST, network);
    for (let k = 0; k < 2; k += 1) await call(harness, login, network);
  }
  const before = lettersTo(harness, FIRST, 'recovery').length;
  await call(harness, FIRST);
  assert.is(lettersTo(harness, FIRST, 'recovery').length, before + 1);
  assert.equal(await reset(harness, linkParameter(visitor.mail(FIRST), 'token')), {});
  await harness.close();
});

/** As often as a login is let through, with the captchas it takes. */
async function callOften(harness: Harness, name: 'passwordRecovery' | 'loginLink', login: string) {
  const visitor = visitorOf(harness);
  const ask = (headers = {}) =>
    name === 'loginLink'
      ? visitor.call('loginLink', { body: { login: encoded(login) } }, headers)
      : visitor.call(
          'passwordRecovery',
          { path: { step: 'call' }, body: { login: encoded(login) } },
          headers,
        );
  for (let i = 0; i < 8; i += 1) {
    const { status, errors } = await ask();
    if (status === 200) continue;
    const code = errors[0]?.code === '100' ? '100' : '111';
    const proof = await solve(harness, visitor, code);
    assert.is((await ask({ 'x-captcha-token': proof })).status, 200);
  }
}

test('a letter that is not sent ends no link that was', async () => {
  const harness = await start();
  const { visitor, login } = await newPlayer(harness, FIRST);
  await confirmed(visitor, FIRST);
  await callOften(harness, 'passwordRecovery', FIRST);
  assert.is(lettersTo(harness, FIRST, 'recovery').length, 8);
  assert.is((await call(harness, login)).status, 200);
  assert.is(lettersTo(harness, FIRST, 'recovery').length, 8, 'no letter more than may be sent');
  assert.equal(await reset(harness, linkParameter(visitor.mail(FIRST), 'token')), {});
  await harness.close();
});

test('links to sign in are no more than may be sent, and the last one stays good', async () => {
  const harness = await start();
  const { visitor, login } = await newPlayer(harness, FIRST);
  await confirmed(visitor, FIRST);
  await callOften(harness, 'loginLink', FIRST);
  await visitor.call('loginLink', { body: { login: encoded(login) } });
  const letters = lettersTo(harness, FIRST, 'login-link');
  assert.is(letters.length, 8);
  const last = visitor.mail(FIRST);
  const [token, sign] = [linkParameter(last, 'token'), linkParameter(last, 'sign')];
  const body = { method_id: 1, token, sign, lng: 'en' } as const;
  assert.is((await visitorOf(harness).call('loginByToken', { body })).status, 200);
  await harness.close();
});

test.run();
