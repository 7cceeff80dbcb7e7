import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type ChangeCoefAction,
  coefMove,
  DEFAULT_CHANGE_COEF_ACTION,
  judgeCoefChange,
} from '../../../src/domain/coupon/coef-change.ts';

const test = suite('coef change');

type Change = [requested: string, offered: string];
const same: Change[] = [['1.84', '1.84']];
const up: Change[] = [['1.84', '1.90']];
const down: Change[] = [['1.84', '1.80']];
/** The total rises, yet one leg falls. */
const mixedUp: Change[] = [
  ['1.84', '1.80'],
  ['2.00', '2.20'],
];

const rows: [id: string, action: ChangeCoefAction, changes: Change[], accepted: boolean][] = [
  ['oc.none.same', 0, same, true],
  ['oc.none.up', 0, up, false],
  ['oc.none.down', 0, down, false],
  ['oc.higher.same', 1, same, true],
  ['oc.higher.up', 1, up, true],
  ['oc.higher.down', 1, down, false],
  ['oc.higher.mixed_up', 1, mixedUp, false],
  ['oc.any.up', 2, up, true],
  ['oc.any.down', 2, down, true],
  ['oc.any.mixed_up', 2, mixedUp, true],
  ['oc.any.unreadable', 2, [['1.84', '0.50']], false],
  ['oc.higher.unreadable', 1, [['1.84', '']], false],
];
for (const [id, action, changes, accepted] of rows) {
  test(id, () => {
    const prices = changes.map(([requested, offered]) => ({ requested, offered }));
    assert.is(judgeCoefChange(action, prices).accepted, accepted);
  });
}

test('names the legs refused, with the prices asked for and used', () => {
  const prices = mixedUp.map(([requested, offered]) => ({ requested, offered }));
  assert.equal(judgeCoefChange(1, prices).legs, [
    { requested: '1.84', offered: '1.80', move: 'fallen', isRefused: true },
    { requested: '2.00', offered: '2.20', move: 'risen', isRefused: false },
  ]);
});

test('prices are compared as the wire carries them, never as a display rounds them', () => {
  assert.is(coefMove({ requested: '1.9000', offered: '1.9' }), 'same');
  assert.is(coefMove({ requested: '1.90001', offered: '1.90004' }), 'same');
  assert.is(coefMove({ requested: '1.9001', offered: '1.9002' }), 'risen');
  assert.is(coefMove({ requested: '1.9004', offered: '1.9001' }), 'fallen');
});

test('any change is accepted until the player chooses otherwise', () => {
  assert.is(DEFAULT_CHANGE_COEF_ACTION, 2);
});

test.run();
