import { createRequire } from 'node:module';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stringify } from '../../src/calls/qs-shim.ts';

interface Qs {
  stringify(form: object, options: object): string;
}
// The one superagent would use, with the options superagent gives it.
const qs = createRequire(import.meta.resolve('superagent'))('qs') as Qs;
const options = { indices: false, strictNullHandling: true };

const test = suite('qs shim');

test('a form with lists, objects, nulls and gaps', () => {
  const form = { a: 'x y', b: [1, 2], c: { d: true, e: null }, f: undefined, g: '€&=' };
  assert.is(stringify(form), 'a=x%20y&b=1&b=2&c%5Bd%5D=true&c%5Be%5D&g=%E2%82%AC%26%3D');
});

test('writes what qs writes', () => {
  const leaf = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constant(undefined),
    fc.date({ noInvalidDate: true }),
  );
  const name = fc.string({ minLength: 1 });
  const form = fc.dictionary(name, fc.oneof(leaf, fc.array(leaf), fc.dictionary(name, leaf)));
  fc.assert(
    fc.property(form, (value) => {
      assert.is(
        decodeURIComponent(stringify(value)),
        decodeURIComponent(qs.stringify(value, options)),
      );
    }),
  );
});

test.run();
