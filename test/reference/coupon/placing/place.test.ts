import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../../support/board.ts';
import { couponOf, playerOn, startBackEnd } from '../../support/harness.ts';

const test = suite('placing a bet');

test('takes the stake once and answers what the bet comes to', async () => {
  const board = fakeBoard();
  const markets = [board.offer('a', '1.85'), board.offer('b', '2.10')];
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  const { status, body } = await player.place(couponOf(player.accountId, markets), 'key-1');
  assert.is(status, 200);
  assert.is(body.status, 'accepted');
  if (body.status !== 'accepted') return;
  assert.match(body.couponId, /^\d{10}$/);
  assert.is(body.coef, '3.885');
  assert.is(body.amount, 1000);
  assert.is(body.possibleWin, 3885);
  assert.is(body.balance, 99_000);
  assert.is(body.currency, 'EUR');
  assert.equal(body.bets, [
    { marketId: 'a', requested: '1.85', used: '1.85' },
    { marketId: 'b', requested: '2.10', used: '2.10' },
  ]);
  assert.is(await player.money(), 99_000);
  await harness.close();
});

test('fifty requests at once with one key are one bet', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '1.85');
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  const coupon = couponOf(player.accountId, [market]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => player.place(coupon, 'the-key')),
  );
  for (const { status, body } of answers) {
    assert.is(status, 200);
    assert.equal(body, answers[0]?.body);
  }
  assert.is(await player.money(), 99_000);
  const history = await harness.call('betHistory', { query: {} }, player);
  assert.is(history.body.items.length, 1);
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  await harness.close();
});

test('a reply that got lost is given again to the same key', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '1.85');
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  const coupon = couponOf(player.accountId, [market]);
  harness.faults.set('couponPlace', { executes: true, times: 1, answer: { kind: 'drop' } });
  let lost = false;
  await player.place(coupon, 'key').catch(() => {
    lost = true;
  });
  assert.ok(lost, 'the connection broke off');
  assert.is(await player.money(), 99_000);
  board.price('a', '1.20');
  const { body } = await player.place(coupon, 'key');
  assert.is(body.status, 'accepted');
  assert.is(body.status === 'accepted' && body.coef, '1.85');
  assert.is(await player.money(), 99_000);
  await harness.close();
});

test('a request that never arrived is done when it comes again', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '1.85');
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  harness.faults.set('couponPlace', { times: 1, answer: { kind: 'drop' } });
  const coupon = couponOf(player.accountId, [market]);
  let lost = false;
  await player.place(coupon, 'key').catch(() => {
    lost = true;
  });
  assert.ok(lost, 'the connection broke off');
  assert.is(await player.money(), 100_000);
  assert.is((await player.place(coupon, 'key')).body.status, 'accepted');
  assert.is(await player.money(), 99_000);
  await harness.close();
});

test('a key answers the same after a restart', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '1.85');
  const first = await startBackEnd({ board });
  const player = await playerOn(first);
  const coupon = couponOf(player.accountId, [market]);
  const before = await player.place(coupon, 'key');
  await first.close();
  const { dataDir, identity } = first;
  const second = await startBackEnd({ board, dataDir, identity });
  const again = await playerOn(second);
  assert.equal((await again.place(coupon, 'key')).body, before.body);
  assert.is(await again.money(), 99_000);
  await second.close();
});

test('a key is for one request: another body under it is refused', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '1.85');
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  const coupon = couponOf(player.accountId, [market]);
  await player.place(coupon, 'key');
  const { status, errors } = await player.place({ ...coupon, amount: 2000 }, 'key');
  assert.is(status, 422);
  assert.is(errors[0]?.pointer, '/headers/idempotency-key');
  assert.is(await player.money(), 99_000);
  await harness.close();
});

test('the same bet asked about from another session is the same request', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '1.85');
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  const coupon = couponOf(player.accountId, [market]);
  const first = await player.place(coupon, 'key');
  const evidence = { sessionId: 'session-after-the-reload', seq: 4 };
  assert.equal((await player.place({ ...coupon, evidence }, 'key')).body, first.body);
  await harness.close();
});

test('a key is one player’s own', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '1.85');
  const harness = await startBackEnd({ board });
  const [one, other] = [await playerOn(harness), await playerOn(harness, 'other@example.test')];
  const first = await one.place(couponOf(one.accountId, [market]), 'key');
  const second = await other.place(couponOf(other.accountId, [market]), 'key');
  assert.is(first.body.status, 'accepted');
  assert.is(second.body.status, 'accepted');
  assert.is.not(
    first.body.status === 'accepted' && first.body.couponId,
    second.body.status === 'accepted' && second.body.couponId,
  );
  await harness.close();
});

