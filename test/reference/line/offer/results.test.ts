import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBoard } from '../../../../src/reference/line/offer/board.ts';

const test = suite('results');

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Shortly after midnight, so that the first games began the day before. */
const EPOCH = Date.UTC(2026, 2, 1, 3);
const board = createBoard({ epoch: EPOCH, clockRate: 1, seed: 2 });
const NOW = EPOCH + 2 * DAY + 12 * HOUR;

const resultsOf = (day?: string, now = NOW) => {
  const results = board.results(now, day);
  if (results === null) throw new Error(`no results of ${day}`);
  return results;
};

test('every game of a day that is over is there, the latest first, as it ended', () => {
  const { games, champs } = resultsOf('20260302');
  const [from, to] = [Date.UTC(2026, 2, 2), Date.UTC(2026, 2, 3)];
  assert.ok(games.length > 20, `${games.length}`);
  assert.ok(games.every(({ startAt }) => startAt >= from && startAt < to));
  assert.ok(games.every(({ startAt }, i) => startAt <= (games[i - 1]?.startAt ?? to)));
  const names = new Set(champs.map(({ id }) => id));
  assert.equal(names, new Set(games.map(({ champId }) => champId)));
  for (const { id, score, halfTime } of games) {
    if (score === null) continue;
    const game = board.game(id, NOW);
    assert.equal([game?.status, game?.score], [4, score]);
    assert.ok(halfTime && halfTime[0] <= score[0] && halfTime[1] <= score[1]);
  }
});

test('today holds what is over and nothing that is being played', () => {
  const { day, games, next } = resultsOf();
  assert.equal([day, next], ['20260303', null]);
  assert.ok(games.length > 0);
  assert.ok(games.every(({ id }) => board.game(id, NOW)?.status === 4));
  const live = new Set(board.snapshot(NOW, { section: 'live' }).games.map(({ id }) => id));
  assert.ok(live.size > 0 && games.every(({ id }) => !live.has(id)));
});

test('the days lead from one to the other, from the first game to today', () => {
  const days = [];
  for (let day: string | null = '20260303'; day !== null; day = resultsOf(day).previous) {
    days.push(day);
  }
  assert.equal(days, ['20260303', '20260302', '20260301', '20260228']);
  assert.is(resultsOf('20260228').next, '20260301');
});

test('a day that is none, has not come, or was before the first game has no results', () => {
  for (const day of ['20260304', '20260227', '20260230', '00000000', '99999999', 'today', '']) {
    assert.is(board.results(NOW, day), null, day);
  }
});

test('where time runs faster a day is no longer than an answer may be', () => {
  const fast = createBoard({ epoch: EPOCH, clockRate: 60, seed: 2 });
  const { games } = fast.results(NOW, '20260302') ?? { games: [] };
  assert.is(games.length, 1000);
  assert.ok((games.at(-1)?.startAt ?? 0) > Date.UTC(2026, 2, 2, 12));
});

test.run();
