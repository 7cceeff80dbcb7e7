import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, dayOf, dayStart } from '../../../src/domain/time/day.ts';

const test = suite('days by name');

test('every moment of a day has its name, and the name tells when it begins', () => {
  for (const [name, start] of [
    ['20261123', Date.UTC(2026, 10, 23)],
    ['20280229', Date.UTC(2028, 1, 29)],
    ['19700101', 0],
  ] as const) {
    assert.is(dayStart(name), start);
    for (const time of [start, start + 1, start + DAY - 1]) assert.is(dayOf(time), name);
    assert.not.equal(dayOf(start + DAY), name);
  }
});

test('what names no day has no beginning', () => {
  for (const name of [
    ...['20260230', '20260229', '20261301', '20260001', '20260100', '00000000', '99999999'],
    ...['', 'today', '2026112', '202611230', '2026-1-1', '+2026112', '2026112a'],
  ]) {
    assert.is(dayStart(name), null, name);
  }
});

test.run();
