/** Rounds of games for points: the same rounds, of other books. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { verified } from '../../../src/domain/casino/verify.ts';
import { POINTS } from '../../../src/domain/money/points.ts';
import { houseGames } from '../../../src/reference/casino/games.ts';
import { RETURNS_PATH } from '../../../src/reference/casino/returns-route.ts';
import { accepted, drawOf, playDemo, type Round, refusal } from '../support/casino.ts';
import { pointsCases } from '../support/casino-cases.ts';
import { withPoints } from '../support/points.ts';
import { staffOn } from '../support/verification.ts';

const test = suite('games for points');

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const OPENING = 100_000;
const BALANCED = { unbalanced: [], drifted: [] };
const CHESTS = { stake: 10, preset: 'chests' };

type Table = Awaited<ReturnType<typeof withPoints>>;

/** A round of a game from its bet to its end. */
async function play({ playing, harness }: Table, game: string): Promise<Round> {
  const { bet, next } = pointsCases[game as keyof typeof pointsCases] ?? { bet: {} };
  let round = accepted(await playing.start(game, bet));
  assert.is(round.status, next ? 'open' : 'completed', game);
  for (let step = 0; next && round.status === 'open'; step += 1) {
    round = accepted(await playing.act(round.id, step, next(round, step)));
  }
  harness.clock.now += 3 * SECOND;
  return round;
}

