import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  createTransient,
  type Entities,
  entitiesOf,
  noEntities,
} from '../../../src/kernel/entities.ts';
import { hashOf } from '../../../src/log/check/checkpoint.ts';
import { createDigester } from '../../../src/log/check/digest.ts';

interface Held {
  id: string;
  value: unknown;
}

const digest = (entities: Entities<object>): string => createDigester()(entities);
const of = (value: unknown): string =>
  digest(entitiesOf<Held>([{ id: 'a', value }], ({ id }) => id));

/** As it stands in a log or comes out of one. */
const json = (value: unknown): unknown => JSON.parse(JSON.stringify({ value })).value;

/** The same value, its fields set in the opposite order. */
function turned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, one]) => [key, turned(one)]),
  );
}

const values = fc.jsonValue().map(json);

const test = suite('log: digest');

test('equal values have one digest, in whatever order their fields were set', () => {
  fc.assert(fc.property(values, (value) => assert.is(of(turned(value)), of(value))));
});

test('different values have different digests', () => {
  fc.assert(
    fc.property(values, values, (one, other) => {
      fc.pre(hashOf(one) !== hashOf(other));
      assert.is.not(of(one), of(other));
    }),
  );
});

test('values that are near to one another are told apart', () => {
  const near = [
    '',
    ' ',
    'a',
    'b',
    'ab',
    'ba',
    ['ab'],
    ['a', 'b'],
    ['b', 'a'],
    [['a'], 'b'],
    [['a', 'b']],
    [],
    [[]],
    {},
    { a: 1 },
    { a: '1' },
    { a: 1.5 },
    { b: 1 },
    { a: null },
    { a: { b: 1 } },
    { a: 1, b: 2 },
    { a: 2, b: 1 },
    0,
    1,
    -1,
    2 ** 32,
    2 ** 53,
    0.1,
    true,
    false,
    null,
    [null],
    [0],
  ];
  assert.is(new Set(near.map(of)).size, near.length);
});

test('what a log does not keep does not count: undefined fields, -0', () => {
  assert.is(of({ a: 1, b: undefined }), of({ a: 1 }));
  assert.is(of(-0), of(0));
  assert.is(of(Number.NaN), of(null));
});

test('every change of a collection changes its digest', () => {
  const things = Array.from({ length: 100 }, (_, i) => ({ id: `m${i}`, coef: `1.${i}`, at: i }));
  const entities = entitiesOf(things, ({ id }) => id);
  const edit = createTransient();
  const seen = new Set([digest(noEntities()), digest(entities)]);
  for (const { id } of things) {
    seen.add(digest(edit.patch(entities, id, { coef: '2' })));
    edit.share();
    seen.add(digest(edit.remove(entities, id)));
    edit.share();
  }
  assert.is(seen.size, 202);
});

test('following a collection gives the same digests as looking anew', () => {
  const follow = createDigester();
  const edit = createTransient();
  let entities = noEntities<{ n: number }>();
  for (let n = 0; n < 300; n += 1) {
    entities = edit.set(entities, `m${n % 90}`, { n });
    if (n % 7 === 0) entities = edit.remove(entities, `m${n % 11}`);
    if (n % 3 !== 0) continue;
    edit.share();
    assert.is(follow(entities), digest(entities));
  }
});

test.run();
