import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { offeredCurrency } from '../../../src/reference/money/currencies.ts';
import { createLedger } from '../../../src/reference/money/ledger.ts';
import { fakeBoard } from '../support/board.ts';
import { couponOf, playerOn, START, startBackEnd } from '../support/harness.ts';

const test = suite('limits');
const HOUR = 60 * 60 * 1000;

async function opened() {
  const board = fakeBoard();
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  let bets = 0;
  const set = (type: number, value: number, part: { state?: string; ends?: number } = {}) =>
    harness.backEnd.database.run(
      `INSERT INTO limits (user_id, type, state, value, started_at, ends_at)
       SELECT user_id, ?, ?, ?, ?, ? FROM players`,
      type,
      part.state ?? 'ACTIVE',
      value,
      START / 1000,
      part.ends ?? null,
    );
  /** Stakes on a market of its own; gives back `accepted`, or the reason and its bound. */
  const stake = async (amount: number, name = `m${bets}`, accountId = player.accountId) => {
    bets += 1;
    const market = board.offer(name, '2.00');
    const coupon = couponOf(accountId, [market], { amount });
    const { body } = await player.place(coupon, `key-${bets}`);
    return body.status === 'rejected' ? `${body.reason} ${body.bound}` : body.status;
  };
  /** What a refusal of this stake says of the limit: its rule, its type, and in how many hours it ends. */
  const refusal = async (amount: number) => {
    bets += 1;
    const coupon = couponOf(player.accountId, [board.offer(`m${bets}`, '2.00')], { amount });
    const { body } = await player.place(coupon, `key-${bets}`);
    if (body.status !== 'rejected') return body.status;
    const { rule, limitType, until } = body;
    return [rule, limitType, until === undefined ? null : (until * 1000 - START) / HOUR];
  };
  /** Opens an account in another currency with this much money; gives back its id. */
  const openIn = async (iso: string, money: number) => {
    const { database } = harness.backEnd;
    await harness.call('currencyAdd', { body: { currencyId: offeredCurrency(iso).id } }, player);
    harness.clock.now += 2500;
    const { all_accounts } = (await harness.call('balance', {}, player)).body;
    const id = all_accounts.find((account) => account.iso === iso)?.id ?? '';
    const ledger = createLedger(database);
    ledger.transfer({
      kind: 'opening',
      reference: id,
      from: ledger.house('funding', iso, START),
      to: Number(id),
      amount: money,
      at: START,
    });
    return id;
  };
  return { board, harness, player, set, stake, refusal, openIn };
}

test('a player has none until some are set', async () => {
  const { harness, player, set } = await opened();
  const limits = async () => (await harness.call('limits', {}, player)).body.limits;
  assert.equal(await limits(), []);
  set(1, 5000);
  assert.equal(await limits(), [
    {
      limitType: 1,
      limitState: 'ACTIVE',
      limitValue: 5000,
      limitBalance: 5000,
      used: 0,
      startedAt: START / 1000,
      endsAt: null,
    },
  ]);
  const headers = { 'x-language': 'en' };
  const { body } = await harness.call('availableLimits', { headers }, player);
  assert.equal(
    body.map(({ type }) => type),
    [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33],
  );
  assert.is((await harness.call('limitsPing', { body: {} }, player)).status, 204);
  await harness.close();
});

test('a wagering limit counts every stake, won or lost, for its time', async () => {
  const { board, harness, player, set, stake } = await opened();
  set(1, 5000);
  assert.is(await stake(3000, 'a'), 'accepted');
  board.result('a', 'won');
  harness.backEnd.settle(START);
  assert.is(await stake(3000), 'limit-reached 2000');
  assert.is(await stake(2000), 'accepted');
  assert.is(await stake(50), 'limit-reached 0');
  harness.clock.now += 24 * HOUR;
  await player.renew();
  assert.is(await stake(5000), 'accepted');
  await harness.close();
});

