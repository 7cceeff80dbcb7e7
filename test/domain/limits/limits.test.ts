import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  greatestStake,
  isExcluded,
  isLockable,
  isUnlimited,
  LIMIT_KINDS,
} from '../../../src/domain/limits/limits.ts';

const test = suite('limits');

type State = 'ACTIVE' | 'PENDING' | 'INACTIVE';
const limit = (limitType: number, limitValue = 1, limitState: State = 'ACTIVE') => ({
  limitType,
  limitValue,
  limitState,
});

const typesAbout = (subject: string) =>
  [...LIMIT_KINDS].filter(([, { about }]) => about === subject).map(([type]) => type);

test('each type is about one thing, as the specification numbers them', () => {
  assert.equal(typesAbout('stake'), [1, 2, 3]);
  assert.equal(typesAbout('loss'), [10, 11, 12]);
  assert.equal(typesAbout('deposit'), [20, 21, 22, 33]);
  assert.equal(typesAbout('exclusion'), [30]);
  assert.equal(typesAbout('lock'), [37]);
  assert.equal(typesAbout('session'), [31]);
  assert.equal(typesAbout('reality-check'), [32]);
});

test('what counts money counts it over a day, a week or thirty days', () => {
  const day = 24 * 60 * 60 * 1000;
  for (const [type, { unit, period }] of LIMIT_KINDS) {
    assert.is(period !== null, unit === 'money', String(type));
  }
  assert.equal(
    [1, 11, 22].map((type) => LIMIT_KINDS.get(type)?.period),
    [day, 7 * day, 30 * day],
  );
});

test('only an exclusion in force shuts out; a time without deposits and a lock do not', () => {
  assert.is(isExcluded([limit(30)]), true);
  assert.is(isExcluded([limit(1), limit(30)]), true);
  assert.is(isExcluded([limit(33), limit(37)]), false);
  assert.is(isExcluded([limit(30, 1, 'PENDING'), limit(30, 1, 'INACTIVE')]), false);
  assert.is(isExcluded([]), false);
});

test('a lock keeps the extra limits as they are, but never who wants to stop from doing so', () => {
  const types = [...LIMIT_KINDS.keys()].filter(isLockable);
  assert.equal(types, [31, 33]);
});

test('of several limits on stakes the lowest binds; limits on losses bind no single stake', () => {
  assert.is(greatestStake([limit(1, 500), limit(2, 400), limit(3, 900)]), 400);
  assert.is(greatestStake([limit(1, 500), limit(2, 400, 'PENDING')]), 500);
  assert.is(greatestStake([limit(10, 5), limit(20, 5), limit(31, 5)]), null);
  assert.is(greatestStake([limit(1, -1), limit(2, 999_999_999)]), null);
});

test('below zero, and the number that stands for it, are no limit', () => {
  assert.equal([-1, 0, 999_999_998, 999_999_999].map(isUnlimited), [true, false, false, true]);
});

test.run();
