/** A running bet is edited in the coupon: what it is bought back for follows the house, and the outcome is told. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CashOutOffer } from '../../../src/calls/cash-out.ts';
import type { HistoryItem, SubmittedCoupon } from '../../../src/calls/coupon.ts';
import { placingFacts } from '../../../src/domain/coupon/placing-facts.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { placeState } from '../../../src/site/coupon/placing/place-state.ts';
import { bankOf, euros } from '../../support/session/accounts.ts';
import {
  accepted,
  addBet,
  balance,
  game,
  market,
  place,
  recorded,
} from '../../support/session/betting.ts';
import { leftBy, lost, started, token } from '../../support/session/bookmaker.ts';
import {
  never,
  reply,
  type SessionOptions,
  type TestSession,
} from '../../support/session/session.ts';

const test = suite('effects: editing a bet');

const bet: HistoryItem = {
  ...{ couponId: '4711', placedAt: 1, settledAt: null, typeId: 1, amount: 1000, currency: 'EUR' },
  ...{ coef: '4.00', possibleWin: 4000, payout: null, status: 'open', legs: [] },
};
const total = {
  ...{ currency: 'EUR', bets: 1, open: 1 },
  ...{ staked: 1000, stakedOpen: 1000, returned: 0 },
};
const offer = (price: number | null, more: Partial<CashOutOffer> = {}): CashOutOffer => ({
  ...{ couponId: '4711', accountId: '1', currency: 'EUR', stake: 1000, price },
  ...more,
});
const offers = (...all: CashOutOffer[]) => reply({ offers: all, margin: '5', goodFor: 5_000 });

const leg = (id: string) => {
  const gameId = Number(id.split('-')[0]);
  return {
    ...{ marketId: id, gameId, coef: '2.00' },
    ...{ market: market(id, '2.00'), game: game(gameId) },
  };
};

/** As a back-end takes it in place of the bet. */
const edited = (amount: number, paid: number) =>
  reply({ ...accepted('new', amount), edited: { couponId: '4711', sold: 1000, paid } });

/** A player who looks at the bet beside the slip, and presses that it be edited. */
function editing(options: SessionOptions = {}): TestSession {
  const session = started({
    ...options,
    answers: {
      token,
      betHistory: () => reply({ items: [bet], next: null, totals: [total] }),
      cashOutOffers: () => offers(offer(950)),
      couponOfBet: () => reply({ typeId: 1, bets: [leg('7-1'), leg('8-1')] }),
      ...options.answers,
    },
  });
  session.runtime.publish('page.choiceMade', { part: 'slip', choice: 'open' });
  session.clock.advance(1000);
  session.runtime.publish('bet.editPressed', { couponId: '4711' });
  session.clock.advance(1000);
  return session;
}

const couponIn = ({ runtime }: TestSession) => runtime.state.coupon;
const kindOf = ({ runtime }: TestSession) => placeState(runtime.state).kind;
const bodies = (session: TestSession) =>
  session.requestsOf('couponPlace').map(({ request }) => request.body as SubmittedCoupon);
const factsOf = (session: TestSession, type: string) =>
  session.events.filter((event) => event.type === type).map(({ data }) => data);

test('its selections stand in the coupon, and what it is bought back for is the stake', () => {
  const session = editing();
  const { bets, amount, typeId, edited } = couponIn(session);
  assert.equal([bets.map((one) => one.market.id), amount, typeId], [['7-1', '8-1'], '9.50', 1]);
  assert.equal([edited?.couponId, edited?.price], ['4711', 950]);
  assert.is(kindOf(session), 'unedited', 'as it is it would only cost the margin');
  session.runtime.publish('coupon.betRemoved', { marketId: '8-1' });
  assert.is(kindOf(session), 'ready');
  session.runtime.stop();
});