test('a loss limit counts what did not come back', async () => {
  const { board, harness, set, stake } = await opened();
  set(10, 5000);
  assert.is(await stake(3000, 'a'), 'accepted');
  board.result('a', 'won');
  harness.backEnd.settle(START);
  assert.is(await stake(8000, 'b'), 'accepted', 'six thousand came back');
  board.result('b', 'lost');
  harness.backEnd.settle(START);
  assert.is(await stake(50), 'limit-reached 0');
  await harness.close();
});

test('of several limits the lowest binds', async () => {
  const { set, stake, harness } = await opened();
  set(1, 5000);
  set(2, 4000);
  set(12, 6000);
  assert.is(await stake(4001), 'limit-reached 4000');
  await harness.close();
});

test('a limit counts in all accounts, each amount at the rate of its currency', async () => {
  const { harness, set, stake, openIn } = await opened();
  const dollars = await openIn('USD', 100_000);
  const yen = await openIn('JPY', 100_000);
  const dinars = await openIn('KWD', 100_000);
  set(1, 5000);
  assert.is(await stake(2500), 'accepted');
  // 25 EUR are left: 27 USD, 4,125 JPY, 8.250 KWD.
  assert.is(await stake(2701, 'a', dollars), 'limit-reached 2700');
  assert.is(await stake(4126, 'b', yen), 'limit-reached 4125');
  assert.is(await stake(8251, 'c', dinars), 'limit-reached 8250');
  assert.is(await stake(1350, 'd', dollars), 'accepted');
  assert.is(await stake(2063, 'e', yen), 'limit-reached 2062', 'half a yen is no room');
  assert.is(await stake(2062, 'f', yen), 'accepted');
  assert.is(await stake(50), 'limit-reached 0', 'a third of a cent is left');
  await harness.close();
});

test('what was lost in one currency and won in another is one sum', async () => {
  const { board, harness, set, stake, openIn } = await opened();
  const dollars = await openIn('USD', 100_000);
  set(10, 5000);
  assert.is(await stake(4500, 'lost'), 'accepted');
  board.result('lost', 'lost');
  harness.backEnd.settle(harness.clock.now);
  assert.is(await stake(541, 'a', dollars), 'limit-reached 540');
  assert.is(await stake(540, 'won', dollars), 'accepted');
  assert.is(await stake(50), 'limit-reached 0');
  board.result('won', 'won');
  harness.backEnd.settle(harness.clock.now);
  assert.is(await stake(1001), 'limit-reached 1000', 'ten dollars eighty came back for five forty');
  await harness.close();
});

test('of bets placed at the same time in several accounts no more are taken than the limit allows', async () => {
  const { board, harness, player, set, openIn } = await opened();
  const accounts = [player.accountId, await openIn('USD', 100_000), await openIn('GBP', 100_000)];
  set(1, 5000);
  const asked = Array.from({ length: 30 }, (_, i) => {
    const coupon = couponOf(accounts[i % 3] ?? '', [board.offer(`m${i}`, '2.00')], { amount: 850 });
    return player.place(coupon, `at-once-${i}`);
  });
  const taken = (await Promise.all(asked)).map(({ body }) => body);
  const perEuro: Record<string, number> = { EUR: 1, USD: 1.08, GBP: 0.85 };
  const euros = taken.map((one) =>
    one.status === 'accepted' ? one.amount / (perEuro[one.currency] ?? 0) : 0,
  );
  const sum = euros.reduce((all, one) => all + one, 0);
  assert.ok(sum <= 5000 && sum > 5000 - 1000, String(sum));
  assert.ok(
    new Set(taken.flatMap((one) => (one.status === 'accepted' ? [one.currency] : []))).size > 1,
  );
  await harness.close();
});

