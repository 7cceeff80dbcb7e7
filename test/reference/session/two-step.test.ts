import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { base32, hotp, stepAt } from '../../../src/reference/session/totp.ts';
import { fromBase32 } from '../../support/base32.ts';
import { fakeBoard } from '../support/board.ts';
import { solve } from '../support/captcha.ts';
import { encoded, type Harness, LOGIN, startBackEnd } from '../support/harness.ts';
import { identityWith, PASSWORD } from '../support/identity.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('the second step');
const PHONE = '+353861234567';
const STEP = 30_000;

async function withAuthenticator(harness: Harness) {
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const { body } = await visitor.call('twoStepStart', {
    body: { method: 'totp', password: encoded(PASSWORD) },
  });
  const key = fromBase32(body.key ?? '');
  assert.is(base32(key), body.key);
  const codeNow = () => hotp(key, stepAt(harness.clock.now));
  const enabled = await visitor.call('twoStepEnable', { body: { code: codeNow() } });
  return { visitor, codeNow, recoveryCodes: enabled.body.recoveryCodes, uri: body.uri ?? '' };
}

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
  assert.is((await later.call('twoStepSms', { body: {} })).status, 429, 'one was sent just now');
  harness.clock.now += 60_000;
  assert.equal((await later.call('twoStepSms', { body: {} })).body, {
    expiresIn: 300,
    resendIn: 60,
  });
  const fresh = later.mail(PHONE).code ?? '';
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

test('it is switched off with the password and a code, or the answer to the question', async () => {
  const harness = await start();
  const { visitor, codeNow, recoveryCodes } = await withAuthenticator(harness);
  const off = (body: { password: string; code?: string; answer?: string }) =>
    visitor.call('twoStepDisable', { body });
  const password = encoded(PASSWORD);
  harness.clock.now += STEP;
  assert.is((await off({ password: encoded('x'), code: codeNow() })).errors[0]?.code, '1001');
  assert.is((await off({ password, code: '000000' })).errors[0]?.pointer, '/code');
  assert.is((await off({ password })).errors[0]?.pointer, '/answer');
  assert.equal((await off({ password, code: codeNow() })).body, { success: true });
  assert.is((await off({ password, code: codeNow() })).errors[0]?.code, '1602');
  assert.is((await visitorOf(harness).signIn()).body.userId, `user-${LOGIN}`);
  const old = visitorOf(harness);
  await old.signIn();
  assert.is((await second(old, recoveryCodes[2] ?? '')).errors[0]?.code, '1006');
  await harness.close();
});

test('codes and answers that switch it off are counted, the right password beside them or not', async () => {
  const harness = await start();
  const { visitor } = await withAuthenticator(harness);
  const password = encoded(PASSWORD);
  await visitor.call('securityQuestionSave', {
    body: { question: 'Pet?', answer: 'Rex', password },
  });
  const off = (body: { code?: string; answer?: string }, proof?: string) =>
    visitor.call(
      'twoStepDisable',
      { body: { password, ...body } },
      proof === undefined ? {} : { 'x-captcha-token': proof },
    );
  const guess = (i: number) => (i % 2 ? { answer: `guess ${i}` } : { code: String(100_000 + i) });
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 12; i += 1) codes.push((await off(guess(i))).errors[0]?.code);
  assert.equal(codes, [...new Array(10).fill('1002'), '100', '100']);
  for (let i = 0; i < 10; i += 1) {
    const proof = await solve(harness, visitor, '100');
    assert.is((await off(guess(i), proof)).errors[0]?.code, '1002');
  }
  assert.is((await off({ answer: 'rex' })).errors[0]?.code, '429');
  harness.clock.now += 900_000;
  assert.is((await off({ answer: 'rex' })).status, 200);
  await harness.close();
});

test('the question stands in for a lost authenticator; its answer is not kept', async () => {
  const harness = await start();
  const { visitor } = await withAuthenticator(harness);
  const password = encoded(PASSWORD);
  const save = (question: string, answer: string) =>
    visitor.call('securityQuestionSave', { body: { question, answer, password } });
  assert.is((await save('First pet?', ' ')).errors[0]?.pointer, '/answer');
  assert.is((await save('x'.repeat(201), 'a')).errors[0]?.code, '1403');
  assert.equal((await visitor.call('securityQuestion', {})).body, { question: null });
  assert.is((await save('First pet?', 'Canary 4711')).status, 200);
  assert.equal((await visitor.call('securityQuestion', {})).body, { question: 'First pet?' });
  const { body } = await visitor.call('userConfig', {});
  assert.is(body.result.protection_methods.enable_security_question, true);
  assert.is(body.result.protection_methods.enable_two_factor_auth, true);
  assert.is(body.result.two_step_method, 'totp');
  const off = (answer: string) => visitor.call('twoStepDisable', { body: { password, answer } });
  assert.is((await off('wrong')).errors[0]?.code, '1002');
  assert.is((await off('  canary   4711')).status, 200);
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
