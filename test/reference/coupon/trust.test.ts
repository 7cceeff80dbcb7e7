/**
 * Many players place, sell and edit at once, through a network that loses and doubles, on a line that moves:
 * whatever they were told is what the house has, at prices of the moment, and the books add up.
 */
import { setImmediate } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testSeed } from '../../support/seed.ts';
import { bettorsAt } from '../support/bettor.ts';
import { KICK_OFF } from '../support/board.ts';
import { START, startBackEnd } from '../support/harness.ts';
import { movingBoard } from '../support/moving-board.ts';
import { countsOf, mistrusted } from '../support/trust.ts';

const test = suite('bets of many at once');

const BETTORS = 24;
const ROUNDS = 16;
const MATCHES = 30;
/** How often the line moves while somebody looks at it. */
const MOVES = 2;

test('nobody has a bet, a sale or an edit that they were not told of, or at a price that was left', async () => {
  const seed = testSeed;
  const clock = { now: START };
  const board = movingBoard(MATCHES, seed, clock);
  const config = { isAvailableCouponBonusBet: false };
  const harness = await startBackEnd({ board, clock, config });
  const looking: (() => void)[] = [];
  const look = () => new Promise<void>((resolve) => void looking.push(resolve));
  const pass = async (ms: number) => {
    clock.now += ms;
  };
  const table = { harness, board, look, pass };
  const bettors = await bettorsAt(table, BETTORS, seed);
  /** The line moves while they look; whatever is asked from then on is asked later. */
  const moveOn = () => {
    clock.now += 1000;
    for (let moves = 0; moves < MOVES; moves += 1) board.move();
    clock.now += 1;
    harness.backEnd.settle(clock.now);
    for (const looked of looking.splice(0)) looked();
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    let areActing = true;
    const acting = Promise.all(bettors.map((one) => one.act())).finally(() => {
      areActing = false;
    });
    while (areActing) {
      await setImmediate();
      if (looking.length > 0) moveOn();
    }
    await acting;
  }
  board.finish();
  harness.backEnd.settle(KICK_OFF);
  assert.equal(await mistrusted(table, bettors), []);
  const counts = countsOf(bettors);
  for (const what of ['placed', 'edited', 'sold']) assert.ok((counts.get(what) ?? 0) > 10, what);
  await harness.close();
});

test.run();
