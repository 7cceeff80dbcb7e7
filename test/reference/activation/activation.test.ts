import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../src/calls/table.ts';
import { fakeBoard } from '../support/board.ts';
import { encoded, type Harness, LOGIN, startBackEnd } from '../support/harness.ts';
import { PASSWORD } from '../support/identity.ts';
import { FAST, register } from '../support/registration.ts';
import { linkParameter, type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('activation');
const MINUTE = 60_000;
const PHONE = '+353861234567';
const EMAIL = 'zoe@example.test';

const start = () => startBackEnd({ board: fakeBoard() });

async function newPlayer(harness: Harness): Promise<Visitor> {
  const visitor = visitorOf(harness);
  await register(visitor, 'fast_reg', FAST);
  return visitor;
}

const send = (visitor: Visitor, body: CallInput<'activationSend'>['body']) =>
  visitor.call('activationSend', { body });
const confirm = async (visitor: Visitor, kind: 'email' | 'phone', code: string) =>
  (await visitor.call('activationConfirm', { body: { kind, code } })).body;
const typeOf = async (visitor: Visitor) =>
  (await visitor.call('userConfig', {})).body.result.activation_type;

const withEmail = async (visitor: Visitor, password = '') => {
  await send(visitor, { kind: 'email', email: EMAIL, password: encoded(password) });
  return confirm(visitor, 'email', visitor.mail(EMAIL).code ?? '');
};
const withPhone = async (visitor: Visitor, phone = PHONE, password = '') => {
  await send(visitor, { kind: 'phone', phone, password: encoded(password) });
  return confirm(visitor, 'phone', visitor.mail(phone).code ?? '');
};

test('a phone moves 0 to 3, an e-mail address 0 to 1', async () => {
  const harness = await start();
  const [one, two] = [await newPlayer(harness), await newPlayer(harness)];
  assert.is(await typeOf(one), 0);
  assert.equal(await withPhone(one), { activation_type: 3 });
  assert.is(await typeOf(one), 3);
  assert.equal(await withEmail(two), { activation_type: 1 });
  assert.is(await typeOf(two), 1);
  await harness.close();
});

test('a phone moves 1 to 2, an e-mail address 3 to 2', async () => {
  const harness = await start();
  const player = visitorOf(harness);
  await player.signIn();
  assert.is(await typeOf(player), 1);
  assert.equal(await withPhone(player, PHONE, PASSWORD), { activation_type: 2 });
  const other = visitorOf(harness);
  const { password } = (await register(other, 'fast_reg', FAST)).body;
  await withPhone(other, '+353861111111');
  assert.equal(await withEmail(other, password), { activation_type: 2 });
  const { result } = (await other.call('userConfig', {})).body;
  assert.is(result.remaining_days_to_activate, 0);
  await harness.close();
});

test('a wrong code is told from a late one; another is sent after a minute', async () => {
  const harness = await start();
  const visitor = await newPlayer(harness);
  assert.equal(await confirm(visitor, 'phone', '123456'), { error: 'time_up' });
  const sent = await send(visitor, { kind: 'phone', phone: '86 123 4567', country: 'ie' });
  assert.equal(sent.body, { expiresIn: 300, resendIn: 60 });
  const { code = '' } = visitor.mail(PHONE);
  assert.equal(await confirm(visitor, 'phone', 'nothing'), { error: 'wrong_code' });
  harness.clock.now += 20_000;
  const soon = await send(visitor, { kind: 'phone', phone: PHONE });
  assert.equal(soon.body, { expiresIn: 280, resendIn: 40 });
  assert.is(visitor.mail(PHONE).code, code);
  const elsewhere = await send(visitor, { kind: 'phone', phone: '+353861234568' });
  assert.is(elsewhere.status, 429);
  assert.is(elsewhere.headers.get('retry-after'), '40');
  harness.clock.now += 5 * MINUTE;
  assert.equal(await confirm(visitor, 'phone', code), { error: 'time_up' });
  assert.is((await send(visitor, { kind: 'phone', phone: PHONE })).status, 200);
  assert.equal(await confirm(visitor, 'phone', visitor.mail(PHONE).code ?? ''), {
    activation_type: 3,
  });
  await harness.close();
});

test('the link in the mail confirms without a session, once', async () => {
  const harness = await start();
  const visitor = await newPlayer(harness);
  await send(visitor, { kind: 'email', email: EMAIL });
  const mail = visitor.mail(EMAIL);
  assert.match(mail.link ?? '', '/en/user/accountverify?token=');
  const follow = async (token: string) =>
    (await visitorOf(harness).call('activationLink', { body: { token } })).body;
  const token = linkParameter(mail, 'token');
  assert.equal(await follow('guess'), { error: 'wrong_code' });
  assert.equal(await follow(token), { activation_type: 1 });
  assert.equal(await follow(token), { error: 'wrong_code' });
  const other = await newPlayer(harness);
  await send(other, { kind: 'email', email: 'late@example.test' });
  harness.clock.now += 3 * 24 * 60 * MINUTE;
  assert.equal(await follow(linkParameter(other.mail('late@example.test'), 'token')), {
    error: 'time_up',
  });
  await harness.close();
});

test('an address is confirmed by one player; the other is told only with it in hand', async () => {
  const harness = await start();
  const [one, two] = [await newPlayer(harness), await newPlayer(harness)];
  await withPhone(one);
  harness.clock.now += MINUTE;
  assert.is((await send(two, { kind: 'phone', phone: PHONE })).status, 200);
  const { code = '' } = two.mail(PHONE);
  assert.equal(await confirm(two, 'phone', code), { error: 'taken' });
  assert.is(await typeOf(two), 0);
  assert.is(await typeOf(one), 3);
  await harness.close();
});

test('what is confirmed is not replaced by whoever has the session', async () => {
  const harness = await start();
  const player = visitorOf(harness);
  await player.signIn();
  const other = await send(player, { kind: 'email', email: 'other@example.test' });
  assert.is(other.errors[0]?.code, '1604');
  assert.is((await send(player, { kind: 'email' })).errors[0]?.code, '1604');
  await harness.close();
});

test('a link of before does not take the place of what was confirmed since', async () => {
  const harness = await start();
  const visitor = await newPlayer(harness);
  await send(visitor, { kind: 'email', email: 'first@example.test' });
  const token = linkParameter(visitor.mail('first@example.test'), 'token');
  harness.clock.now += MINUTE;
  await withEmail(visitor);
  const { body } = await visitor.call('activationLink', { body: { token } });
  assert.equal(body, { error: 'wrong_code' });
  assert.is((await visitor.call('userConfig', {})).body.result.user_email, EMAIL);
  await harness.close();
});

test('who registered with an address asks for its code again without naming it', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await register(visitor, 'full_reg', {
    name: 'Zoë',
    surname: 'Murphy',
    birthday_date: '1990-06-15',
    country: 'ie',
    city: 'Cork',
    email: EMAIL,
    phone: PHONE,
    password: encoded('a rather long one'),
    currency: 'EUR',
    bonus: 0,
  });
  const first = visitor.mail(EMAIL).code ?? '';
  assert.equal((await send(visitor, { kind: 'email' })).body, { expiresIn: 300, resendIn: 60 });
  assert.is(visitor.mail(EMAIL).code, first, 'the letter is on its way');
  harness.clock.now += MINUTE;
  assert.is((await send(visitor, { kind: 'email' })).status, 200);
  assert.is((await send(visitor, { kind: 'phone' })).status, 200);
  if (first !== visitor.mail(EMAIL).code) {
    assert.equal(await confirm(visitor, 'email', first), { error: 'wrong_code' });
  }
  assert.equal(await confirm(visitor, 'email', visitor.mail(EMAIL).code ?? ''), {
    activation_type: 1,
  });
  await harness.close();
});

test('what is no address is refused, and so is none', async () => {
  const harness = await start();
  const visitor = await newPlayer(harness);
  const pointer = async (body: CallInput<'activationSend'>['body']) => {
    const { errors } = await send(visitor, body);
    return `${errors[0]?.code} ${errors[0]?.pointer}`;
  };
  assert.is(await pointer({ kind: 'email', email: 'nowhere' }), '1404 /email');
  assert.is(await pointer({ kind: 'phone', phone: '12' }), '1404 /phone');
  assert.is(await pointer({ kind: 'phone', phone: '861234567' }), '1404 /phone');
  assert.is(await pointer({ kind: 'email' }), '1401 /email');
  assert.is(harness.outbox.after(0).length, 0);
  assert.is(await (await visitorOf(harness).signIn(LOGIN)).status, 200);
  await harness.close();
});

test.run();
