import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HistoryItem } from '../../../src/calls/coupon.ts';
import { keyOf } from '../../support/message-key.ts';
import {
  failed,
  given,
  type Happening,
  happened,
  refused,
  replied,
} from '../../support/session/given.ts';

const bet = (couponId: string, placedAt: number): HistoryItem => ({
  couponId,
  placedAt,
  settledAt: null,
  typeId: 0,
  amount: 1000,
  currency: 'EUR',
  coef: '2.00',
  possibleWin: 2000,
  payout: null,
  status: 'open',
  legs: [],
});

const asked = (requestId: number, query: Record<string, string> = {}) =>
  happened('http.requested', { call: 'betHistory', requestId, query });
const page = (requestId: number, items: HistoryItem[], next: string | null) =>
  replied('betHistory', { items, next }, { requestId });
const older = happened('bet.olderAsked', {});
const bets = (...happenings: Happening[]) => given('bets', happenings);

const first = [asked(1), page(1, [bet('3', 300), bet('2', 200)], 'before-2')];
/** The player asks for older ones, after the first. */
const askedOlder = [older, { ...asked(2, { cursor: 'before-2' }), cause: first.length }];
const ids = (state: ReturnType<typeof bets>) => state.items.map(({ couponId }) => couponId);

const test = suite('projections: bets');

test('bets are loading, then stand newest first', () => {
  assert.is(bets(asked(1)).status, 'loading');
  assert.equal([ids(bets(...first)), bets(...first).next], [['3', '2'], 'before-2']);
});

test('older bets are added below; when there are none left, nothing more is offered', () => {
  const loading = bets(...first, ...askedOlder);
  assert.equal([loading.status, loading.older.status], ['ready', 'busy']);
  const all = bets(...first, ...askedOlder, page(2, [bet('1', 100)], null));
  assert.equal([ids(all), all.next, all.older.status], [['3', '2', '1'], null, 'done']);
});

test('loading the newest again keeps the older ones and their place', () => {
  const again = bets(
    ...first,
    ...askedOlder,
    page(2, [bet('1', 100)], null),
    asked(3),
    page(3, [bet('4', 400), bet('3', 300)], 'before-3'),
  );
  assert.equal([ids(again), again.next], [['4', '3', '2', '1'], null]);
});

test('where the newest do not join on to what is there, what lies between is offered', () => {
  const again = bets(...first, asked(3), page(3, [bet('9', 900), bet('8', 800)], 'before-8'));
  assert.equal([ids(again), again.next], [['9', '8'], 'before-8']);
  const late = bets(
    ...first,
    ...askedOlder,
    asked(3),
    page(3, [bet('9', 900), bet('8', 800)], 'before-8'),
    page(2, [bet('1', 100)], null),
  );
  assert.equal([ids(late), late.next], [['9', '8'], 'before-8']);
});

test('bets of one press stand in the order of their numbers', () => {
  const newest = [bet('12', 500), bet('11', 500)];
  const all = bets(
    asked(1),
    page(1, newest, 'before-11'),
    older,
    {
      ...asked(2, { cursor: 'before-11' }),
      cause: 2,
    },
    page(2, [bet('10', 500), bet('9', 500)], null),
  );
  assert.equal(ids(all), ['12', '11', '10', '9']);
});

test('older bets that could not be loaded leave what is there', () => {
  const [pressed, request] = askedOlder;
  const call = { call: 'betHistory', requestId: 1, query: { cursor: 'before-2' } } as const;
  const out = { ...request, ...happened('http.requested', call), cause: first.length };
  const state = bets(...first, pressed as Happening, out, failed('betHistory'));
  assert.equal([state.status, ids(state)], ['ready', ['3', '2']]);
  assert.equal(state.older.told, { level: 'error', key: 'main_network_error' });
});

test('bets that could not be loaded say why, and no longer once they are asked for again', () => {
  const cut = bets(asked(1), failed('betHistory'));
  assert.equal([cut.status, keyOf(cut.failure)], ['failed', 'main_network_error']);
  const down = bets(asked(1), refused('betHistory', 503));
  assert.equal([down.status, keyOf(down.failure)], ['failed', 'main_error_text']);
  assert.is(bets(asked(1), refused('betHistory', 503), asked(2)).failure, null);
});