test('another player’s account does not pay', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '1.85');
  const harness = await startBackEnd({ board });
  const [one, other] = [await playerOn(harness), await playerOn(harness, 'other@example.test')];
  const { body } = await one.place(couponOf(other.accountId, [market]), 'key');
  assert.is(body.status === 'rejected' && body.reason, 'not-accepted');
  assert.is(await other.money(), 100_000);
  await harness.close();
});

test('a rejection and a changed coefficient are answers for good, too', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '1.85');
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  board.price('a', '1.80');
  const careful = couponOf(player.accountId, [market], { changeCoefAction: 0 });
  const changed = await player.place(careful, 'changed');
  assert.equal(changed.body, {
    ...{ status: 'coefChanged', rule: 'changed', leg: 'a' },
    bets: [{ marketId: 'a', coef: '1.80', isBlocked: false, isFinished: false }],
  });
  board.suspend('a');
  const closed = await player.place(careful, 'closed');
  assert.is(closed.body.status === 'rejected' && closed.body.reason, 'market-closed');
  board.offer('a', '1.85', market.gameId);
  assert.equal((await player.place(careful, 'changed')).body, changed.body);
  assert.equal((await player.place(careful, 'closed')).body, closed.body);
  assert.is((await player.place(careful, 'anew')).body.status, 'accepted');
  await harness.close();
});

test('keys that are no keys are refused', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '1.85');
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  for (const key of ['', 'two words', 'x'.repeat(201)]) {
    const { status, errors } = await player.place(couponOf(player.accountId, [market]), key);
    assert.is(status, 400, JSON.stringify(key));
    assert.is(errors[0]?.pointer, '/headers/idempotency-key');
  }
  await harness.close();
});

test('accounts cannot be emptied twice by bets that race', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '1.85');
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  const coupon = couponOf(player.accountId, [market], { amount: 30_000 });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => player.place(coupon, `key-${index}`)),
  );
  const accepted = answers.filter(({ body }) => body.status === 'accepted');
  assert.is(accepted.length, 3);
  assert.is(await player.money(), 10_000);
  for (const { body } of answers) {
    if (body.status !== 'rejected') continue;
    assert.is(body.reason, 'not-enough-money');
    assert.is(body.bound, 10_000);
  }
  await harness.close();
});

test('who plays at another provider places no bet where the law asks (A15), and does elsewhere', async () => {
  for (const [jurisdiction, status] of [
    ['de', 'rejected'],
    ['default', 'accepted'],
  ] as const) {
    const board = fakeBoard();
    const market = board.offer('a', '1.85');
    const harness = await startBackEnd({ board, config: { jurisdiction } });
    const player = await playerOn(harness);
    const userId = (await harness.call('authCheck', {}, player)).body.user_id ?? '';
    // Without a limit on deposits nobody plays there.
    harness.backEnd.database.run(
      `INSERT INTO limits (user_id, type, state, value, started_at) VALUES (?, 22, 'ACTIVE', 50000, 0)`,
      userId,
    );
    harness.backEnd.climate.change({ activeElsewhere: [userId] });
    const coupon = couponOf(player.accountId, [market], { amount: 1000 });
    const { body } = await player.place(coupon, 'while');
    assert.is(body.status, status);
    assert.is(
      body.status === 'rejected' ? body.reason : null,
      status === 'rejected' ? 'active-elsewhere' : null,
    );
    harness.backEnd.climate.change({ activeElsewhere: [] });
    assert.is((await player.place(coupon, 'after')).body.status, 'accepted');
    await harness.close();
  }
});

test('a player who is barred from a sport finds its selections closed, before a match or while it is played', async () => {
  const board = fakeBoard();
  const market = board.offer('a', '1.85');
  const harness = await startBackEnd({ board });
  const player = await playerOn(harness);
  const userId = (await harness.call('authCheck', {}, player)).body.user_id ?? '';
  const bar = (sports: { disallow_line_sport?: number[]; disallow_live_sport?: number[] }) =>
    harness.backEnd.climate.change({ players: { [userId]: sports } });
  bar({ disallow_line_sport: [1] });
  const coupon = couponOf(player.accountId, [market]);
  const refused = await player.place(coupon, 'barred');
  assert.is(refused.body.status, 'rejected');
  assert.is(refused.body.status === 'rejected' ? refused.body.reason : null, 'market-closed');
  assert.is(await player.money(), 100_000);
  // What is played is another offer than what is to come.
  bar({ disallow_live_sport: [1], disallow_line_sport: [2] });
  assert.is((await player.place(coupon, 'allowed')).body.status, 'accepted');
  await harness.close();
});

test.run();
