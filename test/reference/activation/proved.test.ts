import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../src/calls/table.ts';
import { fakeBoard } from '../support/board.ts';
import { encoded, type Harness, LOGIN, startBackEnd } from '../support/harness.ts';
import { PASSWORD } from '../support/identity.ts';
import { FAST, register } from '../support/registration.ts';
import { linkParameter, type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('activation of an account that has a confirmed contact');
const MINUTE = 60_000;
const PHONE = '+353861234567';
const OTHER_PHONE = '+353861112233';
const EMAIL = 'zoe@example.test';
const OTHER = 'thief@example.test';

const start = () => startBackEnd({ board: fakeBoard() });

async function signedIn(harness: Harness): Promise<Visitor> {
  const visitor = visitorOf(harness);
  await visitor.signIn();
  return visitor;
}

/** A player with an address and a number, of which nothing is confirmed. */
async function registered(harness: Harness): Promise<Visitor> {
  const visitor = visitorOf(harness);
  const body = {
    ...{ name: 'Zoë', surname: 'Murphy', birthday_date: '1990-06-15', country: 'ie', city: 'Cork' },
    ...{ email: EMAIL, phone: PHONE, password: encoded(PASSWORD), currency: 'EUR', bonus: 0 },
  } satisfies CallInput<'register'>['body'];
  await register(visitor, 'full_reg', body);
  harness.clock.now += MINUTE;
  return visitor;
}

const send = (visitor: Visitor, body: CallInput<'activationSend'>['body']) =>
  visitor.call('activationSend', { body });
const confirm = async (visitor: Visitor, kind: 'email' | 'phone', to: string) => {
  const body = { kind, code: visitor.mail(to).code ?? '' };
  return (await visitor.call('activationConfirm', { body })).body;
};
const addressOf = async (visitor: Visitor) =>
  (await visitor.call('userConfig', {})).body.result.user_email;

test('a session alone confirms no number that the account does not have', async () => {
  const harness = await start();
  const thief = await signedIn(harness);
  const refusalOf = async (password?: string) => {
    const more = password === undefined ? {} : { password: encoded(password) };
    const { errors } = await send(thief, { kind: 'phone', phone: PHONE, ...more });
    return `${errors[0]?.code} ${errors[0]?.pointer}`;
  };
  assert.is(await refusalOf(), '1401 /password');
  assert.is(await refusalOf('that of nobody'), '1001 /password');
  assert.equal(harness.outbox.after(0), []);
  await harness.close();
});

test('who gives the password confirms a number, asks again without it, and is told elsewhere', async () => {
  const harness = await start();
  const visitor = await signedIn(harness);
  const asked = { kind: 'phone', phone: PHONE, password: encoded(PASSWORD) } as const;
  assert.is((await send(visitor, asked)).status, 200);
  harness.clock.now += MINUTE;
  assert.is((await send(visitor, { kind: 'phone', phone: PHONE })).status, 200);
  harness.clock.now += MINUTE;
  const another = await send(visitor, { kind: 'phone', phone: OTHER_PHONE });
  assert.is(another.errors[0]?.pointer, '/password', 'that was for one number');
  assert.equal(await confirm(visitor, 'phone', PHONE), { activation_type: 2 });
  const letter = visitor.mail(LOGIN);
  assert.is(letter.purpose, 'contact-added');
  assert.match(letter.text, 'showForgotPasswordModal');
  await harness.close();
});

test('what the account has is confirmed without the password, and not replaced without it', async () => {
  const harness = await start();
  const visitor = await registered(harness);
  await send(visitor, { kind: 'phone' });
  assert.equal(await confirm(visitor, 'phone', PHONE), { activation_type: 3 });
  const other = await send(visitor, { kind: 'email', email: OTHER });
  assert.is(other.errors[0]?.pointer, '/password');
  harness.clock.now += MINUTE;
  assert.is((await send(visitor, { kind: 'email', email: EMAIL })).status, 200);
  assert.equal(await confirm(visitor, 'email', EMAIL), { activation_type: 2 });
  await harness.close();
});

test('what was begun before anything was confirmed does not go on after it', async () => {
  const harness = await start();
  const visitor = await registered(harness);
  await send(visitor, { kind: 'email', email: OTHER });
  const token = linkParameter(visitor.mail(OTHER), 'token');
  await send(visitor, { kind: 'phone' });
  assert.equal(await confirm(visitor, 'phone', PHONE), { activation_type: 3 });
  const followed = await visitor.call('activationLink', { body: { token } });
  assert.equal(followed.body, { error: 'time_up' });
  assert.equal(await confirm(visitor, 'email', OTHER), { error: 'time_up' });
  assert.is(await addressOf(visitor), EMAIL);
  await harness.close();
});

test('credentials name no address for an account that has a confirmed number', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await register(visitor, 'fast_reg', FAST);
  await send(visitor, { kind: 'phone', phone: PHONE });
  await confirm(visitor, 'phone', PHONE);
  const sent = await visitor.call('credentialsEmail', { body: { email: OTHER } });
  assert.is(sent.status, 200);
  harness.clock.now += MINUTE;
  assert.is((await send(visitor, { kind: 'email' })).errors[0]?.code, '1401');
  const named = await send(visitor, { kind: 'email', email: OTHER });
  assert.is(named.errors[0]?.pointer, '/password');
  await harness.close();
});

test.run();
