import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { EACH, personal, privatePaths, secret } from '../../src/kernel/privacy.ts';

const test = suite('kernel/privacy');

/** Paths as text, `*` for every element. */
function pathsOf(schema: v.GenericSchema): string[] {
  return privatePaths(schema).map(({ steps, privacy }) => {
    const path = steps.map((step) => (step === EACH ? '*' : String(step))).join('.');
    return `${privacy} ${path}`;
  });
}

test('a schema without marks has nothing private', () => {
  assert.equal(pathsOf(v.object({ a: v.string(), b: v.array(v.number()) })), []);
});

test('finds marks in objects, arrays, tuples, records, optional parts and variants', () => {
  const schema = v.object({
    login: personal(v.string()),
    codes: v.array(v.object({ code: secret(v.string()) })),
    pair: v.tuple([v.string(), secret(v.string())]),
    byName: v.record(v.string(), personal(v.string())),
    maybe: v.optional(secret(v.string())),
    none: v.nullable(v.object({ street: personal(v.string()) })),
    kind: v.variant('kind', [
      v.object({ kind: v.literal('card'), number: secret(v.string()) }),
      v.object({ kind: v.literal('cash') }),
    ]),
  });
  assert.equal(pathsOf(schema), [
    'personal login',
    'secret codes.*.code',
    'secret pair.1',
    'personal byName.*',
    'secret maybe',
    'personal none.street',
    'secret kind.number',
  ]);
});

test('a mark on the whole covers it', () => {
  assert.equal(pathsOf(personal(v.object({ a: personal(v.string()) }))), ['personal ']);
});

test('a secret inside a personal part is named too', () => {
  const schema = v.object({
    person: personal(v.object({ name: personal(v.string()), pin: secret(v.string()) })),
  });
  assert.equal(pathsOf(schema), ['personal person', 'secret person.pin']);
});

test.run();
