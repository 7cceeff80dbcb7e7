/** What keeps a player from a round, on the server, whatever the site says. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { accepted, atTheTable, playingOn, refusal } from '../support/casino.ts';
import {
  couponOf,
  type HarnessOptions,
  LOGIN,
  playerOn,
  START,
  startBackEnd,
} from '../support/harness.ts';

const test = suite('protection at games');

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DICE = { stake: 100, side: 'under', target: 5_000 };
const MINES = { stake: 100, mines: 3 };
const SLOT = { stake: 100 };

async function limited(
  limits: readonly (readonly [type: number, value: number])[],
  options: HarnessOptions = {},
) {
  const table = await atTheTable(options);
  const { harness, player, playing } = table;
  const set = limits.map(([limitType, limitValue]) => ({ limitType, limitValue }));
  if (set.length > 0) await harness.call('limitsSave', { body: { limits: set } }, player);
  const rule = async (game: string, bet: object) =>
    refusal(await playing.start(game, bet))?.rule ?? 'accepted';
  return { ...table, rule };
}

test('limits count sport and games together, and an open stake as lost', async () => {
  const board = fakeBoard();
  const { harness, player, playing } = await limited([[10, 1_000]], { board });
  const round = accepted(await playing.start('mines', { ...MINES, stake: 300 }));
  const coupon = couponOf(player.accountId, [board.offer('a', '2.00')], { amount: 400 });
  assert.is((await player.place(coupon, 'bet')).body.status, 'accepted');
  const { draw } = (await playing.draws('wheel')).current;
  const more = refusal(await playing.bet('wheel', draw, { bets: { 2: 301 } }));
  assert.equal([more?.rule, more?.bound, more?.limitType], ['limit', 300, 10]);
  accepted(await playing.bet('wheel', draw, { bets: { 2: 300 } }));
  const other = couponOf(player.accountId, [board.offer('b', '2.00')], { amount: 50 });
  const { body } = await player.place(other, 'bet-2');
  assert.is(body.status === 'rejected' && body.rule, 'limit-reached');
  // What comes back counts for the limit again.
  const [safe] = playing.safeTiles(round.id);
  accepted(await playing.act(round.id, 0, { pick: safe }));
  const end = accepted(await playing.act(round.id, 1, { cashOut: true }));
  assert.ok((end.payout ?? 0) > 300);
  assert.is((await player.place(other, 'bet-3')).body.status, 'accepted');
  const { body: month } = await harness.call('monthSummary', { query: {} }, player);
  assert.is(month.days[0]?.staked, 300 + 400 + 300 + 50);
  await harness.close();
});

test('a further stake within a round is held to the limits as the first is', async () => {
  const { harness, playing } = await limited([[1, 150]]);
  // Hands come one after another until one may be doubled.
  for (let hand = 1; ; hand += 1) {
    const round = accepted(await playing.start('blackjack', { stake: 100 }, `hand-${hand}`));
    if (round.status === 'open') {
      const doubled = await playing.act(round.id, 0, { action: 'double' });
      assert.equal([refusal(doubled)?.rule, refusal(doubled)?.bound], ['limit', 50]);
      accepted(await playing.act(round.id, 0, { action: 'stand' }));
      break;
    }
    harness.backEnd.putForward(24 * 60 * MINUTE);
    await playing.caller.renew();
  }
  await harness.close();
});

test('who is excluded, banned or elsewhere plays nothing, and what is open is paid all the same', async () => {
  const { harness, player, playing, rule } = await limited([]);
  const round = accepted(await playing.start('mines', MINES));
  const [safe] = playing.safeTiles(round.id);
  harness.clock.now += 3 * SECOND;
  await harness.call(
    'limitsSave',
    { body: { limits: [{ limitType: 30, limitValue: 7 }] } },
    player,
  );
  await player.renew();
  assert.is(await rule('dice', DICE), 'excluded');
  accepted(await playing.act(round.id, 0, { pick: safe }));
  assert.is(accepted(await playing.act(round.id, 1, { cashOut: true })).status, 'completed');
  await harness.close();
});

test('rounds begin no faster than the place allows, on whichever device', async () => {
  for (const [jurisdiction, game, bet, pace] of [
    ['default', 'dice', DICE, 1_000],
    ['default', 'slot-lines', SLOT, 2_500],
    ['uk', 'dice', DICE, 5_000],
  ] as const) {
    const { harness, playing } = await limited([], { config: { jurisdiction } });
    const { body } = await playing.start(game, bet);
    assert.ok(body.status === 'accepted');
    assert.is(body.nextStartAt, START + pace);
    harness.clock.now += pace - 1;
    const elsewhere = playingOn(harness, { ...playing.caller, ...(await harness.signIn()) });
    const soon = refusal(await elsewhere.start(game, bet, 'too-soon'));
    assert.equal([soon?.rule, soon?.wait], ['too-soon', 1], game);
    harness.clock.now += 1;
    accepted(await elsewhere.start(game, bet, 'in-time'));
    await harness.close();
  }
});

test('a game that a place does not know is not offered there', async () => {
  const { harness, playing, rule } = await limited([[22, 10_000]], {
    config: { jurisdiction: 'de' },
  });
  assert.is(await rule('dice', DICE), 'not-offered');
  const dear = refusal(await playing.start('slot-lines', { stake: 110 }));
  assert.equal([dear?.rule, dear?.bound], ['stake', 100], 'they are told what may be staked');
  assert.is(await rule('slot-lines', SLOT), 'accepted');
  const { games } = (await harness.call('casinoGames', { query: { lng: 'de' } })).body;
  assert.equal([...new Set(games.map(({ kind }) => kind))], ['slots']);
  const forMoney = games.filter(({ perPoint }) => perPoint === undefined);
  assert.equal([...new Set(forMoney.map(({ maxStake }) => maxStake))], [100]);
  await harness.close();
});

test('what may be staked on a slot is offered as the law of the place has it for who asks', async () => {
  const harness = await startBackEnd({ board: fakeBoard(), config: { jurisdiction: 'uk' } });
  const player = await playerOn(harness);
  const most = async (currency: string | undefined, caller = {}) => {
    const query = { lng: 'en', ...(currency === undefined ? {} : { currency }) };
    const { games } = (await harness.call('casinoGames', { query }, caller)).body;
    const of = (engine: string) => games.find((game) => game.engine === engine)?.maxStake;
    return [of('slot-lines'), of('slot-ways')];
  };
  assert.equal(await most('GBP'), [200, 200], 'the age of guests is not known');
  assert.equal(await most('GBP', player), [200, 200], 'nor is that of who never said it');
  const { id = '' } = (await harness.identity.userByLogin(LOGIN)) ?? {};
  const born = (birthday_date: string) =>
    harness.backEnd.beside.personalData.save(id, { birthday_date });
  born('2001-03-02');
  assert.equal(await most('GBP', player), [200, 200], 'the day before they are 25');
  born('2001-03-01');
  assert.equal(await most('GBP', player), [500, 500]);
  assert.equal(await most('EUR', player), [undefined, undefined], 'without a cap there are none');
  assert.not.equal(await most(undefined), [undefined, undefined], 'guests see what there is');
  await harness.close();
});

test('one game at a time: what is open comes first', async () => {
  const { harness, playing } = await limited([]);
  const round = accepted(await playing.start('mines', MINES));
  harness.clock.now += 3 * SECOND;
  const same = refusal(await playing.start('mines', MINES));
  assert.equal([same?.rule, same?.roundId], ['round-open', round.id]);
  const other = refusal(await playing.start('dice', DICE));
  assert.equal([other?.rule, other?.roundId], ['other-game-open', round.id]);
  const { draw } = (await playing.draws('wheel')).current;
  accepted(await playing.bet('wheel', draw, { bets: { 2: 100 } }));
  await harness.close();
});

test('a reality check that is due is answered first; the open round may be finished', async () => {
  const { harness, player, playing, rule } = await limited([[32, 10]]);
  const round = accepted(await playing.start('mines', MINES));
  const [safe] = playing.safeTiles(round.id);
  for (let minute = 0; minute < 11; minute += 1) {
    harness.clock.now += MINUTE;
    await player.renew();
    await harness.call('limitsPing', { body: {} }, player);
  }
  assert.is(await rule('dice', DICE), 'reality-check');
  accepted(await playing.act(round.id, 0, { pick: safe }));
  accepted(await playing.act(round.id, 1, { cashOut: true }));
  const attributes = {
    ...{ action: 'continue' as const, do_not_show_again: false, popup_show_at: harness.clock.now },
  };
  await harness.call('realityCheck', { body: { data: { attributes } } }, player);
  assert.is(await rule('dice', DICE), 'accepted');
  await harness.close();
});

test('after an hour of slots nothing is played for five minutes, where the place asks for that', async () => {
  const { harness, player, playing, rule } = await limited([[22, 10_000]], {
    config: { jurisdiction: 'de' },
  });
  for (let played = 0; played <= 60; played += 4) {
    assert.is(await rule('slot-lines', SLOT), played < 60 ? 'accepted' : 'reality-check');
    harness.clock.now += 4 * MINUTE;
    await player.renew();
    await harness.call('limitsPing', { body: {} }, player);
  }
  const attributes = {
    ...{ action: 'continue' as const, do_not_show_again: false, popup_show_at: harness.clock.now },
  };
  await harness.call('realityCheck', { body: { data: { attributes } } }, player);
  harness.clock.now += MINUTE;
  const pause = refusal(await playing.start('slot-lines', SLOT, 'within'));
  assert.equal([pause?.rule, pause?.wait], ['pause', 4 * MINUTE]);
  harness.clock.now += 4 * MINUTE;
  assert.is(await rule('slot-lines', SLOT), 'accepted');
  await harness.close();
});

test('bonus money is for sport, and another’s account pays nothing', async () => {
  const { harness, player } = await limited([]);
  const { all_accounts: accounts } = (await harness.call('balance', {}, player)).body;
  const bonus = accounts.find(({ type }) => type === 4);
  assert.ok(bonus);
  for (const accountId of [bonus.id, '999']) {
    const playing = playingOn(harness, { ...player, accountId });
    const { body } = await playing.start('dice', DICE, `at-${accountId}`);
    assert.is(body.status === 'refused' && body.rule, 'not-accepted');
  }
  await harness.close();
});

test.run();
