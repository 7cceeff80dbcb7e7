import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { couponOf } from '../support/harness.ts';
import { paying } from '../support/payments.ts';

const test = suite('what a month came to');

const DAY = 86_400_000;

/** A player who is here on the first of March. */
async function here() {
  const table = await paying();
  const { harness, player, board } = table;
  const summary = (month?: string) =>
    harness.call('monthSummary', { query: month === undefined ? {} : { month } }, player);
  const bet = async (name: string, amount: number, result: 'won' | 'lost', accountId?: string) => {
    const coupon = couponOf(accountId ?? player.accountId, [board.offer(name, '2.00')], { amount });
    assert.is((await player.place(coupon, name)).body.status, 'accepted');
    board.result(name, result);
    harness.backEnd.settle(harness.clock.now);
  };
  const pass = async (ms: number) => {
    harness.clock.now += ms;
    await player.renew();
  };
  return { ...table, summary, bet, pass };
}

test('stakes, what came back, and money in and out, by the day on which each happened', async () => {
  const { harness, summary, bet, pass, paid } = await here();
  await bet('one', 1_000, 'won');
  await bet('two', 500, 'lost');
  await paid({ amount: 3_000 });
  await pass(2 * DAY);
  await bet('three', 700, 'lost');
  const { status, body } = await summary();
  assert.is(status, 200);
  assert.equal([body.month, body.currency, body.months[0]], ['2026-03', 'EUR', '2026-03']);
  assert.is(body.months.length, 12);
  const sums = body.days
    .filter(({ staked }) => staked > 0)
    .map(({ at, staked, paid: back, deposited }) => [at, staked, back, deposited]);
  const first = Date.UTC(2026, 2, 1);
  assert.equal(sums, [
    [first, 1_500, 2_000, 3_000],
    [first + 2 * DAY, 700, 0, 0],
  ]);
  assert.is(body.netDeposits, 3_000);
  await harness.close();
});

test('A10: the last thirty days are said with the limits', async () => {
  const { harness, player, bet, pass } = await here();
  const recent = async () => (await harness.call('limits', {}, player)).body.recent;
  await bet('one', 1_000, 'won');
  await pass(29 * DAY);
  await bet('two', 500, 'lost');
  const said = await recent();
  assert.equal([said?.days, said?.staked, said?.paid, said?.iso], [30, 1_500, 2_000, 'EUR']);
  await pass(2 * DAY);
  const later = await recent();
  assert.equal([later?.staked, later?.paid], [500, 0]);
  await harness.close();
});

test('another month has its own days, and what was ever paid in stays', async () => {
  const { harness, summary, bet, pass, paid } = await here();
  await bet('one', 1_000, 'lost');
  await paid({ amount: 3_000 });
  await pass(40 * DAY);
  await bet('two', 200, 'lost');
  const now = (await summary()).body;
  assert.is(now.month, '2026-04');
  assert.equal(
    now.days.filter(({ staked }) => staked > 0).map(({ staked }) => staked),
    [200],
  );
  const before = (await summary('2026-03')).body;
  assert.equal([before.days[0]?.staked, before.netDeposits], [1_000, 3_000]);
  await harness.close();
});

test('what is no month, comes later or lies further back than a year is refused', async () => {
  const { harness, summary } = await here();
  for (const month of ['2026-13', '2026-04', '2025-03', 'x']) {
    assert.is((await summary(month)).status, 400, month);
  }
  assert.is((await summary('2025-04')).status, 200);
  await harness.close();
});

test.run();
