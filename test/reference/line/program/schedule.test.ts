import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { builtInSchedule } from '../../../../src/reference/line/program/built-in-schedule.ts';
import { createSchedule, quarterBefore } from '../../../../src/reference/line/program/schedule.ts';

const test = suite('schedule');
const EPOCH = Date.UTC(2026, 2, 1, 10, 7, 13);
const competitions = builtInSchedule(1);
const HOUR = 3_600_000;
const BY_SEED = { draws: null, isMadeUp: true };
const make = (clockRate = 1, epoch = EPOCH) => {
  const zero = quarterBefore(epoch, clockRate);
  return createSchedule({
    firstGameId: 500_001,
    competitions,
    epoch: zero,
    clockRate,
    seed: 4,
    ...BY_SEED,
  });
};

test('a restart gives the same matches, another epoch the same ones shifted', () => {
  const [one, two] = [make(), make()];
  const later = make(1, EPOCH + 24 * HOUR);
  for (const ordinal of [0, 1, 77, 5000, 300_000]) {
    assert.equal(one.at(ordinal), two.at(ordinal));
    assert.is((later.at(ordinal)?.startAt ?? 0) - (one.at(ordinal)?.startAt ?? 0), 24 * HOUR);
  }
});

test('ids stay with their match for ever, and unknown ids are null', () => {
  const schedule = make();
  for (const ordinal of [0, 12, 45_678]) {
    const match = schedule.at(ordinal);
    assert.is(schedule.byId(match?.id ?? 0)?.ordinal, ordinal);
  }
  assert.is(schedule.at(0)?.id, 500_001);
  for (const id of [0, 500_000, -1, Number.NaN, 500_001.5]) assert.is(schedule.byId(id), null);
});

test('firstAfter cuts the matches exactly in begun and not begun, at any rate', () => {
  const rates = [0.5, 1, 7, 60, 1000].map((rate) => make(rate));
  const moment = fc.integer({ min: -20 * HOUR, max: 400 * 24 * HOUR });
  fc.assert(
    fc.property(fc.constantFrom(...rates), moment, fc.boolean(), (schedule, since, atKickOff) => {
      let now = EPOCH + since;
      if (atKickOff) now = schedule.at(schedule.firstAfter(now))?.startAt ?? now;
      const first = schedule.firstAfter(now);
      assert.ok((schedule.at(first)?.startAt ?? 0) > now);
      assert.ok((schedule.at(first - 1)?.startAt ?? -Infinity) <= now);
    }),
    { numRuns: 300 },
  );
});

test('kick-offs are quarters of an hour by the clock, in real time', () => {
  const schedule = make();
  for (let ordinal = 0; ordinal < 500; ordinal += 1) {
    assert.is((schedule.at(ordinal)?.startAt ?? 1) % (HOUR / 4), 0);
  }
});

test('the clock rate brings the matches as much closer together', () => {
  const gap = (rate: number) => {
    const schedule = make(rate);
    return (schedule.at(2000)?.startAt ?? 0) - (schedule.at(0)?.startAt ?? 0);
  };
  assert.ok(Math.abs(gap(1) / gap(60) - 60) < 0.01);
});

test('matches have been played when the site opens, and none before the first', () => {
  const schedule = make();
  assert.ok(schedule.firstAfter(EPOCH) > 30);
  assert.is(schedule.firstAfter(EPOCH - 48 * HOUR), 0);
});

test('without fixtures there is no match', () => {
  const none = createSchedule({
    firstGameId: 500_001,
    competitions: [],
    epoch: EPOCH,
    clockRate: 1,
    seed: 1,
    ...BY_SEED,
  });
  assert.is(none.firstAfter(EPOCH), 0);
  assert.is(none.at(0), null);
});

test.run();
