import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseMarketId } from '../../../../src/reference/line/market-id.ts';
import { type MatchFacts, settle } from '../../../../src/reference/line/markets/settlement.ts';

const test = suite('settlement');

/** A match of 2:1 with 1:0 at half-time, scored 1, 2, 1. */
const FINISHED: MatchFacts = {
  score: [2, 1],
  isFinished: true,
  isAbandoned: false,
  halfTime: [1, 0],
  scorers: [1, 2, 1],
};
const DRAWN: MatchFacts = {
  score: [1, 1],
  isFinished: true,
  isAbandoned: false,
  halfTime: [0, 0],
  scorers: [2, 1],
};
const OPEN: MatchFacts = {
  score: [2, 1],
  isFinished: false,
  isAbandoned: false,
  halfTime: null,
  scorers: [1, 2, 1],
};

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
  ['10-1.5-over', FINISHED, 'won'],
  ['11-1-under', FINISHED, 'void'],
  ['11-0.75-over', FINISHED, 'half-won'],
  ['12--1-X', FINISHED, 'won'],
  ['12--1-1', FINISHED, 'lost'],
  ['12-1-1', DRAWN, 'won'],
  ['13-0-1-1', FINISHED, 'won'],
  ['13-0-X-1', FINISHED, 'lost'],
  ['13-0-X-X', DRAWN, 'won'],
  ['14-0-X', FINISHED, 'won'],
  ['15-1-over', FINISHED, 'void'],
  ['15-1.25-over', FINISHED, 'half-lost'],
  ['16-1.5-over', FINISHED, 'won'],
  ['17-0-yes', FINISHED, 'lost'],
  ['18-0-yes', FINISHED, 'won'],
  ['19-0-odd', FINISHED, 'won'],
  ['19-0-even', DRAWN, 'won'],
  ['20-0-3', FINISHED, 'won'],
  ['20-0-6+', FINISHED, 'lost'],
  ['21-0-1-1', FINISHED, 'won'],
  ['21-0-2-1', FINISHED, 'lost'],
  ['21-0-X', DRAWN, 'won'],
  ['22-0-yes', FINISHED, 'lost'],
  ['23-0-no', FINISHED, 'won'],
  ['24-0-no', FINISHED, 'won'],
  ['25-0-yes', FINISHED, 'lost'],
  ['26-2-1', FINISHED, 'won'],
  ['26-2-2', FINISHED, 'lost'],
  ['26-3-X', FINISHED, 'won'],
  ['27-0-1:0', FINISHED, 'won'],
  ['28-0-2', FINISHED, 'won'],
  ['29--1-1', FINISHED, 'void'],
  ['29--0.75-1', FINISHED, 'half-won'],
  ['30-0-1-yes', FINISHED, 'won'],
  ['30-0-X-no', DRAWN, 'lost'],
  ['31-2.5-1-over', FINISHED, 'won'],
  ['31-2.5-X-under', DRAWN, 'won'],
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
  ['10-1.5-over', 'won'],
  ['11-1.5-under', null],
  ['15-2.5-over', 'won'],
  ['16-0.5-over', null],
  ['20-0-2', 'lost'],
  ['20-0-6+', null],
  ['22-0-yes', 'lost'],
  ['25-0-yes', 'lost'],
  ['26-2-1', 'won'],
  ['26-3-1', null],
  ['30-0-1-no', 'lost'],
  ['31-2.5-X-under', 'lost'],
];
for (const [market, result] of running) {
  test(`${market} at 2:1 in play is ${result ?? 'still open'}`, () => {
    assert.is(resultOf(market, OPEN), result);
  });
}

test('the half is settled at half-time, not at the end', () => {
  assert.is(resultOf('8-0-1', { ...OPEN, halfTime: [1, 0] }), 'won');
});

test('what is decided when a match is broken off stands, and the rest is void', () => {
  const broken = { ...OPEN, isAbandoned: true };
  const results = ['3-2.5-over', '3-3.5-over', '1-0-1', '9-3-1', '9-4-X', '8-0-1', '26-2-1'];
  assert.equal(
    results.map((market) => resultOf(market, broken)),
    ['won', 'void', 'void', 'won', 'void', 'void', 'won'],
  );
});

test('what nobody can know any more is void', () => {
  const bare: MatchFacts = { ...FINISHED, halfTime: null, scorers: null };
  for (const market of ['8-0-1', '13-0-1-1', '16-1.5-over', '28-0-2', '9-2-2', '26-2-1']) {
    assert.is(resultOf(market, bare), 'void', market);
  }
  assert.is(resultOf('1-0-1', bare), 'won');
});

test.run();
