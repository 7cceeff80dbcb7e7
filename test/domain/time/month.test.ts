import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { monthOf, monthsBefore, readMonth } from '../../../src/domain/time/month.ts';

const test = suite('domain: months');

test('a month begins with its first moment in UTC and ends with the next one', () => {
  assert.equal(readMonth('2026-12'), { from: Date.UTC(2026, 11), to: Date.UTC(2027, 0) });
  assert.is(monthOf(Date.UTC(2026, 11, 31, 23, 59, 59, 999)), '2026-12');
  assert.is(monthOf(Date.UTC(2027, 0)), '2027-01');
});

test('what names no month is none', () => {
  for (const text of ['', '2026', '2026-00', '2026-13', '2026-1', '2026-01-01', "2026-01'"]) {
    assert.is(readMonth(text), null, text);
  }
});

test('the months before one run over the turn of the year', () => {
  assert.equal(monthsBefore(Date.UTC(2026, 0, 31), 3), ['2026-01', '2025-12', '2025-11']);
});

test.run();
