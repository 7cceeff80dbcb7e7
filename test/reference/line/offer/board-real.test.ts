import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { createBoard } from '../../../../src/reference/line/offer/board.ts';
import { readFixtures } from '../../../../src/reference/line/program/football-json.ts';
import { REAL_FIXTURES, realSuite } from '../real-fixtures.ts';

const test = realSuite('board, real files');
const EPOCH = Date.UTC(2026, 2, 1, 10, 7, 13);
const HOUR = 3_600_000;
const open = (fixtures: string, clockRate: number) =>
  createBoard({ fixtures, epoch: EPOCH, clockRate, seed: 2 });

test('ten files at once: 8 to 14 live at any rate, a line for every championship', () => {
  for (const rate of [1, 60]) {
    const board = open(REAL_FIXTURES, rate);
    assert.equal(board.problems, []);
    assert.ok(board.champs(EPOCH).every(({ gameCount }) => gameCount > 5));
    for (let i = 0; i < 120; i += 1) {
      const now = EPOCH + (i * 0.4 * HOUR) / rate;
      const { length } = board.snapshot(now, { section: 'live' }).games;
      assert.ok(length >= 8 && length <= 14, `${length} at ${rate}`);
    }
  }
});

test('every result of the files comes out of the replay as it went in', () => {
  const board = open(REAL_FIXTURES, 60);
  const results = new Map<string, string>();
  for (const { name, fixtures } of readFixtures(REAL_FIXTURES).competitions) {
    for (const { team1, team2, fullTime } of fixtures) {
      if (fullTime) results.set(`${name} ${team1} ${team2}`, fullTime.join(':'));
    }
  }
  const names = new Map(
    readFixtures(REAL_FIXTURES).competitions.map(({ name }, i) => [1001 + i, name]),
  );
  const later = EPOCH + 40 * 24 * HOUR;
  let checked = 0;
  for (let id = 500_001; id < 500_001 + 3358; id += 1) {
    const game = board.game(id, later);
    const known = results.get(`${names.get(game?.champId ?? 0)} ${game?.team1} ${game?.team2}`);
    if (known === undefined) continue;
    assert.is(game?.score.join(':'), known);
    assert.is(board.resultOf(`${id}-6-0-${known}`, later), 'won');
    checked += 1;
  }
  assert.ok(checked > 2300, `${checked}`);
});

test('goals of the World Cup fall in the minutes of the file', () => {
  const board = open(join(REAL_FIXTURES, '2026.worldcup.json'), 1);
  const game = board
    .snapshot(EPOCH - 6 * HOUR, { section: 'line' })
    .games.find(({ slug }) => slug.endsWith('-czech-republic-south-africa'));
  assert.ok(game, 'Czech Republic against South Africa: 1:1, minutes 6 and 83');
  const seen: string[] = [];
  for (let now = game.startAt; now < game.startAt + 2 * HOUR; now += 1000) {
    const state = board.game(game.id, now);
    const line = `${state?.score.join(':')}`;
    if (seen.at(-1)?.split(' ')[0] !== line) seen.push(`${line} ${state?.minute}`);
  }
  assert.equal(seen, ['0:0 1', '1:0 6', '1:1 83']);
});

test.run();
