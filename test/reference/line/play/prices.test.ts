import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stateAt } from '../../../../src/reference/line/play/live.ts';
import {
  areSuspended,
  outlookAt,
  type Pricing,
  priceStep,
} from '../../../../src/reference/line/play/prices.ts';

const test = suite('prices');
const MINUTE = 60_000;
const START = Date.UTC(2026, 2, 1, 12);
const PRICING: Pricing = {
  startAt: START,
  clockRate: 1,
  timeline: {
    halfTimeAt: 47 * MINUTE,
    restartAt: 62 * MINUTE,
    endAt: 112 * MINUTE,
    goals: [{ team: 1, at: 20 * MINUTE, minute: 21, added: 0 }],
    isOff: false,
    isAbandoned: false,
  },
  means: [1.5, 1.2],
  rho: -0.05,
  firstHalfShare: 0.45,
  key: 12345,
};
const fast: Pricing = { ...PRICING, clockRate: 60 };
const stateOf = (now: number, { clockRate, timeline }: Pricing) =>
  stateAt((now - START) * clockRate, timeline);

/** How often the price step changes in an hour. */
function stepsAnHour(isLive: boolean, pricing: Pricing): number {
  const steps = new Set<number>();
  for (let now = START; now < START + 60 * MINUTE; now += 500) {
    steps.add(priceStep(now, isLive, pricing).step);
  }
  return steps.size;
}

test('live prices are made anew every few seconds, those of the line now and then', () => {
  // A step is cut at both ends of the hour, so one more may show.
  const isAbout = (count: number, expected: number) => {
    assert.ok(count === expected || count === expected + 1, `${count} for ${expected}`);
  };
  isAbout(stepsAnHour(true, PRICING), 900);
  isAbout(stepsAnHour(false, PRICING), 6);
  isAbout(stepsAnHour(true, fast), 3600);
  isAbout(stepsAnHour(false, fast), 60);
});

test('a step begins at or before the moment it holds', () => {
  for (let now = START; now < START + 20_000; now += 333) {
    const { from } = priceStep(now, true, PRICING);
    assert.ok(from <= now && now - from < 4000);
    assert.is(priceStep(from, true, PRICING).from, from);
  }
});

test('matches do not all move at the same moment', () => {
  const beats = new Set(
    Array.from({ length: 20 }, (_, key) => priceStep(START, true, { ...PRICING, key }).from),
  );
  assert.ok(beats.size > 15);
});

function suspension(pricing: Pricing): number {
  const goal = START + (20 * MINUTE) / pricing.clockRate;
  assert.not.ok(areSuspended(goal - 1, stateOf(goal - 1, pricing), pricing));
  let held = 0;
  while (areSuspended(goal + held, stateOf(goal + held, pricing), pricing)) held += 100;
  return held / 1000;
}

test('bets wait 20 to 40 seconds after a goal, two when matches run fast', () => {
  const waits = Array.from({ length: 30 }, (_, key) => suspension({ ...PRICING, key }));
  assert.ok(
    waits.every((seconds) => seconds >= 20 && seconds <= 40.1),
    `${waits}`,
  );
  assert.ok(Math.min(...waits) < 25 && Math.max(...waits) > 35, 'not always as long');
  assert.ok(Math.abs(suspension(fast) - 2) < 0.2);
});

test('noise is small, stands still within a step and is left out of the steady view', () => {
  const state = stateOf(START + 10 * MINUTE, PRICING);
  for (let now = START + 10 * MINUTE; now < START + 12 * MINUTE; now += 1000) {
    const step = priceStep(now, true, PRICING);
    const { steady, moved } = outlookAt(step, state, PRICING);
    assert.equal(outlookAt(step, state, PRICING).moved, moved);
    const ratio = moved.means[0] / steady.means[0];
    assert.ok(ratio > 0.8 && ratio < 1.25 && ratio !== 1, `${ratio}`);
    assert.ok(steady.means[0] < 1.5 && steady.means[0] > 1.3, 'less is left to play');
  }
});

test('before the match all goals are still to come', () => {
  const now = START - 60 * MINUTE;
  const { steady } = outlookAt(priceStep(now, false, PRICING), stateOf(now, PRICING), PRICING);
  assert.equal(steady, {
    score: [0, 0],
    halfTime: null,
    means: [1.5, 1.2],
    firstHalfShare: 0.45,
    rho: -0.05,
    isLive: false,
  });
});

test.run();
