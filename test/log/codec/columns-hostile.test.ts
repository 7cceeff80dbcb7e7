import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeEvents } from '../../../src/log/codec/columns.ts';
import { decodeEvents } from '../../../src/log/codec/columns-decode.ts';
import { LogFormatError } from '../../../src/log/codec/format-error.ts';
import { BATCH_LIMITS } from '../../../src/log/limits.ts';
import { sampleSession } from '../sample-session.ts';

const test = suite('log/columns: hostile input');

/** By default what is charged for as much as a batch may be. */
function refused(
  columns: unknown,
  count: number,
  written: number = BATCH_LIMITS.publicBytes,
): LogFormatError {
  try {
    decodeEvents(columns, count, written);
  } catch (error) {
    assert.instance(error, LogFormatError);
    return error as LogFormatError;
  }
  throw new Error('it was decoded');
}

/** Columns with this data column, everything else in order. */
function withData(data: unknown) {
  const constant = (of: unknown) => [1, of];
  const ints = (step: number) => [2, [3, 0, step]];
  return {
    columns: 1,
    types: ['a.b'],
    type: constant(0),
    seq: ints(1),
    at: ints(5),
    cause: [constant(0)],
    data: [data],
  };
}

test('refuses what are no columns', () => {
  for (const foreign of [null, 1, 'x', [], {}, { columns: 2 }, { columns: 1, types: [] }]) {
    assert.is(refused(foreign, 0).code, 'bad-columns');
  }
});

test('refuses columns of the wrong length', () => {
  for (const data of [
    [0, [1, 2]],
    [2, [0, 0, '##']],
    [2, [0, 0, '###', '##']],
    [4, [0, ['a', 'b']]],
    [4, [2, 1, [0, ['a']], [0, 0, '##']]],
    [4, [4, '-', [0, ['a', 'b']], [1, 'c']]],
    [5, [1, 1], [0, [1, 2]]],
    [6, ['a'], [0, [1]]],
    [6, ['a', 'b'], [0, [1, 2, 3]]],
    [7, [0, [0, 0, 1]], [0, [{}, {}]]],
    [8, [3, [3, 1]], [0, [1]]],
  ]) {
    assert.is(refused(withData(data), 3).code, 'bad-columns', JSON.stringify(data));
  }
});

test('refuses columns that point where nothing is', () => {
  for (const data of [
    [4, [2, 1, [0, ['a']], [3, 7]]],
    [4, [2, 99, [0, []], [3, 0]]],
    [4, [1, 5]],
    [4, [4, 5, [1, 'a']]],
    [4, [4, '-', [4, '-', [4, '-', [4, '-', [4, '-', [1, 'a']]]]]]],
    [7, [3, [3, 0]], [0, [{}, {}, {}]]],
    [7, [0, ['length', 'length', 'length']], [0, [{}, {}, {}]]],
    [2, [2, 0, '###']],
    [2, [9, 0, '###']],
    [2, [0, 0.5, '###']],
    [2, [0, 0, '"""']],
    [2, [0, 0, '\u00ff##']],
    [4, [3, 40, 1, [3, 0]]],
    [99],
    'text',
  ]) {
    assert.is(refused(withData(data), 3).code, 'bad-columns', JSON.stringify(data));
  }
});

test('lets no column touch the prototype of anything', () => {
  const polluting = [6, ['__proto__', 'a'], [0, [{ x: 1 }, { x: 1 }, { x: 1 }]], [0, [1, 2, 3]]];
  assert.is(refused(withData(polluting), 3).code, 'bad-columns');
  assert.is(refused(withData([6, ['a', 'a'], [1, 1], [1, 2]]), 3).code, 'bad-columns');
  assert.is(({} as Record<string, unknown>)['x'], undefined);
});

test('refuses a constant that all rows would share', () => {
  assert.is(refused(withData([1, { shared: true }]), 3).code, 'bad-columns');
});

