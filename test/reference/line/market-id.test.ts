import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  MARKET_TYPES,
  type MarketKey,
  marketIdOf,
  parseMarketId,
} from '../../../src/reference/line/market-id.ts';

const test = suite('market ids');
const keys: [MarketKey, string][] = [
  [{ gameId: 500001, group: 'result', param: null, outcome: 'X' }, '500001-1-0-X'],
  [{ gameId: 500001, group: 'double-chance', param: null, outcome: '1X' }, '500001-2-0-1X'],
  [{ gameId: 500001, group: 'total', param: '2.5', outcome: 'over' }, '500001-3-2.5-over'],
  [{ gameId: 500001, group: 'handicap', param: '-0.75', outcome: '1' }, '500001-4--0.75-1'],
  [{ gameId: 500001, group: 'both-score', param: null, outcome: 'no' }, '500001-5-0-no'],
  [{ gameId: 500001, group: 'correct-score', param: null, outcome: '2:1' }, '500001-6-0-2:1'],
  [{ gameId: 500001, group: 'draw-no-bet', param: null, outcome: '2' }, '500001-7-0-2'],
  [{ gameId: 500001, group: 'half-time', param: null, outcome: '1' }, '500001-8-0-1'],
  [{ gameId: 500001, group: 'next-goal', param: '3', outcome: 'X' }, '500001-9-3-X'],
  [{ gameId: 500001, group: 'half-full', param: null, outcome: 'X-2' }, '500001-13-0-X-2'],
  [{ gameId: 500001, group: 'european-handicap', param: '-1', outcome: 'X' }, '500001-12--1-X'],
  [{ gameId: 500001, group: 'winning-margin', param: null, outcome: '2-3+' }, '500001-21-0-2-3+'],
  [
    { gameId: 500001, group: 'result-total', param: '2.5', outcome: 'X-over' },
    '500001-31-2.5-X-over',
  ],
];

for (const [key, id] of keys) {
  test(`${id} goes there and back`, () => {
    assert.is(marketIdOf(key), id);
    assert.equal(parseMarketId(id), key);
  });
}

test('what is no market id is null', () => {
  for (const id of [
    '',
    '1',
    'x-1-0-1',
    '1-99-0-1',
    '1-1-0-3',
    '1-1-2-X',
    '1-3-0.5-X',
    '1-9-0-1',
    '1-12-0-X',
    '1-13-0-1/1',
    '1-20-0-7',
    '1-26-0-1',
  ]) {
    assert.is(parseMarketId(id), null, id);
  }
});

test('type ids differ and no kind is the bonus kind 7', () => {
  const types = Object.values(MARKET_TYPES);
  assert.is(new Set(types.map(({ typeId }) => typeId)).size, types.length);
  assert.not.ok(types.some(({ kind }) => kind === 7));
});

test.run();
