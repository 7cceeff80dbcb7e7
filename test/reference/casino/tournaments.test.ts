import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  BEST,
  countedMultiplier,
  POOL_PER_MILLE,
  prizesOf,
  type SeriesName,
  tournamentsAt,
} from '../../../src/domain/casino/tournaments.ts';
import { LIMIT_TYPE } from '../../../src/domain/limits/limits.ts';
import { accepted, atTheTable, playingOn, type Round } from '../support/casino.ts';
import { type HarnessOptions, type Player, playerOn, START } from '../support/harness.ts';

const test = suite('tournaments, at the server');

const SECOND = 1000;

const scoreOf = (rounds: readonly Round[]): number =>
  rounds
    .map(({ staked, payout }) => countedMultiplier(staked, payout ?? 0))
    .sort((a, b) => b - a)
    .slice(0, BEST)
    .reduce((sum, one) => sum + one, 0);

/** A tournament of a series that is on, and players of it. */
async function running(played: SeriesName = 'reels', options: HarnessOptions = {}) {
  const table = await atTheTable(options);
  const { harness } = table;
  const { backEnd, clock } = harness;
  const on = tournamentsAt(clock.now).find(
    ({ series, startsAt, endsAt }) =>
      series === played && startsAt <= clock.now && clock.now < endsAt,
  );
  if (!on) throw new Error('nothing is on');
  const { id } = on;
  const member = async (player: Player) => {
    const playing = playingOn(harness, player);
    if (player !== table.player) await playing.choose();
    const rounds: Round[] = [];
    return {
      player,
      rounds,
      join: () => harness.call('tournamentJoin', { path: { id }, body: {} }, player),
      own: async () =>
        (await harness.call('tournamentsOwn', {}, player)).body.items.find((one) => one.id === id),
      async spin(stake = 100, times = 1) {
        for (let left = times; left > 0; left -= 1) {
          clock.now += 3 * SECOND;
          rounds.push(accepted(await playing.start('slot-lines', { stake })));
        }
        backEnd.settle(clock.now);
      },
      money: player.money,
    };
  };
  const look = async (currency = 'EUR') =>
    (await harness.call('tournament', { path: { id }, query: { currency } })).body;
  const end = async (...players: Player[]) => {
    clock.now = on.endsAt;
    for (const player of players) await player.renew();
    backEnd.settle(clock.now);
  };
  const close = async () => {
    assert.equal(backEnd.audit(), { unbalanced: [], drifted: [] });
    await harness.close();
  };
  return { ...table, id, on, member, look, end, close };
}

test('rounds count from joining on, from the least stake on, by the ten best multipliers', async () => {
  const { player, member, look, close } = await running();
  const one = await member(player);
  await one.spin(100, 2);
  assert.is((await look()).tournament?.players, 0);
  assert.is((await one.join()).status, 200);
  one.rounds.length = 0;
  await one.spin(10, 3);
  assert.is((await one.own())?.score, 0, 'below the least stake');
  one.rounds.length = 0;
  await one.spin(100, 25);
  const own = await one.own();
  assert.is(own?.score, scoreOf(one.rounds));
  assert.is(own?.rank, 1);
  const { tournament, ranks } = await look();
  assert.is(tournament?.minStake, 20);
  const pool = Math.floor((25 * 100 * POOL_PER_MILLE) / 1000);
  assert.is(tournament?.pool, pool);
  assert.equal(ranks, [{ rank: 1, name: own?.name, score: own?.score, prize: pool }]);
  await close();
});

test('who has more points stands first, and nobody is known by their name', async () => {
  const { harness, player, member, look, close } = await running();
  const one = await member(player);
  const two = await member(await playerOn(harness, 'other@example.test'));
  for (const each of [one, two]) {
    await each.join();
    await each.spin(100, 12);
  }
  const { ranks } = await look();
  const expected = [one, two].map(({ rounds }) => scoreOf(rounds)).sort((a, b) => b - a);
  assert.equal(
    ranks.map(({ score }) => score),
    expected,
  );
  assert.not.match(JSON.stringify(ranks), /example|@/);
  assert.is(new Set(ranks.map(({ name }) => name)).size, 2);
  await close();
});

