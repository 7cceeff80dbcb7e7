import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createTexts } from '../../../src/site/texts/texts.ts';
import {
  groupName,
  outcomeName,
  outcomeShort,
  signedLine,
} from '../../../src/site/ui/market-words.ts';

const test = suite('names of markets');
const { t } = createTexts();
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

test('the next goal has its number', () => {
  assert.is(groupName({ group: 'next-goal', param: '3' }, t), 'Who scores goal 3');
});

test('a market the site has no words for is still named', () => {
  assert.is(groupName({ group: 'corner-race', param: null }, t), 'Corner race');
  assert.is(name('corner-race', 'to_five', '5'), 'To five 5');
  assert.is(outcomeShort({ group: 'corner-race', outcome: '7+', param: null }, t), '7+');
});

test.run();
