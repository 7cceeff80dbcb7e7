import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { weekEnd, weekStart } from '../../../src/domain/time/week.ts';
import { createWalletBooks } from '../../../src/reference/casino/wallet/wallet-books.ts';
import { createLedger } from '../../../src/reference/money/ledger.ts';
import { createPoints } from '../../../src/reference/money/points.ts';
import { BALANCED, paying } from '../support/payments.ts';

const test = suite('cashback, at the server');

const HOUR = 60 * 60_000;

/** A player who takes part, and what they play in the books of the house's games. */
async function taking({ joins = true } = {}) {
  const table = await paying();
  const { harness, player } = table;
  const { database } = harness.backEnd;
  const ledger = createLedger(database);
  const points = createPoints(database, ledger);
  const books = createWalletBooks({ database, ledger, points, provider: 'house' });
  const userId = (await harness.call('authCheck', {}, player)).body.user_id ?? '';
  let played = 0;
  /** A round that begins now and ends so much later. */
  const play = (staked: number, paid: number, takes = 0) => {
    played += 1;
    const round = `round-${played}`;
    const at = harness.clock.now;
    const session = { userId, accountId: Number(player.accountId), iso: 'EUR' };
    const game = { name: 'hunt', kind: 'other', isShared: false } as const;
    books.stake({ session, tx: `${round}-in`, round, game, amount: staked, startedAt: at }, at);
    if (paid > 0) books.pay(round, paid, `${round}-out`, at + takes);
    books.close(round, `${round}-end`, at + takes);
  };
  const tell = async () => (await harness.call('cashback', {}, player)).body;
  const join = () => harness.call('cashbackJoin', { body: {} }, player);
  const leave = () => harness.call('cashbackLeave', { body: {} }, player);
  const collect = (week: number, key = 'once') =>
    harness.call(
      'cashbackCollect',
      { headers: { 'idempotency-key': key }, body: { week } },
      player,
    );
  const codeOf = async (week: number, key = 'refused') =>
    (await collect(week, key)).errors[0]?.code;
  const start = weekStart(harness.clock.now);
  const endWeek = () => {
    harness.clock.now = weekEnd(start);
    return player.renew();
  };
  const close = async () => {
    assert.equal(harness.backEnd.audit(), BALANCED);
    await harness.close();
  };
  if (joins) await join();
  return { ...table, userId, play, tell, join, leave, collect, codeOf, start, endWeek, close };
}

test('rounds of the week are told with what they bring, from the day of joining on', async () => {
  const { play, tell, join, harness, start, close } = await taking({ joins: false });
  play(20_000, 0);
  assert.equal((await tell()).weeks, []);
  harness.clock.now += 60_000;
  const joined = await join();
  assert.is(joined.body.joinedAt, harness.clock.now);
  assert.equal((await join()).body, joined.body, 'asked again it is no more than that');
  play(10_000, 4_000);
  play(10_000, 6_000);
  const { weeks, joinedAt, isOffered, currency } = await tell();
  assert.equal([joinedAt, isOffered, currency], [harness.clock.now, true, 'EUR']);
  // Two per cent of €100.00 are more than the most: four thousandths of what was staked.
  assert.equal(weeks, [{ start, staked: 20_000, paid: 10_000, amount: 80, collectedAt: null }]);
  await close();
});

test('a round counts in the week it ends in, once', async () => {
  const { play, tell, endWeek, harness, start, close } = await taking();
  harness.clock.now = weekEnd(start) - HOUR;
  play(20_000, 0, 2 * HOUR);
  await endWeek();
  const [now, before] = (await tell()).weeks;
  assert.equal([now?.staked, before?.staked], [20_000, 0]);
  await close();
});

test('money comes once, however often and from however many places it is asked for', async () => {
  const { play, collect, endWeek, player, harness, start, close } = await taking();
  play(50_000, 43_333);
  await endWeek();
  const before = await player.money();
  const same = await Promise.all(Array.from({ length: 20 }, () => collect(start, 'same')));
  assert.equal([...new Set(same.map(({ status }) => status))], [200]);
  assert.equal(
    [...new Set(same.map(({ body }) => JSON.stringify(body)))],
    [JSON.stringify({ week: start, amount: 200, currency: 'EUR', collectedAt: harness.clock.now })],
  );
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, index) => collect(start, `other-${index}`)),
  );
  assert.equal([...new Set(others.map(({ errors }) => errors[0]?.code))], ['1113']);
  assert.is((await player.money()) - before, 200);
  await close();
});

test('the month tells of it on the day on which it was collected', async () => {
  const { play, collect, endWeek, player, harness, start, close } = await taking();
  play(50_000, 43_333);
  await endWeek();
  await collect(start);
  const { days } = (await harness.call('monthSummary', { query: {} }, player)).body;
  assert.equal(
    days.filter(({ cashback }) => cashback !== 0).map(({ at, cashback }) => [at, cashback]),
    [[weekEnd(start), 200]],
  );
  await close();
});

test('twenty presses with keys of their own bring it once', async () => {
  const { play, collect, endWeek, player, start, close } = await taking();
  play(50_000, 43_333);
  await endWeek();
  const before = await player.money();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => collect(start, `key-${index}`)),
  );
  assert.is(answers.filter(({ status }) => status === 200).length, 1);
  assert.is((await player.money()) - before, 200);
  await close();
});

