/** Messages cost money, and annoy: how many one number gets, whichever way they are asked for. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { challengeFor, solve } from '../support/captcha.ts';
import { encoded, type Harness, LOGIN, startBackEnd } from '../support/harness.ts';
import { identityWith, PASSWORD } from '../support/identity.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite<{ harness: Harness }>('messages to a number');
const MINUTE = 60_000;
const PHONE = '+353861234567';
const STRANGERS = '+353869999999';

test.before.each(async (context) => {
  const identity = await identityWith(LOGIN, PHONE);
  context.harness = await startBackEnd({ board: fakeBoard(), identity });
});

test.after.each(({ harness }) => harness.close());

/** Codes that were sent. */
const sentTo = (harness: Harness, phone: string) =>
  harness.outbox.after(0).filter(({ to, code }) => to === phone && code).length;

/** A visitor somewhere else, without cookies. */
function stranger(harness: Harness, place: number) {
  const visitor = visitorOf(harness);
  const headers = { 'x-forwarded-for': `10.1.0.${place}` };
  const byPhone = (phone: string, proof: Record<string, string> = {}) =>
    visitor.call(
      'loginByPhone',
      {
        body: { countryCode: 'ie', phone: encoded(phone.slice(4)), password: encoded('wrong') },
      },
      { ...headers, ...proof },
    );
  const challenge = () => visitor.call('captchaUpdate', { query: { code: '112' } }, headers);
  return { visitor, byPhone, challenge };
}

test('captchas by SMS reach a number twice an hour, however many ask; then they are of digits', async ({
  harness,
}) => {
  for (const phone of [PHONE, STRANGERS]) {
    for (let i = 0; i < 3; i += 1) await stranger(harness, i).byPhone(phone);
    const asked: (string | undefined)[] = [];
    for (let i = 0; i < 12; i += 1) {
      const { byPhone, challenge } = stranger(harness, 10 + i);
      asked.push((await byPhone(phone)).errors[0]?.code);
      await challenge();
      harness.clock.now += 1000;
    }
    assert.equal(asked, ['112', '112', ...new Array(10).fill('111')]);
    assert.is(sentTo(harness, phone), 2);
  }
});

test('digits are taken in place of an SMS that is not sent any more', async ({ harness }) => {
  for (let i = 0; i < 3; i += 1) await stranger(harness, i).byPhone(PHONE);
  for (let i = 0; i < 2; i += 1) {
    const { byPhone, challenge } = stranger(harness, 10 + i);
    await byPhone(PHONE);
    await challenge();
  }
  const { visitor, byPhone } = stranger(harness, 20);
  const proof = { 'x-captcha-token': await solve(harness, visitor, '111') };
  assert.is((await byPhone(PHONE, proof)).errors[0]?.code, '1001');
});

test('the last SMS that was sent is worth what it says', async ({ harness }) => {
  for (let i = 0; i < 3; i += 1) await stranger(harness, i).byPhone(PHONE);
  for (let i = 0; i < 2; i += 1) {
    const { visitor, byPhone } = stranger(harness, 10 + i);
    assert.is((await byPhone(PHONE)).errors[0]?.code, '112');
    const proof = { 'x-captcha-token': await solve(harness, visitor, '112') };
    assert.is((await byPhone(PHONE, proof)).errors[0]?.code, '1001');
  }
});

test('two who were promised the last SMS do not both get one', async ({ harness }) => {
  for (let i = 0; i < 3; i += 1) await stranger(harness, i).byPhone(PHONE);
  const three = [10, 11, 12].map((place) => stranger(harness, place));
  for (const { byPhone } of three) assert.is((await byPhone(PHONE)).errors[0]?.code, '112');
  const statuses = [];
  for (const { challenge } of three) statuses.push((await challenge()).status);
  assert.equal(statuses, [200, 200, 429]);
  assert.is(sentTo(harness, PHONE), 2);
});

test('codes to sign in with and captchas by SMS count together', async ({ harness }) => {
  for (let i = 0; i < 2; i += 1) {
    await visitorOf(harness).call('sendSms', { body: { phone: encoded(STRANGERS) } });
    harness.clock.now += MINUTE;
  }
  for (let i = 0; i < 3; i += 1) await stranger(harness, i).byPhone(STRANGERS);
  assert.is((await stranger(harness, 10).byPhone(STRANGERS)).errors[0]?.code, '111');
});

test('no SMS goes to what cannot be a mobile number', async ({ harness }) => {
  const { byPhone, visitor } = stranger(harness, 1);
  const short = '+3531234';
  for (let i = 0; i < 3; i += 1) await byPhone(short);
  assert.is((await byPhone(short)).errors[0]?.code, '111');
  const update = await visitor.call('captchaUpdate', { query: { code: '112' } });
  assert.is(update.errors[0]?.code, '1201');
  assert.is(harness.outbox.after(0).length, 0);
});

