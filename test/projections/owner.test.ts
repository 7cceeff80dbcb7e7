import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deepFreeze } from '../../src/kernel/deep-freeze.ts';
import { createOwner } from '../../src/projections/owner.ts';

const test = suite('projections: owner');

test('a slice is copied, all of it, the first time it is to be changed', () => {
  const owner = createOwner();
  const slice = deepFreeze({ list: [{ a: 1 }], none: null, text: 'x', ['__proto__']: { b: 2 } });
  const own = owner.own('one', slice) as typeof slice;
  assert.equal(own, slice);
  assert.is.not(own, slice);
  assert.is.not(own.list[0], slice.list[0]);
  assert.not(Object.isFrozen(own.list));
  assert.is(owner.own('one', own), own);
});

test('what was shared is copied again, each slice by itself', () => {
  const owner = createOwner();
  const one = owner.own('one', { n: 1 });
  owner.share();
  assert.is.not(owner.own('one', one), one);
  const two = owner.own('two', { n: 2 });
  assert.is(owner.own('two', two), two);
});

test.run();
