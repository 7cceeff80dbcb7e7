import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fixture } from '../../../../src/reference/line/fixture.ts';
import { drawsOfSeed } from '../../../../src/reference/line/play/draws.ts';
import { timelineOf } from '../../../../src/reference/line/play/timeline.ts';

const test = suite('timeline');
const MINUTE = 60_000;
const FIXTURE: Fixture = {
  round: '',
  order: 0,
  team1: 'A',
  team2: 'B',
  halfTime: null,
  fullTime: null,
  goals: null,
  isOff: false,
  isAbandoned: false,
};
const lay = (fixture: Partial<Fixture>, key = 1) =>
  timelineOf({
    fixture: { ...FIXTURE, ...fixture },
    means: [1.5, 1.1],
    firstHalfShare: 0.45,
    draw: drawsOfSeed(key),
  });
const score = (goals: readonly { team: 1 | 2 }[]) => [
  goals.filter(({ team }) => team === 1).length,
  goals.filter(({ team }) => team === 2).length,
];

const half = fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }));

test('a known result is kept at half-time and at the end, whatever the key', () => {
  fc.assert(
    fc.property(half, half, fc.nat(), ([a, b], [c, d], key) => {
      const line = lay({ halfTime: [a, b], fullTime: [a + c, b + d] }, key);
      assert.equal(score(line.goals), [a + c, b + d]);
      assert.equal(score(line.goals.filter(({ at }) => at < line.halfTimeAt)), [a, b]);
      for (const [i, { at }] of line.goals.entries()) {
        assert.ok(at > 0 && at < line.endAt, 'within the match');
        assert.ok(at < line.halfTimeAt || at >= line.restartAt, 'not in the break');
        assert.ok(at >= (line.goals[i - 1]?.at ?? 0), 'in order');
      }
    }),
  );
});

test('a match broken off ends before its time, with the goals it had', () => {
  const scores = { halfTime: [1, 0] as const, fullTime: [1, 1] as const };
  for (let key = 0; key < 50; key += 1) {
    const [line, whole] = [lay({ ...scores, isAbandoned: true }, key), lay(scores, key)];
    assert.equal(line.goals, whole.goals);
    assert.ok(line.isAbandoned && line.endAt < whole.endAt);
    assert.ok(line.goals.every(({ at }) => at < line.endAt));
  }
});

test('without a half-time score the goals fall in both halves', () => {
  const lines = Array.from({ length: 200 }, (_, key) => lay({ fullTime: [3, 2] }, key));
  assert.ok(lines.every(({ goals }) => goals.length === 5));
  const early = lines.flatMap(({ goals, halfTimeAt }) => goals.filter(({ at }) => at < halfTimeAt));
  assert.ok(early.length > 380 && early.length < 520, `${early.length} of 1000`);
});

test('known minutes are kept to the minute, stoppage included', () => {
  const line = lay({
    halfTime: [1, 1],
    fullTime: [2, 2],
    goals: [
      { team: 1, minute: 9, added: 0 },
      { team: 2, minute: 45, added: 7 },
      { team: 2, minute: 46, added: 0 },
      { team: 1, minute: 90, added: 11 },
    ],
  });
  const minuteOf = (at: number) => Math.floor(at / MINUTE) + 1;
  const later = line.restartAt - 45 * MINUTE;
  assert.equal(
    line.goals.map(({ at, minute }) => minuteOf(minute > 45 ? at - later : at)),
    [9, 52, 46, 101],
  );
  assert.ok(line.halfTimeAt >= 52 * MINUTE && line.endAt - later >= 101 * MINUTE);
});

test('two goals in the same known minute both count', () => {
  const twice = { minute: 30, added: 0 };
  const { goals } = lay({
    fullTime: [1, 1],
    goals: [
      { team: 1, ...twice },
      { team: 2, ...twice },
    ],
  });
  assert.equal(score(goals), [1, 1]);
});

test('a match without a result is drawn from the means, by the key alone', () => {
  const totals = Array.from({ length: 2000 }, (_, key) => lay({}, key).goals.length);
  const mean = totals.reduce((sum, x) => sum + x, 0) / totals.length;
  assert.ok(Math.abs(mean - 2.6) < 0.12, `${mean}`);
  assert.equal(lay({}, 77), lay({}, 77));
  assert.ok(totals.some((total) => total !== totals[0]));
});

test('a match called off is over as it begins', () => {
  assert.equal(lay({ isOff: true, isAbandoned: false }), {
    halfTimeAt: 0,
    restartAt: 0,
    endAt: 0,
    goals: [],
    isOff: true,
    isAbandoned: false,
  });
});

test.run();
