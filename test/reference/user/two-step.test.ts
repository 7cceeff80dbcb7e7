import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hotp, stepAt } from '../../../src/server-kernel/totp.ts';
import { fromBase32 } from '../../support/base32.ts';
import { fakeBoard } from '../support/board.ts';
import { encoded, LOGIN, startBackEnd } from '../support/harness.ts';
import { identityWith, PASSWORD } from '../support/identity.ts';
import { withAuthenticator } from '../support/two-step.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('the second step');
const PHONE = '+353861234567';
const STEP = 30_000;

const start = () => startBackEnd({ board: fakeBoard() });

const second = (visitor: Visitor, code: string, method?: 'totp' | 'sms' | 'recovery') =>
  visitor.call('loginTwoStep', { body: { code, ...(method ? { method } : {}) } });

test('an authenticator’s code is asked for after the password', async () => {
  const harness = await start();
  const { codeNow, uri } = await withAuthenticator(harness);
  assert.match(uri, /^otpauth:\/\/totp\/Replaybook:/);
  harness.clock.now += STEP;
  const visitor = visitorOf(harness);
  const first = await visitor.signIn();
  assert.equal(first.body, {
    userId: null,
    next: 'two-step',
    methods: ['totp', 'recovery'],
    expiresIn: 600,
  });
  assert.is(await visitor.userId(), null);
  assert.is((await second(visitor, '000000')).errors[0]?.code, '1002');
  assert.is((await second(visitor, codeNow())).body.userId, `user-${LOGIN}`);
  assert.is(await visitor.userId(), `user-${LOGIN}`);
  await harness.close();
});

test('it is set up by who knows the password', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const { errors } = await visitor.call('twoStepStart', {
    body: { method: 'totp', password: encoded('that of nobody') },
  });
  assert.equal([errors[0]?.code, errors[0]?.pointer], ['1001', '/password']);
  const enabled = await visitor.call('twoStepEnable', { body: { code: '000000' } });
  assert.is(enabled.errors[0]?.code, '1602', 'nothing was begun');
  await harness.close();
});

test('a code that was seen over a shoulder counts no second time', async () => {
  const harness = await start();
  const { codeNow } = await withAuthenticator(harness);
  const visitor = visitorOf(harness);
  await visitor.signIn();
  assert.is((await second(visitor, codeNow())).errors[0]?.code, '1002', 'it switched it on');
  harness.clock.now += STEP;
  assert.is((await second(visitor, codeNow())).status, 200);
  const other = visitorOf(harness);
  await other.signIn();
  assert.is((await second(other, codeNow())).errors[0]?.code, '1002');
  await harness.close();
});

test('the second step is for the browser that took the first, and not for ever', async () => {
  const harness = await start();
  const { codeNow } = await withAuthenticator(harness);
  harness.clock.now += STEP;
  const visitor = visitorOf(harness);
  await visitor.signIn();
  assert.is((await second(visitorOf(harness), codeNow())).errors[0]?.code, '1006');
  harness.clock.now += 600_000;
  assert.is((await second(visitor, codeNow())).errors[0]?.code, '1006');
  await harness.close();
});

test('five wrong codes end the step; more of them need a captcha, and then time', async () => {
  const harness = await start();
  await withAuthenticator(harness);
  const visitor = visitorOf(harness);
  const codes: (string | undefined)[] = [];
  for (let round = 0; round < 3; round += 1) {
    await visitor.signIn();
    for (let i = 0; i < 5; i += 1) codes.push((await second(visitor, '111111')).errors[0]?.code);
  }
  const five = ['1002', '1002', '1002', '1002', '1003'];
  assert.equal(codes, [...five, ...five, '100', '100', '100', '100', '100']);
  await harness.close();
});

test('a recovery code stands in for the authenticator, once', async () => {
  const harness = await start();
  const { recoveryCodes } = await withAuthenticator(harness);
  assert.is(new Set(recoveryCodes).size, 8);
  const visitor = visitorOf(harness);
  const code = recoveryCodes[0] ?? '';
  await visitor.signIn();
  const plain = ` ${code.replaceAll('-', '').toLowerCase()} `;
  assert.is((await second(visitor, plain)).body.userId, `user-${LOGIN}`);
  await visitor.signIn();
  assert.is((await second(visitor, code)).errors[0]?.code, '1002');
  assert.is((await second(visitor, recoveryCodes[1] ?? '', 'recovery')).status, 200);
  await harness.close();
});

