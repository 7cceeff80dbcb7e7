/** Each personal game from its bet to its end, whether its player stays or leaves. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { houseGames } from '../../../src/reference/casino/games.ts';
import { accepted, atTheTable, drawOf } from '../support/casino.ts';
import { cases, pointsCases } from '../support/casino-cases.ts';
import type { Harness } from '../support/harness.ts';

const test = suite('games of the house');

const DAY = 24 * 60 * 60_000;
const SECOND = 1000;

const stakesRow = v.object({ stakes: v.number(), open: v.number() });

/** What lies apart for open rounds, by the books and by the rounds themselves. */
function stakesOf({ backEnd: { database } }: Harness) {
  const sql = `
    SELECT
      (SELECT COALESCE(SUM(balance), 0) FROM accounts WHERE purpose = 'stakes') AS stakes,
      (SELECT COALESCE(SUM(staked), 0) FROM casino_rounds WHERE status = 'open') AS open`;
  return database.first(stakesRow, sql);
}

const isSound = (harness: Harness, open: number): void => {
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  assert.equal(stakesOf(harness), { stakes: open, open });
};

test('every personal game has its case', () => {
  const personal = houseGames.filter(({ shared }) => !shared).map(({ name }) => name);
  assert.equal(Object.keys({ ...cases, ...pointsCases }).sort(), personal.sort());
});

test('played to its end, a round pays what it was settled to', async () => {
  const { harness, playing } = await atTheTable();
  let money = 100_000;
  for (const [game, { bet, next }] of Object.entries(cases)) {
    let round = accepted(await playing.start(game, bet));
    assert.is(round.status, next ? 'open' : 'completed', game);
    for (let step = 0; next && round.status === 'open'; step += 1) {
      isSound(harness, round.staked);
      round = accepted(await playing.act(round.id, step, next(round, step)));
    }
    assert.is(round.status, 'completed', game);
    assert.is(round.state.outcome?.['payout'], round.payout, game);
    money += (round.payout ?? 0) - round.staked;
    assert.is(round.balanceAfter, money, game);
    assert.equal((await playing.round(round.id)).state, round.state, game);
    assert.equal(round.state.draw, drawOf(harness, round.id), `${game}: told whole`);
    harness.clock.now += 3 * SECOND;
  }
  assert.is(await playing.money(), money);
  isSound(harness, 0);
  await harness.close();
});

test('left, a round ends by its rule after a day, and nothing is lost', async () => {
  const { harness, player, playing } = await atTheTable();
  for (const [game, { bet, next, left = [] }] of Object.entries(cases)) {
    for (const [steps, status] of left.entries()) {
      let round = accepted(await playing.start(game, bet));
      if (next && steps === 1 && round.status === 'open') {
        round = accepted(await playing.act(round.id, 0, next(round, 0)));
      }
      const wasOpen = round.status === 'open';
      harness.backEnd.putForward(DAY - SECOND);
      await player.renew();
      assert.is((await playing.round(round.id)).status, wasOpen ? 'open' : 'completed', game);
      harness.backEnd.putForward(SECOND);
      const end = await playing.round(round.id);
      assert.is(end.status, wasOpen ? status : 'completed', game);
      if (end.status === 'cancelled') assert.is(end.payout, end.staked, game);
      assert.equal(end.state.draw, drawOf(harness, end.id), `${game}: told whole`);
      isSound(harness, 0);
    }
  }
  await harness.close();
});

test('many rounds in every state at once: the books hold, and what is open lies apart', async () => {
  const { harness, player, playing } = await atTheTable();
  const stepped = Object.entries(cases).filter(([, { next }]) => next);
  for (let turn = 0; turn < 3; turn += 1) {
    for (const [game, { bet, next }] of stepped) {
      let round = accepted(await playing.start(game, bet));
      for (let step = 0; next && step < turn && round.status === 'open'; step += 1) {
        round = accepted(await playing.act(round.id, step, next(round, step)));
      }
      isSound(harness, round.status === 'open' ? round.staked : 0);
      harness.backEnd.putForward(DAY);
      await player.renew();
    }
  }
  const { items } = await playing.rounds();
  assert.is(items.length, stepped.length * 3);
  const result = items.reduce((sum, { staked, payout }) => sum + (payout ?? 0) - staked, 0);
  assert.is(await playing.money(), 100_000 + result);
  isSound(harness, 0);
  await harness.close();
});

test.run();
