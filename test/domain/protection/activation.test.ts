import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type ActivationType,
  activationAfter,
  type ContactKind,
  isConfirmed,
} from '../../../src/domain/protection/activation.ts';

const test = suite('domain: activation');

const moves: readonly [ActivationType, ContactKind, ActivationType][] = [
  [0, 'phone', 3],
  [1, 'phone', 2],
  [2, 'phone', 2],
  [3, 'phone', 3],
  [0, 'email', 1],
  [1, 'email', 1],
  [2, 'email', 2],
  [3, 'email', 2],
];

for (const [before, kind, after] of moves) {
  test(`confirming by ${kind} moves ${before} to ${after}`, () => {
    assert.is(activationAfter(before, kind), after);
  });
}

test('1 is a confirmed address, 3 a confirmed number, 2 both, 0 neither', () => {
  const types = [0, 1, 2, 3] as const;
  assert.equal(
    types.filter((type) => isConfirmed(type, 'email')),
    [1, 2],
  );
  assert.equal(
    types.filter((type) => isConfirmed(type, 'phone')),
    [2, 3],
  );
});

test.run();
