/** What bets are worth by what their prices are made of. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chancesOf } from '../../../../src/reference/line/markets/chances.ts';
import { createBoard } from '../../../../src/reference/line/offer/board.ts';

const test = suite('what bets are worth');

const START = Date.UTC(2026, 2, 1, 12);
const MINUTE = 60_000;

test('no bet is worth its stake when it is taken, whether or not it may give it back', () => {
  const board = createBoard({ epoch: START, clockRate: 1, seed: 2 });
  const groups = new Set<string>();
  let returning = 0;
  for (let minute = 0; minute < 120; minute += 15) {
    const now = START + minute * MINUTE;
    const games = (['live', 'line'] as const).flatMap(
      (section) => board.snapshot(now, { section, limit: 3 }).games,
    );
    for (const { id } of games) {
      for (const market of board.snapshot(now, { section: 'live', gameId: id }).markets) {
        const chance = market.isBlocked ? null : board.chance(market.id, now);
        if (chance === null) continue;
        groups.add(market.group);
        const back = 1 - chance.won - chance.lost;
        if (back > 0.01) returning += 1;
        const worth = chance.won * Number(market.coef) + back;
        assert.ok(worth < 1, `${market.id} at ${market.coef} is worth ${worth}`);
      }
    }
  }
  assert.ok(groups.size > 20 && returning > 100, `${groups.size} groups, ${returning} returning`);
});

test('what is not open, or no market at all, has no chance', () => {
  const board = createBoard({ epoch: START, clockRate: 1, seed: 2 });
  const [game] = board.snapshot(START, { section: 'line', limit: 1 }).games;
  assert.is(board.chance('nonsense', START), null);
  assert.is(board.chance('1-1-0-1', START), null);
  const [market = ''] = game?.mainMarketIds ?? [];
  assert.is.not(board.chance(market, START), null);
  assert.is(board.chance(market, (game?.startAt ?? 0) + 300 * MINUTE), null);
});

test('an outsider that is level at half-time may win, lose, or give the stake back', () => {
  const { of, fair } = chancesOf({
    ...{ score: [0, 0], halfTime: [0, 0], means: [1.3, 0.33], rho: 0 },
    ...{ firstHalfShare: 0, isLive: true },
  });
  const outsider = { group: 'draw-no-bet', param: null, outcome: '2' } as const;
  const { won, lost } = of(outsider);
  const draw = of({ group: 'result', param: null, outcome: 'X' }).won;
  assert.ok(Math.abs(won + lost + draw - 1) < 1e-9);
  assert.ok(Math.abs(fair(outsider) - won / (won + lost)) < 1e-9);
  // One goal up it wins far more often, and still seldom gives the stake back.
  assert.ok(draw > 0.25 && won < 0.1);
});

test.run();