test('does not let a short text become endless memory', () => {
  const bomb = [5, [1, 1_000_000_000], [1, 0]];
  assert.is(refused(withData(bomb), 3).code, 'too-large');
  const nested = [5, [1, 2_000], [5, [1, 2_000], [5, [1, 2_000], [1, 0]]]];
  assert.is(refused(withData(nested), 1).code, 'too-large');
  assert.is(refused(withData([1, 0]), 1e9).code, 'too-large');
  assert.is(refused(withData([1, 0]), -1).code, 'too-large');
});

test('does not let a short text become endless output', () => {
  const long = 'A'.repeat(200_000);
  const rows = 8_000;
  for (const data of [
    [1, long],
    [4, [1, long]],
    [4, [2, 1, [0, [long]], [3, 0]]],
    [6, [long], [1, 0]],
    [6, ['a'], [6, ['b'], [1, long]]],
    [4, [4, '-', [1, long], [1, 'b']]],
  ]) {
    assert.is(refused(withData(data), rows).code, 'too-large', JSON.stringify(data).slice(0, 20));
  }
});

test('lets nothing grow far beyond the bytes that its sender was charged for', () => {
  const reply = 'A'.repeat(100_000);
  for (const data of [
    [1, reply],
    [4, [2, 1, [0, [reply]], [3, 0]]],
    [6, ['a'], [1, reply]],
    [5, [1, 1_000], [1, 0]],
  ]) {
    const columns = withData(data);
    const written = JSON.stringify(columns).length;
    assert.is(refused(columns, 160, written).code, 'too-large', JSON.stringify(data).slice(0, 20));
    assert.is(decodeEvents(columns, 2, written).length, 2);
  }
});

test('counts columns of texts that lie in columns of texts', () => {
  let nested: unknown = [1, ''];
  for (let depth = 0; depth < 4; depth += 1) nested = [4, '-', ...new Array(8).fill(nested)];
  assert.is(refused(withData([6, ['name'], [4, nested]]), 3_000).code, 'too-large');
});

test('refuses an event that is larger than any a site makes', () => {
  const large = 'A'.repeat(5_000_000);
  assert.is(refused(withData([0, [large, 1, 1]]), 3, large.length).code, 'too-large');
  const numbers = [5, [0, [1_500_000, 0, 0]], [1, 1_234_567]];
  assert.is(refused(withData(numbers), 3).code, 'too-large');
});

test('refuses types without end', () => {
  const { cause, data, ...rest } = withData([1, 0]);
  const of = (types: string[]) => ({
    ...rest,
    types,
    cause: types.map(() => cause[0]),
    data: types.map(() => data[0]),
  });
  assert.is(refused(of(['a'.repeat(65)]), 3).code, 'too-large');
  assert.is(refused(of(Array.from({ length: 600 }, (_, i) => `a.${i}`)), 3).code, 'too-large');
});

test('refuses a time that is none', () => {
  const columns = withData([1, 0]);
  for (const at of [1e300, -1e300, 8.64e15 + 1, 0.5, null, '1', Number.NaN]) {
    const code = refused({ ...columns, at: [0, [1, 2, at]] }, 3).code;
    assert.is(code, 'bad-columns', String(at));
  }
});

test('refuses columns nested without end', () => {
  let deep: unknown = [1, 0];
  for (let i = 0; i < 2_000; i += 1) deep = [5, [1, 1], deep];
  assert.is(refused(withData(deep), 3).code, 'bad-columns');
});

test('answers any damage to real columns with an error or with events, never otherwise', () => {
  const events = sampleSession({ minutes: 1, updates: 30, others: 30 });
  const text = JSON.stringify(encodeEvents(events));
  fc.assert(
    fc.property(
      fc.nat(text.length - 1),
      fc.constantFrom('', '0', '9', '"', ',', ']', '#~'),
      (at, put) => {
        let parsed: unknown;
        try {
          parsed = JSON.parse(text.slice(0, at) + put + text.slice(at + 1));
        } catch {
          return;
        }
        try {
          assert.is(decodeEvents(parsed, events.length, text.length).length, events.length);
        } catch (error) {
          assert.instance(error, LogFormatError);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test.run();
