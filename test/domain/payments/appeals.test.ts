import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type BarringDecision, mayAppeal } from '../../../src/domain/payments/appeals.ts';

const test = suite('appeals');

const ban = (since: number | null): BarringDecision => ({ decision: 'ban', since, until: null });

test('an appeal is against a decision, and once for each', () => {
  const cases: readonly (readonly [BarringDecision | null, last: number | null, may: boolean])[] = [
    [null, null, false],
    [null, 5, false],
    [ban(10), null, true],
    [ban(10), 9, true],
    [ban(10), 10, false],
    [ban(10), 11, false],
    [ban(null), null, true],
    [ban(null), 5, false],
  ];
  for (const [barring, last, may] of cases) {
    assert.is(mayAppeal(barring, last), may, JSON.stringify([barring, last]));
  }
});

test.run();
