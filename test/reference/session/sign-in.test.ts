import { request } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { encoded, type Harness, LOGIN, startBackEnd } from '../support/harness.ts';
import { identityWith, PASSWORD } from '../support/identity.ts';
import { register } from '../support/registration.ts';
import { linkParameter, type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('signing in');
const MINUTE = 60_000;
const PHONE = '+353861234567';

const start = (options: Parameters<typeof startBackEnd>[0] = {}) =>
  startBackEnd({ board: fakeBoard(), ...options });

/** What a visitor sees of an answer, and what they do not. */
const seen = ({ status, body, errors }: Awaited<ReturnType<Visitor['call']>>) =>
  JSON.stringify({ status, body, errors });

async function startWithPhone(): Promise<Harness> {
  return start({ identity: await identityWith(LOGIN, PHONE) });
}

const byCode = (visitor: Visitor, code: string, phone = PHONE) =>
  visitor.call('loginBySms', { body: { phone: encoded(phone), code } });

test('a player signs in by a code that was sent to the phone', async () => {
  const harness = await startWithPhone();
  const visitor = visitorOf(harness);
  const sent = await visitor.call('sendSms', { body: { phone: encoded('+353 86 123-45-67') } });
  assert.equal(sent.body, { expiresIn: 300, resendIn: 60 });
  const { code = '', text } = visitor.mail(PHONE);
  assert.match(text, code);
  const wrong = await byCode(visitor, code === '000000' ? '000001' : '000000');
  assert.is(wrong.errors[0]?.code, '1002');
  assert.is(await visitor.userId(), null);
  assert.is((await byCode(visitor, code)).body.userId, `user-${PHONE}`);
  assert.is(await visitor.userId(), `user-${PHONE}`);
  const again = await byCode(visitorOf(harness), code);
  assert.is(again.errors[0]?.code, '1003', 'a code counts once');
  await harness.close();
});

test('a code is good where it was asked for: no stranger uses it up, or takes its place', async () => {
  const harness = await startWithPhone();
  const [owner, stranger] = [visitorOf(harness), visitorOf(harness)];
  const send = (visitor: Visitor) => visitor.call('sendSms', { body: { phone: encoded(PHONE) } });
  await send(owner);
  const { code = '' } = owner.mail(PHONE);
  for (const typed of ['x', 'x', 'x', 'x', 'x', code]) {
    assert.is((await byCode(stranger, typed)).errors[0]?.code, '1003');
  }
  assert.is((await send(stranger)).status, 200, 'nobody waits for another’s code');
  assert.is((await byCode(stranger, code)).errors[0]?.code, '1002');
  assert.is((await byCode(owner, code)).body.userId, `user-${PHONE}`);
  await harness.close();
});

test('a code by SMS expires, and is sent again after a minute', async () => {
  const harness = await startWithPhone();
  const visitor = visitorOf(harness);
  const send = () => visitor.call('sendSms', { body: { phone: encoded(PHONE) } });
  await send();
  const { code } = visitor.mail(PHONE);
  harness.clock.now += MINUTE / 4;
  assert.equal((await send()).body, { expiresIn: 285, resendIn: 45 });
  assert.is(visitor.mail(PHONE).code, code, 'no other one is sent');
  harness.clock.now += (MINUTE * 3) / 4;
  assert.is((await send()).status, 200);
  harness.clock.now += 5 * MINUTE;
  const late = await byCode(visitor, visitor.mail(PHONE).code ?? '');
  assert.is(late.errors[0]?.code, '1003');
  await harness.close();
});

test('whether a number is a player’s is not told, and nobody else gets a code', async () => {
  const harness = await startWithPhone();
  const answers = [];
  for (const phone of [PHONE, '+353861111111']) {
    const visitor = visitorOf(harness);
    const sent = await visitor.call('sendSms', { body: { phone: encoded(phone) } });
    const tried = await byCode(visitor, 'abcdef', phone);
    answers.push(`${seen(sent)} ${seen(tried)}`);
  }
  assert.is(answers[0], answers[1]);
  assert.equal(
    harness.outbox.after(0).map(({ to }) => to),
    [PHONE],
  );
  await harness.close();
});

test('what is no whole number is said to be none', async () => {
  const harness = await start();
  for (const phone of ['861234567', '+353', '+000861234567', 'call me', '']) {
    const { status, errors } = await visitorOf(harness).call('sendSms', {
      body: { phone: encoded(phone) },
    });
    assert.is(status, 422);
    assert.is(errors[0]?.pointer, '/phone');
  }
  await harness.close();
});

test('a link that was mailed signs in, once and with its signature', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const asked = await visitor.call('loginLink', { body: { login: encoded(LOGIN) } });
  assert.equal(asked.body, { success: true });
  const mail = visitor.mail(LOGIN);
  assert.match(mail.link ?? '', /^http:\/\/127\.0\.0\.1:\d+\/en\/user\/login\?method_id=1&/);
  const token = linkParameter(mail, 'token');
  const follow = (sign: string, method_id = 1) =>
    visitor.call('loginByToken', { body: { method_id, token, sign, lng: 'en' } });
  assert.is((await follow('')).errors[0]?.code, '1004');
  assert.is((await follow(linkParameter(mail, 'sign'), 2)).errors[0]?.code, '1004');
  assert.is((await follow(linkParameter(mail, 'sign'))).body.userId, `user-${LOGIN}`);
  assert.is((await follow(linkParameter(mail, 'sign'))).errors[0]?.code, '1004');
  await harness.close();
});