test('the price is followed; so is the stake, until the player types another', () => {
  const session = editing();
  session.answers.cashOutOffers = () => offers(offer(1020));
  session.clock.advance(6_000);
  assert.equal([couponIn(session).edited?.price, couponIn(session).amount], [1020, '10.20']);
  session.runtime.publish('coupon.amountChanged', { amount: '20' });
  session.answers.cashOutOffers = () => offers(offer(990));
  session.clock.advance(6_000);
  assert.equal([couponIn(session).edited?.price, couponIn(session).amount], [990, '20']);
  session.runtime.stop();
});

test('without a price nothing is placed; with one again it goes on', () => {
  const session = editing();
  session.runtime.publish('coupon.betRemoved', { marketId: '8-1' });
  session.answers.cashOutOffers = () => offers(offer(null, { refusal: 'suspended' }));
  session.clock.advance(6_000);
  assert.is(kindOf(session), 'edited-bet');
  place(session);
  assert.equal(bodies(session), []);
  session.answers.cashOutOffers = () => offers(offer(940));
  session.clock.advance(6_000);
  assert.equal([kindOf(session), couponIn(session).amount], ['ready', '9.40']);
  session.runtime.stop();
});

test('what it pays is money at hand', () => {
  const session = editing({ answers: { balance: () => reply(balance(50)) } });
  session.runtime.publish('coupon.betRemoved', { marketId: '8-1' });
  assert.equal(placingFacts(session.runtime.state).account, { money: 1000 });
  assert.is(kindOf(session), 'ready');
  session.runtime.publish('coupon.amountChanged', { amount: '10.01' });
  assert.is(kindOf(session), 'not-enough-money');
  session.runtime.stop();
});

test('a press names the bet and the least that is taken for it, and what became of it is told', () => {
  const session = editing({ answers: { couponPlace: () => edited(950, 960) } });
  session.runtime.publish('coupon.betRemoved', { marketId: '8-1' });
  place(session);
  session.clock.advance(1000);
  assert.equal(
    bodies(session).map(({ edited, amount }) => [edited, amount]),
    [[{ couponId: '4711', price: 950 }, 950]],
  );
  const [fact] = factsOf(session, 'bet.edited');
  const { couponId, acceptedAt: at } = accepted('new');
  assert.equal(
    { ...fact, requestId: 0, key: '' },
    {
      ...{ requestId: 0, key: '', couponId: '4711', replacedBy: couponId, at },
      ...{ sold: 1000, paid: 960, currency: 'EUR' },
    },
  );
  assert.is(factsOf(session, 'bet.placed').length, 1);
  const { open, count } = session.runtime.state.slipBets;
  assert.equal([open.items, count], [[], 1], 'one is over, and one has begun');
  assert.is(factsOf(session, 'bet.cashedOut').length, 0);
  assert.equal([couponIn(session).edited, couponIn(session).amount], [null, '']);
  assert.is(verifyIntentions(recorded(session.events)).verdict, 'match');
  session.runtime.stop();
});

test('a bet that is bought back for less is not edited: its price is asked for at once', () => {
  const refused = () =>
    reply({ status: 'rejected', reason: 'not-accepted', rule: 'edited-bet', bets: [] });
  const session = editing({ answers: { couponPlace: refused } });
  session.runtime.publish('coupon.betRemoved', { marketId: '8-1' });
  session.answers.cashOutOffers = () => offers(offer(900));
  const before = session.requestsOf('cashOutOffers').length;
  place(session);
  session.clock.advance(500);
  assert.is(couponIn(session).placing.status, 'rejected');
  assert.is(session.requestsOf('cashOutOffers').length, before + 1);
  assert.equal([couponIn(session).edited?.price, couponIn(session).amount], [900, '9.00']);
  session.runtime.stop();
});

test('a lost answer is asked about with the same bet and price', () => {
  const session = editing({ answers: { couponPlace: lost } });
  session.runtime.publish('coupon.betRemoved', { marketId: '8-1' });
  place(session);
  session.answers.cashOutOffers = () => offers(offer(700));
  session.clock.advance(20_000);
  const [first, ...checks] = bodies(session);
  assert.ok(checks.length > 0);
  for (const check of checks) assert.equal(check, first);
  session.runtime.stop();
});

