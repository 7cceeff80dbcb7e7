/** One browser has one coupon: what one tab does to it is so in the others. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { addBet, moveCoef, place } from '../../support/session/betting.ts';
import { bookmaker, couponOf, leftBy, ready, started } from '../../support/session/bookmaker.ts';
import { never, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: the coupon in several tabs');

const NAMES = ['coupon', 'pendingBets'];

/** Tells a tab what others stored since, as browsers do: once each value that is another. */
function tell(from: TestSession, to: TestSession): string[] {
  return NAMES.filter((name) => {
    const value = from.storage.local.getItem(name);
    if (value === to.storage.local.getItem(name)) return false;
    if (value === null) to.storage.local.removeItem(name);
    else to.storage.local.setItem(name, value);
    to.runtime.publish('app.storageChanged', { name, value });
    return true;
  });
}

/** Two tabs of one player, each with the selection and the amount of the other. */
function twoTabs(options: Parameters<typeof ready>[0] = {}): [TestSession, TestSession] {
  const one = ready(options);
  const other = started({ ...options, local: leftBy(one) });
  tell(one, other);
  return [one, other];
}

const idsOf = (session: TestSession) => couponOf(session).bets.map(({ market }) => market.id);

test('what is put in, typed, chosen and taken out in one tab is so in the other', () => {
  const [one, other] = twoTabs();
  addBet(one, '8-1', '2.10');
  one.runtime.publish('coupon.amountChanged', { amount: '25' });
  one.runtime.publish('coupon.settingChanged', { changeCoefAction: 0 });
  tell(one, other);
  assert.equal(idsOf(other), ['7-1', '8-1']);
  const { amount, typeId, coef, changeCoefAction, stake } = couponOf(one);
  const same = couponOf(other);
  assert.equal([same.amount, same.typeId, same.coef], [amount, typeId, coef]);
  assert.equal([same.changeCoefAction, same.stake], [changeCoefAction, stake]);
  one.runtime.publish('coupon.cleared', {});
  tell(one, other);
  assert.equal(idsOf(other), []);
  assert.is(verifyIntentions(other.events).verdict, 'match');
});

test('its prices and bounds are asked for, and its matches followed', () => {
  const [one, other] = twoTabs();
  const asked = other.requestsOf('couponCalculate').length;
  addBet(one, '8-1', '2.10');
  tell(one, other);
  other.clock.advance(2000);
  assert.is(other.requestsOf('couponCalculate').length, asked + 1);
  const { query } = other.requestsOf('sportsFeed').at(-1)?.request ?? {};
  assert.match(query?.['topics'] ?? '', 'game:8');
});

test('prices that move are told by nobody to anybody', () => {
  const [one, other] = twoTabs();
  addBet(one, '8-1', '2.10');
  tell(one, other);
  for (const coef of ['2.20', '2.30', '2.40']) {
    moveCoef(one, '8-1', coef);
    one.clock.advance(1000);
    other.clock.advance(1000);
    assert.equal([tell(one, other), tell(other, one)], [[], []]);
  }
});

test('a bet under way in one tab is waited for in the other, and empties both', () => {
  const server = bookmaker([never]);
  const [one, other] = twoTabs({ answers: { couponPlace: server.couponPlace } });
  place(one);
  tell(one, other);
  assert.is(couponOf(other).placing.status, 'checking');
  one.clock.advance(30_000);
  other.clock.advance(30_000);
  tell(one, other);
  tell(other, one);
  assert.is(server.placed().length, 1);
  for (const tab of [one, other]) {
    assert.equal([couponOf(tab).placing.status, idsOf(tab)], ['accepted', []]);
  }
});

test('a bet under way stays what it is, whatever other tabs put in', () => {
  const [one, other] = twoTabs({ answers: { couponPlace: bookmaker([never]).couponPlace } });
  place(one);
  addBet(other, '8-1', '2.10');
  tell(other, one);
  assert.equal(idsOf(one), ['7-1']);
});

test('placing by one press begins and ends in every tab, and is in none after a reload', () => {
  const [one, other] = twoTabs();
  one.runtime.publish('coupon.settingsChanged', { oneClickAmount: '5', isActiveOneClick: true });
  tell(one, other);
  assert.ok(couponOf(other).settings.isActiveOneClick);
  assert.equal(idsOf(other), []);
  other.runtime.publish('coupon.settingsChanged', { isActiveOneClick: false });
  tell(other, one);
  assert.not(couponOf(one).settings.isActiveOneClick);
  one.runtime.publish('coupon.settingsChanged', { isActiveOneClick: true });
  assert.not(couponOf(started({ local: leftBy(one) })).settings.isActiveOneClick);
});

test('what is no coupon changes none', () => {
  const [one] = twoTabs();
  for (const value of [null, '', '{}', '{"typeId":99,"bets":[],"amount":""}']) {
    one.runtime.publish('app.storageChanged', { name: 'coupon', value });
    assert.equal(idsOf(one), ['7-1']);
  }
});

test.run();
