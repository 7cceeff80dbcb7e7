import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CashOutOffer } from '../../../src/calls/cash-out.ts';
import type { HistoryItem } from '../../../src/calls/coupon.ts';
import { openCoupon } from '../../support/page/coupon-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { type Answer, never, reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('coupon: selling open bets');

const bet = (couponId: string, more: Partial<HistoryItem> = {}): HistoryItem => ({
  ...{ couponId, placedAt: 1, settledAt: null, typeId: 0, amount: 1000, currency: 'EUR' },
  ...{ coef: '2.00', possibleWin: 2000, payout: null, status: 'open', legs: [] },
  ...more,
});
const offer = (price: number | null, more: Partial<CashOutOffer> = {}): CashOutOffer => ({
  ...{ couponId: '1', currency: 'EUR', stake: 1000, price },
  ...more,
});
const offers = (...all: CashOutOffer[]) => reply({ offers: all, margin: '5', goodFor: 5_000 });

async function opened(more: NonNullable<SessionOptions['answers']> = {}) {
  const site = await openCoupon([], {
    answers: {
      betHistory: () => reply({ items: [bet('1')], next: null, totals: [] }),
      cashOutOffers: () => offers(offer(1520)),
      ...more,
    },
  });
  const { page, session } = site;
  await page.doing(() =>
    session.runtime.publish('page.choiceMade', { part: 'slip', choice: 'open' }),
  );
  await page.advance(500);
  const row = () => site.get('[data-bet="1"]').textContent ?? '';
  const news = () => site.get('[role="tabpanel"] [role="status"]').textContent ?? '';
  const sent = () => session.requestsOf('cashOut').map(({ request }) => request.body);
  return { ...site, row, news, sent };
}

const sold =
  (paid: number, left: number): (() => Answer) =>
  () =>
    reply({
      ...{ status: 'accepted', couponId: '1', at: 5, sold: 1000 - left, paid },
      ...{ left, possibleWin: left * 2, currency: 'EUR', balance: paid },
    });

test('the price is on the button, and on the one that sells; it sells what was shown', async () => {
  const { page, row, news, sent, session } = await opened({ cashOut: sold(1520, 0) });
  assert.match(row(), 'Cash out €15.20');
  await page.pressNamed('Cash out €15.20');
  assert.equal(sent(), [], 'one press sells nothing');
  assert.match(row(), 'Our margin of 5% is in the price');
  session.answers.betHistory = () => reply({ items: [], next: null, totals: [] });
  await page.pressNamed('Cash out €15.20 now');
  await page.advance(100);
  assert.equal(sent(), [{ couponId: '1', stake: 1000, price: 1520 }]);
  assert.match(news(), 'Cashed out: €15.20 is in your account.');
  await page.close();
});

test('a price that moves is on the button when it is pressed', async () => {
  const { page, session, row, sent } = await opened({ cashOut: never });
  await page.pressNamed('Cash out €15.20');
  session.answers.cashOutOffers = () => offers(offer(1400));
  await page.advance(6_000);
  await page.pressNamed('Cash out €14.00 now');
  assert.equal(sent(), [{ couponId: '1', stake: 1000, price: 1400 }]);
  assert.match(row(), 'Cashing out…');
  await page.close();
});

test('a part is sold for its part of the price, and what runs on is said', async () => {
  const { page, get, row, sent } = await opened({ cashOut: sold(760, 500) });
  await page.pressNamed('Cash out €15.20');
  await page.doing(() => get('input[type="radio"][value="50"]').click());
  assert.match(row(), '€5.00 of the stake runs on.');
  await page.pressNamed('Cash out €7.60 now');
  assert.equal(sent(), [{ couponId: '1', stake: 500, price: 760 }]);
  await page.close();
});

test('a lower price is said, and taken by no press of before', async () => {
  const cashOut = () => reply({ status: 'changed', offer: offer(1100), price: 1100 });
  const { page, session, row, news, sent } = await opened({ cashOut });
  await page.pressNamed('Cash out €15.20');
  session.answers.cashOutOffers = () => offers(offer(1100));
  await page.pressNamed('Cash out €15.20 now');
  await page.advance(100);
  assert.match(news(), 'The price is €11.00 now. Nothing was cashed out');
  await page.advance(30_000);
  assert.is(sent().length, 1);
  await page.pressNamed('Cash out €11.00');
  assert.is(news(), '', 'it was read');
  assert.match(row(), 'Cash out €11.00 now');
  await page.close();
});