test('each game takes ten points and pays points, and every round can be computed once more', async () => {
  const table = await withPoints(100);
  const { harness, playing, points } = table;
  let has = 100;
  const rounds: Round[] = [];
  for (const game of Object.keys(pointsCases)) {
    const round = await play(table, game);
    assert.equal([round.status, round.staked, round.currency], ['completed', 10, POINTS], game);
    has += (round.payout ?? 0) - 10;
    assert.is(round.balanceAfter, has, game);
    assert.equal(round.state.draw, drawOf(harness, round.id), `${game}: told whole`);
    rounds.push(round);
  }
  assert.is(await points(), has);
  assert.is(await playing.money(), OPENING);
  const revealed = await playing.reveal((await playing.seeds()).commitment);
  assert.ok(revealed.body.status === 'done');
  const serverSeed = revealed.body.seeds.revealed?.serverSeed ?? '';
  for (const round of rounds) {
    const game = houseGames.find(({ gameId }) => gameId === round.game);
    assert.ok(game);
    assert.is(verified(game, round, { serverSeed, ownSeed: null }).first, null, game.name);
  }
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('without ten points nothing begins, and a round in points earns none', async () => {
  const { harness, playing, points, earn } = await withPoints(9);
  assert.is(refusal(await playing.start('points-slot', { stake: 10 }))?.rule, 'insufficient-funds');
  assert.is(await points(), 9);
  earn('one-more', 100);
  const { payout } = accepted(await playing.start('points-slot', { stake: 10 }));
  assert.is(await points(), payout);
  await harness.close();
});

test('a press that comes again is one round', async () => {
  const { harness, playing, points } = await withPoints(100);
  const presses = await Promise.all(
    [1, 2, 3].map(() => playing.start('points-chests', CHESTS, 'the-key')),
  );
  for (const { body } of presses) assert.equal(body, presses[0]?.body);
  assert.is(await points(), 90);
  await harness.close();
});

test('points play nothing else, and money plays none of these', async () => {
  const { harness, player, playing } = await withPoints(1_000);
  const evidence = { sessionId: 'session-of-a-test-00000', seq: 1 };
  const start = (game: number, accountId: string, bet: object) =>
    harness.call(
      'casinoRoundStart',
      {
        headers: { 'idempotency-key': `${game} ${accountId}`.replace(' ', '-') },
        body: { game, accountId, bet: { ...bet }, evidence },
      },
      player,
    );
  const dice = { stake: 10, side: 'under', target: 5_000 };
  for (const answer of [
    await start(42, POINTS, dice),
    await start(94, player.accountId, CHESTS),
    await start(94, '1000000', CHESTS),
  ]) {
    assert.is(refusal(answer)?.rule, 'not-accepted');
  }
  const { draw } = (await playing.draws('wheel')).current;
  const path = { game: '61', draw: String(draw) };
  const headers = { 'idempotency-key': 'wheel-in-points' };
  const body = { accountId: POINTS, bet: { bets: { 2: 10 } }, evidence };
  const shared = await harness.call('casinoDrawBet', { path, headers, body }, player);
  assert.is(refusal(shared)?.rule, 'not-accepted');
  await harness.close();
});

test('a round costs ten points, on the list of its own game', async () => {
  const { harness, playing, points } = await withPoints(100);
  for (const [game, bet, rule] of [
    ['points-chests', { ...CHESTS, stake: 9 }, 'stake'],
    ['points-chests', { ...CHESTS, stake: 11 }, 'stake'],
    ['points-chests', { ...CHESTS, preset: 'lottery' }, 'bet'],
    ['points-wheel', { bets: { 2: 10, 3: 10 } }, 'stake'],
    ['points-slot', { stake: 20 }, 'stake'],
  ] as const) {
    const said = refusal(await playing.start(game, bet));
    assert.is(said?.rule, rule, JSON.stringify(bet));
    if (rule === 'stake') assert.is(said?.bound, 10);
  }
  assert.is(await points(), 100);
  await harness.close();
});

test('left, a round gives its points back, or ends as it was', async () => {
  const table = await withPoints(100);
  const { harness, playing, player, points } = table;
  for (const [game, { bet, next, left }] of Object.entries(pointsCases)) {
    if (!left) continue;
    const before = await points();
    const round = accepted(await playing.start(game, bet));
    assert.is(await points(), before - 10);
    if (game === 'points-memory') accepted(await playing.act(round.id, 0, next?.(round, 0) ?? {}));
    harness.backEnd.putForward(DAY);
    await player.renew();
    assert.equal([(await playing.round(round.id)).status, await points()], ['cancelled', before]);
  }
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('points count in no limit, no sum of money and no returns', async () => {
  const table = await withPoints(100);
  const { harness, player, playing } = table;
  const limits = [{ limitType: 1, limitValue: 5 }];
  await harness.call('limitsSave', { body: { limits } }, player);
  await play(table, 'points-slot');
  await play(table, 'points-chests');
  const { body } = await harness.call('monthSummary', { query: {} }, player);
  assert.equal([...new Set(body.days.flatMap(({ staked, paid }) => [staked, paid]))], [0]);
  harness.backEnd.settle(harness.backEnd.clock.now());
  const support = await staffOn(harness, 'support');
  const asked = await fetch(harness.url + RETURNS_PATH, {
    headers: { cookie: support.cookie ?? '' },
  });
  assert.equal(v.parse(v.object({ items: v.array(v.unknown()) }), await asked.json()).items, []);
  assert.is(await playing.money(), OPENING);
  await harness.close();
});

test('breaks, pace, reality checks and open rounds hold for points as for money', async () => {
  const { harness, player, playing } = await withPoints(100);
  const rule = async (game: string, bet: object) =>
    refusal(await playing.start(game, bet))?.rule ?? 'accepted';
  await harness.call(
    'limitsSave',
    { body: { limits: [{ limitType: 32, limitValue: 10 }] } },
    player,
  );
  assert.is(await rule('points-slot', { stake: 10 }), 'accepted');
  assert.is(await rule('points-slot', { stake: 10 }), 'too-soon');
  harness.clock.now += 3 * SECOND;
  const open = accepted(await playing.start('points-memory', { stake: 10, preset: 'memory' }));
  harness.clock.now += 3 * SECOND;
  assert.is(await rule('dice', { stake: 100, side: 'under', target: 5_000 }), 'other-game-open');
  accepted(await playing.act(open.id, 0, { pick: 0 }));
  accepted(await playing.act(open.id, 1, { pick: 1 }));
  for (let minute = 0; minute < 11; minute += 1) {
    harness.clock.now += MINUTE;
    await player.renew();
    await harness.call('limitsPing', { body: {} }, player);
  }
  assert.is(await rule('points-chests', CHESTS), 'reality-check');
  await harness.call(
    'limitsSave',
    { body: { limits: [{ limitType: 30, limitValue: 7 }] } },
    player,
  );
  await player.renew();
  assert.is(await rule('points-chests', CHESTS), 'excluded');
  await harness.close();
});

test('where slots alone are offered, the slot is; a cap on money is none on points', async () => {
  const config = { jurisdiction: 'de' } as const;
  const { harness, player, playing } = await withPoints(100, { config });
  await harness.call(
    'limitsSave',
    { body: { limits: [{ limitType: 22, limitValue: 10_000 }] } },
    player,
  );
  assert.is(refusal(await playing.start('points-chests', CHESTS))?.rule, 'not-offered');
  accepted(await playing.start('points-slot', { stake: 10 }));
  await harness.close();
});

test('a guest plays them for play points', async () => {
  const { harness, points } = await withPoints(0);
  const demo = await playDemo(harness);
  const round = accepted(await demo.start('points-chests', CHESTS, 'key'));
  assert.equal([round.mode, round.currency, round.staked], ['demo', POINTS, 10]);
  harness.clock.now += 3 * SECOND;
  const end = accepted(await demo.act(round.id, 0, { pick: 0 }));
  assert.is(end.status, 'completed');
  assert.is(await points(), 0);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test.run();
