import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { boardName, headsOf } from '../../../../src/remotes/sportsbook/game/board-names.ts';
import {
  isOpenAtFirst,
  layoutOf,
  readBoard,
} from '../../../../src/remotes/sportsbook/game/market-groups.ts';
import { createTexts } from '../../../../src/site/texts/texts.ts';

const { t, fetch } = createTexts();
const test = suite('sportsbook: how markets are laid out');

test.before(() => fetch(['bets']));

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

test('tables keep a place empty where a market is missing', () => {
  const halfFull = ['1-1', 'X-2', '2-2', '1-2'].map((outcome) => one('half-full', outcome));
  assert.equal(layoutOf(halfFull).rows, [
    ['half-full  1-1', '', 'half-full  1-2'],
    ['', '', 'half-full  X-2'],
    ['', '', 'half-full  2-2'],
  ]);
  const threeWay = ['1', '2'].map((outcome) => one('european-handicap', outcome, '-1'));
  assert.equal(layoutOf(threeWay).rows, [['european-handicap -1 1', '', 'european-handicap -1 2']]);
  const margins = ['X', '1-3+', '2-1'].map((outcome) => one('winning-margin', outcome));
  assert.equal(layoutOf(margins).rows, [
    ['', 'winning-margin  X', 'winning-margin  2-1'],
    ['winning-margin  1-3+', '', ''],
  ]);
  const both = ['X-no', '1-yes'].map((outcome) => one('result-both-score', outcome));
  assert.equal(layoutOf(both).rows, [
    ['result-both-score  1-yes', ''],
    ['', 'result-both-score  X-no'],
  ]);
});

test('the most used groups are open, the others wait to be opened', () => {
  assert.ok(['result', 'total', 'next-goal 2', 'half-time'].every(isOpenAtFirst));
  assert.not.ok(['race 2', 'odd-even', 'new-to-us'].some(isOpenAtFirst));
});

test('what stands over a column is left out of its buttons', () => {
  const teams = { team1: 'Arden', team2: 'Belford' };
  const say = (group: string, outcome: string, param: string | null = null) =>
    boardName({ group, outcome, param }, teams, t);
  assert.equal(headsOf('european-handicap', teams, t), ['Arden', 'Draw', 'Belford']);
  assert.equal(
    ['1', 'X', '2'].map((outcome) => say('european-handicap', outcome, '-1')),
    ['\u200e\u22121', '\u200e\u22121', '\u200e+1'],
  );
  assert.is(say('half-full', 'X-2'), '\u200eX/2');
  assert.is(say('winning-margin', '1-3+'), '\u200e+3+');
  assert.equal(headsOf('odd-even', teams, t), []);
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
