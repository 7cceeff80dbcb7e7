/** What a promo code gives is asked about anew where that is not known any more. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportRequest } from '../../../src/calls/transport.ts';
import { leftBy } from '../../support/session/bookmaker.ts';
import {
  active,
  entered,
  filled,
  inDollars,
  promoTerms,
  started,
  sums,
} from '../../support/session/promo.ts';
import { reply } from '../../support/session/session.ts';

const test = suite('coupon: promo codes asked anew');

test('it is asked about anew after a reload, and counts again', () => {
  const before = started();
  filled(before);
  entered(before);
  before.runtime.stop();
  const again = started({}, { local: leftBy(before) });
  assert.is(again.requestsOf('promoCode').length, 1);
  assert.equal(sums(again), ['EXPRESS15', '5', '3.50', '83.50']);
  again.runtime.stop();
  const over = started(
    { promoCode: () => reply({ promoCode: 'EXPRESS15', status: 'over' }) },
    { local: leftBy(before) },
  );
  assert.equal(sums(over), ['', null, null, '80.00']);
  assert.is(over.runtime.state.coupon.promoRefusal, 'over');
  over.runtime.stop();
});

test('where no answer comes, it is asked about again until one does', () => {
  const before = started();
  filled(before);
  entered(before);
  let down = 2;
  const promoCode = () => {
    down -= 1;
    return down >= 0 ? reply({ errors: [{ code: '500' }] }, 500) : active();
  };
  const after = started({ promoCode }, { local: leftBy(before) });
  assert.equal(sums(after), ['EXPRESS15', null, null, '80.00']);
  after.clock.advance(10_000);
  assert.equal(sums(after), ['EXPRESS15', null, null, '80.00']);
  after.clock.advance(10_000);
  assert.equal(sums(after), ['EXPRESS15', '5', '3.50', '83.50']);
  after.clock.advance(60_000);
  assert.is(down, -1, 'once it is known, nobody asks');
  for (const session of [before, after]) session.runtime.stop();
});

test('paid from another account, it is asked about in the money of that one, once', () => {
  const session = started();
  filled(session);
  entered(session);
  const terms = promoTerms({ currency: 'USD', minHyperBonusBetLimit: 100 });
  Object.assign(session.answers, {
    promoCode: () => reply({ promoCode: 'EXPRESS15', status: 'active', terms }),
    balance: () => reply(inDollars()),
  });
  const { publish } = session.runtime;
  for (let time = 0; time < 2; time += 1) {
    publish('page.refreshPressed', {});
    publish('bet.settled', {
      requestId: 0,
      couponId: '1',
      result: 'lost',
      payout: 0,
      currency: 'USD',
    });
    session.clock.advance(1000);
  }
  publish('coupon.amountChanged', { amount: '10' });
  assert.is(session.requestsOf('promoCode').length, 2);
  assert.is(session.runtime.state.coupon.currency.iso, 'USD');
  assert.equal(sums(session), ['EXPRESS15', '5', '3.50', '83.50']);
  session.runtime.stop();
});

test('another code that is entered while the first is asked about anew takes its place', () => {
  const session = started();
  filled(session);
  entered(session);
  const { clock, answers } = session;
  Object.assign(answers, {
    balance: () => reply(inDollars()),
    promoCode: ({ body }: TransportRequest) => {
      const { code } = body as { code: string };
      const terms = promoTerms({ code, currency: 'USD', minHyperBonusBetLimit: 100 });
      const answer = reply({ promoCode: code, status: 'active', terms });
      return code === 'OTHER' ? clock.late(500, answer) : answer;
    },
  });
  const settled = {
    requestId: 0,
    couponId: '1',
    result: 'lost',
    payout: 0,
    currency: 'USD',
  } as const;
  session.runtime.publish('bet.settled', settled);
  clock.advance(30);
  session.runtime.publish('coupon.promoCodeEntered', { code: 'OTHER', by: 'field' });
  clock.advance(2000);
  assert.is(session.runtime.state.coupon.promoCode, 'OTHER');
  session.runtime.stop();
});

test.run();
