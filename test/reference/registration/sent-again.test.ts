/** A form whose answer was lost and that is sent again. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { arrivals } from '../support/arrivals.ts';
import { encoded } from '../support/harness.ts';
import { FAST, FULL, losing, PASSWORD, PHONE } from '../support/registration.ts';
import { signInWith } from '../support/social.ts';
import { keyed } from '../support/visitor.ts';

const MINUTE = 60_000;

const test = suite('registration: sent again');
test('it is the same account, with the same password, and signed in', async () => {
  const { harness, visitor, send, lose, signedInAs } = await losing();
  const lost = await lose('fast_reg', FAST);
  assert.is(await visitor.userId(), null);
  const { status, body } = await send('fast_reg', FAST);
  assert.is(status, 200);
  assert.equal(body, lost);
  assert.ok(body.password);
  assert.is(await visitor.userId(), lost.userId);
  assert.is(await signedInAs(body.login, body.password), lost.userId);
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
  assert.equal(body, { userId: lost.userId, login: lost.login, mayDeposit: true });
  assert.is(await signedInAs(body.login, PASSWORD), lost.userId);
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

test('a code by SMS is a proof and no part of the form: a newer one does as well', async () => {
  const { harness, visitor, send, lose } = await losing();
  const coded = async () => {
    await visitor.call('sendSms', { body: { phone: encoded(PHONE), purpose: 'registration' } });
    return { ...FAST, phone: PHONE, sms_code: visitor.mail(PHONE).code ?? '' };
  };
  const first = await coded();
  const lost = await lose('phone_reg', first);
  assert.is((await send('phone_reg', first)).body.userId, lost.userId, 'the one that is used up');
  harness.clock.now += 6 * MINUTE;
  assert.is((await send('phone_reg', await coded())).body.userId, lost.userId);
  await harness.close();
});

test('nor is a captcha', async () => {
  const { harness, send, lose } = await losing();
  const lost = await lose('fast_reg', { ...FAST, captcha: 'solved before' });
  assert.is((await send('fast_reg', FAST)).body.userId, lost.userId);
  await harness.close();
});

test('whom a network vouched for signs in, without being vouched for again', async () => {
  const { harness, visitor, send, lose } = await losing();
  await signInWith(visitor, 'telegram');
  const lost = await lose('soc_reg', FAST);
  const { status, body } = await send('soc_reg', FAST);
  assert.is(status, 200);
  assert.equal(body, { userId: lost.userId, login: lost.login, mayDeposit: true });
  assert.is(await visitor.userId(), lost.userId);
  await harness.close();
});

test('two forms of one visit, as of two tabs, are each known again', async () => {
  const { harness, lose } = await losing();
  const other = keyed();
  const first = await lose('fast_reg', FAST);
  const second = await lose('fast_reg', FAST, { headers: other });
  assert.is.not(first.userId, second.userId, 'the key tells forms apart');
  assert.is((await lose('fast_reg', FAST)).userId, first.userId);
  assert.is((await lose('fast_reg', FAST, { headers: other })).userId, second.userId);
  await harness.close();
});

test('a form that comes while the same one is at work waits for its account', async () => {
  const { harness, send } = await losing();
  const { identity } = harness;
  const createUser = identity.createUser.bind(identity);
  let second: ReturnType<typeof send> | undefined;
  let users = 0;
  identity.createUser = async (...terms) => {
    users += 1;
    const there = arrivals('/web-api/registration/v1/fast_reg', 1);
    second ??= send('fast_reg', FAST);
    await there;
    return createUser(...terms);
  };
  const first = await send('fast_reg', FAST);
  const answer = await second;
  assert.equal([first.status, answer?.status, users], [200, 200, 1]);
  assert.is(answer?.body.userId, first.body.userId);
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
