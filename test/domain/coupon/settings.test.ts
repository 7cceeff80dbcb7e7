import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  changedSettings,
  initialSettings,
  oneClickStake,
} from '../../../src/domain/coupon/settings.ts';

const test = suite('settings of the coupon');

const after = (...changes: Partial<ReturnType<typeof initialSettings>>[]) =>
  changes.reduce(changedSettings, initialSettings());

test('without an exact coefficient no score drops the bet', () => {
  const asked = after({ exactCoef: '2.50' }, { isDropOnScoreChange: true });
  assert.is(asked.isDropOnScoreChange, true);
  assert.is(changedSettings(asked, { exactCoef: '' }).isDropOnScoreChange, false);
  assert.is(changedSettings(asked, { exactCoef: '3' }).isDropOnScoreChange, true);
});

test('dropping on another score and placing by one press exclude each other, the later one holds', () => {
  const pressing = after({ isActiveOneClick: true }, { isDropOnScoreChange: true });
  assert.equal([pressing.isActiveOneClick, pressing.isDropOnScoreChange], [false, true]);
  const again = changedSettings(pressing, { isActiveOneClick: true });
  assert.equal([again.isActiveOneClick, again.isDropOnScoreChange], [true, false]);
});

test('an account with money of the house has a stake of its own', () => {
  const settings = after({ oneClickAmount: '5', bonusAccountOneClickAmount: '1' });
  assert.equal([oneClickStake(settings, false), oneClickStake(settings, true)], ['5', '1']);
});

test.run();
