/** Where a player's points came from and went, as the server tells it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../src/calls/table.ts';
import { fakeBoard, KICK_OFF } from '../support/board.ts';
import { accepted } from '../support/casino.ts';
import { couponOf, type Harness, type Player, playerOn } from '../support/harness.ts';
import { atProvider } from '../support/outside.ts';
import { withPoints } from '../support/points.ts';

const test = suite('entries of points, at the server');

const HOUR = 60 * 60_000;
const SECOND = 1000;

type Query = CallInput<'pointEntries'>['query'];
type Asker = { readonly harness: Harness; readonly player: Player };

const entries = async ({ harness, player }: Asker, query: Query = {}) =>
  (await harness.call('pointEntries', { query }, player)).body;

test('a bet, a round for money and a round for points are told, newest first', async () => {
  const board = fakeBoard();
  const table = await withPoints(0, { board });
  const { harness, player, playing, points } = table;
  assert.equal(await entries(table), { items: [], next: null });
  const coupon = couponOf(player.accountId, [board.offer('a', '2.00')], { amount: 2_000 });
  const placed = (await player.place(coupon, 'a')).body;
  assert.ok(placed.status === 'accepted');
  accepted(await playing.start('dice', { stake: 500, side: 'under', target: 5_000 }));
  harness.clock.now += 3 * SECOND;
  board.result('a', 'won');
  harness.backEnd.settle(KICK_OFF + 2 * HOUR);
  const { payout } = accepted(await playing.start('points-slot', { stake: 10 }));
  const { items, next } = await entries(table);
  const slot = { bet: null, game: 97, name: items[0]?.name };
  assert.equal(
    items.map(({ id: _, at: __, ...entry }) => entry),
    [
      ...(payout ? [{ kind: 'paid', points: payout, ...slot }] : []),
      { kind: 'staked', points: -10, ...slot },
      { kind: 'bet', points: 20, bet: placed.couponId, game: null, name: null },
      { kind: 'round', points: 5, bet: null, game: 42, name: 'Dice' },
    ],
  );
  assert.is(next, null);
  assert.is(
    items.reduce((sum, entry) => sum + entry.points, 0),
    await points(),
    'together they are what the player has',
  );
  await harness.close();
});

test('a round for points that is left gives back what it cost', async () => {
  const table = await withPoints(10);
  const { harness, player, playing } = table;
  accepted(await playing.start('points-memory', { stake: 10, preset: 'memory' }));
  harness.backEnd.putForward(24 * HOUR);
  await player.renew();
  assert.equal(
    (await entries(table)).items.map(({ kind, points, game }) => [kind, points, game]),
    [
      ['returned', 10, 93],
      ['staked', -10, 93],
      ['round', 10, null],
    ],
  );
  await harness.close();
});

test('a page holds fifty, and the next begins where it ends, whatever came meanwhile', async () => {
  const table = await withPoints(0);
  const { harness, earn } = table;
  for (let count = 1; count <= 120; count += 1) earn(`stake-${count}`, count * 100);
  const read: number[] = [];
  let cursor: string | null = null;
  for (const length of [50, 50, 20]) {
    const page: Awaited<ReturnType<typeof entries>> = await entries(
      table,
      cursor === null ? {} : { cursor },
    );
    assert.is(page.items.length, length);
    read.push(...page.items.map(({ points }) => points));
    cursor = page.next;
    earn(`between-${length}-${cursor}`, 100);
  }
  assert.is(cursor, null);
  assert.equal(
    read,
    Array.from({ length: 120 }, (_, index) => 120 - index),
  );
  await harness.close();
});

test('nobody is told entries of another player, by whatever cursor', async () => {
  const table = await withPoints(30);
  const { harness } = table;
  const [own] = (await entries(table)).items;
  const other = await playerOn(harness, 'other@example.test');
  for (const query of [{}, { cursor: String(Number(own?.id) + 1) }]) {
    assert.equal(await entries({ harness, player: other }, query), {
      items: [],
      next: null,
    });
  }
  assert.is((await harness.call('pointEntries', { query: {} })).status, 401);
  await harness.close();
});

test('a cursor that cannot be read is refused', async () => {
  const { harness, player } = await withPoints(1);
  for (const cursor of ['', '-1', '1.5', 'newest', '9'.repeat(16), "1' OR 1"]) {
    const { status } = await harness.call('pointEntries', { query: { cursor } }, player);
    assert.is(status, 400, cursor);
  }
  await harness.close();
});

test('rounds at other providers bring points under the name of their game', async () => {
  const at = await atProvider();
  const { harness, player, provider, session } = at;
  await provider.debit(session, 'd', 'r', 500);
  await provider.end('e', 'r');
  const { body } = await harness.call('pointEntries', { query: {} }, player);
  assert.equal(
    body.items.map(({ kind, points, game, name }) => [kind, points, game, name]),
    [['round', 5, 1001, 'Toss']],
  );
  await harness.close();
});

test.run();
