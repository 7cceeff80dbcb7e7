import { suite } from 'uvu';
import * as assert from 'uvu/assert';
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
  const stake = async (amount: number, name = `m${bets}`) => {
    bets += 1;
    const market = board.offer(name, '2.00');
    const coupon = couponOf(player.accountId, [market], { amount });
    const { body } = await player.place(coupon, `key-${bets}`);
    return body.status === 'rejected' ? `${body.reason} ${body.bound}` : body.status;
  };
  return { board, harness, player, set, stake };
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

test('whoever is excluded places no bet, until it ends', async () => {
  for (const type of [30, 33, 37]) {
    const { harness, player, set, stake } = await opened();
    set(type, 1, { ends: START / 1000 + 3600 });
    assert.is(await stake(1000), 'limit-reached 0');
    harness.clock.now += HOUR;
    await player.renew();
    assert.is(await stake(1000), 'accepted');
    await harness.close();
  }
});

test('a limit that waits, or is over, binds nobody', async () => {
  const { set, stake, harness } = await opened();
  set(1, 100, { state: 'PENDING' });
  set(2, 100, { state: 'INACTIVE' });
  set(20, 100);
  assert.is(await stake(1000), 'accepted');
  await harness.close();
});

test.run();