test('200 bets placed at once in two currencies stay together within one limit on stakes', async () => {
  const { board, harness, player, set, openIn } = await opened();
  const accounts = [player.accountId, await openIn('USD', 1_000_000)];
  set(1, 10_000);
  const asked = Array.from({ length: 200 }, (_, i) => {
    const leg = board.offer(`m${i}`, '2.00');
    const amount = 500 + (i % 7) * 10;
    return player.place(couponOf(accounts[i % 2] ?? '', [leg], { amount }), `at-once-${i}`);
  });
  const taken = (await Promise.all(asked)).flatMap(({ body }) =>
    body.status === 'accepted' ? [body] : [],
  );
  const cents = taken.map(({ amount, currency }) => (currency === 'USD' ? amount / 1.08 : amount));
  const sum = cents.reduce((all, one) => all + one, 0);
  assert.ok(sum <= 10_000, `${sum} of 10,000`);
  assert.ok(sum > 9000, 'and no more is refused than has to be');
  assert.equal(new Set(taken.map(({ currency }) => currency)), new Set(['EUR', 'USD']));
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  await harness.close();
});

test('an account that was closed still counts', async () => {
  const { board, harness, player, set, stake, openIn } = await opened();
  const dollars = await openIn('USD', 1080);
  set(1, 5000);
  assert.is(await stake(1080, 'gone', dollars), 'accepted');
  board.result('gone', 'lost');
  harness.backEnd.settle(harness.clock.now);
  const closed = await harness.call('currencyRemove', { path: { currencyId: '840' } }, player);
  assert.is(closed.status, 200);
  assert.is(await stake(4001), 'limit-reached 4000');
  await harness.close();
});

test('whoever is excluded places no bet, until it ends', async () => {
  const { harness, player, set, stake } = await opened();
  set(30, 1, { ends: START / 1000 + 3600 });
  assert.is(await stake(1000), 'limit-reached 0');
  harness.clock.now += HOUR;
  await player.renew();
  assert.is(await stake(1000), 'accepted');
  await harness.close();
});

test('a time without deposits keeps nobody from betting, nor does a lock', async () => {
  const { set, stake, harness } = await opened();
  set(33, 1);
  set(37, 1);
  assert.is(await stake(1000), 'accepted');
  await harness.close();
});

test('a limit that waits, or is over, binds nobody', async () => {
  const { set, stake, harness } = await opened();
  set(1, 100, { state: 'PENDING' });
  set(2, 100, { state: 'INACTIVE' });
  set(20, 100);
  assert.is(await stake(1000), 'accepted');
  await harness.close();
});

test('a refusal says which limit it was, and from when on the stake fits again', async () => {
  const { harness, player, set, stake, refusal } = await opened();
  set(1, 5000);
  set(2, 9000);
  const at = async (hours: number) => {
    harness.clock.now = START + hours * HOUR;
    await player.renew();
  };
  assert.is(await stake(3000), 'accepted');
  await at(1);
  assert.is(await stake(2000), 'accepted');
  assert.equal(await refusal(3000), ['limit-reached', 1, 24], 'the first stake has left by then');
  assert.equal(await refusal(3001), ['limit-reached', 1, 25], 'and here the second must, too');
  assert.equal(await refusal(5001), ['limit-reached', 1, null], 'never');
  await at(24);
  assert.is(await stake(3000), 'accepted');
  assert.equal(await refusal(1001), ['limit-reached', 1, 25 + 23 + 120], 'seven days bind then');
  await harness.close();
});

test('whoever lost too much is told when a loss is over', async () => {
  const { board, harness, set, stake, refusal } = await opened();
  set(10, 5000);
  assert.is(await stake(5000, 'lost'), 'accepted');
  board.result('lost', 'lost');
  harness.backEnd.settle(START);
  assert.equal(await refusal(100), ['limit-reached', 10, 24]);
  await harness.close();
});

test('whoever is excluded is told until when, where there is an end', async () => {
  const { set, refusal, harness } = await opened();
  set(30, 1, { ends: START / 1000 + 3600 });
  assert.equal(await refusal(1000), ['excluded', 30, 1]);
  await harness.close();
  const forEver = await opened();
  forEver.set(30, 1);
  assert.equal(await forEver.refusal(1000), ['excluded', 30, null]);
  await forEver.harness.close();
});

test.run();
