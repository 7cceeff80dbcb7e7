import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubmittedCoupon } from '../../../src/calls/coupon.ts';
import { accepted, addBet, balance, place } from '../../support/session/betting.ts';
import { leftBy } from '../../support/session/bookmaker.ts';
import {
  active,
  entered,
  filled,
  promoTerms,
  started,
  sums,
  three,
} from '../../support/session/promo.ts';
import { never, reply, type TestSession } from '../../support/session/session.ts';

const test = suite('coupon: promo codes');

const sent = (session: TestSession) =>
  session.requestsOf('couponPlace').at(-1)?.request.body as SubmittedCoupon;

test('a code that holds adds its part to what is won, as the selections come and go', () => {
  const session = started();
  filled(session, three.slice(1));
  entered(session);
  assert.equal(sums(session), ['EXPRESS15', null, null, '40.00']);
  addBet(session, '7-1', '2.00');
  assert.equal(sums(session), ['EXPRESS15', '5', '3.50', '83.50']);
  const { publish } = session.runtime;
  publish('coupon.amountChanged', { amount: '1.99' });
  assert.equal(sums(session), ['EXPRESS15', null, null, '15.92']);
  publish('coupon.amountChanged', { amount: '10' });
  publish('coupon.typeChosen', { typeId: 2 });
  assert.is(session.runtime.state.coupon.hyperBonusPercent, null);
  publish('coupon.typeChosen', { typeId: 1 });
  assert.equal(sums(session), ['EXPRESS15', '5', '3.50', '83.50']);
  publish('coupon.promoCodeRemoved', {});
  assert.equal(sums(session), ['', null, null, '80.00']);
  session.runtime.stop();
});

test('what comes of the least odds that were asked for has it, too', () => {
  const session = started();
  filled(session);
  entered(session);
  session.runtime.publish('coupon.settingsChanged', { exactCoef: '9.00' });
  assert.equal(sums(session), ['EXPRESS15', '5', '4.00', '94.00']);
  session.runtime.stop();
});

test('a code that gives nothing says why, and another one is asked about in its place', () => {
  const session = started({
    promoCode: ({ body }) => {
      const { code } = body as { code: string };
      return code === 'OTHER' ? reply({ promoCode: code, status: 'used' }) : active();
    },
  });
  filled(session);
  entered(session, 'OTHER');
  const { coupon } = session.runtime.state;
  assert.equal([coupon.promoCode, coupon.promoRefusal], ['', 'used']);
  entered(session);
  assert.equal(sums(session), ['EXPRESS15', '5', '3.50', '83.50']);
  assert.is(session.runtime.state.coupon.promoRefusal, null);
  session.runtime.stop();
});

test('a code that cannot be asked about leaves the coupon as it is, and can be asked again', () => {
  let isDown = true;
  const session = started({
    promoCode: () => (isDown ? reply({ errors: [{ code: '500' }] }, 500) : active()),
  });
  filled(session);
  entered(session);
  assert.equal(sums(session), ['', null, null, '80.00']);
  assert.ok(session.runtime.state.couponCodes.promo.told !== null);
  isDown = false;
  entered(session);
  assert.equal(sums(session), ['EXPRESS15', '5', '3.50', '83.50']);
  session.runtime.stop();
});

test('what is sent names the code and what it adds, and neither where it adds nothing', () => {
  const session = started({ couponPlace: never });
  filled(session);
  entered(session);
  session.clock.advance(1000);
  place(session);
  const { promoCode, hyperBonusPercent, coef } = sent(session);
  assert.equal([promoCode, hyperBonusPercent, coef], ['EXPRESS15', '5', '8.00']);
  session.runtime.stop();

  const short = started({ couponPlace: never });
  filled(short, three.slice(1));
  entered(short);
  short.clock.advance(1000);
  place(short);
  assert.equal([sent(short).promoCode, sent(short).hyperBonusPercent], [undefined, undefined]);
  short.runtime.stop();
});

test('a bet by one press has none: nobody saw what it would add', () => {
  const terms = promoTerms({ steps: [{ fromLegs: 1, percent: '3' }] });
  const session = started({
    promoCode: () => reply({ promoCode: 'EXPRESS15', status: 'active', terms }),
  });
  entered(session);
  const { publish } = session.runtime;
  publish('coupon.settingsChanged', { isActiveOneClick: true, oneClickAmount: '5' });
  addBet(session, '7-1', '2.00');
  assert.equal(sums(session), ['EXPRESS15', null, null, '10.00']);
  session.runtime.stop();
});

test('it goes with the bet that was placed with it, and stays where that had none', () => {
  for (const promo of [{ promoCode: 'EXPRESS15', hyperBonusPercent: '5' }, {}]) {
    const session = started({
      couponPlace: () => reply({ ...accepted('1'), ...promo }),
      balance: () => reply(balance()),
    });
    filled(session);
    entered(session);
    session.clock.advance(1000);
    place(session);
    session.clock.advance(1000);
    const { placing, promoCode } = session.runtime.state.coupon;
    assert.is(placing.status, 'accepted');
    assert.is(promoCode, 'promoCode' in promo ? '' : 'EXPRESS15');
    session.runtime.stop();
  }
});

test('refused for the code, nothing is staked and the code is out; the selections stay', () => {
  const session = started({
    couponPlace: () =>
      reply({ status: 'rejected', reason: 'not-accepted', rule: 'promo-code', bets: [] }),
  });
  filled(session);
  entered(session);
  session.clock.advance(1000);
  place(session);
  session.clock.advance(1000);
  const { placing, bets } = session.runtime.state.coupon;
  assert.is(placing.status, 'rejected');
  assert.equal([bets.length, ...sums(session)], [3, '', null, null, '80.00']);
  session.runtime.stop();
});

test('who signs out leaves no code behind, and an answer that comes then finds nobody', () => {
  const session = started();
  filled(session);
  entered(session);
  session.runtime.publish('session.ended', { reason: 'logout' });
  assert.equal(sums(session), ['', null, null, '80.00']);
  session.runtime.stop();
});

test('who signs out and comes back finds no code, nor does a reload', () => {
  const before = started();
  filled(before);
  entered(before);
  before.runtime.publish('session.ended', { reason: 'logout' });
  before.clock.advance(1000);
  const again = started({}, { local: leftBy(before) });
  assert.is(again.requestsOf('promoCode').length, 0);
  assert.equal(sums(again), ['', null, null, '80.00']);
  again.runtime.stop();
});

test('the list is asked for as its dialog opens, which closes once a code is taken', () => {
  const session = started({ campaigns: () => reply({ items: [], withheld: null }) });
  filled(session);
  const { publish } = session.runtime;
  publish('coupon.promoCodesAsked', {});
  session.clock.advance(100);
  assert.is(session.requestsOf('campaigns').length, 0);
  publish('modal.opened', { id: 'coupon-promo', kind: 'default', params: {} });
  publish('coupon.promoCodesAsked', {});
  session.clock.advance(100);
  assert.is(session.requestsOf('campaigns').length, 1);
  entered(session);
  assert.equal(session.runtime.state.modal.open, []);
  session.runtime.stop();
});

test.run();