test('while nobody knows what became of it, it is said, and nothing else can be sold', async () => {
  const { page, row, news } = await opened({ cashOut: () => reply({ errors: [] }, 503) });
  await page.pressNamed('Cash out €15.20');
  await page.pressNamed('Cash out €15.20 now');
  await page.advance(20_000);
  assert.match(news(), 'nothing is sold twice');
  assert.match(row(), 'Cashing out…');
  await page.close();
});

test('without a price it says why; a kind that is not bought back says nothing', async () => {
  const suspended = offer(null, { refusal: 'suspended', markets: ['7-1'] });
  const one = await opened({ cashOutOffers: () => offers(suspended) });
  assert.match(one.row(), 'a selection is suspended');
  assert.is(one.all('[data-bet="1"] button').length, 0);
  await one.page.close();
  const withdrawn = offer(null, { refusal: 'suspended', isWithdrawn: true });
  const gone = await opened({ cashOutOffers: () => offers(withdrawn) });
  assert.match(gone.row(), 'not on offer any more');
  assert.not.match(gone.row(), 'Try again');
  await gone.page.close();
  const other = await opened({ cashOutOffers: () => offers(offer(null, { refusal: 'kind' })) });
  assert.is(other.all('[data-bet="1"] button').length, 0);
  assert.not.match(other.row(), 'suspended');
  await other.page.close();
});

test('a bet that was sold is said to be, with what was paid', async () => {
  const cashedOut = { sold: 1000, paid: 1520, at: 5 };
  const ended = { status: 'void', payout: 1520, settledAt: 5, possibleWin: 0, cashedOut } as const;
  const { page, row } = await opened({
    betHistory: () => reply({ items: [bet('1', ended)], next: null, totals: [] }),
  });
  assert.match(row(), 'Cashed out');
  assert.match(row(), 'paid €15.20');
  await page.close();
});

test('a price is set at which it is sold by itself; it is seen, and taken back', async () => {
  const rule = { stake: 1000, price: 1800 };
  const set = () => reply({ status: 'set', couponId: '1', rule });
  const { page, session, get, row } = await opened({ cashOutRule: set });
  const sent = () => session.requestsOf('cashOutRule').map(({ request }) => request.body);
  await page.pressNamed('Cash out €15.20');
  assert.match(row(), 'The price may jump past this amount');
  await page.doing(() => typeInto(get('input[name="price"]'), '15'));
  assert.match(row(), 'It pays €15.20 already');
  await page.doing(() => typeInto(get('input[name="price"]'), '18'));
  session.answers.cashOutOffers = () => offers(offer(1520, { rule }));
  await page.pressNamed('Set automatic cash-out');
  await page.advance(500);
  assert.equal(sent(), [{ couponId: '1', rule }]);
  assert.match(row(), 'Cashed out automatically once the bet pays €18.00 or more.');
  session.answers.cashOutRule = () => reply({ status: 'removed', couponId: '1' });
  session.answers.cashOutOffers = () => offers(offer(1520));
  await page.pressNamed('Remove automatic cash-out');
  await page.advance(500);
  assert.equal(sent()[1], { couponId: '1', rule: null });
  assert.not.match(row(), 'Cashed out automatically');
  await page.close();
});

test('a rule that is refused says why, and that nothing was changed', async () => {
  const refused = () => reply({ status: 'rejected', couponId: '1', reason: 'beyond' });
  const { page, get, row } = await opened({ cashOutRule: refused });
  await page.pressNamed('Cash out €15.20');
  await page.doing(() => typeInto(get('input[name="price"]'), '50'));
  await page.pressNamed('Set automatic cash-out');
  await page.advance(100);
  assert.match(row(), 'The bet cannot pay that much. Nothing was changed');
  await page.close();
});

test('a rule is seen while a selection is suspended', async () => {
  const rule = { stake: 500, price: 900 };
  const suspended = offer(null, { refusal: 'suspended', markets: ['7-1'], rule });
  const { page, row } = await opened({ cashOutOffers: () => offers(suspended) });
  assert.match(row(), '€5.00 of the stake is cashed out automatically');
  assert.match(row(), 'Remove automatic cash-out');
  await page.close();
});

test('what was not sold as its selection is off the line is not to be tried again in a moment', async () => {
  const refused = { status: 'rejected', couponId: '1', reason: 'suspended', markets: ['7-1'] };
  const { page, news, session } = await opened({ cashOut: () => reply(refused) });
  await page.pressNamed('Cash out €15.20');
  session.answers.cashOutOffers = () =>
    offers(offer(null, { refusal: 'suspended', markets: ['7-1'], isWithdrawn: true }));
  await page.pressNamed('Cash out €15.20 now');
  await page.advance(100);
  assert.match(news(), 'a selection is not on offer any more');
  assert.not.match(news(), 'Try again');
  await page.close();
});

test.run();
