import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseMarketId } from '../../../src/reference/line/market-id.ts';
import { type MatchFacts, settle } from '../../../src/reference/line/settlement.ts';

const test = suite('settlement');

/** A match of 2:1 with 1:0 at half-time, scored 1, 2, 1. */
const FINISHED: MatchFacts = {
  score: [2, 1],
  isFinished: true,
  halfTime: [1, 0],
  scorers: [1, 2, 1],
};
const DRAWN: MatchFacts = { score: [1, 1], isFinished: true, halfTime: [0, 0], scorers: [2, 1] };
const OPEN: MatchFacts = { score: [2, 1], isFinished: false, halfTime: null, scorers: [1, 2, 1] };

function resultOf(market: string, facts: MatchFacts) {
  const key = parseMarketId(`500001-${market}`);
  if (!key) throw new Error(`${market} is no market`);
  return settle(key, facts);
}

const finished: [market: string, facts: MatchFacts, result: string][] = [
  ['1-0-1', FINISHED, 'won'],
  ['1-0-X', FINISHED, 'lost'],
  ['1-0-X', DRAWN, 'won'],
  ['2-0-1X', FINISHED, 'won'],
  ['2-0-12', DRAWN, 'lost'],
  ['2-0-X2', FINISHED, 'lost'],
  ['3-2.5-over', FINISHED, 'won'],
  ['3-2.5-under', FINISHED, 'lost'],
  ['3-3-over', FINISHED, 'void'],
  ['3-2.75-over', FINISHED, 'half-won'],
  ['3-2.75-under', FINISHED, 'half-lost'],
  ['3-3.25-over', FINISHED, 'half-lost'],
  ['3-3.25-under', FINISHED, 'half-won'],
  ['4--0.5-1', FINISHED, 'won'],
  ['4-0.5-2', FINISHED, 'lost'],
  ['4--1-1', FINISHED, 'void'],
  ['4--0.75-1', FINISHED, 'half-won'],
  ['4-0.75-2', FINISHED, 'half-lost'],
  ['4--1.25-1', FINISHED, 'half-lost'],
  ['4-0.25-1', DRAWN, 'half-won'],
  ['5-0-yes', FINISHED, 'won'],
  ['5-0-no', DRAWN, 'lost'],
  ['6-0-2:1', FINISHED, 'won'],
  ['6-0-3:1', FINISHED, 'lost'],
  ['7-0-1', FINISHED, 'won'],
  ['7-0-2', FINISHED, 'lost'],
  ['7-0-1', DRAWN, 'void'],
  ['8-0-1', FINISHED, 'won'],
  ['8-0-X', DRAWN, 'won'],
  ['9-2-2', FINISHED, 'won'],
  ['9-3-2', FINISHED, 'lost'],
  ['9-4-X', FINISHED, 'won'],
  ['9-4-1', FINISHED, 'lost'],
  ['9-1-X', FINISHED, 'lost'],
];
for (const [market, facts, result] of finished) {
  test(`${market} after ${facts.score.join(':')} is ${result}`, () => {
    assert.is(resultOf(market, facts), result);
  });
}

const running: [market: string, result: string | null][] = [
  ['1-0-1', null],
  ['2-0-1X', null],
  ['7-0-1', null],
  ['4--0.5-1', null],
  ['8-0-1', null],
  ['3-2.5-over', 'won'],
  ['3-2.5-under', 'lost'],
  ['3-2.75-over', null],
  ['3-3-over', null],
  ['3-3.5-under', null],
  ['5-0-yes', 'won'],
  ['5-0-no', 'lost'],
  ['6-0-1:1', 'lost'],
  ['6-0-2:1', null],
  ['9-3-1', 'won'],
  ['9-4-1', null],
];
for (const [market, result] of running) {
  test(`${market} at 2:1 in play is ${result ?? 'still open'}`, () => {
    assert.is(resultOf(market, OPEN), result);
  });
}

test('the half is settled at half-time, not at the end', () => {
  assert.is(resultOf('8-0-1', { ...OPEN, halfTime: [1, 0] }), 'won');
});

test.run();
