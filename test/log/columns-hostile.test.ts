import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeEvents, encodeEvents } from '../../src/log/columns.ts';
import { LogFormatError } from '../../src/log/format-error.ts';
import { sampleSession } from './sample-session.ts';

const test = suite('log/columns: hostile input');

function refused(columns: unknown, count: number): LogFormatError {
  try {
    decodeEvents(columns, count);
  } catch (error) {
    assert.instance(error, LogFormatError);
    return error as LogFormatError;
  }
  throw new Error('it was decoded');
}

/** Columns with this data column, everything else in order. */
function withData(data: unknown): unknown {
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
          assert.is(decodeEvents(parsed, events.length).length, events.length);
        } catch (error) {
          assert.instance(error, LogFormatError);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test.run();
