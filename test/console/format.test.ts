import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as format from '../../src/console/format.ts';

const test = suite('console: times and counts in words');

const writers = {
  dayText: format.dayText,
  minuteText: format.minuteText,
  clockText: format.clockText,
  instantText: format.instantText,
  countText: format.countText,
  positionText: format.positionText,
  durationText: format.durationText,
  bytesText: format.bytesText,
  fieldText: format.fieldText,
};

test('any number at all is written, and none throws', () => {
  const edges = [8.64e15, 8.64e15 + 1, 1e300, Number.MAX_VALUE, Number.NaN, 1 / 0, -0, 5e-324];
  const numbers = fc.oneof(
    fc.double(),
    fc.constantFrom(...edges, ...edges.map((edge) => -edge)),
    fc.maxSafeInteger(),
  );
  fc.assert(
    fc.property(numbers, (number) => {
      for (const [name, write] of Object.entries(writers)) {
        assert.type(write(number), 'string', name);
        assert.not.match(write(number), /Invalid|undefined/, name);
      }
    }),
    { numRuns: 3_000 },
  );
});

test('what is no time is a dash, and an empty field', () => {
  const { dayText, minuteText, clockText, positionText, durationText } = format;
  for (const write of [dayText, minuteText, clockText, positionText, durationText]) {
    for (const at of [1e300, -1e300, Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.is(write(at), '–');
    }
  }
  assert.equal([format.fieldText(1e300), format.instantText(1e300)], ['', '']);
});

test('lengths have at most two units', () => {
  const texts = [999, 9_900, 59_000, 60_000, 90_000, 3_600_000, 5_400_000, 172_800_000, 1.7e12];
  assert.equal(texts.map(format.durationText), [
    '999 ms',
    '9.9 s',
    '59 s',
    '1 min',
    '1 min 30 s',
    '1 h',
    '1 h 30 min',
    '2 days',
    '19,675 days',
  ]);
});

test('a clock before 1970 has its milliseconds too', () => {
  assert.match(format.clockText(-1), /\.999$/);
});

test.run();
