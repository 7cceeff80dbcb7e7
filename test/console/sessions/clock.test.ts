import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clockOffset, isLarge, lengthOf } from '../../../src/console/sessions/clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const received = { receivedFirst: 100 * DAY, receivedLast: 100 * DAY + 5 * MINUTE };
const times = (startedAt: number | null, lastAt: number | null) => ({
  ...received,
  startedAt,
  lastAt,
});

const test = suite('console: the browser’s clock against the collector’s');

test('the offset is the larger of those at both ends', () => {
  const { receivedFirst, receivedLast } = received;
  assert.is(clockOffset(times(receivedFirst - 2000, receivedLast - 1000)), -2000);
  assert.is(
    clockOffset(times(receivedFirst + 3 * MINUTE, receivedLast + 3 * MINUTE - 1)),
    3 * MINUTE,
  );
  assert.is(clockOffset(times(1, receivedLast)), 1 - receivedFirst);
  assert.is(clockOffset(times(receivedFirst, receivedLast + DAY)), DAY);
  assert.is(clockOffset(times(null, null)), null);
});

test('what the way and the queue explain is not large', () => {
  assert.equal([null, -59_999, 59_999, -60_000, 60_000].map(isLarge), [
    ...[false, false, false, true, true],
  ]);
});

test('the length is the browser’s, unless its clock cannot be right', () => {
  const { receivedFirst, receivedLast } = received;
  assert.is(lengthOf(times(receivedFirst - 10_000, receivedLast - 1000)), 5 * MINUTE + 9_000);
  assert.is(lengthOf(times(1, receivedLast)), 5 * MINUTE);
  assert.is(lengthOf(times(null, null)), 5 * MINUTE);
  assert.is(lengthOf(times(receivedLast, receivedFirst)), 5 * MINUTE);
});

test.run();