test('a link is good for a quarter of an hour, and not after the password changed', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const ask = async () => {
    await visitor.call('loginLink', { body: { login: encoded(LOGIN) } });
    const mail = visitor.mail(LOGIN);
    const [token, sign] = [linkParameter(mail, 'token'), linkParameter(mail, 'sign')];
    return { body: { method_id: 1, token, sign, lng: 'en' } };
  };
  const first = await ask();
  harness.clock.now += 15 * MINUTE;
  assert.is((await visitor.call('loginByToken', first)).errors[0]?.code, '1004');
  const second = await ask();
  await visitor.signIn();
  await visitor.call('passwordChange', {
    body: { password: encoded(PASSWORD), newPassword: encoded('quite another one') },
  });
  assert.is((await visitorOf(harness).call('loginByToken', second)).errors[0]?.code, '1004');
  await harness.close();
});

test('an unknown login gets the same answers, the same work and no mail', async () => {
  const harness = await start();
  const asked: string[] = [];
  const { identity } = harness;
  for (const name of ['userById', 'userByLogin'] as const) {
    const original = identity[name].bind(identity);
    identity[name] = (who) => {
      asked.push(name);
      return original(who);
    };
  }
  const authenticateAny = identity.authenticateAny.bind(identity);
  identity.authenticateAny = (ids, password) => {
    asked.push(`authenticateAny of ${ids.length}`);
    return authenticateAny(ids, password);
  };
  const tries = async (login: string) => {
    asked.length = 0;
    const visitor = visitorOf(harness);
    const answers = [
      await visitor.signIn(login, 'a wrong password'),
      await visitor.call('loginLink', { body: { login: encoded(login) } }),
      await visitor.call('passwordRecovery', {
        path: { step: 'call' },
        body: { login: encoded(login) },
      }),
      await visitor.call('passwordRecovery', { path: { step: 'code' }, body: { code: 'x' } }),
    ];
    return { answers: answers.map(seen), cookies: [...visitor.cookies.keys()], work: [...asked] };
  };
  const known = await tries(LOGIN);
  const mails = harness.outbox.after(0).length;
  assert.is(mails, 2);
  const unknown = await tries('nobody@example.test');
  assert.equal(unknown, known);
  assert.ok(known.work.length > 4);
  assert.is(harness.outbox.after(0).length, mails);
  await harness.close();
});

test('a login belongs to its owner, whoever names it as an address', async () => {
  const harness = await start();
  const squatter = visitorOf(harness);
  const registered = await register(squatter, 'full_reg', {
    name: 'Other',
    surname: 'Person',
    birthday_date: '1990-01-01',
    country: 'ie',
    city: 'Cork',
    email: LOGIN,
    phone: '+353861112233',
    password: encoded('long enough for all'),
    currency: 'EUR',
    bonus: 0,
  });
  assert.is(registered.status, 200);
  assert.is((await visitorOf(harness).signIn()).body.userId, `user-${LOGIN}`);
  await harness.close();
});

/** Asks for a link as a program does that says any host it likes. */
function askAs(harness: Harness, host: string): Promise<number | undefined> {
  const body = JSON.stringify({ login: encoded(LOGIN) });
  const headers = { host, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(`${harness.url}/web-api/auth/v1/login-link`, { method: 'POST', headers });
    sent.on('error', reject).on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.end(body);
  });
}

test('a host that anyone may name gets into no link; the one of the conditions does', async () => {
  const harness = await start();
  assert.is(await askAs(harness, 'localhost:1'), 200);
  assert.match(harness.outbox.after(0).at(-1)?.link ?? '', /^http:\/\/localhost:1\/en\//);
  assert.is(await askAs(harness, 'evil.example'), 200);
  assert.is(harness.outbox.after(0).at(-1)?.link, undefined);
  assert.not.match(JSON.stringify(harness.outbox.after(0)), 'evil');
  harness.backEnd.climate.change({ origin: 'https://site.example' });
  harness.clock.now += 3_600_000;
  assert.is(await askAs(harness, 'evil.example'), 200);
  assert.match(harness.outbox.after(0).at(-1)?.link ?? '', /^https:\/\/site\.example\/en\//);
  await harness.close();
});

test('the language of a message is that of who asks', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const ask = (language: string) =>
    visitor.call('loginLink', { body: { login: encoded(LOGIN) } }, { 'x-language': language });
  await ask('ru');
  assert.match(visitor.mail().text, /Вход/);
  assert.match(visitor.mail().link ?? '', /\/ru\/user\/login/);
  await ask('xx');
  assert.match(visitor.mail().text, /Sign in/);
  await harness.close();
});

test.run();
