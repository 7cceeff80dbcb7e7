import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard, KICK_OFF } from '../support/board.ts';
import { couponOf, playerOn, startBackEnd } from '../support/harness.ts';

const test = suite('the delay of live bets');

/** A live market at 2.00, and a back-end that does `meanwhile` while it waits. */
async function table(meanwhile: (board: ReturnType<typeof fakeBoard>) => void = () => undefined) {
  const board = fakeBoard();
  const waits: number[] = [];
  const clock = { now: KICK_OFF };
  const wait = async (ms: number) => {
    waits.push(ms);
    clock.now += ms;
    meanwhile(board);
  };
  const harness = await startBackEnd({ board, clock, wait, conditions: { liveDelay: 5000 } });
  const market = board.offer('a', '2.00');
  const { market: find } = board;
  board.market = (id, now) => {
    const found = find(id, now);
    return found && { ...found, isLive: id === 'a' };
  };
  return { board, harness, market, waits, player: await playerOn(harness) };
}

test('a live bet waits, and is taken at the time it is taken', async () => {
  const { harness, market, waits, player } = await table();
  const { body } = await player.place(couponOf(player.accountId, [market]), 'key');
  assert.is(body.status === 'accepted' && body.acceptedAt, KICK_OFF + 5000);
  await player.place(couponOf(player.accountId, [market]), 'key');
  assert.equal(waits, [5000], 'the same key is answered at once');
  await harness.close();
});

test('a goal, a fallen price or too little money meanwhile, and it is not taken', async () => {
  const suspended = await table((board) => board.suspend('a'));
  const coupon = couponOf(suspended.player.accountId, [suspended.market]);
  const { body } = await suspended.player.place(coupon, 'key');
  assert.is(body.status === 'rejected' && body.reason, 'market-closed');
  assert.is(await suspended.player.money(), 100_000);
  await suspended.harness.close();
  const fallen = await table((board) => board.price('a', '1.50'));
  const strict = couponOf(fallen.player.accountId, [fallen.market], { changeCoefAction: 1 });
  assert.is((await fallen.player.place(strict, 'key')).body.status, 'coefChanged');
  await fallen.harness.close();
});

test('what would be refused anyway, and what is not live, waits for nothing', async () => {
  const { board, harness, market, waits, player } = await table();
  const line = board.offer('b', '2.00');
  assert.is((await player.place(couponOf(player.accountId, [line]), 'b')).body.status, 'accepted');
  board.suspend('a');
  const refused = await player.place(couponOf(player.accountId, [market]), 'a');
  assert.is(refused.body.status, 'rejected');
  assert.equal(waits, []);
  await harness.close();
});

test('what the house draws itself is seen by nobody before it is known here: it waits for nothing', async () => {
  const { board, harness, market, waits, player } = await table();
  const { market: find, game } = board;
  const virtual = 900_000_001;
  board.market = (id, now) => {
    const found = find(id, now);
    return found && { ...found, gameId: virtual };
  };
  board.game = (id, now) => {
    const found = game(id === virtual ? market.gameId : id, now);
    return found && { ...found, id };
  };
  const coupon = couponOf(player.accountId, [{ ...market, gameId: virtual }]);
  const { body } = await player.place(coupon, 'key');
  assert.is(body.status, 'accepted');
  assert.equal(waits, []);
  await harness.close();
});

test.run();
