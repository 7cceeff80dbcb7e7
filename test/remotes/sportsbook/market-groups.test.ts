import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { layoutOf, readBoard } from '../../../src/remotes/sportsbook/market-groups.ts';

const test = suite('sportsbook: how markets are laid out');

const one = (group: string, outcome: string, param: string | null = null) => ({
  id: [group, param, outcome].join(' '),
  group,
  outcome,
  param,
});

test('totals stand in pairs, from the lowest line', () => {
  const layout = layoutOf([
    one('total', 'under', '3.5'),
    one('total', 'over', '3.5'),
    one('total', 'over', '0.5'),
    one('total', 'under', '0.5'),
    one('total', 'over', '10.5'),
  ]);
  assert.equal(layout.rows, [
    ['total 0.5 over', 'total 0.5 under'],
    ['total 3.5 over', 'total 3.5 under'],
    ['total 10.5 over', ''],
  ]);
});

test('a handicap stands beside its mirror', () => {
  const layout = layoutOf([
    one('handicap', '1', '0.5'),
    one('handicap', '2', '0.5'),
    one('handicap', '1', '-0.5'),
    one('handicap', '2', '-0.5'),
  ]);
  assert.equal(layout.rows, [
    ['handicap -0.5 1', 'handicap 0.5 2'],
    ['handicap 0.5 1', 'handicap -0.5 2'],
  ]);
});

test('exact scores stand by who wins with them, the lowest first', () => {
  const layout = layoutOf(
    ['2:1', '0:2', '1:1', '1:0', '0:0'].map((score) => one('correct-score', score)),
  );
  assert.equal(layout.rows, [
    ['correct-score  1:0', 'correct-score  0:0', 'correct-score  0:2'],
    ['correct-score  2:1', 'correct-score  1:1', ''],
  ]);
});

test('exact scores that only one team can win with fill three columns', () => {
  const scores = ['0:3', '0:4', '1:3', '0:5'].map((score) => one('correct-score', score));
  assert.equal([layoutOf(scores).columns, layoutOf(scores).rows.length], [3, 2]);
  const two = [...scores, one('correct-score', '3:3')];
  assert.equal([layoutOf(two).columns, layoutOf(two).rows[0]?.length], [2, 2]);
});

test('other groups fill two columns, or three where that comes out even', () => {
  const three = ['1', 'X', '2'].map((outcome) => one('result', outcome));
  assert.is(layoutOf(three).columns, 3);
  assert.is(layoutOf(three.slice(0, 2)).columns, 2);
  assert.equal(layoutOf([]).rows, []);
});

test('a board without markets has no groups', () => {
  assert.equal(readBoard(''), []);
});

test.run();