test('a code by SMS is the second step of who has no authenticator', async () => {
  const harness = await startBackEnd({
    board: fakeBoard(),
    identity: await identityWith(LOGIN, PHONE),
  });
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const noPhone = await visitor.call('twoStepStart', {
    body: { method: 'sms', password: encoded(PASSWORD) },
  });
  assert.is(noPhone.errors[0]?.code, '1603');
  const player = visitorOf(harness);
  await player.signIn(PHONE);
  await player.call('twoStepStart', { body: { method: 'sms', password: encoded(PASSWORD) } });
  const { code = '' } = player.mail(PHONE);
  assert.is((await player.call('twoStepEnable', { body: { code } })).status, 200);
  const later = visitorOf(harness);
  const first = await later.signIn(PHONE);
  assert.equal(first.body.methods, ['sms', 'recovery']);
  const lately = later.mail(PHONE);
  harness.clock.now += 15_000;
  assert.equal((await later.call('twoStepSms', { body: {} })).body, {
    expiresIn: 285,
    resendIn: 45,
  });
  assert.equal(later.mail(PHONE), lately);
  harness.clock.now += 45_000;
  assert.equal((await later.call('twoStepSms', { body: {} })).body, {
    expiresIn: 300,
    resendIn: 60,
  });
  const fresh = later.mail(PHONE).code ?? '';
  const confirmed = (at: number | null) =>
    harness.backEnd.database.run('UPDATE contacts SET confirmed_at = ?', at);
  confirmed(null);
  const gone = await later.call('twoStepSms', { body: {} });
  assert.is(gone.errors[0]?.code, '1603', 'a number that is no more the player’s has no code');
  confirmed(harness.clock.now);
  assert.is((await second(later, fresh)).body.userId, `user-${PHONE}`);
  assert.is((await visitorOf(harness).call('twoStepSms', { body: {} })).errors[0]?.code, '1006');
  await harness.close();
});

test('set up again and again, it sends no more codes than may be sent', async () => {
  const harness = await startBackEnd({
    board: fakeBoard(),
    identity: await identityWith(LOGIN, PHONE),
  });
  const player = visitorOf(harness);
  await player.signIn(PHONE);
  const begin = () =>
    player.call('twoStepStart', { body: { method: 'sms', password: encoded(PASSWORD) } });
  assert.is((await begin()).body.resendIn, 60);
  const { code = '' } = player.mail(PHONE);
  harness.clock.now += 20_000;
  assert.is((await begin()).body.resendIn, 40, 'the code that was sent is good still');
  assert.is(player.mail(PHONE).code, code);
  harness.clock.now += 40_000;
  await begin();
  assert.is.not(player.mail(PHONE).code, code);
  for (let i = 0; i < 2; i += 1) {
    harness.clock.now += 60_000;
    assert.is((await begin()).body.resendIn, 60);
  }
  harness.clock.now += 60_000;
  assert.is((await begin()).errors[0]?.code, '113', 'a fifth one needs a captcha');
  await harness.close();
});

test('no code is sent to whoever has an authenticator', async () => {
  const harness = await start();
  const { visitor } = await withAuthenticator(harness);
  assert.is((await visitor.call('twoStepSms', { body: {} })).errors[0]?.code, '1605');
  await harness.close();
});

test('every way to sign in leads through the second step', async () => {
  const harness = await start();
  await withAuthenticator(harness);
  const visitor = visitorOf(harness);
  await visitor.call('loginLink', { body: { login: encoded(LOGIN) } });
  const link = new URL(visitor.mail(LOGIN).link ?? '').searchParams;
  const [token, sign] = [link.get('token') ?? '', link.get('sign') ?? ''];
  const body = { method_id: 1, token, sign, lng: 'en' };
  assert.is((await visitor.call('loginByToken', { body })).body.next, 'two-step');
  assert.is(await visitor.userId(), null);
  await harness.close();
});

test('what is set up but not finished asks for nothing, and not for ever', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const enable = (code: string) => visitor.call('twoStepEnable', { body: { code } });
  assert.is((await enable('123456')).errors[0]?.code, '1602');
  const { body } = await visitor.call('twoStepStart', {
    body: { method: 'totp', password: encoded(PASSWORD) },
  });
  assert.is((await enable('000000')).errors[0]?.pointer, '/code');
  assert.is((await visitorOf(harness).signIn()).body.userId, `user-${LOGIN}`);
  harness.clock.now += 15 * 60_000;
  const code = hotp(fromBase32(body.key ?? ''), stepAt(harness.clock.now));
  assert.is((await enable(code)).errors[0]?.code, '1602');
  await harness.close();
});

test.run();
