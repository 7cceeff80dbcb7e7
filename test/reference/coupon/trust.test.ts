/**
 * Many players place, sell and edit at once, through a network that loses and doubles, on a line that moves:
 * whatever they were told is what the house has, at prices of the moment, and the books add up.
 */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testSeed } from '../../support/seed.ts';
import { KICK_OFF } from '../support/board.ts';
import { bettorsAt } from '../support/bettor.ts';
import { START, startBackEnd } from '../support/harness.ts';
import { movingBoard } from '../support/moving-board.ts';
import { countsOf, mistrusted } from '../support/trust.ts';

const test = suite('bets of many at once');

const BETTORS = 24;
const ROUNDS = 16;
const MATCHES = 30;

test('nobody has a bet, a sale or an edit that they were not told of, or at a price that was left', async () => {
  const seed = testSeed;
  const clock = { now: START };
  const board = movingBoard(MATCHES, seed, clock);
  const config = { isAvailableCouponBonusBet: false };
  const harness = await startBackEnd({ board, clock, config });
  const look = () => new Promise<void>((resolve) => void setImmediate(resolve));
  const pass = async (ms: number) => void (clock.now += ms);
  const table = { harness, board, look, pass };
  const bettors = await bettorsAt(table, BETTORS, seed);
  for (let round = 0; round < ROUNDS; round += 1) {
    const acting = Promise.all(bettors.map((one) => one.act()));
    // While they look, the line moves.
    await look();
    clock.now += 1000;
    board.move();
    await acting;
    harness.backEnd.settle(clock.now);
  }
  board.finish();
  harness.backEnd.settle(KICK_OFF);
  assert.equal(await mistrusted(table, bettors), []);
  const counts = countsOf(bettors);
  for (const what of ['placed', 'edited', 'sold']) assert.ok((counts.get(what) ?? 0) > 20, what);
  await harness.close();
});

test.run();
