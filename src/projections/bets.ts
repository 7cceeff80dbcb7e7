import type { CallReply } from '../calls/table.ts';
import type { EventData } from '../events/catalogue.ts';
import { projection } from './define.ts';
import { failureKey, refusalKey } from './refusal.ts';

type Item = CallReply<'betHistory'>['items'][number];

/** The player's bets, newest first, as far as they were loaded. */
export interface BetsState {
  status: 'empty' | 'loading' | 'ready' | 'failed';
  /** Key of the text that says why they are not there; null unless failed. */
  message: string | null;
  items: Item[];
  /** Where the older ones begin; null when there are none. */
  next: string | null;
  older: 'idle' | 'loading' | 'failed';
  /** Which requests are for older bets. */
  requests: Record<string, 'newest' | 'older'>;
}

const initial = (): BetsState => ({
  status: 'empty',
  message: null,
  items: [],
  next: null,
  older: 'idle',
  requests: {},
});

function ended(slice: BetsState, requestId: number): 'newest' | 'older' | null {
  const what = slice.requests[requestId] ?? null;
  delete slice.requests[requestId];
  return what;
}

function failed(slice: BetsState, requestId: number, message: string): void {
  const what = ended(slice, requestId);
  if (what === 'older') slice.older = 'failed';
  else if (what === 'newest' && slice.status !== 'ready') {
    Object.assign(slice, { status: 'failed', message } satisfies Partial<BetsState>);
  }
}

function refused(slice: BetsState, replied: EventData<'http.replied'>): void {
  failed(slice, replied.requestId, refusalKey(replied));
}

function unanswered(slice: BetsState, failure: EventData<'http.failed'>): void {
  failed(slice, failure.requestId, failureKey(failure));
}

function forget(slice: BetsState): void {
  Object.assign(slice, initial());
}

export const bets = projection('bets', 1, initial, {
  on: {
    'session.started': forget,
    'session.ended': forget,
    'bet.settled'(slice, { couponId, result, payout }, { at }) {
      const bet = slice.items.find((item) => item.couponId === couponId);
      if (bet) Object.assign(bet, { status: result, payout, settledAt: at });
    },
  },
  requests: {
    betHistory(slice, { requestId, query }) {
      const what = query?.['cursor'] === undefined ? 'newest' : 'older';
      slice.requests[requestId] = what;
      if (what === 'older') slice.older = 'loading';
      else if (slice.status !== 'ready') {
        slice.status = 'loading';
        slice.message = null;
      }
    },
  },
  replies: {
    betHistory(slice, { items, next }, { data }) {
      const what = ended(slice, data.requestId);
      // An answer to a request of a player who has signed out since.
      if (what === null) return;
      const isFirst = slice.status !== 'ready';
      const known = new Set(items.map((item) => item.couponId));
      const others = slice.items.filter((item) => !known.has(item.couponId));
      slice.items = [...items.map((item) => ({ ...item })), ...others].sort(
        (a, b) => b.placedAt - a.placedAt,
      );
      if (what === 'older') slice.older = 'idle';
      // Loading the newest ones again does not move the place where the older ones begin.
      if (isFirst || what === 'older') slice.next = next;
      slice.status = 'ready';
    },
  },
  refusals: { betHistory: refused },
  failures: { betHistory: unanswered },
});
