/** Alarms of what games return: silent for honest games, however they are played, and loud for others. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { engines } from '../../../src/domain/casino/engines.ts';
import {
  claimVerdict,
  NO_RETURNS,
  type PlayedRound,
  type Returns,
  verdictOf,
  withRound,
} from '../../../src/domain/casino/measuring.ts';
import { type GameName, games } from '../../../src/domain/casino/rows.ts';
import { seeds } from './samples.ts';

const test = suite('measured returns');

const EVEN = { stake: 100, side: 'under', target: 4_950 };

/** Sums of so many rounds of one bet, which return what they are told to. */
function played(
  game: GameName,
  count: number,
  payoutOf: (nonce: number) => number,
  { firstStake = 100, staked = firstStake, largestMultiplier = '2/1' }: Partial<PlayedRound> = {},
): Returns {
  let sums = NO_RETURNS;
  for (let nonce = 0; nonce < count; nonce += 1) {
    const round = { game, firstStake, staked, payout: payoutOf(nonce), largestMultiplier };
    sums = withRound(sums, games[game], round);
  }
  return sums;
}

const alarmOf = (game: GameName, sums: Returns) => verdictOf(game, games[game], sums).alarm;

test('games that are drawn honestly raise none, at any length and whatever is bet on', async () => {
  const bets: readonly (readonly [GameName, object])[] = [
    ['dice', EVEN],
    ['dice', { ...EVEN, target: 10 }],
    ['dice', { ...EVEN, stake: 10, target: 9_800 }],
    ['plinko', { stake: 100, rows: 16, risk: 'high' }],
    ['roulette', { bets: [{ numbers: [7], stake: 100 }] }],
    ['baccarat', { tie: 100 }],
    ['keno', { stake: 100, picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
    ['scratch', { stake: 100 }],
    ['slot-ways', { stake: 100 }],
    ['hunt', { stake: 10, targets: [2, 500, 2] }],
  ];
  for (const [game, bet] of bets) {
    const engine = await engines[game]();
    const largestMultiplier = engine.largestMultiplier(bet);
    const firstStake = engine.stakedOn(bet);
    let sums = NO_RETURNS;
    for (let nonce = 0; nonce < 400; nonce += 1) {
      const { payout } = engine.settle(engine.draw({ ...seeds, nonce }, bet), bet);
      const round = {
        game,
        firstStake,
        staked: firstStake,
        largestMultiplier,
        payout: payout ?? 0,
      };
      sums = withRound(sums, games[game], round);
      assert.is(alarmOf(game, sums), null, `${game} after ${nonce + 1}`);
    }
  }
});

test('a tenth more or less than proved is told once there are enough rounds, not before', () => {
  const more = (nonce: number) => (nonce % 100 < 55 ? 198 : 0);
  const less = (nonce: number) => (nonce % 100 < 45 ? 198 : 0);
  assert.is(alarmOf('dice', played('dice', 200, more)), null);
  assert.is(alarmOf('dice', played('dice', 200, less)), null);
  assert.is(alarmOf('dice', played('dice', 5_000, more)), 'more');
  assert.is(alarmOf('dice', played('dice', 5_000, less)), 'less');
});

test('a top prize in few rounds is chance; the same a hundred times is none', () => {
  const top = { largestMultiplier: '10000/1' };
  const once = (nonce: number) => (nonce === 0 ? 1_000_000 : 0);
  assert.is(alarmOf('scratch', played('scratch', 100, once, top)), null);
  const often = (nonce: number) => (nonce % 10 === 0 ? 1_000_000 : 0);
  assert.is(alarmOf('scratch', played('scratch', 1_000, often, top)), 'more');
});

test('who plays badly has less, and the game is not to blame', () => {
  const lost = played('blackjack', 5_000, () => 0, { largestMultiplier: '8/1' });
  assert.equal(
    [alarmOf('blackjack', lost), verdictOf('blackjack', games.blackjack, lost).least],
    [...[null, null]],
  );
});

test('what is staked later in a round is taken from what it returned', () => {
  const doubled = { staked: 200, largestMultiplier: '8/1' };
  const sums = played('blackjack', 10, () => 400, doubled);
  assert.equal([sums.staked, sums.returned], [1_000, 3_000]);
});

test('payouts that are rounded down are no lack: with the smallest stakes too', () => {
  // At 1.01 ten units return ten: a hundredth is lost in each round.
  const rounded = played('dice', 100_000, (nonce) => (nonce % 100 < 98 ? 10 : 0), {
    ...{ firstStake: 10, largestMultiplier: '9900/9800' },
  });
  assert.is(alarmOf('dice', rounded), null);
});

test('a game of another provider is measured by what is claimed of it', () => {
  const coin = { rtp: '49/50', sigma: '0.98', top: '1.96' };
  const sums = (rounds: number, returned: number) => ({
    ...{ rounds, staked: 100 * rounds, returned, highest: 100, squares: 10_000 * rounds },
  });
  const alarmOf = (rounds: number, share: number) =>
    claimVerdict(coin, sums(rounds, Math.round(rounds * share))).alarm;
  assert.is(alarmOf(1000, 98), null, 'as claimed');
  assert.is(alarmOf(1, 196), null, 'one round says nothing');
  assert.is(alarmOf(1, 0), null);
  assert.is(alarmOf(1000, 112), 'more');
  assert.is(alarmOf(1000, 84), 'less');
  assert.is(alarmOf(1000, 102), null, 'within chance');
});

test.run();
