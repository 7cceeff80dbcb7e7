import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type JurisdictionName,
  jurisdictionOf,
  jurisdictions,
} from '../../../src/domain/limits/jurisdiction.ts';
import {
  asksBefore,
  judgeLimitWish,
  REALITY_CHECK_MINUTES,
} from '../../../src/domain/limits/limit-change.ts';
import { isUnlimited, type LimitType, NO_LIMIT } from '../../../src/domain/limits/limits.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Wednesday, ten in the morning. */
const NOW = Date.UTC(2026, 6, 15, 10);
const names = Object.keys(jurisdictions) as JurisdictionName[];

const judged = (
  name: JurisdictionName,
  limitType: LimitType,
  limitValue: number,
  held: number | { value: number; endsAt: number } | null = null,
  highest: number | null = null,
) =>
  judgeLimitWish(
    { limitType, limitValue },
    held === null
      ? null
      : typeof held === 'number'
        ? { limitValue: held, endsAt: null }
        : { limitValue: held.value, endsAt: held.endsAt },
    { jurisdiction: jurisdictionOf(name), highest },
    NOW,
  );
const now = { kind: 'now', endsAt: null };
const refused = (reason: string) => ({ kind: 'refused', reason });

const test = suite('domain: changing limits');

test('A1: a stricter limit holds at once, a looser one only after 24 hours', () => {
  for (const type of [1, 2, 3, 10, 11, 12, 20, 21, 22] as const) {
    assert.equal(judged('uk', type, 5000), now, 'the first one');
    assert.equal(judged('uk', type, 4999, 5000), now);
    assert.equal(judged('uk', type, 5000, 5000), now, 'the same takes back what waits');
    const later = { kind: 'later', dueAt: NOW + DAY, isConfirmedAgain: true };
    for (const value of [5001, -1, NO_LIMIT]) assert.equal(judged('uk', type, value, 5000), later);
  }
});

test('A1: in every place a looser limit on money is confirmed again when its time comes, one on time is not', () => {
  const again = (name: JurisdictionName, type: LimitType) => {
    const verdict = judged(name, type, 9, 5);
    return verdict.kind === 'later' && verdict.isConfirmedAgain;
  };
  for (const name of names) {
    for (const type of [1, 2, 3, 10, 11, 12, 20, 21, 22] as const) {
      assert.ok(again(name, type), `${name} ${type}`);
    }
    assert.not(again(name, 31), name);
  }
});

test('A5: in Sweden 72 hours, and not before the week or month is over', () => {
  const due = (type: LimitType, from = NOW) => {
    const verdict = judgeLimitWish(
      { limitType: type, limitValue: 9 },
      { limitValue: 5, endsAt: null },
      { jurisdiction: jurisdictionOf('se'), highest: null },
      from,
    );
    return verdict.kind === 'later' ? verdict.dueAt : null;
  };
  assert.is(due(20), NOW + 72 * HOUR);
  assert.is(due(21), Date.UTC(2026, 6, 20), 'the Monday after');
  assert.is(due(22), Date.UTC(2026, 7, 1));
  // With a day left of the week the wait ends two days after it.
  const sunday = Date.UTC(2026, 6, 19);
  assert.is(due(21, sunday), Date.UTC(2026, 6, 20) + 2 * DAY);
  assert.equal(judged('se', 20, -1, 5), refused('required'));
});

test('A6: in Germany seven days, a monthly limit there must be, and none above the bound', () => {
  assert.equal(judged('de', 22, 90_000, 50_000, 100_000), {
    ...{ kind: 'later', dueAt: NOW + 7 * DAY, isConfirmedAgain: true },
  });
  assert.equal(judged('de', 22, 100_001, 50_000, 100_000), refused('too-high'));
  assert.equal(judged('de', 22, NO_LIMIT, 50_000, 100_000), refused('required'));
  assert.equal(judged('de', 22, 100_000, null, 100_000), now);
});

