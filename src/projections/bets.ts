import type { CallReply } from '../calls/table.ts';
import { projection } from './define.ts';

type Item = CallReply<'betHistory'>['items'][number];

/** The player's bets, newest first, as far as they were loaded. */
export interface BetsState {
  status: 'empty' | 'loading' | 'ready' | 'failed';
  items: Item[];
  next: string | null;
}

const initial = (): BetsState => ({ status: 'empty', items: [], next: null });

export const bets = projection('bets', initial, {
  on: {
    'session.ended'(slice) {
      Object.assign(slice, initial());
    },
    'bet.settled'(slice, { couponId, result, payout }, { at }) {
      const bet = slice.items.find((item) => item.couponId === couponId);
      if (bet) Object.assign(bet, { status: result, payout, settledAt: at });
    },
  },
  requests: {
    betHistory(slice) {
      if (slice.status !== 'ready') slice.status = 'loading';
    },
  },
  replies: {
    betHistory(slice, { items, next }) {
      const known = new Set(items.map((item) => item.couponId));
      const older = slice.items.filter((item) => !known.has(item.couponId));
      slice.items = [...items.map((item) => ({ ...item })), ...older].sort(
        (a, b) => b.placedAt - a.placedAt,
      );
      slice.next = next;
      slice.status = 'ready';
    },
  },
  refusals: {
    betHistory(slice) {
      slice.status = 'failed';
    },
  },
  failures: {
    betHistory(slice) {
      if (slice.status !== 'ready') slice.status = 'failed';
    },
  },
});
