import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CashOutOffer } from '../../../src/calls/cash-out.ts';
import type { HistoryItem, SubmittedCoupon } from '../../../src/calls/coupon.ts';
import type { TransportRequest } from '../../../src/calls/transport.ts';
import { openCoupon } from '../../support/page/coupon-page.tsx';
import { accepted, game, market } from '../../support/session/betting.ts';
import { reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('coupon: editing an open bet');

const bet: HistoryItem = {
  ...{ couponId: '4711', placedAt: 1, settledAt: null, typeId: 1, amount: 1000, currency: 'EUR' },
  ...{ coef: '4.00', possibleWin: 4000, payout: null, status: 'open', legs: [] },
};
const offer = (price: number | null, more: Partial<CashOutOffer> = {}): CashOutOffer => ({
  ...{ couponId: '4711', accountId: '1', currency: 'EUR', stake: 1000, price },
  ...more,
});
const offers = (one: CashOutOffer) => reply({ offers: [one], margin: '5', goodFor: 5_000 });
const leg = (gameId: number) => ({
  ...{ marketId: `${gameId}-1`, gameId, coef: '2.00' },
  ...{ market: market(`${gameId}-1`, '2.00'), game: game(gameId) },
});

/** A player who looks at a running bet beside the slip. */
async function looking(more: NonNullable<SessionOptions['answers']> = {}) {
  const site = await openCoupon([], {
    answers: {
      betHistory: () => reply({ items: [bet], next: null, totals: [] }),
      cashOutOffers: () => offers(offer(950)),
      couponOfBet: () => reply({ typeId: 1, bets: [leg(7), leg(8)] }),
      ...more,
    },
  });
  const { page, session } = site;
  await page.doing(() =>
    session.runtime.publish('page.choiceMade', { part: 'slip', choice: 'open' }),
  );
  await page.advance(500);
  return site;
}

async function editing(more: NonNullable<SessionOptions['answers']> = {}) {
  const site = await looking(more);
  await site.page.pressNamed('Edit bet');
  await site.page.advance(500);
  const banner = () => site.all('[data-edited]')[0]?.textContent ?? '';
  const remove = async (place: number) => {
    const buttons = site.all('li button[aria-label^="Remove"]');
    await site.page.doing(() => buttons[place]?.click());
  };
  return { ...site, banner, remove };
}

test('a bet is edited in the slip: what it pays, what is paid besides, and what the button does', async () => {
  const { page, banner, remove, place, text, type } = await editing();
  assert.match(banner(), 'Editing bet 4711');
  assert.match(banner(), 'Bought back for €9.50');
  assert.match(text(), 'Change a selection or the stake first');
  assert.is(place().disabled, true);
  await remove(1);
  assert.is(place().disabled, false);
  assert.match(place().textContent ?? '', 'Edit bet: €9.50');
  assert.match(text(), 'From bet 4711€9.50');
  assert.not.match(text(), 'You pay');
  await type('12');
  assert.match(text(), 'You pay€2.50');
  await type('9');
  assert.match(text(), 'Back to your balance€0.50');
  await page.close();
});

test('once taken the receipt names the bet whose place was taken', async () => {
  const couponPlace = ({ body }: TransportRequest) => {
    const { amount, edited } = body as SubmittedCoupon;
    assert.equal(edited, { couponId: '4711', price: 950 });
    const sold = { couponId: '4711', sold: 1000, paid: 950 };
    return reply({ ...accepted('next', amount), edited: sold });
  };
  const { page, banner, remove, place, text } = await editing({ couponPlace });
  await remove(1);
  await page.doing(() => place().click());
  await page.advance(500);
  assert.match(text(), 'Bet accepted');
  assert.match(text(), 'In place of bet4711 · €9.50');
  assert.is(banner(), '');
  await page.close();
});

test('left as it is, the slip is empty and the bet runs on', async () => {
  const { page, session, banner, text } = await editing();
  await page.pressNamed('Leave as it is');
  assert.is(banner(), '');
  assert.match(text(), 'Your bet slip is empty');
  assert.equal(session.requestsOf('couponPlace'), []);
  assert.equal(session.requestsOf('cashOut'), []);
  await page.close();
});

test('without a price it says whether to wait, and a price that fell is said', async () => {
  const refused = () =>
    reply({ status: 'rejected', reason: 'not-accepted', rule: 'edited-bet', bets: [] });
  const { page, session, banner, remove, place, text } = await editing({ couponPlace: refused });
  await remove(1);
  session.answers.cashOutOffers = () => offers(offer(null, { refusal: 'suspended' }));
  await page.advance(6_000);
  assert.match(banner(), 'as soon as it has one again');
  assert.match(text(), 'cannot be bought back right now');
  assert.is(place().disabled, true);
  session.answers.cashOutOffers = () => offers(offer(null, { refusal: 'over' }));
  await page.advance(6_000);
  assert.match(banner(), 'It can no longer be edited');
  session.answers.cashOutOffers = () => offers(offer(940));
  await page.advance(6_000);
  await page.doing(() => place().click());
  await page.advance(500);
  assert.match(text(), 'bought back for less than you saw');
  await page.close();
});

test('a bet of another account is not edited, nor one that is in the slip already', async () => {
  const other = await looking({ cashOutOffers: () => offers(offer(950, { accountId: '2' })) });
  assert.match(other.text(), 'Cash out €9.50');
  assert.not.match(other.text(), 'Edit bet');
  await other.page.close();
  const { page, session, text } = await editing();
  await page.doing(() =>
    session.runtime.publish('page.choiceMade', { part: 'slip', choice: 'open' }),
  );
  await page.advance(500);
  assert.match(text(), 'Cash out €9.50');
  assert.not.match(text(), 'Edit bet');
  await page.close();
});

test.run();
