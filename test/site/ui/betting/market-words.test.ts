import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MARKET_TYPES } from '../../../../src/reference/line/market-id.ts';
import { createTexts } from '../../../../src/site/texts/texts.ts';
import {
  groupName,
  groupPlace,
  outcomeName,
  outcomeShort,
  signedLine,
} from '../../../../src/site/ui/betting/market-words.ts';

const test = suite('names of markets');
const { t, fetch } = createTexts();

test.before(() => fetch(['bets']));

const teams = { team1: 'Arden', team2: 'Belford' };
const name = (group: string, outcome: string, param: string | null = null) =>
  outcomeName({ group, outcome, param }, teams, t);

test('who wins is said by name', () => {
  assert.equal(
    ['1', 'X', '2'].map((outcome) => name('result', outcome)),
    ['Arden', 'Draw', 'Belford'],
  );
  assert.equal(
    ['1', 'X', '2'].map((outcome) => name('next-goal', outcome, '3')),
    ['Arden', 'No more goals', 'Belford'],
  );
  assert.is(name('draw-no-bet', '2'), 'Belford');
});

test('double chances name both', () => {
  assert.equal(
    ['1X', '12', 'X2'].map((outcome) => name('double-chance', outcome)),
    ['Arden or Draw', 'Arden or Belford', 'Draw or Belford'],
  );
});

test('lines are part of the name', () => {
  assert.is(name('total', 'over', '2.5'), 'Over 2.5');
  assert.is(name('handicap', '2', '-0.75'), 'Belford (\u200e\u22120.75)');
  assert.equal([signedLine('0'), signedLine('-0.0'), signedLine('1')], ['0', '0', '\u200e+1']);
});

test('an exact score runs as text does: first its first team’s goals, as scores stand everywhere', async () => {
  const score = { group: 'correct-score', outcome: '1:0', param: null };
  assert.equal([outcomeName(score, teams, t), outcomeShort(score, t)], ['1:0', '1:0']);
  const arabic = createTexts();
  await arabic.fetch(['bets']);
  await arabic.use('ar');
  // Digits alone would run left to right there: marks keep each number on its team's side.
  const marked = '1\u200f:\u200f0';
  assert.equal(
    [outcomeName(score, teams, arabic.t), outcomeShort(score, arabic.t)],
    [marked, marked],
  );
});

test('the next goal has its number', () => {
  assert.is(groupName({ group: 'next-goal', param: '3' }, teams, t), 'Who scores goal 3');
});

test('what is about one team is called by it', () => {
  const groupOf = (group: string) => groupName({ group, param: null }, teams, t);
  assert.is(groupOf('total-1'), 'Arden: total goals');
  assert.is(groupOf('clean-sheet-2'), 'Belford: clean sheet');
});

test('a handicap with the draw says the line of who is bet on', () => {
  assert.equal(
    ['1', 'X', '2'].map((outcome) => name('european-handicap', outcome, '-1')),
    ['Arden (\u200e\u22121)', 'Draw (\u200e\u22121)', 'Belford (\u200e+1)'],
  );
});

test('combinations name their parts', () => {
  assert.is(name('half-full', 'X-2'), '\u2068Draw\u2069 / \u2068Belford\u2069');
  assert.is(name('result-both-score', '1-no'), 'Arden, not both score');
  assert.is(name('result-total', '2-over', '2.5'), 'Belford and over 2.5');
});

test('margins, counts and halves are words', () => {
  assert.equal(
    ['1-1', 'X', '2-3+'].map((outcome) => name('winning-margin', outcome)),
    ['Arden by 1', 'Draw', 'Belford by 3 or more'],
  );
  assert.is(name('exact-goals', '6+'), '\u200e6+');
  assert.is(name('odd-even', 'odd'), 'Odd');
  assert.is(name('highest-half', 'X'), 'The same in both');
  assert.is(name('race', 'X', '2'), 'Neither');
  assert.is(name('clean-sheet-1', 'yes'), 'Yes');
  assert.is(name('half-correct-score', '1:0'), '1:0');
});

test('every market of the line has words', () => {
  for (const group of Object.keys(MARKET_TYPES)) {
    assert.ok(groupPlace(group) < groupPlace('no such group'), group);
  }
});

test('a market the site has no words for is still named', () => {
  assert.is(groupName({ group: 'corner-race', param: null }, teams, t), 'Corner race');
  assert.is(name('corner-race', 'to_five', '5'), 'To five 5');
  assert.is(outcomeShort({ group: 'corner-race', outcome: '7+', param: null }, t), '7+');
});

test.run();
