import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { goalsOfNormalTime } from '../../../../src/reference/line/program/goal-minutes.ts';

const test = suite('goal minutes');
const at = (...minutes: (string | number)[]) => minutes.map((minute) => ({ minute }));

test('reads every way a minute is written and puts both teams in order', () => {
  const goals = goalsOfNormalTime([at("90'", '45+2', 9), at('45', '46')], [3, 2], false);
  assert.equal(goals, [
    { team: 1, minute: 9, added: 0 },
    { team: 2, minute: 45, added: 0 },
    { team: 1, minute: 45, added: 2 },
    { team: 2, minute: 46, added: 0 },
    { team: 1, minute: 90, added: 0 },
  ]);
});

test('reads stoppage from a separate offset', () => {
  const goals = goalsOfNormalTime([[{ minute: 90, offset: 4 }], []], [1, 0], false);
  assert.equal(goals, [{ team: 1, minute: 90, added: 4 }]);
});

test('a minute above 90 is stoppage, but extra time where that was played', () => {
  assert.equal(goalsOfNormalTime([at('86', '92'), []], [2, 0], false), [
    { team: 1, minute: 86, added: 0 },
    { team: 1, minute: 90, added: 2 },
  ]);
  assert.equal(goalsOfNormalTime([at('36', '93'), []], [1, 0], true), [
    { team: 1, minute: 36, added: 0 },
  ]);
});

test('lists that contradict the score, or any clock, mean nothing', () => {
  assert.is(goalsOfNormalTime([at('12'), []], [2, 0], false), null);
  assert.is(goalsOfNormalTime([[], []], [0, 1], false), null);
  assert.is(goalsOfNormalTime([at('90+45'), []], [1, 0], false), null);
  assert.equal(goalsOfNormalTime([[], []], [0, 0], false), []);
});

test.run();
