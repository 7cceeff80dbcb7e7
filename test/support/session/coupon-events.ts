/** What happens to a coupon, for sentences about its read model. */
import type { CallReply } from '../../../src/calls/table.ts';
import type { EventData } from '../../../src/events/catalogue.ts';
import type { LineUpdate } from '../../../src/events/line.ts';
import { balance, game, market } from './betting.ts';
import { given, type Happening, happened, replied } from './given.ts';

/** `add('7-1', '1.85')`: selection 1 of game 7. */
export const add = (id: string, coef = '2.00', more: Partial<EventData<'coupon.betAdded'>> = {}) =>
  happened('coupon.betAdded', {
    market: market(id, coef),
    game: game(Number(id.split('-')[0])),
    source: 'line',
    pageType: 'home',
    ...more,
  });

export const amount = (text: string) => happened('coupon.amountChanged', { amount: text });
export const type = (typeId: EventData<'coupon.typeChosen'>['typeId']) =>
  happened('coupon.typeChosen', { typeId });
export const action = (changeCoefAction: 0 | 1 | 2) =>
  happened('coupon.settingChanged', { changeCoefAction });
export const banker = (marketId: string, on = true) =>
  happened('coupon.bankerToggled', { marketId, banker: on });
export const feed = (updates: LineUpdate[], at = 5000) =>
  happened('line.updated', { requestId: 9, id: '2', updates }, at);
export const moved = (marketId: string, coef: string, isBlocked = false) =>
  feed([{ kind: 'market', marketId, coef, isBlocked }]);
export const coupon = (...happenings: Happening[]) => given('coupon', happenings);

export const player = [
  happened('session.started', { userId: 'player-1' }),
  replied('balance', balance() as CallReply<'balance'>, { requestId: 90 }),
];

export const bounds = (more: Partial<CallReply<'couponCalculate'>> = {}, requestId = 50) => [
  happened('http.requested', { call: 'couponCalculate', requestId }),
  replied(
    'couponCalculate',
    {
      coef: '2.00',
      coefByView: '2.00',
      minBetAmount: 50,
      maxBetAmount: 100_000,
      maxPayout: null,
      systemValues: [],
      bets: [],
      ...more,
    },
    { requestId },
  ),
];
