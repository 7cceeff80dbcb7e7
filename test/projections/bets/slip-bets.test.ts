import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HistoryItem } from '../../../src/calls/coupon.ts';
import { game, market } from '../../support/session/betting.ts';
import { given, type Happening, happened, replied } from '../../support/session/given.ts';

const bet = (couponId: string): HistoryItem => ({
  ...{ couponId, placedAt: 1, settledAt: null, typeId: 0, amount: 100, currency: 'EUR' },
  ...{ coef: '2.00', possibleWin: 200, payout: null, status: 'open', legs: [] },
});
const total = (bets: number) => ({
  ...{ currency: 'EUR', bets, open: bets, staked: 1, stakedOpen: 1, returned: 0 },
});

const asked = (requestId: number, query: Record<string, string>) =>
  happened('http.requested', { call: 'betHistory', requestId, query });
const told = (requestId: number, items: HistoryItem[], count: number) =>
  replied('betHistory', { items, next: null, totals: [total(count)] }, { requestId });
const settled = (couponId: string) =>
  happened('bet.settled', {
    ...{ requestId: 9, couponId, result: 'lost' as const, payout: 0, currency: 'EUR' },
  });
const slip = (...happenings: Happening[]) => given('slipBets', happenings);
const open = [asked(1, { status: 'open' }), told(1, [bet('2'), bet('1')], 25)];

const test = suite('projections: bets beside the coupon');

test('each list takes the answer to its own question; how many are open is the server’s word', () => {
  const state = slip(...open, asked(2, { status: 'settled', order: 'settled' }), told(2, [], 0));
  assert.equal([state.open.items.length, state.count, state.settled.status], [2, 25, 'ready']);
  assert.is(slip(asked(1, { status: 'open', period: 'week' })).open.status, 'empty');
});

test('the history of the account page takes none of them', () => {
  assert.is(given('bets', open).status, 'empty');
});

test('a bet that is settled leaves the open ones; of an unknown one nobody can say if it was counted', () => {
  const [once, twice] = [slip(...open, settled('2')), slip(...open, settled('2'), settled('2'))];
  assert.equal([once.open.items.length, once.count], [1, 24]);
  assert.equal([twice.open.items.length, twice.count], [1, null]);
});

test('what was sold entirely is over; of what was sold in part the rest runs on', () => {
  const sale = (left: number) => ({
    ...{ couponId: '2', sold: 100 - left, paid: 90, left, currency: 'EUR', at: 1, requestId: 9 },
    ...{ byRule: true, key: 'key' },
  });
  for (const type of ['bet.cashedOut', 'bet.saleTold'] as const) {
    const state = (left: number) => slip(...open, happened(type, sale(left)));
    assert.equal([state(0).open.items.length, state(0).count], [1, 24]);
    assert.equal([state(40).open.items.length, state(40).count], [2, 25]);
  }
});

test('looked at again it is asked for anew, and stands meanwhile', () => {
  const state = slip(...open, happened('page.choiceMade', { part: 'slip', choice: 'coupon' }));
  assert.equal([state.open.status, state.open.items.length], ['empty', 2]);
});

test('a selection is looked at where it was put', () => {
  const choice = happened('page.choiceMade', { part: 'slip', choice: 'open' });
  const added = happened('coupon.betAdded', {
    ...{ market: market('7-1'), game: game(7), source: 'list', pageType: 'main' },
  });
  assert.is(given('page', [choice]).choices['slip'], 'open');
  assert.equal(given('page', [choice, added]).choices, {});
});

test('who signs out leaves nothing', () => {
  const state = slip(...open, happened('session.ended', { reason: 'logout' }));
  assert.equal([state.open.items, state.count], [[], null]);
});

test.run();