test('prizes are paid once after the end, and the pool whole but for roundings', async () => {
  const { harness, player, member, look, end, close } = await running();
  const one = await member(player);
  const two = await member(await playerOn(harness, 'other@example.test'));
  for (const each of [one, two]) {
    await each.join();
    await each.spin(100, 10);
  }
  const before = (await one.money()) + (await two.money());
  const pool = (await look()).tournament?.pool ?? 0;
  await end(one.player, two.player);
  harness.backEnd.settle(harness.clock.now + SECOND);
  const paid = prizesOf(pool, 2).reduce((sum, prize) => sum + prize, 0);
  assert.is((await one.money()) + (await two.money()) - before, paid);
  const { tournament, ranks } = await look();
  assert.is(tournament?.isPaid, true);
  const winner = ranks[0]?.name === (await one.own())?.name ? one : two;
  const prize = (await winner.own())?.prize;
  assert.equal([prize?.amount, prize?.currency], [prizesOf(pool, 2)[0], 'EUR']);
  await close();
});

test('who stops playing leaves at once, and has no prize', async () => {
  const { harness, player, member, look, end, close } = await running();
  const one = await member(player);
  const two = await member(await playerOn(harness, 'other@example.test'));
  for (const each of [one, two]) {
    await each.join();
    await each.spin(100, 10);
  }
  const limits = [{ limitType: LIMIT_TYPE.exclusion, limitValue: 7 }];
  const { status } = await harness.call('limitsSave', { body: { limits } }, one.player);
  assert.is(status, 200);
  const { ranks } = await look();
  assert.is(ranks.length, 1);
  assert.is(ranks[0]?.name, (await two.own())?.name);
  const money = await two.money();
  await end(two.player);
  assert.is((await two.money()) - money, ranks[0]?.prize);
  await close();
});

test('a bet on a draw counts where it was placed, though the draw comes after the end; only then it is paid', async () => {
  // Draws begin with the house: half a minute later than weeks do.
  const started = await running('draws', { clock: { now: START + 30 * SECOND } });
  const { harness, player, playing, id, on, member, look, close } = started;
  const { backEnd, clock } = harness;
  const one = await member(player);
  await one.join();
  clock.now = on.endsAt - 10 * SECOND;
  await player.renew();
  const { current } = await playing.draws('wheel');
  const bets = { 2: 100, 3: 100, 8: 100, 16: 100, 48: 100 };
  const bet = accepted(await playing.bet('wheel', current.draw, { bets }));
  clock.now = on.endsAt;
  backEnd.settle(clock.now);
  assert.is((await look()).tournament?.isPaid, false, `${id} waits for its draw`);
  clock.now = (current.endsAt ?? 0) + 5 * SECOND;
  backEnd.settle(clock.now);
  backEnd.settle(clock.now);
  await player.renew();
  const settled = await playing.round(bet.id);
  assert.ok((settled.endedAt ?? 0) >= on.endsAt, 'it ended late');
  const own = await one.own();
  assert.is(own?.score, scoreOf([settled]));
  assert.ok(own?.prize, 'and is paid for');
  assert.is((await look()).tournament?.isPaid, true);
  await close();
});

test('the tournaments of these weeks are told of, others are not', async () => {
  const { harness, player, close } = await running();
  const { body } = await harness.call('tournaments', { query: {} });
  assert.is(body.currency, 'EUR');
  assert.equal(
    body.items.map(({ id }) => id),
    tournamentsAt(harness.clock.now).map(({ id }) => id),
  );
  const join = async (id: string) =>
    (await harness.call('tournamentJoin', { path: { id }, body: {} }, player)).errors[0]?.code;
  for (const id of ['reels-1', 'poker-2900', 'reels-99999']) {
    const told = await harness.call('tournament', { path: { id }, query: {} });
    assert.equal([told.body.tournament, told.body.ranks], [null, []], id);
    assert.is(await join(id), '404', id);
  }
  const over = body.items.find(({ endsAt }) => endsAt <= harness.clock.now);
  assert.is(await join(over?.id ?? ''), '1117');
  await close();
});

test.run();
