import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DEEPEST_DATA, isNormal, LARGEST_DATA, normalCopy } from '../../src/kernel/normal-form.ts';
import { fail, ok } from '../../src/kernel/result.ts';

const test = suite('kernel/normal-form');

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i += 1) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A field that throws, or another each time it is read. */
function withGetter(get: () => unknown): object {
  return Object.defineProperty({}, 'a', { enumerable: true, get });
}

const throws = () => {
  throw new Error('planted');
};

/** Anything at all: what JSON holds, and what it does not. */
const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
  withUnicodeString: true,
  maxDepth: 4,
});

test('what comes out is what JSON gives back, and is left alone the next time', () => {
  fc.assert(
    fc.property(anything, (value) => {
      const normal = normalCopy(value);
      if (!normal.ok) return;
      // assert.equal takes -0 for 0; Object.is does not, and neither does the check of the bus.
      assert.ok(isNormal(normal.value));
      assert.equal(normal.value, asJson(normal.value));
      assert.equal(normalCopy(normal.value), normal);
    }),
    { numRuns: 2_000 },
  );
});

test('what JSON can hold comes out as it is, whoever made it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5, noUnicodeString: false }), (value) => {
      const json = asJson(value);
      const normal = normalCopy(json);
      if (!normal.ok && normal.error.endsWith('expected another name')) return;
      assert.equal(normal, ok(json));
      assert.ok(isNormal(json));
    }),
  );
});

/** assert.equal takes -0 for 0: that JSON gives the copy back as it is says the rest. */
const mended: readonly (readonly [what: string, value: unknown, normal: unknown])[] = [
  ['negative zero', { a: -0 }, { a: 0 }],
  ['a field that is undefined', { a: undefined, b: { c: undefined } }, { b: {} }],
  ['half a character', ['a\ud83d'], ['a\ufffd']],
  ['no prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
  ['a field of a symbol', { [Symbol('a')]: 1 }, {}],
  ['a field that is not listed', Object.defineProperty({}, 'a', { value: 1 }), {}],
  ['a list with a name', Object.assign([1], { a: 2 }), [1]],
];

for (const [what, value, normal] of mended) {
  test(`is mended: ${what}`, () => {
    assert.equal(normalCopy(value), ok(normal));
    assert.ok(isNormal(normal));
  });
}

const NUMBER = 'expected a number that JSON can hold';
const VALUE = 'expected what JSON can hold';
const PLAIN = 'expected a plain object';

const refused: readonly (readonly [what: string, value: unknown, problem: string])[] = [
  ['nothing', undefined, VALUE],
  ['infinity', { game: { champId: Number.POSITIVE_INFINITY } }, `game.champId: ${NUMBER}`],
  ['no number', [1, Number.NaN], `1: ${NUMBER}`],
  ['undefined in a list', [undefined], `0: ${VALUE}`],
  ['a hole in a list', new Array(3), `0: ${VALUE}`],
  ['a function', { toJSON: () => 1 }, `toJSON: ${VALUE}`],
  ['a symbol', { a: Symbol('a') }, `a: ${VALUE}`],
  ['a bigint', { a: 1n }, `a: ${VALUE}`],
  ['a date', { a: new Date(0) }, `a: ${PLAIN}`],
  ['a map', new Map(), PLAIN],
  ['a boxed number', { a: Object(1) }, `a: ${PLAIN}`],
  ['bytes', new Uint8Array(2), PLAIN],
  ['an error', new TypeError('planted'), PLAIN],
  ['a class of its own', new (class Own {})(), PLAIN],
  [
    'a key called __proto__',
    JSON.parse('{"a":{"__proto__":1}}'),
    'a.__proto__: expected another name',
  ],
  ['a key with a backslash', { 'a\\': 1 }, 'a\\: expected another name'],
  ['a key of half a character', { '\ud83d': 1 }, '\ufffd: expected another name'],
  ['a getter that throws', { b: withGetter(throws) }, 'b.a: it cannot be read'],
  ['a proxy that throws', new Proxy({}, { ownKeys: throws }), 'it cannot be read'],
  ['a proxy without a prototype', new Proxy({}, { getPrototypeOf: throws }), 'it cannot be read'],
  ['a text that is too long', 'a'.repeat(LARGEST_DATA), 'it is too large'],
  ['a text that is too long escaped', '\0'.repeat(LARGEST_DATA / 4), 'it is too large'],
];

for (const [what, value, problem] of refused) {
  test(`is refused: ${what}`, () => {
    assert.equal(normalCopy(value), fail(problem));
  });
}

test('a revoked proxy is refused', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  assert.equal(normalCopy({ a: proxy }), fail('a: it cannot be read'));
});

test('what is thrown is not looked at', () => {
  const thrown = new Proxy({}, { get: throws, getPrototypeOf: throws });
  const value = withGetter(() => {
    throw thrown;
  });
  assert.equal(normalCopy(value), fail('a: it cannot be read'));
});

test('a property is read once, so that it cannot be another later', () => {
  let reads = 0;
  const value = withGetter(() => {
    reads += 1;
    return reads;
  });
  assert.equal(normalCopy(value), ok({ a: 1 }));
  assert.is(reads, 1);
});

test('a copy shares nothing with what was copied', () => {
  const inner = { a: [1] };
  const normal = normalCopy(inner);
  inner.a.push(2);
  assert.equal(normal, ok({ a: [1] }));
});

test('as deep as allowed, and no deeper; a cycle is too deep', () => {
  const cycle: Record<string, unknown> = {};
  cycle['a'] = cycle;
  for (const value of [nested(DEEPEST_DATA + 1), cycle]) {
    const normal = normalCopy(value);
    assert.match(normal.ok ? '' : normal.error, /: it is nested too deep$/);
    assert.not(isNormal(value));
  }
  assert.equal(normalCopy(nested(DEEPEST_DATA)), ok(nested(DEEPEST_DATA)));
  assert.ok(isNormal(nested(DEEPEST_DATA)));
});

test('an endless list ends', () => {
  const endless = new Proxy([], { get: (_, key) => (key === 'length' ? 1e15 : 0) });
  const normal = normalCopy({ a: endless });
  assert.match(normal.ok ? '' : normal.error, /^a\.\d+: it is too large$/);
});

test('a long path is cut', () => {
  const normal = normalCopy({ ['a'.repeat(10_000)]: Number.NaN });
  assert.is(normal.ok ? '' : normal.error, `${'a'.repeat(200)}…: ${NUMBER}`);
});

test.run();