test('a reload goes on with it; whoever comes next pays for a bet of their own', () => {
  const before = editing();
  before.runtime.stop();
  const again = started({ local: leftBy(before), answers: { token, cashOutOffers: never } });
  assert.equal([couponIn(again).edited?.couponId, couponIn(again).amount], ['4711', '9.50']);
  again.runtime.publish('session.logoutPressed', {});
  again.clock.advance(1000);
  assert.equal([couponIn(again).edited, couponIn(again).amount], [null, '']);
  assert.is(couponIn(again).bets.length, 2);
  again.runtime.stop();
});

test('another account that pays ends it, and so does an emptied coupon', () => {
  const bank = bankOf();
  const session = editing({ answers: bank.answers });
  assert.is(couponIn(session).edited?.accountId, '1');
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.clock.advance(1000);
  assert.equal([couponIn(session).accountId, couponIn(session).edited], ['2', null]);
  assert.is(couponIn(session).amount, '5', 'what a coupon in that currency begins with');
  session.runtime.stop();
  const cleared = editing();
  cleared.runtime.publish('coupon.cleared', {});
  assert.equal([couponIn(cleared).edited, couponIn(cleared).amount], [null, '']);
  cleared.runtime.stop();
});

test('another account in the same currency ends it, and no return of the bet is shown any more', () => {
  const bank = bankOf([euros, { ...euros, id: '2', isActive: false }]);
  const session = editing({ answers: bank.answers });
  assert.is(couponIn(session).possibleWin, '38.00');
  session.answers.couponCalculate = never;
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.clock.advance(1000);
  const { edited, amount, possibleWin } = couponIn(session);
  assert.equal([edited, amount, possibleWin], [null, '', '0.00']);
  session.runtime.stop();
});

test('where another account pays before it is put in, nothing is', () => {
  const bank = bankOf();
  const { market: _, game: __, ...gone } = leg('8-1');
  const couponOfBet = () => reply({ typeId: 1, bets: [leg('7-1'), gone] });
  const session = editing({ answers: { ...bank.answers, couponOfBet } });
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.clock.advance(1000);
  session.runtime.publish('coupon.fillConfirmed', {});
  assert.equal([couponIn(session).bets, couponIn(session).edited], [[], null]);
  assert.equal(session.runtime.state.modal.open, []);
  session.runtime.stop();
});

test('where one press places, a bet that is edited is not placed by one', () => {
  const session = editing();
  for (const marketId of ['7-1', '8-1']) session.runtime.publish('coupon.betRemoved', { marketId });
  assert.is(couponIn(session).edited?.couponId, '4711', 'its last selection may make room');
  session.runtime.publish('coupon.settingsChanged', { isAutoMax: true });
  addBet(session, '9-1', '3.00');
  session.clock.advance(1000);
  assert.equal([couponIn(session).amount, couponIn(session).isActiveAutoMax], ['9.50', false]);
  assert.equal(bodies(session), []);
  assert.is(kindOf(session), 'ready');
  session.runtime.stop();
});

test('a selection that is gone is said, and the rest is put in when the player wants it', () => {
  const { market: _, game: __, ...gone } = leg('8-1');
  const session = editing({
    answers: { couponOfBet: () => reply({ typeId: 1, bets: [leg('7-1'), gone] }) },
  });
  assert.equal(couponIn(session).bets, []);
  session.runtime.publish('coupon.fillConfirmed', {});
  assert.equal([couponIn(session).edited?.couponId, couponIn(session).typeId], ['4711', 0]);
  session.runtime.publish('bet.repeatAsked', { couponId: '4711' });
  session.clock.advance(1000);
  session.runtime.publish('coupon.fillConfirmed', {});
  assert.is(couponIn(session).edited, null, 'to bet again is not to edit');
  session.runtime.stop();
});

test.run();
