import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Bet } from '../../../../src/reference/line/market-id.ts';
import { chancesOf, type Outlook } from '../../../../src/reference/line/markets/chances.ts';
import { createBoard } from '../../../../src/reference/line/offer/board.ts';
import { togetherOf } from '../../../../src/reference/line/offer/together.ts';

const test = suite('bets on one match, told together');

const before: Outlook = {
  ...{ score: [0, 0], halfTime: null, means: [1.6, 1.1], rho: -0.05 },
  ...{ firstHalfShare: 0.45, isLive: false },
};
/** One goal up at half-time. */
const live: Outlook = {
  ...{ score: [1, 0], halfTime: [1, 0], means: [0.7, 0.6], rho: -0.02 },
  ...{ firstHalfShare: 0, isLive: true },
};

const bet = (group: Bet['group'], outcome: string, param: string | null = null): Bet => ({
  ...{ group, outcome, param },
});
const home = bet('result', '1');
const draw = bet('result', 'X');
const over = bet('total', 'over', '2.5');
const under = bet('total', 'under', '2.5');
const halfHome = bet('half-time', '1');
const secondOver = bet('second-half-total', 'over', '1.5');
const halfFull = bet('half-full', '1-1');
const bothScore = bet('both-score', 'yes');
const whole = [home, draw, over, under, halfHome, secondOver, halfFull, bothScore];

const near = (found: number, wanted: number, what = '') =>
  assert.ok(Math.abs(found - wanted) < 1e-9, `${what} ${found}, not ${wanted}`);

const chance = (view: Outlook, ...bets: Bet[]): number =>
  togetherOf(view, bets)?.chance ?? Number.NaN;

test('alone a bet is as likely as its price has it', () => {
  for (const view of [before, live]) {
    const { fair } = chancesOf(view);
    for (const one of whole) near(chance(view, one), fair(one), JSON.stringify(one));
  }
});

test('what follows from another adds nothing, and what it excludes leaves nothing', () => {
  for (const view of [before, live]) {
    near(chance(view, home, bet('double-chance', '1X')), chance(view, home));
    near(chance(view, halfFull, home, halfHome), chance(view, halfFull));
    near(chance(view, home, draw), 0);
    near(chance(view, over, under), 0);
  }
});

test('those that follow from others are told apart, the first of equals first', () => {
  const telling = (...bets: Bet[]) => togetherOf(before, bets)?.telling;
  assert.equal(telling(home, over), [0, 1]);
  assert.equal(telling(bet('double-chance', '1X'), home), [1]);
  // What half and end were is what both of them were, and the other way round.
  assert.equal(telling(halfFull, over, home, halfHome), [1, 2, 3]);
  assert.equal(telling(home, halfFull, over), [1, 2]);
  assert.equal(telling(home, home), [1]);
});

test('scores of a goal feast are told as any other', () => {
  const feast: Outlook = { ...live, score: [30, 28], halfTime: [14, 14] };
  near(chance(feast, bet('result', '1'), bet('total', 'over', '57.5')), chance(feast, home));
});

test('no more than eight are told together', () => {
  assert.is.not(togetherOf(before, whole), null);
  assert.is(togetherOf(before, [...whole, bet('double-chance', '1X')]), null);
});

test('with one thing and with its opposite come to all of the other', () => {
  for (const view of [before, live]) {
    for (const one of whole) {
      near(chance(view, one, over) + chance(view, one, under), chance(view, one));
    }
  }
});

test('goals come with goals: together they are likelier than apart', () => {
  assert.ok(chance(before, over, bothScore) > chance(before, over) * chance(before, bothScore));
  assert.ok(chance(before, home, under) < chance(before, home) * chance(before, under) * 1.05);
});

test('what may give its stake back, or goes by the order of goals, is not told', () => {
  for (const other of [
    bet('total', 'over', '2'),
    bet('total', 'over', '2.25'),
    bet('draw-no-bet', '1'),
    bet('next-goal', '1', '1'),
  ]) {
    assert.is(togetherOf(before, [home, other]), null, JSON.stringify(other));
  }
});

test('a board tells it of markets of one match that it has', () => {
  const now = Date.UTC(2026, 2, 1, 12);
  const board = createBoard({ epoch: now, clockRate: 1, seed: 2 });
  const { games } = board.snapshot(now, { section: 'line', limit: 2 });
  const ids = games.map(({ id }) => id);
  const [one = 0, other = 0] = ids;
  const { markets } = board.snapshot(now, { section: 'line', gameId: one });
  const idOf = (group: string, outcome: string) =>
    markets.find((market) => market.group === group && market.outcome === outcome)?.id ?? '';
  const pair = [idOf('result', '1'), idOf('both-score', 'yes')];
  const told = board.together(pair, now)?.chance ?? 0;
  assert.ok(told > 0 && told < 1);
  assert.is(board.together([pair[0] ?? '', `${other}-1-0-1`], now), null);
  assert.is(board.together(['nonsense'], now), null);
  assert.is(board.together([], now), null);
});

test.run();
