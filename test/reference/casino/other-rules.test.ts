/** Rounds that were open when the rules of their game became others. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { gameNamed } from '../../../src/reference/casino/games.ts';
import { drawnAgain } from '../../../src/reference/casino/playing.ts';
import type { Round } from '../support/casino.ts';
import { mortalHouse } from '../support/mortal-house.ts';

const test = suite('casino: other rules');

const PLAYER = 'player-1';
const SECOND = 1000;
const evidence = { sessionId: 'session-of-a-test-00000', seq: 1 };
const moneyRow = v.object({ balance: v.number() });

/** A player with an open round of mines, so many of whose tiles were opened. */
function open(picks: number) {
  const house = mortalHouse();
  const accountId = house.join(PLAYER);
  const game = gameNamed('mines');
  if (!game) throw new Error('there are no mines');
  let keys = 0;
  const start = () => {
    keys += 1;
    const terms = { userId: PLAYER, accountId, key: `key-${keys}`, game: game.gameId };
    const request = { ...terms, bet: { stake: 100, mines: 3 }, evidence, isForeign: false };
    const answer = house.now().casino.playing.start(request, house.clock.now);
    if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
    return answer.round;
  };
  const { id: roundId } = start();
  const row = house.now().casino.rounds.find(PLAYER, roundId);
  if (!row) throw new Error('there is no round');
  const mines = drawnAgain(house.now().casino.pairs, game, row) as number[];
  const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((one) => !mines.includes(one));
  for (const [step, pick] of safe.slice(0, picks).entries()) {
    const request = { userId: PLAYER, roundId, step, action: { pick } };
    house.now().casino.playing.act(request, house.clock.now);
  }
  return {
    start,
    /** The house starts anew, and the rules that the round was begun under are no more. */
    becomeOthers(): Round {
      house.now().real.run(`UPDATE casino_rounds SET rules = 'of before' WHERE id = ?`, roundId);
      house.restart();
      house.clock.now += SECOND;
      house.now().casino.settle(house.clock.now, 100);
      const { casino } = house.now();
      const kept = casino.rounds.find(PLAYER, roundId);
      const told = kept && casino.tell(kept, house.clock.now);
      if (!told) throw new Error('there is no round');
      house.clock.now += 10 * SECOND;
      return told;
    },
    money: () =>
      house.now().real.first(moneyRow, 'SELECT balance FROM accounts WHERE id = ?', accountId)
        ?.balance,
  };
}

test('what was won so far is paid at once, and the next round may begin', () => {
  const { start, becomeOthers, money } = open(4);
  const round = becomeOthers();
  assert.equal([round.status, round.staked, round.payout], ['completed', 100, 171]);
  assert.is(money(), 100_000 + 71);
  assert.is(start().status, 'open');
});

test('where less than the stake was won, the stake goes back', () => {
  const { start, becomeOthers, money } = open(0);
  const round = becomeOthers();
  assert.equal([round.status, round.payout], ['cancelled', 100]);
  assert.is(money(), 100_000);
  assert.is(start().status, 'open');
});

test.run();