test('a week that runs, that brought nothing, or that is over is not paid', async () => {
  const { play, codeOf, endWeek, harness, player, start, close } = await taking();
  play(50_000, 43_333);
  assert.is(await codeOf(start), '1112', 'it runs');
  await endWeek();
  assert.is(await codeOf(weekEnd(start)), '1112');
  harness.clock.now = weekEnd(start) + 14 * 24 * HOUR;
  await player.renew();
  assert.is(await codeOf(start), '1113');
  await close();
});

test('a week that was paid is told of for long, one that was not is not', async () => {
  const { play, tell, collect, endWeek, harness, player, start, close } = await taking();
  play(50_000, 43_333);
  await endWeek();
  await collect(start);
  harness.clock.now = weekEnd(start) + 40 * 7 * 24 * HOUR;
  await player.renew();
  const { weeks } = await tell();
  assert.equal([weeks.length, weeks.at(-1)?.start, weeks.at(-1)?.amount], [9, start, 200]);
  await close();
});

test('who won, or played little, is owed nothing', async () => {
  const { play, tell, codeOf, endWeek, start, close } = await taking();
  play(10_000, 30_000);
  play(9_000, 0);
  await endWeek();
  assert.is((await tell()).weeks[1]?.amount, 0);
  assert.is(await codeOf(start), '1112');
  await close();
});

test('what is no week is refused, and so is a key for another one', async () => {
  const { play, collect, codeOf, endWeek, start, close } = await taking();
  play(50_000, 43_333);
  await endWeek();
  for (const week of [0, -1, start + 1, start - 0.5, 1e308, Number.MIN_SAFE_INTEGER]) {
    assert.is(await codeOf(week), '1112', String(week));
  }
  await collect(start);
  assert.is(await codeOf(weekEnd(start), 'once'), '422');
  assert.is(await codeOf(start, 'two words'), '400');
  await close();
});

test('who does not take part collects nothing', async () => {
  const { play, codeOf, endWeek, start, close } = await taking({ joins: false });
  play(50_000, 43_333);
  await endWeek();
  assert.is(await codeOf(start), '1111');
  await close();
});

test('who took a break is not offered it, and collects what was theirs before', async () => {
  const { play, tell, collect, endWeek, setLimit, harness, start, close } = await taking();
  play(50_000, 43_333);
  await endWeek();
  setLimit(30, 1, Math.floor(harness.clock.now / 1000) + 3_600);
  assert.is((await tell()).isOffered, false);
  assert.is((await collect(start)).body.amount, 200);
  await close();
});

test('who is banned or under age may not take part', async () => {
  const { join, userId, harness, tell, close } = await taking({ joins: false });
  const { personalData } = harness.backEnd.beside;
  personalData.save(userId, { birthday_date: '2010-01-01' });
  assert.is((await join()).errors[0]?.code, '1110');
  personalData.save(userId, { birthday_date: '1990-01-01' });
  assert.is((await tell()).isOffered, true);
  harness.backEnd.climate.change({ players: { [userId]: { ban_level: 40 } } });
  assert.is((await join()).errors[0]?.code, '1110');
  await close();
});

test('who leaves is owed what they played before, and nothing of what they play from then on', async () => {
  const { play, tell, leave, collect, endWeek, harness, start, close } = await taking();
  play(50_000, 43_333);
  harness.clock.now += 60_000;
  const left = await leave();
  assert.equal(left.body, { leftAt: harness.clock.now });
  assert.equal((await leave()).body, left.body, 'asked again it is no more than that');
  play(70_000, 0);
  assert.is((await tell()).leftAt, left.body.leftAt);
  await endWeek();
  const { weeks } = await tell();
  assert.equal(weeks.find((week) => week.start === start)?.staked, 50_000);
  assert.is((await collect(start)).body.amount, 200);
  await close();
});

test('who comes back takes part anew: what was between counts no more than before', async () => {
  const { play, tell, join, leave, harness, close } = await taking();
  play(10_000, 0);
  harness.clock.now += 60_000;
  await leave();
  play(20_000, 0);
  harness.clock.now += 60_000;
  const back = await join();
  assert.is(back.body.joinedAt, harness.clock.now);
  play(40_000, 0);
  const { weeks, joinedAt, leftAt } = await tell();
  assert.equal([joinedAt, leftAt], [harness.clock.now, null]);
  assert.is(weeks[0]?.staked, 50_000);
  await close();
});

test('who left is told of no week in which they did not take part', async () => {
  const { play, tell, leave, harness, player, start, close } = await taking();
  play(50_000, 43_333);
  await leave();
  harness.clock.now = weekEnd(start) + 3 * 7 * 24 * HOUR;
  await player.renew();
  const now = weekStart(harness.clock.now);
  assert.equal(
    (await tell()).weeks.map((week) => week.start),
    [now, start],
  );
  await close();
});

test('who never took part has nothing to leave', async () => {
  const { leave, close } = await taking({ joins: false });
  assert.is((await leave()).errors[0]?.code, '1111');
  await close();
});

test('it stands in the campaigns: open, then joined, and open again to who left', async () => {
  const { harness, player, join, leave, close } = await taking({ joins: false });
  const standing = async () =>
    (await harness.call('campaigns', {}, player)).body.items.find(({ id }) => id === 'cashback')
      ?.standing;
  assert.equal(await standing(), { is: 'open', until: null });
  await join();
  assert.equal(await standing(), { is: 'joined' });
  await leave();
  assert.equal(await standing(), { is: 'open', until: null });
  await close();
});

test.run();