/** Switches codes by SMS on as the second step. */
async function withSms(harness: Harness): Promise<Visitor> {
  const player = visitorOf(harness);
  await player.signIn(PHONE);
  await player.call('twoStepStart', { body: { method: 'sms', password: encoded(PASSWORD) } });
  const { code = '' } = player.mail(PHONE);
  assert.is((await player.call('twoStepEnable', { body: { code } })).status, 200);
  return player;
}

test('the right password sends one code a minute, a few an hour', async ({ harness }) => {
  await withSms(harness);
  const before = sentTo(harness, PHONE);
  const first = visitorOf(harness);
  const half = async (visitor: Visitor) => (await visitor.signIn(PHONE, PASSWORD)).body;
  harness.clock.now += MINUTE;
  assert.is((await half(first)).resendIn, 60);
  harness.clock.now += 20_000;
  assert.is((await half(visitorOf(harness))).resendIn, 40);
  assert.is(sentTo(harness, PHONE), before + 1, 'the code that was sent is good still');
  const { code = '' } = first.mail(PHONE);
  const answer = await first.call('loginTwoStep', { body: { code } });
  assert.is(answer.body.userId, `user-${PHONE}`);
  for (let i = 0; i < 40; i += 1) {
    harness.clock.now += MINUTE;
    const sent = sentTo(harness, PHONE);
    const { next, resendIn } = await half(visitorOf(harness));
    assert.is(next, 'two-step');
    assert.is(resendIn, sentTo(harness, PHONE) > sent ? 60 : undefined, 'it says whether one went');
  }
  assert.is(sentTo(harness, PHONE), 4);
});

test('after that a code is there for a captcha, and no stranger uses these codes up', async ({
  harness,
}) => {
  await withSms(harness);
  for (let i = 0; i < 9; i += 1) {
    const { visitor } = stranger(harness, i);
    const send = (proof?: string) =>
      visitor.call(
        'sendSms',
        { body: { phone: encoded(PHONE) } },
        { 'x-forwarded-for': `10.1.1.${i}`, ...(proof ? { 'x-captcha-token': proof } : {}) },
      );
    const [refused] = (await send()).errors;
    const code = refused?.code;
    if (code === '113' || code === '111') await send(await solve(harness, visitor, code));
    harness.clock.now += MINUTE;
  }
  const player = visitorOf(harness);
  const before = sentTo(harness, PHONE);
  await player.signIn(PHONE, PASSWORD);
  assert.is(sentTo(harness, PHONE), before + 1);
  for (let i = 0; i < 3; i += 1) {
    harness.clock.now += MINUTE;
    await player.signIn(PHONE, PASSWORD);
  }
  harness.clock.now += MINUTE;
  const ask = (proof?: string) =>
    player.call('twoStepSms', { body: {} }, proof ? { 'x-captcha-token': proof } : {});
  assert.is((await ask()).errors[0]?.code, '113');
  assert.is((await ask(await solve(harness, player, '113'))).status, 200);
});

test('what a number is told unasked it is told eight times an hour', async ({ harness }) => {
  const player = visitorOf(harness);
  await player.signIn(PHONE);
  for (let i = 0; i < 20; i += 1) {
    const [password, next] = [PASSWORD, 'quite another one'].map(encoded) as [string, string];
    const body =
      i % 2 ? { password: next, newPassword: password } : { password, newPassword: next };
    assert.is((await player.call('passwordChange', { body })).status, 200);
  }
  assert.is(harness.outbox.after(0).length, 8);
});

test('recovery reaches a number eight times an hour, by whatever login it is called', async ({
  harness,
}) => {
  const { identity } = harness;
  const profile = { phone: STRANGERS };
  await identity.createUser({ login: 'ann', password: PASSWORD, roles: ['player'], profile });
  await visitorOf(harness).signIn('ann');
  for (let i = 0; i < 20; i += 1) {
    const { visitor } = stranger(harness, i);
    const call = (proof?: string) =>
      visitor.call(
        'passwordRecovery',
        { path: { step: 'call' }, body: { login: encoded(i % 2 ? 'ann' : STRANGERS) } },
        { 'x-forwarded-for': `10.1.2.${i}`, ...(proof ? { 'x-captcha-token': proof } : {}) },
      );
    const [refused] = (await call()).errors;
    const code = refused?.code;
    if (code === '100' || code === '111') {
      await call(await solve(harness, visitor, code));
    }
    harness.clock.now += 1000;
  }
  assert.is(sentTo(harness, STRANGERS), 8);
});

test('a captcha by SMS goes where the refused call said, and counts there', async ({ harness }) => {
  for (let i = 0; i < 3; i += 1) await stranger(harness, i).byPhone(STRANGERS);
  const { visitor, byPhone } = stranger(harness, 10);
  await visitor.signIn(PHONE, PASSWORD);
  await byPhone(STRANGERS);
  assert.is((await challengeFor(visitor, '112')).phoneEnd, '99');
});

test.run();
