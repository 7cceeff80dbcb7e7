import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { type Submission, submission, unsent } from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Item = CallReply<'betHistory'>['items'][number];

/** The player's bets, newest first, as far as they were loaded. */
export interface BetsState extends Resource {
  items: Item[];
  /** Where the older ones begin; null when there are none. */
  next: string | null;
  /** The wish to see older ones. */
  older: Submission;
}

const initial = (): BetsState => ({
  ...unloaded(),
  items: [],
  next: null,
  older: unsent(),
});

/** What came is newer than what is known of the same bets. */
function merge(slice: BetsState, items: readonly Item[]): void {
  const known = new Set(items.map((item) => item.couponId));
  const others = slice.items.filter((item) => !known.has(item.couponId));
  slice.items = [...items.map((item) => ({ ...item })), ...others].sort(
    (a, b) => b.placedAt - a.placedAt,
  );
}

export const bets = projection(
  'bets',
  2,
  initial,
  compose<BetsState>(
    ofPlayer(initial),
    resource({
      call: 'betHistory',
      of: (slice) => slice,
      asks: (_, { query }) => query?.['cursor'] === undefined && query?.['coupon'] === undefined,
      take(slice, { items, next }) {
        merge(slice, items);
        // Loading the newest ones again does not move the place where the older ones begin.
        if (slice.status !== 'ready') slice.next = next;
      },
    }),
    submission({
      input: 'bet.olderAsked',
      call: 'betHistory',
      of: (slice) => slice.older,
      isAllowed: ({ next }) => next !== null,
      taken(slice, { items, next }) {
        merge(slice, items);
        slice.next = next;
      },
    }),
    {
      on: {
        'bet.settled'(slice, { couponId, result, payout }, { at }) {
          const bet = slice.items.find((item) => item.couponId === couponId);
          if (bet) Object.assign(bet, { status: result, payout, settledAt: at });
        },
      },
    },
  ),
);
