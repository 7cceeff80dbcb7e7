import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isNestedDeeper, parseJson } from '../../src/kernel/json.ts';
import { fail, ok } from '../../src/kernel/result.ts';

const test = suite('kernel/json');

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test('counts the depth of any JSON, whatever its texts hold', () => {
  const text = fc.string({ unit: fc.constantFrom('"', '\\', '[', '{', ']', 'a', '\u2028') });
  const { any } = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 5 },
      text,
      fc.integer(),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(text, tie('any'), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(any, fc.nat(6), (value, most) => {
      assert.is(isNestedDeeper(JSON.stringify(value), most), depthOf(value) > most);
    }),
    { numRuns: 1_000 },
  );
});

test('parses what is JSON and not too deep', () => {
  assert.equal(parseJson('{"a":[1]}'), ok({ a: [1] }));
  assert.equal(parseJson('{"a":[1]}', 1), fail('too-deep'));
  assert.equal(parseJson('['.repeat(5_000_000)), fail('too-deep'));
  assert.equal(parseJson('{"a":'), fail('not-json'));
  assert.equal(parseJson('"'), fail('not-json'));
  assert.equal(parseJson(''), fail('not-json'));
});

test.run();
