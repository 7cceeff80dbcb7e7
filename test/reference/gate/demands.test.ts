import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { couponOf, startBackEnd } from '../support/harness.ts';
import { FAST, register } from '../support/registration.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('demands of single calls');
const HOUR = 3_600_000;

const start = (conditions = {}) => startBackEnd({ board: fakeBoard(), conditions });

const fingerprintOf = async (visitor: Visitor) =>
  (await visitor.call('fingerprint', { body: { componentsData: { screen: '1x1' } } })).body;

test('a call that needs a fingerprint takes that of its visit, while it is good', async () => {
  const harness = await start({ fingerprintCalls: ['rights'] });
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const rights = async (who: Visitor, token?: string) => {
    const headers = token === undefined ? {} : { 'x-fingerprint': token };
    const { status, errors } = await who.call('rights', {}, headers);
    return `${status} ${errors[0]?.code ?? ''}`;
  };
  assert.is(await rights(visitor), '400 120');
  assert.is(await rights(visitor, 'forged'), '400 120');
  const { token, expiresAt } = await fingerprintOf(visitor);
  assert.is(expiresAt, harness.clock.now + 24 * HOUR);
  assert.is(await rights(visitor, token), '200 ');
  const other = visitorOf(harness);
  await other.signIn();
  assert.is(await rights(other, token), '400 120');
  const { body: bearer } = await visitor.call('token', { query: { force_refresh: 'true' } });
  assert.is(await rights(visitor, bearer.token), '400 120', 'a token is no fingerprint');
  assert.is((await visitor.call('balance', {})).status, 200, 'other calls need none');
  harness.clock.now += 24 * HOUR;
  assert.is(await rights(visitor, token), '400 120');
  await harness.close();
});

test('what a browser says of itself cannot be read from its fingerprint', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  const { body } = await visitor.call('fingerprint', {
    body: { componentsData: { screen: 'canary-4711' } },
  });
  const [, payload = ''] = body.token.split('.');
  assert.not.match(Buffer.from(payload, 'base64url').toString(), 'canary');
  await harness.close();
});

test('while changed terms are not confirmed, money does not move', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '2.00');
  const harness = await startBackEnd({ board });
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const { body: balance } = await visitor.call('balance', {});
  const coupon = couponOf(balance.all_accounts[0]?.id ?? '', [market]);
  const place = (key: string) =>
    visitor.call('couponPlace', { headers: { 'idempotency-key': key }, body: coupon });
  assert.is((await place('one')).status, 200);
  harness.backEnd.climate.change({ terms: { version: 3, updatedAt: 1_700_000_000_000 } });
  const refused = await place('two');
  assert.is(refused.status, 451);
  assert.is((refused.body as unknown as { exception_code: number }).exception_code, 1);
  assert.is((await visitor.call('balance', {})).status, 200);
  const status = async () => (await visitor.call('agreementStatus', {})).body;
  const theirs = { version: 3, leavesMoney: true };
  assert.equal(await status(), { result: true, updatedAt: 1_700_000_000_000, ...theirs });
  const confirm = (version?: number) =>
    visitor.call('agreementConfirm', { body: version === undefined ? {} : { version } });
  assert.is((await confirm(2)).errors[0]?.code, '1105', 'these are not the terms any more');
  assert.equal((await confirm(3)).body, { result: true });
  assert.equal(await status(), { result: false, updatedAt: harness.clock.now, ...theirs });
  assert.is((await place('two')).status, 200);
  await harness.close();
});

test('what is theirs is left to players only where no call about it asks for the terms first', async () => {
  const harness = await start({ agreementCalls: ['couponPlace', 'withdrawalRequest'] });
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const { body } = await visitor.call('agreementStatus', {});
  assert.is(body.leavesMoney, false);
  await harness.close();
});

test('a new player has agreed to the terms of the day', async () => {
  const harness = await start({ terms: { version: 4, updatedAt: null } });
  const visitor = visitorOf(harness);
  await register(visitor, 'fast_reg', FAST);
  assert.is((await visitor.call('agreementStatus', {})).body.result, false);
  const old = visitorOf(harness);
  await old.signIn();
  assert.is((await old.call('agreementStatus', {})).body.result, true);
  await harness.close();
});

test('a call asks for one thing after the other: token, fingerprint, terms, captcha', async () => {
  const harness = await start({
    fingerprintCalls: ['rights'],
    agreementCalls: ['rights'],
    captchaCalls: { rights: '100' },
    terms: { version: 2, updatedAt: null },
  });
  const visitor = visitorOf(harness);
  const asked = async (headers: Record<string, string> = {}) => {
    const { status, errors } = await visitor.call('rights', {}, headers);
    return `${status} ${errors[0]?.code}`;
  };
  assert.is(await asked(), '401 401');
  await visitor.signIn();
  assert.is(await asked(), '400 120');
  const headers = { 'x-fingerprint': (await fingerprintOf(visitor)).token };
  assert.is(await asked(headers), '451 451');
  await visitor.call('agreementConfirm', { body: {} });
  assert.is(await asked(headers), '400 100');
  await harness.close();
});

test.run();
