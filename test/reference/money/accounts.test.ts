import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { couponOf, playerOn, startBackEnd } from '../support/harness.ts';

const test = suite('accounts');
const USD = 840;

test('a new player finds a main and a bonus account with money', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const caller = await harness.signIn();
  const { body } = await harness.call('balance', {}, caller);
  assert.is(body.balance, 100_000);
  assert.equal(
    body.all_accounts.map(({ type, iso, symbol, currencyId, money, isActive }) => ({
      type,
      iso,
      symbol,
      currencyId,
      money,
      isActive,
    })),
    [
      { type: 0, iso: 'EUR', symbol: '€', currencyId: 978, money: 100_000, isActive: true },
      { type: 4, iso: 'EUR', symbol: '€', currencyId: 978, money: 5_000, isActive: false },
    ],
  );
  assert.is(body.bonus[0]?.money, 5_000);
  assert.equal((await harness.call('balanceSecond', {}, caller)).body, body);
  await harness.signIn();
  assert.equal((await harness.call('balance', {}, caller)).body, body, 'signing in gives no more');
  await harness.close();
});

test('another account can be made the one that pays', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const player = await playerOn(harness);
  const before = (await harness.call('balance', {}, player)).body;
  const bonus = before.all_accounts.find(({ type }) => type === 4)?.id ?? '';
  assert.equal((await harness.call('accountActivate', { body: { id: bonus } }, player)).body, {
    success: true,
  });
  const after = (await harness.call('balance', {}, player)).body;
  assert.equal(
    after.all_accounts.filter(({ isActive }) => isActive).map(({ id }) => id),
    [bonus],
  );
  assert.is(after.balance, 5_000);
  for (const id of ['0', 'none', '1; DROP TABLE accounts']) {
    const { status } = await harness.call('accountActivate', { body: { id } }, player);
    assert.is(status, 404);
  }
  await harness.close();
});

test('an account of another player is nobody else’s to activate', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const [one, other] = [await playerOn(harness), await playerOn(harness, 'other@example.test')];
  const body = { id: other.accountId };
  assert.is((await harness.call('accountActivate', { body }, one)).status, 404);
  await harness.close();
});

test('an account in another currency is there a while after it was asked for', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const caller = await harness.signIn();
  const add = () => harness.call('currencyAdd', { body: { currencyId: USD } }, caller);
  const count = async () => (await harness.call('balance', {}, caller)).body.all_accounts.length;
  assert.equal((await add()).body, { data: { message: 'office_currency_added' } });
  assert.is(await count(), 2);
  assert.is((await add()).errors[0]?.code, '1102', 'it is on its way');
  harness.clock.now += 2499;
  assert.is(await count(), 2);
  harness.clock.now += 1;
  assert.is(await count(), 3);
  assert.is(await count(), 3);
  await harness.close();
});

test('what may be converted depends on which account pays', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '2.00');
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  const status = async () => (await harness.call('accountConvert', {}, player)).body.status;
  assert.is(await status(), 0, 'there is one account alone');
  await harness.call('currencyAdd', { body: { currencyId: USD } }, player);
  harness.clock.now += 2500;
  assert.is(await status(), 2);
  const { body } = await harness.call('balance', {}, player);
  const id = body.all_accounts.find(({ iso }) => iso === 'USD')?.id ?? '';
  await harness.call('accountActivate', { body: { id } }, player);
  assert.is(await status(), 1);
  await player.place(couponOf(player.accountId, [market], { amount: 1000 }), 'key');
  assert.is(await status(), 0, 'a bet is open');
  await harness.close();
});

test('a currency is added once, and taken away again', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const caller = await harness.signIn();
  const add = (currencyId: number) => harness.call('currencyAdd', { body: { currencyId } }, caller);
  const remove = (currencyId: string) =>
    harness.call('currencyRemove', { path: { currencyId } }, caller);
  const types = async () =>
    (await harness.call('balance', {}, caller)).body.all_accounts.map(
      ({ type, iso }) => type + iso,
    );
  assert.is((await add(USD)).status, 200);
  harness.clock.now += 2500;
  assert.equal(await types(), ['0EUR', '4EUR', '9USD']);
  assert.is((await add(USD)).errors[0]?.code, '1102');
  assert.is((await add(978)).errors[0]?.code, '1102');
  assert.is((await add(999_999)).errors[0]?.code, '1101');
  assert.is((await add(0.5)).errors[0]?.code, '1101');
  assert.is((await remove(String(USD))).status, 200);
  assert.equal(await types(), ['0EUR', '4EUR']);
  assert.is((await remove(String(USD))).errors[0]?.code, '1103');
  assert.is((await remove('978')).errors[0]?.code, '1103', 'the main account stays');
  assert.is((await remove('x')).errors[0]?.code, '1103');
  assert.is((await add(USD)).status, 200);
  await harness.close();
});

test('an account that pays an open bet is not removed; the main one pays when it goes', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '2.00');
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  await harness.call('currencyAdd', { body: { currencyId: USD } }, player);
  harness.clock.now += 2500;
  const accounts = async () => (await harness.call('balance', {}, player)).body.all_accounts;
  const dollars = Number((await accounts()).find(({ iso }) => iso === 'USD')?.id);
  harness.backEnd.database.run(
    `INSERT INTO accounts (purpose, iso, opened_at) VALUES ('funding', 'USD', 0)`,
  );
  harness.backEnd.database.run(
    `INSERT INTO transfers (kind, reference, source, target, amount, at)
     SELECT 'opening', 'test', id, ?, 1000, 0 FROM accounts WHERE iso = 'USD' AND purpose = 'funding'`,
    dollars,
  );
  const id = String(dollars);
  await harness.call('accountActivate', { body: { id } }, player);
  const remove = () => harness.call('currencyRemove', { path: { currencyId: '840' } }, player);
  assert.is((await remove()).errors[0]?.code, '1104', 'it holds money');
  const placed = await player.place(couponOf(id, [market], { amount: 1000 }), 'key');
  assert.is(placed.body.status === 'accepted' && placed.body.currency, 'USD');
  assert.is((await remove()).errors[0]?.code, '1104', 'it pays an open bet');
  board.result('a', 'lost');
  harness.backEnd.settle(harness.clock.now);
  assert.is((await remove()).status, 200);
  const active = (await accounts()).filter(({ isActive }) => isActive);
  assert.equal(
    active.map(({ type }) => type),
    [0],
  );
  await harness.close();
});

test.run();
