import { deepStrictEqual } from 'node:assert';
import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeEvents, type RawEvent } from '../../../src/log/codec/columns.ts';
import { decodeEvents } from '../../../src/log/codec/columns-decode.ts';
import { sampleSession } from '../sample-session.ts';

const test = suite('log/columns');

/** What JSON makes of a value: the measure of what must come back. */
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function roundTrip(events: readonly RawEvent[]): RawEvent[] {
  const text = JSON.stringify(encodeEvents(events));
  return decodeEvents(JSON.parse(text), events.length, text.length);
}

function eventsWith(values: readonly unknown[], type = 'some.type'): RawEvent[] {
  return values.map((data, seq) => ({ seq, at: 1_700_000_000_000 + seq * 3, type, data }));
}

const nasty = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', '', ' ', '"', '\\', '\u2028', '\ud800'),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
/** V8's own JSON.parse takes a key that begins with an escape for `\\` where that was a key before. */
const key = nasty.filter((text) => !text.includes('\\'));
const leaf = fc.oneof(
  nasty,
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, -0, 0, '1.85', '2', '-0', '007', '1e3', '.5', '10.0', '99999999999999999'),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('any'), { maxLength: 5 }),
    fc.dictionary(key, tie('any'), { maxKeys: 4 }),
  ),
})).any;

/** Rows of one shape are what columns are made for: they must not only be lossless as plain JSON. */
const row = fc.record(
  {
    kind: fc.constantFrom('market', 'game'),
    id: fc.constantFrom('a-1', 'a-2', 'b-1'),
    coef: fc.double({ min: 1, max: 9, noNaN: true }).map((coef) => coef.toFixed(2)),
    count: fc.integer(),
    open: fc.boolean(),
    parts: fc.array(fc.record({ at: fc.nat(), text: nasty }), { maxLength: 3 }),
    score: fc.option(fc.tuple(fc.nat(), fc.nat())),
  },
  { requiredKeys: ['id', 'coef'] },
);

test('gives any JSON value back as JSON does', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 12 }), (values) => {
      const events = eventsWith(values);
      deepStrictEqual(roundTrip(events), json(events));
    }),
    { numRuns: 300 },
  );
});

test('gives rows of one shape back, optional fields, nulls and nested arrays included', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const events = eventsWith(rows);
      deepStrictEqual(roundTrip(events), json(events));
    }),
    { numRuns: 300 },
  );
});

test('gives texts of every form back: ids in parts, counters, decimals, words', () => {
  const part = fc.oneof(fc.nat(200).map(String), fc.constantFrom('', '-', 'X', '0.5', '-1', '1:2'));
  const id = fc.array(part, { minLength: 2, maxLength: 5 });
  const text = fc.oneof(
    id.map((parts) => parts.join('-')),
    id.map((parts) => `/${parts.join('/')}`),
    fc.nat(5).map((word) => `word ${word}`),
    fc.nat(9_999).map((count) => `k-${count}-0`),
    fc.nat(99_999).map((cents) => String(cents / 100)),
  );
  const columnOf = fc.array(text, { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(columnOf, fc.boolean(), (texts, sorted) => {
      const events = eventsWith((sorted ? texts.toSorted() : texts).map((each) => ({ each })));
      assert.equal(roundTrip(events), events);
    }),
    { numRuns: 500 },
  );
});

test('gives whole numbers of any size and order back', () => {
  const number = fc.oneof(fc.nat(90), fc.integer(), fc.maxSafeInteger(), fc.constant(2 ** 52));
  fc.assert(
    fc.property(
      fc.array(number, { minLength: 1, maxLength: 60 }),
      fc.integer(),
      (numbers, step) => {
        const rows = numbers.map((n, i) => ({
          n,
          sum: i * step,
          id: `id ${n % 3}`,
          near: (n % 3) * 1e6 + i,
        }));
        const events = eventsWith(rows);
        assert.equal(roundTrip(events), json(events));
      },
    ),
    { numRuns: 500 },
  );
});

test('gives seq, time, type and cause back, whatever they are', () => {
  const event = fc.record(
    {
      seq: fc.nat(),
      at: fc.oneof(fc.nat(), fc.integer(), fc.constantFrom(8.64e15, -8.64e15)),
      type: fc.constantFrom('a.one', 'a.two', '__proto__'),
      data: fc.constant({}),
      cause: fc.nat(),
    },
    { requiredKeys: ['seq', 'at', 'type', 'data'] },
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      deepStrictEqual(roundTrip(events), json(events));
    }),
  );
});

test('keeps the order of keys', () => {
  const rows = [
    { b: 1, a: 2 },
    { a: 1, b: 2 },
    { b: 5, a: 6 },
    { a: 3, b: 4 },
  ];
  const back = roundTrip(eventsWith(rows));
  assert.is(JSON.stringify(back.map(({ data }) => data)), JSON.stringify(rows));
});

test('drops what is undefined, as JSON does', () => {
  const rows = Array.from({ length: 5 }, (_, i) => ({ a: i, b: i % 2 ? undefined : 'x' }));
  const [first, second] = roundTrip(eventsWith(rows));
  assert.equal(first?.data, { a: 0, b: 'x' });
  assert.equal(Object.keys(second?.data as object), ['a']);
});

test('gives objects with the key __proto__ back as objects with that key', () => {
  const rows = Array.from({ length: 5 }, (_, i) => JSON.parse(`{"__proto__":{"x":${i}},"a":1}`));
  for (const { data } of roundTrip(eventsWith(rows))) {
    assert.is(Object.getPrototypeOf(data), Object.prototype);
    assert.ok(Object.hasOwn(data as object, '__proto__'));
  }
});

test('makes every row an object of its own, so that a fold may keep one', () => {
  const rows = Array.from({ length: 6 }, () => ({ list: [], inner: { a: 1 } }));
  const [first, second] = roundTrip(eventsWith(rows)).map(({ data }) => data as (typeof rows)[0]);
  assert.is.not(first, second);
  assert.is.not(first?.inner, second?.inner);
  assert.is.not(first?.list, second?.list);
});

test('brings a whole session back, in fewer bytes than half its lines', () => {
  const events = sampleSession({ minutes: 1, burst: 4 });
  const encoded = JSON.stringify(encodeEvents(events));
  assert.equal(decodeEvents(JSON.parse(encoded), events.length, encoded.length), events);
  const lines = events.map((event) => JSON.stringify(event)).join('\n');
  assert.ok(encoded.length * 2 < lines.length);
});

test.run();
