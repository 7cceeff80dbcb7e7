import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  factsAt,
  LONGEST_MATCH,
  sharesLeft,
  stateAt,
} from '../../../../src/reference/line/play/live.ts';
import type { Timeline } from '../../../../src/reference/line/play/timeline.ts';

const test = suite('live');
const shareLeft = (time: number, timeline: Timeline, firstHalfShare: number): number => {
  const { first, second } = sharesLeft(time, timeline, firstHalfShare);
  return first + second;
};
const MINUTE = 60_000;
const at = (minutes: number) => minutes * MINUTE;
/** 47 minutes, 15 of break, 50 minutes; goals in the 10th, the 46th and the 90th minute. */
const LINE: Timeline = {
  halfTimeAt: at(47),
  restartAt: at(62),
  endAt: at(112),
  goals: [
    { team: 1, at: at(9.5), minute: 10, added: 0 },
    { team: 2, at: at(62.5), minute: 46, added: 0 },
    { team: 1, at: at(106.5), minute: 90, added: 0 },
  ],
  isOff: false,
  isAbandoned: false,
};

const moments: [
  minutes: number,
  status: number,
  period: string,
  minute: number | null,
  score: number[],
][] = [
  [-0.001, 1, '', null, [0, 0]],
  [0, 2, 'first-half', 1, [0, 0]],
  [9.49, 2, 'first-half', 10, [0, 0]],
  [9.5, 2, 'first-half', 10, [1, 0]],
  [46.9, 2, 'first-half', 45, [1, 0]],
  [47, 2, 'half-time', 45, [1, 0]],
  [62, 2, 'second-half', 46, [1, 0]],
  [62.5, 2, 'second-half', 46, [1, 1]],
  [111.9, 2, 'second-half', 90, [2, 1]],
  [112, 4, 'full-time', null, [2, 1]],
  [9999, 4, 'full-time', null, [2, 1]],
];
test('minutes of stoppage are counted apart', () => {
  const added = [0, 44.9, 45, 46.9, 47, 62, 106.9, 107, 111.9, 112].map(
    (minutes) => stateAt(at(minutes), LINE).added,
  );
  assert.equal(added, [0, 0, 1, 2, 0, 0, 0, 1, 5, 0]);
});

for (const [minutes, status, period, minute, score] of moments) {
  test(`${minutes} minutes after kick-off`, () => {
    const state = stateAt(at(minutes), LINE);
    assert.equal(
      [state.status, state.period, state.minute, state.score],
      [status, period, minute, score],
    );
    assert.is(state.goals.length, (score[0] ?? 0) + (score[1] ?? 0));
  });
}

test('settlement learns the half-time score at half-time and the result at the end', () => {
  assert.is(factsAt(at(46), LINE).halfTime, null);
  assert.equal(factsAt(at(47), LINE).halfTime, [1, 0]);
  assert.equal(factsAt(at(112), LINE), {
    score: [2, 1],
    isFinished: true,
    isAbandoned: false,
    halfTime: [1, 0],
    scorers: [1, 2, 1],
  });
  assert.is(factsAt(at(111), LINE).isFinished, false);
});

test('the goals to expect only fall, stand still at half-time and never quite end', () => {
  let last = 1;
  for (let minutes = 0; minutes < 112; minutes += 0.5) {
    const left = shareLeft(at(minutes), LINE, 0.45);
    assert.ok(left <= last && left > 0);
    last = left;
  }
  assert.is(shareLeft(0, LINE, 0.45), 1);
  assert.is(shareLeft(at(50), LINE, 0.45), shareLeft(at(60), LINE, 0.45));
  assert.ok(Math.abs(shareLeft(at(62), LINE, 0.45) - 0.55) < 1e-9);
});

test('the first half has goals left until its whistle, and none after it', () => {
  assert.ok(sharesLeft(at(46.9), LINE, 0.45).first > 0);
  assert.is(sharesLeft(at(47), LINE, 0.45).first, 0);
  assert.equal(sharesLeft(0, LINE, 0.45), { first: 0.45, second: 0.55 });
});

test('what the price assumes does not tell how long stoppage will be', () => {
  const longer: Timeline = { ...LINE, endAt: at(116) };
  assert.is(shareLeft(at(110), LINE, 0.45), shareLeft(at(110), longer, 0.45));
  assert.ok(LONGEST_MATCH > longer.endAt);
});

test('a match broken off before half-time never has one', () => {
  const broken: Timeline = { ...LINE, endAt: at(30), isAbandoned: true };
  const { isFinished, isAbandoned, halfTime, score } = factsAt(at(200), broken);
  assert.equal([isFinished, isAbandoned, halfTime], [false, true, null]);
  assert.equal(stateAt(at(31), broken).period, '');
  assert.equal(factsAt(at(29), broken).isAbandoned, false);
  assert.ok(score[0] >= 0);
});

test('a match called off has no period', () => {
  const off: Timeline = {
    halfTimeAt: 0,
    restartAt: 0,
    endAt: 0,
    goals: [],
    isOff: true,
    isAbandoned: false,
  };
  assert.equal(stateAt(0, off), {
    status: 4,
    period: '',
    minute: null,
    added: 0,
    score: [0, 0],
    halfTime: [0, 0],
    goals: [],
  });
  assert.is(stateAt(-1, off).status, 1);
});

test.run();
