import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubmittedCoupon } from '../../../src/calls/coupon.ts';
import { encodeSiteConfig } from '../../../src/domain/site/config-decode.ts';
import { addBet, bettingSession, place } from '../../support/session/betting.ts';
import { leftBy } from '../../support/session/bookmaker.ts';
import { reply, type SessionOptions, type TestSession } from '../../support/session/session.ts';

const test = suite('coupon: the bonus bet of an express');

function started(hasBonus: boolean | null = true, options: SessionOptions = {}): TestSession {
  const site = encodeSiteConfig(hasBonus === null ? {} : { isAvailableCouponBonusBet: hasBonus });
  const answers = { configGroup: () => reply({ site }) };
  const session = bettingSession({ player: true, ...options, answers });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

function filled(session: TestSession, ids: readonly string[], coef = '2.00'): void {
  for (const id of ids) addBet(session, id, coef);
  session.runtime.publish('coupon.amountChanged', { amount: '10' });
}

const sums = ({ runtime }: TestSession) => {
  const { bonusFactor, coef, possibleWin } = runtime.state.coupon;
  return [bonusFactor, coef, possibleWin];
};

const three = ['7-1', '8-1', '9-1'];

test('an express of three selections comes to more by three hundredths', () => {
  const session = started();
  filled(session, three.slice(1));
  assert.equal(sums(session), [null, '4.00', '40.00']);
  addBet(session, '7-1', '2.00');
  assert.equal(sums(session), ['1.03', '8.24', '82.40']);
  session.runtime.stop();
});

test('there is none where the site has none, says nothing of it, or a selection hardly pays', () => {
  for (const hasBonus of [false, null]) {
    const session = started(hasBonus);
    filled(session, three);
    assert.equal(sums(session), [null, '8.00', '80.00']);
    session.runtime.stop();
  }
  const low = started();
  filled(low, three, '1.09');
  assert.is(low.runtime.state.coupon.bonusFactor, null);
  low.runtime.stop();
});

test('nor for what is no express', () => {
  const session = started();
  filled(session, three);
  for (const [typeId, variant] of [
    [2, 'plain'],
    [10, 'plain'],
    [1, 'anti'],
  ] as const) {
    session.runtime.publish('coupon.typeChosen', { typeId, variant });
    assert.is(session.runtime.state.coupon.bonusFactor, null, `${typeId} ${variant}`);
  }
  session.runtime.publish('coupon.typeChosen', { typeId: 1 });
  assert.is(session.runtime.state.coupon.bonusFactor, '1.03');
  session.runtime.stop();
});

test('a player takes it out and puts it back; an emptied coupon begins with it again', () => {
  const session = started();
  filled(session, three);
  const { publish } = session.runtime;
  publish('coupon.bonusBetChosen', { isTaken: false });
  assert.equal(sums(session), ['1.03', '8.00', '80.00']);
  assert.is(session.runtime.state.coupon.manuallyDeletedBonusBet, true);
  publish('coupon.bonusBetChosen', { isTaken: true });
  assert.equal(sums(session), ['1.03', '8.24', '82.40']);
  publish('coupon.bonusBetChosen', { isTaken: false });
  publish('coupon.cleared', {});
  filled(session, three);
  assert.equal(sums(session), ['1.03', '8.24', '82.40']);
  session.runtime.stop();
});

test('taken out, it stays out over a reload', () => {
  const before = started();
  filled(before, three);
  before.runtime.publish('coupon.bonusBetChosen', { isTaken: false });
  before.runtime.stop();
  const again = started(true, { local: leftBy(before) });
  assert.equal(sums(again), ['1.03', '8.00', '80.00']);
  again.runtime.stop();
});

const sent = (session: TestSession) =>
  session.requestsOf('couponPlace').at(-1)?.request.body as SubmittedCoupon;

test('what is sent says the factor that was shown, and nothing where it was taken out', () => {
  const session = started();
  filled(session, three);
  session.clock.advance(1000);
  place(session);
  const { bonusFactor, coef, coefByView } = sent(session);
  assert.equal([bonusFactor, coef, coefByView], ['1.03', '8.24', '8.24']);
  session.runtime.stop();

  const without = started();
  filled(without, three);
  without.runtime.publish('coupon.bonusBetChosen', { isTaken: false });
  without.clock.advance(1000);
  place(without);
  assert.equal([sent(without).bonusFactor, sent(without).coef], [undefined, '8.00']);
  without.runtime.stop();
});

test.run();
