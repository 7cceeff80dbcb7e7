import type { CallReply } from '../../calls/table.ts';
import type { HistoryFilter } from '../../domain/bets/history.ts';
import type { EventData } from '../../events/catalogue.ts';
import { isPage } from '../../routes/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { type Submission, submission, unsent } from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Answer = CallReply<'betHistory'>;
type Item = Answer['items'][number];
type Total = NonNullable<Answer['totals']>[number];

/** The player's bets, newest first, as far as they were loaded. */
export interface BetsState extends Resource {
  /** What the player narrowed them to; null as long as it is what the history begins with. */
  filter: HistoryFilter | null;
  items: Item[];
  /** What all that the filter leaves come to; null where that are too many to add up. */
  totals: Total[] | null;
  /** Whether it is known that no bet was ever placed. */
  isEmpty: boolean;
  /** Where the older ones begin; null when there are none. */
  next: string | null;
  /** The wish to see older ones. */
  older: Submission;
  /** The wish to have them as a file, and whether that lacks older ones. */
  file: Submission & { isCut: boolean };
}

const noFile = (): BetsState['file'] => ({ ...unsent(), isCut: false });

const initial = (): BetsState => ({
  ...unloaded(),
  filter: null,
  items: [],
  totals: null,
  isEmpty: false,
  next: null,
  older: unsent(),
  file: noFile(),
});

/** What came is newer than what is known of the same bets. */
function merge(slice: BetsState, items: readonly Item[]): void {
  const known = new Set(items.map((item) => item.couponId));
  const others = slice.items.filter((item) => !known.has(item.couponId));
  // Bets of one press are of one moment, and stand in the order of their numbers.
  slice.items = [...items.map((item) => ({ ...item })), ...others].sort(
    (a, b) => b.placedAt - a.placedAt || Number(b.couponId) - Number(a.couponId),
  );
}

/** Whether what came joins on to what is there; otherwise there may be bets between. */
function joinsOn(slice: BetsState, items: readonly Item[], next: string | null): boolean {
  const known = new Set(slice.items.map(({ couponId }) => couponId));
  return next === null || items.some(({ couponId }) => known.has(couponId));
}

/** Other bets are looked at: nothing of those before holds, and no answer about them. */
function choose(slice: BetsState, filter: HistoryFilter | null): void {
  Object.assign(slice, initial(), { filter });
}

type Sale = Omit<EventData<'bet.saleTold'>, 'requestId' | 'byRule'> & { readonly byRule?: boolean };

/**
 * A sale is told by who pressed for it and by the feed, in either order: what is left of the stake says
 * whether it is counted already. Where one before it is not known, what comes anew from the server says all.
 */
function sell(slice: BetsState, { couponId, at, sold, paid, left, byRule = false }: Sale): void {
  const bet = slice.items.find((item) => item.couponId === couponId);
  if (bet?.status !== 'open') return;
  const before: Partial<NonNullable<Item['cashedOut']>> = bet.cashedOut ?? {};
  const [soldBefore, paidBefore] = [before.sold ?? 0, before.paid ?? 0];
  if (soldBefore + sold !== bet.amount - left) return;
  const ruled = before.byRule ?? { sold: 0, paid: 0 };
  bet.cashedOut = {
    ...before,
    ...{ sold: soldBefore + sold, paid: paidBefore + paid, at },
    ...(byRule && { byRule: { sold: ruled.sold + sold, paid: ruled.paid + paid } }),
  };
  if (left > 0) return;
  Object.assign(bet, { status: 'void', payout: bet.cashedOut.paid, settledAt: at });
}

export const bets = projection(
  'bets',
  4,
  initial,
  compose<BetsState>(
    ofPlayer(initial),
    resource({
      call: 'betHistory',
      of: (slice) => slice,
      // One bet, an older page, and what stands beside the coupon are others' questions.
      asks: (_, { query }) =>
        query?.['cursor'] === undefined &&
        query?.['coupon'] === undefined &&
        (query?.['status'] === undefined || query['period'] !== undefined),
      take(slice, { items, next, totals = [], isEmpty = false }) {
        const isNew = slice.status !== 'ready' || !joinsOn(slice, items, next);
        if (isNew) Object.assign(slice, { items: [], older: unsent() });
        merge(slice, items);
        slice.isEmpty = isEmpty;
        slice.totals = totals?.map((total) => ({ ...total })) ?? null;
        // Loading the newest ones again does not move the place where the older ones begin.
        if (isNew) slice.next = next;
      },
    }),
    submission({
      input: 'bet.olderAsked',
      call: 'betHistory',
      of: (slice) => slice.older,
      isAllowed: ({ next }) => next !== null,
      accepted(slice, { items, next }) {
        merge(slice, items);
        slice.next = next;
      },
    }),
    submission({
      input: 'bet.historyFileAsked',
      call: 'betHistoryExport',
      of: (slice) => slice.file,
      otherwise: 'main_error_text',
      accepted(slice, { isCut }) {
        slice.file.isCut = isCut;
      },
    }),
    {
      on: {
        'bet.historyChosen'(slice, { status, typeId, period, accountId, text }) {
          choose(slice, { status, typeId, period, accountId, text });
        },
        'route.changed'(slice, { route }) {
          // Other pages show bets as they were placed, whatever was looked for among them.
          const isTheirs = isPage(route, 'officeHistory', 'printCoupon');
          if (!isTheirs && slice.filter !== null) choose(slice, null);
          // A file that comes when nobody waits for it any more is saved by nobody.
          if (!isTheirs && slice.file.status !== 'idle') slice.file = noFile();
        },
        'bet.cashedOut': sell,
        'bet.saleTold': sell,
        'bet.edited'(slice, { replacedBy, ...sale }) {
          sell(slice, { ...sale, left: 0 });
          const bet = slice.items.find(({ couponId }) => couponId === sale.couponId);
          if (bet) bet.replacedBy = replacedBy;
        },
        'bet.settled'(slice, { couponId, result, payout }, { at }) {
          const bet = slice.items.find((item) => item.couponId === couponId);
          if (!bet) return;
          const paid = payout + (bet.cashedOut?.paid ?? 0);
          Object.assign(bet, { status: result, payout: paid, settledAt: at });
        },
      },
    },
  ),
);