test('a settled bet changes where it stands', () => {
  const settled = happened(
    'bet.settled',
    { requestId: 9, couponId: '2', result: 'won', payout: 2000, currency: 'EUR' },
    777,
  );
  const [, second] = bets(...first, settled).items;
  assert.equal([second?.status, second?.payout, second?.settledAt], ['won', 2000, 777]);
});

const chosen = { status: 'open', typeId: 1, period: 'year', accountId: null, text: '' } as const;
const total = { currency: 'EUR', bets: 1, open: 1, staked: 9, stakedOpen: 9, returned: 0 };

test('other bets are looked at: those of before are gone, with whatever is still said of them', () => {
  const choice = happened('bet.historyChosen', chosen);
  const state = bets(...first, ...askedOlder, choice, page(2, [bet('1', 100)], null));
  assert.equal([state.filter, ids(state), state.next, state.status], [chosen, [], null, 'empty']);
  const answer = replied(
    'betHistory',
    { items: [], next: null, totals: [total] },
    { requestId: 7 },
  );
  assert.equal(bets(choice, asked(7), answer).totals, [total]);
});

test('elsewhere nothing is narrowed; the sheet of a bet is no other place', () => {
  const choice = happened('bet.historyChosen', chosen);
  const to = (route: string) =>
    happened('route.changed', {
      ...{ route, url: '/en/x', layout: 'default', status: 200 as const },
      ...{ params: {}, language: 'en' },
    });
  assert.is(bets(choice, to('betsOnYour')).filter, null);
  assert.equal(bets(choice, to('printCoupon')).filter, chosen);
});

test('an answer for a player who has signed out is nobody’s', () => {
  const out = happened('session.ended', { reason: 'logout' });
  assert.equal(ids(bets(asked(1), out, page(1, [bet('3', 300)], null))), []);
});

test('page: what was folded and chosen is kept', () => {
  const state = given('page', [
    happened('page.partToggled', { part: 'champ-1', open: false }),
    happened('page.choiceMade', { part: 'markets', choice: 'total' }),
  ]);
  assert.equal([state.parts['champ-1'], state.choices['markets']], [false, 'total']);
});

const sale = { couponId: '3', at: 400, currency: 'EUR' };
const pressedSale = (sold: number, paid: number, left: number) =>
  happened('bet.cashedOut', { ...sale, requestId: 9, key: 'k', sold, paid, left });
const toldSale = (sold: number, paid: number, left: number, byRule = false) =>
  happened('bet.saleTold', { ...sale, requestId: 0, sold, paid, left, byRule });
const sold = (...sales: Happening[]) => bets(...first, ...sales).items[0];

test('what is bought back of a bet stands in it, told by its own tab and by the feed once', () => {
  const half = sold(pressedSale(400, 380, 600), toldSale(400, 380, 600));
  assert.equal([half?.status, half?.cashedOut], ['open', { sold: 400, paid: 380, at: 400 }]);
  const whole = sold(toldSale(400, 380, 600), pressedSale(600, 630, 0), toldSale(600, 630, 0));
  assert.equal(
    [whole?.status, whole?.payout, whole?.settledAt, whole?.cashedOut],
    ['void', 1010, 400, { sold: 1000, paid: 1010, at: 400 }],
  );
});

test('what was sold by itself is told apart', () => {
  const both = sold(pressedSale(400, 380, 600), toldSale(600, 700, 0, true));
  assert.equal(both?.cashedOut?.byRule, { sold: 600, paid: 700 });
});

test('a sale after one that is not known here changes nothing: the list comes anew', () => {
  assert.equal(sold(toldSale(300, 290, 200)), bet('3', 300));
});

test('whether any bet was ever placed is known from an empty first page', () => {
  const empty = (isEmpty?: boolean) =>
    bets(asked(1), replied('betHistory', { items: [], next: null, isEmpty }, { requestId: 1 }));
  assert.equal([empty(true).isEmpty, empty(false).isEmpty, empty().isEmpty], [true, false, false]);
});

test.run();
