/** Bets as the server tells of them in the history. */
import type { HistoryItem } from '../../../../src/calls/coupon.ts';
import { reply, type SessionOptions } from '../../../support/session/session.ts';

/** A leg on a total of one match. */
export const leg = (id: string, more: Partial<HistoryItem['legs'][number]> = {}) => ({
  marketId: id,
  gameId: 7,
  team1: 'Arden',
  team2: 'Belford',
  group: 'total',
  param: '2.5',
  outcome: 'over',
  coef: '1.90',
  score: null,
  result: null,
  ...more,
});

/** An open single of ten euros, placed so many milliseconds after a noon. */
export const bet = (couponId: string, more: Partial<HistoryItem> = {}): HistoryItem => ({
  couponId,
  placedAt: Date.UTC(2026, 0, 1, 12) + Number(couponId),
  settledAt: null,
  typeId: 0,
  amount: 1000,
  currency: 'EUR',
  coef: '1.90',
  possibleWin: 1900,
  payout: null,
  status: 'open',
  legs: [leg('a')],
  ...more,
});

/** A back-end whose history is these, on one page. */
export const withBets = (items: HistoryItem[], next: string | null = null): SessionOptions => ({
  answers: { betHistory: () => reply({ items, next }) },
});
