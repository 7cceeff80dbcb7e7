import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { fakeBoard } from '../support/board.ts';
import { solve } from '../support/captcha.ts';
import { encoded, LOGIN, startBackEnd } from '../support/harness.ts';
import { identityWith, PASSWORD } from '../support/identity.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('rates');
const MINUTE = 60_000;
const PHONE = '+353861234567';

const start = () => startBackEnd({ board: fakeBoard() });

/** The codes that so many wrong sign-ins are refused with. */
async function refusals(visitor: Visitor, count: number, login = LOGIN) {
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < count; i += 1) {
    codes.push((await visitor.signIn(login, 'wrong password')).errors[0]?.code);
  }
  return codes;
}

test('three wrong sign-ins are free; then each needs a captcha, also for who does not exist', async () => {
  const harness = await start();
  for (const login of [LOGIN, 'nobody@example.test']) {
    assert.equal(await refusals(visitorOf(harness), 5, login), [
      '1001',
      '1001',
      '1001',
      '100',
      '100',
    ]);
  }
  await harness.close();
});

test('the captcha is asked for wherever the next attempt comes from, and however it is written', async () => {
  const harness = await start();
  await refusals(visitorOf(harness), 3);
  const { status, errors } = await visitorOf(harness).signIn(` ${LOGIN.toUpperCase()}`, PASSWORD);
  assert.is(status, 400);
  assert.is(errors[0]?.code, '100');
  await harness.close();
});

test('with its proof the attempt goes through; the proof is used up by it', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await refusals(visitor, 3);
  const proof = { 'x-captcha-token': await solve(harness, visitor, '100') };
  const body = { login: encoded(LOGIN), password: encoded('wrong again') };
  const attempt = () => visitor.call('loginByEmail', { body }, proof);
  assert.is((await attempt()).errors[0]?.code, '1001');
  assert.is((await attempt()).errors[0]?.code, '100');
  const captcha = await solve(harness, visitor, '100');
  const right = { login: encoded(LOGIN), password: encoded(PASSWORD), captcha };
  assert.is((await visitor.call('loginByEmail', { body: right })).status, 200);
  harness.clock.now += 15 * MINUTE - 1;
  assert.equal(await refusals(visitor, 1), ['100'], 'a success leaves the failures as they are');
  harness.clock.now += 1;
  for (let i = 0; i < 9; i += 1) assert.is((await visitor.signIn()).status, 200);
  assert.equal(await refusals(visitor, 1), ['1001'], 'and is none');
  await harness.close();
});

test('more attempts need a harder captcha', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await refusals(visitor, 3);
  for (let i = 0; i < 3; i += 1) {
    const captcha = await solve(harness, visitor, '100');
    const body = { login: encoded(LOGIN), password: encoded('wrong'), captcha };
    assert.is((await visitor.call('loginByEmail', { body })).errors[0]?.code, '1001');
  }
  assert.equal(await refusals(visitor, 1), ['111']);
  const captcha = await solve(harness, visitor, '111');
  const body = { login: encoded(LOGIN), password: encoded(PASSWORD), captcha };
  assert.is((await visitor.call('loginByEmail', { body })).status, 200);
  await harness.close();
});

test('attempts are forgotten after a quarter of an hour', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await refusals(visitor, 3);
  harness.clock.now += 15 * MINUTE - 1;
  assert.equal(await refusals(visitor, 1), ['100']);
  harness.clock.now += 1;
  assert.equal(await refusals(visitor, 1), ['1001']);
  await harness.close();
});

test('one address that tries many logins is asked as well', async () => {
  const harness = await start();
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 21; i += 1) {
    codes.push(...(await refusals(visitorOf(harness), 1, `player${i}@example.test`)));
  }
  assert.equal(codes.slice(0, 20), new Array(20).fill('1001'));
  assert.is(codes[20], '100');
  await harness.close();
});

test('many tries at once get no further than one after the other', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await visitor.call('captchaUpdate', { query: { code: '100' } });
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => visitor.signIn(LOGIN, 'wrong password')),
  );
  const codes = answers.map(({ errors }) => errors[0]?.code);
  assert.is(codes.filter((code) => code === '1001').length, 3);
  await harness.close();
});

test('a wrong sign-in by phone leads to a captcha by SMS, and at last to digits', async () => {
  const harness = await startBackEnd({ board: fakeBoard(), identity: await identityWith(PHONE) });
  const visitor = visitorOf(harness);
  const attempt = (captcha?: string) =>
    visitor.call('loginByPhone', {
      body: {
        countryCode: 'ie',
        phone: encoded('861234567'),
        password: encoded('wrong'),
        ...(captcha === undefined ? {} : { captcha }),
      },
    });
  for (let i = 0; i < 3; i += 1) assert.is((await attempt()).errors[0]?.code, '1001');
  for (const code of ['112', '112', '111', '111', '111', '111'] as const) {
    assert.is((await attempt()).errors[0]?.code, code);
    const captcha = await solve(harness, visitor, code);
    assert.is((await attempt(captcha)).errors[0]?.code, '1001');
  }
  harness.clock.now += 900_000;
  assert.is((await attempt()).errors[0]?.code, '1001');
  await harness.close();
});

test('codes by SMS: two an hour, then a slider, then digits, then none', async () => {
  const harness = await startBackEnd({ board: fakeBoard(), identity: await identityWith(PHONE) });
  const visitor = visitorOf(harness);
  const send = (proof?: string) =>
    visitor.call(
      'sendSms',
      { body: { phone: encoded(PHONE) } },
      proof === undefined ? {} : { 'x-captcha-token': proof },
    );
  const asked: (string | undefined)[] = [];
  for (let i = 0; i < 9; i += 1) {
    const { status, errors } = await send();
    const code = errors[0]?.code;
    asked.push(status === 200 ? 'sent' : code);
    if (code === '113' || code === '111') {
      assert.is((await send(await solve(harness, visitor, code))).status, 200);
    }
    harness.clock.now += MINUTE;
  }
  assert.equal(asked, ['sent', 'sent', '113', '113', '111', '111', '111', '111', '429']);
  const { status, headers, body } = await send();
  assert.is(status, 429);
  const wait = 51 * 60;
  assert.is(headers.get('retry-after'), String(wait));
  assert.is((body as unknown as { retry_after: number }).retry_after, wait);
  await harness.close();
});

test('recovery is called twice an hour without a captcha, whoever it is for', async () => {
  const harness = await start();
  for (const login of [LOGIN, 'nobody@example.test']) {
    const visitor = visitorOf(harness);
    const call = (proof?: string) =>
      visitor.call(
        'passwordRecovery',
        { path: { step: 'call' }, body: { login: encoded(login) } },
        proof === undefined ? {} : { 'x-captcha-token': proof },
      );
    assert.equal([(await call()).status, (await call()).status], [200, 200]);
    assert.is((await call()).errors[0]?.code, '100');
    assert.is((await call(await solve(harness, visitor, '100'))).status, 200);
  }
  await harness.close();
});

test('nobody’s login can be read from what is remembered of attempts', async () => {
  const harness = await start();
  await refusals(visitorOf(harness), 2, 'canary-4711@example.test');
  const row = v.record(v.string(), v.unknown());
  const rows = harness.backEnd.database.all(row, 'SELECT * FROM attempts');
  assert.ok(rows.length > 0);
  assert.not.match(JSON.stringify(rows), 'canary');
  await harness.close();
});

test.run();
