/** A form whose answer was lost and that is sent again. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encoded } from '../support/harness.ts';
import {
  type Body,
  FAST,
  FULL,
  PASSWORD,
  PHONE,
  start,
  type Type,
} from '../support/registration.ts';
import { keyed, type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('registration: sent again');
/** A back-end, and somebody before the form whose answers get lost. */
async function losing() {
  const harness = await start();
  const visitor = visitorOf(harness);
  await visitor.call('registrationOptions', {});
  const headers = keyed();
  const send = (type: Type, body: Body, by: Visitor = visitor) =>
    by.call('register', { path: { type }, headers, body });
  /** Sends the form; the cookies of the answer are lost with it. */
  const lose = async (type: Type, body: Body) => {
    const before = new Map(visitor.cookies);
    const { body: lost } = await send(type, body);
    visitor.cookies.clear();
    for (const [name, value] of before) visitor.cookies.set(name, value);
    return lost;
  };
  const signedInAs = async (login: string, password: string | undefined) =>
    (await visitorOf(harness).signIn(login, password ?? '')).body?.userId ?? null;
  return { harness, visitor, send, lose, signedInAs };
}

test('it is the same account, with a password that is seen, and signed in', async () => {
  const { harness, visitor, send, lose, signedInAs } = await losing();
  const lost = await lose('fast_reg', FAST);
  assert.is(await visitor.userId(), null);
  const { status, body } = await send('fast_reg', FAST);
  assert.is(status, 200);
  assert.equal([body.userId, body.login], [lost.userId, lost.login]);
  assert.is(await visitor.userId(), lost.userId);
  assert.is(await signedInAs(body.login, body.password), lost.userId);
  assert.is.not(await signedInAs(lost.login, lost.password), lost.userId);
  await harness.close();
});

test('whom the lost answer has signed in already is told of the account as well', async () => {
  const { harness, visitor, send, signedInAs } = await losing();
  const { body: lost } = await send('fast_reg', FAST);
  assert.is(await visitor.userId(), lost.userId);
  const { status, body } = await send('fast_reg', FAST);
  assert.is(status, 200);
  assert.is(await visitor.userId(), lost.userId);
  assert.is(await signedInAs(body.login, body.password), lost.userId);
  await harness.close();
});

test('a password that was chosen stays, and is not told', async () => {
  const { harness, send, lose, signedInAs } = await losing();
  const lost = await lose('full_reg', FULL);
  const { body } = await send('full_reg', FULL);
  assert.equal(body, { userId: lost.userId, login: lost.login });
  assert.is(await signedInAs(body.login, PASSWORD), lost.userId);
  await harness.close();
});

test('the code by SMS that is used up is good for the same form', async () => {
  const { harness, visitor, send, lose } = await losing();
  await visitor.call('sendSms', { body: { phone: encoded(PHONE), purpose: 'registration' } });
  const body = { ...FAST, phone: PHONE, sms_code: visitor.mail(PHONE).code ?? '' };
  const lost = await lose('phone_reg', body);
  assert.is((await send('phone_reg', body)).body.userId, lost.userId);
  await harness.close();
});

test('a browser that sends a lost form again by itself needs no captcha for it', async () => {
  const { harness, send } = await losing();
  const statuses: number[] = [];
  for (let times = 0; times < 14; times += 1) statuses.push((await send('fast_reg', FAST)).status);
  assert.equal(statuses, [...Array(13).fill(200), 400]);
  await harness.close();
});

test('a form that says something else is another account', async () => {
  const { harness, send, lose } = await losing();
  const lost = await lose('full_reg', FULL);
  const other = await send('full_reg', { ...FULL, email: 'other@example.test' });
  assert.is(other.status, 200);
  assert.is.not(other.body.userId, lost.userId);
  await harness.close();
});

test('the key opens nothing to another visitor, and nothing after a quarter of an hour', async () => {
  const { harness, send, lose } = await losing();
  const lost = await lose('fast_reg', FAST);
  const thief = await send('fast_reg', FAST, visitorOf(harness));
  assert.is(thief.status, 200);
  assert.is.not(thief.body.userId, lost.userId);
  harness.clock.now += 15 * 60_000;
  assert.is.not((await send('fast_reg', FAST)).body.userId, lost.userId);
  await harness.close();
});

test('whoever is signed in as somebody else registers nobody', async () => {
  const { harness, visitor, send, lose } = await losing();
  await lose('fast_reg', FAST);
  await visitor.signIn();
  const { status, errors } = await send('fast_reg', FAST);
  assert.equal([status, errors[0]?.code], [409, '1007']);
  await harness.close();
});

test('sent twice at once it is one account', async () => {
  const { harness, send } = await losing();
  const answers = await Promise.all([send('fast_reg', FAST), send('fast_reg', FAST)]);
  const made = answers.flatMap(({ status, body }) => (status === 200 ? [body.userId] : []));
  assert.is(new Set(made).size, 1);
  assert.ok(answers.every(({ status }) => status === 200 || status === 409));
  await harness.close();
});

test('a key that cannot be kept is refused', async () => {
  const { harness, visitor } = await losing();
  const headers = { 'idempotency-key': 'k'.repeat(201) };
  const input = { path: { type: 'fast_reg' }, headers, body: FAST } as const;
  const { status, errors } = await visitor.call('register', input);
  assert.equal([status, errors[0]?.pointer], [400, '/headers/idempotency-key']);
  await harness.close();
});

test.run();