test('A7: time follows the same asymmetry: less at once, more after the wait', () => {
  const later = { kind: 'later', dueAt: NOW + DAY, isConfirmedAgain: false };
  assert.equal(judged('default', 31, 2, 5), now);
  assert.equal(judged('default', 31, 6, 5), later);
  assert.equal(judged('default', 31, -1, 5), later);
  assert.equal(judged('default', 32, 5, 30), now);
  assert.equal(judged('default', 32, 60, 30), later);
  assert.equal(judged('default', 32, -1, 30), later);
});

test('only what is offered can be set', () => {
  for (const value of [0, 25, 1.5])
    assert.equal(judged('default', 31, value), refused('not-offered'));
  for (const value of [1, 24]) assert.equal(judged('default', 31, value), now);
  for (const value of REALITY_CHECK_MINUTES) assert.equal(judged('default', 32, value), now);
  assert.equal(judged('default', 32, 7), refused('not-offered'));
  assert.equal(judged('default', 30, 2), refused('not-offered'));
  assert.equal(judged('default', 37, 1), refused('not-offered'), 'it is set by its own call');
  assert.equal(judged('default', 1, 0.5), refused('not-offered'));
  assert.equal(judged('default', 1, 0), now, 'nothing may be staked');
});

test('A12, A14: breaks and exclusions begin at once, and grow, but never shrink', () => {
  for (const name of names) {
    for (const days of [...jurisdictionOf(name).breakDays, ...jurisdictionOf(name).exclusionDays]) {
      assert.equal(judged(name, 30, days), { kind: 'now', endsAt: NOW + days * DAY });
    }
  }
  const held = { value: 30, endsAt: NOW + 10 * DAY };
  assert.equal(judged('default', 30, 7, held), refused('irreversible'));
  assert.equal(judged('default', 30, 30, held), { kind: 'now', endsAt: NOW + 30 * DAY });
  assert.equal(judged('default', 30, -1, held), refused('not-offered'));
  assert.equal(judged('default', 33, 7, held), refused('irreversible'));
  assert.ok(Math.min(...jurisdictionOf('uk').exclusionDays) >= 180, 'UK: six months at least');
  assert.ok(Math.max(...jurisdictionOf('uk').breakDays) <= 42, 'UK: six weeks at most');
});

test('A13: only Germany has the button, and asks nobody twice', () => {
  assert.equal(
    names.filter((name) => jurisdictionOf(name).panicHours !== null),
    ['de'],
  );
  assert.is(jurisdictionOf('de').panicHours, 24);
  assert.is(jurisdictionOf('de').confirmsExclusion, false);
});

test('questions come before a looser deposit limit, and before nothing else', () => {
  const asks = (limitType: LimitType, limitValue: number, held: number | null) =>
    asksBefore(
      { limitType, limitValue },
      held === null ? null : { limitValue: held, endsAt: null },
      jurisdictionOf('default'),
    );
  assert.equal([asks(20, 900, 500), asks(20, NO_LIMIT, 500)], [true, true]);
  assert.equal([asks(20, 400, 500), asks(20, 500, null), asks(1, 900, 500)], [false, false, false]);
});

test('whatever is wished, nobody is better off at once', () => {
  const value = fc.oneof(fc.integer({ min: -1, max: 2000 }), fc.constantFrom(NO_LIMIT, 1e12));
  const type = fc.constantFrom<LimitType>(1, 11, 22, 31, 32);
  fc.assert(
    fc.property(fc.constantFrom(...names), type, value, value, (name, limitType, wanted, held) => {
      const verdict = judged(name, limitType, wanted, held);
      const isLooser = isUnlimited(wanted)
        ? !isUnlimited(held)
        : !isUnlimited(held) && wanted > held;
      if (isLooser) assert.is.not(verdict.kind, 'now');
    }),
    { numRuns: 500 },
  );
});

test('A12: a year may be counted as 360 days where terms of whole years are offered', () => {
  for (const days of [360, 720, 1080, 1800]) {
    assert.equal(judged('default', 30, days), { kind: 'now', endsAt: NOW + days * DAY });
  }
  assert.equal(judged('uk', 30, 720), refused('not-offered'), 'no two years there');
  assert.equal(judged('uk', 30, 1800), { kind: 'now', endsAt: NOW + 1800 * DAY });
  assert.equal(judged('default', 33, 360), refused('not-offered'), 'deposits pause for less');
});

test.run();
