import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { perPoint, pointsFor } from '../../../src/domain/money/points.ts';

const test = suite('points');

/** What stakes bring one after the other, of which 100 are one point. */
function broughtBy(stakes: readonly number[]): number[] {
  let before = 0;
  return stakes.map((staked) => {
    const points = pointsFor({ before, staked, perPoint: 100 });
    before += staked;
    return points;
  });
}

test('a point is earned with twice the lowest stake', () => {
  assert.is(perPoint(50), 100);
  assert.is(perPoint(25_000), 50_000);
});

test('each whole point is earned once, and the rest counts towards the next', () => {
  assert.equal(broughtBy([100, 250, 50, 99, 1]), [1, 2, 1, 0, 1]);
  assert.equal(broughtBy([0, 30, 30, 30, 30]), [0, 0, 0, 0, 1]);
});

test('it makes no difference in how many stakes it was staked', () => {
  const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 0);
  const small = Array.from({ length: 1_000 }, () => 7);
  assert.is(sum(broughtBy(small)), sum(broughtBy([7_000])));
  assert.is(sum(broughtBy(small)), 70);
});

test.run();
