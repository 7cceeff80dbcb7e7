import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { systemValueOptions } from '../../../src/domain/coupon/system-values.ts';

const test = suite('system values');

function legs(count: number): { eventId: string; banker: boolean; blockId: number }[] {
  return Array.from({ length: count }, (_, index) => ({
    eventId: `event ${index}`,
    banker: false,
    blockId: index,
  }));
}

test('a system offers sizes from two to one less than its legs', () => {
  assert.equal(systemValueOptions({ typeId: 2, legs: legs(5), minPerCombo: 100 }), [
    { value: 2, offset: 0, minBetAmount: 1_000, combo: 10 },
    { value: 3, offset: 0, minBetAmount: 1_000, combo: 10 },
    { value: 4, offset: 0, minBetAmount: 500, combo: 5 },
  ]);
});

test('bankers are the offset and are not counted by the value', () => {
  const banked = legs(5).map((leg, index) => ({ ...leg, banker: index === 0 }));
  assert.equal(systemValueOptions({ typeId: 2, legs: banked, minPerCombo: 100 }), [
    { value: 2, offset: 1, minBetAmount: 600, combo: 6 },
    { value: 3, offset: 1, minBetAmount: 400, combo: 4 },
  ]);
});

test('selections of one event leave fewer combinations', () => {
  const ways = legs(5).map((leg, index) => (index < 2 ? { ...leg, eventId: 'shared' } : leg));
  const options = systemValueOptions({ typeId: 2, legs: ways, minPerCombo: 1 });
  assert.equal(
    options.map(({ value, combo }) => [value, combo]),
    [
      [2, 9],
      [3, 7],
      [4, 2],
    ],
  );
  const one = legs(4).map((leg) => ({ ...leg, eventId: 'shared' }));
  assert.equal(systemValueOptions({ typeId: 2, legs: one, minPerCombo: 1 }), []);
});

test('blocks are counted whole, the lobby not at all', () => {
  const blocks = [...legs(4), { eventId: 'more', banker: true, blockId: 0 }];
  const without = systemValueOptions({ typeId: 4, legs: blocks, minPerCombo: 1 });
  assert.equal(
    without.map(({ value, offset, combo }) => [value, offset, combo]),
    [
      [2, 0, 6],
      [3, 0, 4],
    ],
  );
  const within = systemValueOptions({ typeId: 4, legs: blocks, lobbyBlockId: 0, minPerCombo: 1 });
  assert.equal(
    within.map(({ value, combo }) => [value, combo]),
    [[2, 3]],
  );
});

test('too few legs, other types and uncountable sizes offer nothing', () => {
  assert.equal(systemValueOptions({ typeId: 2, legs: [], minPerCombo: 1 }), []);
  assert.equal(systemValueOptions({ typeId: 2, legs: legs(2), minPerCombo: 1 }), []);
  assert.equal(systemValueOptions({ typeId: 1, legs: legs(5), minPerCombo: 1 }), []);
  const many = systemValueOptions({ typeId: 2, legs: legs(64), minPerCombo: 1 });
  assert.ok(many.some(({ value }) => value === 4));
  assert.not(many.some(({ value }) => value === 32));
});

test.run();
