import type { CallReply } from '../../calls/table.ts';
import { SLIP_LISTS, SLIP_PART, type SlipList } from '../../domain/bets/history.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Item = CallReply<'betHistory'>['items'][number];

/** The newest bets of each kind beside the coupon, as they were when they were looked at last. */
export interface SlipBetsState extends Record<SlipList, Resource & { items: Item[] }> {
  /** How many bets are open, as far as that is known. */
  count: number | null;
}

const list = () => ({ ...unloaded(), items: [] });
const initial = (): SlipBetsState => ({ open: list(), settled: list(), count: null });

/** A bet is open no more. */
function over(slice: SlipBetsState, { couponId }: { readonly couponId: string }): void {
  const { open } = slice;
  const left = open.items.filter((item) => item.couponId !== couponId);
  // Of one that is not known here nobody can say whether it was counted.
  const isKnown = left.length < open.items.length;
  slice.count = isKnown && slice.count !== null ? slice.count - 1 : null;
  open.items = left;
}

/** What was sold entirely is over, too. */
function sold(slice: SlipBetsState, sale: { readonly couponId: string; readonly left: number }) {
  if (sale.left === 0) over(slice, sale);
}

const loadingOf = (name: SlipList) =>
  resource<SlipBetsState, 'betHistory'>({
    call: 'betHistory',
    of: (slice) => slice[name],
    asks: (_, { query }) => query?.['status'] === name && query['period'] === undefined,
    take(slice, { items, totals }) {
      slice[name].items = items.map((item) => ({ ...item }));
      if (name === 'open') slice.count = totals?.reduce((sum, { bets }) => sum + bets, 0) ?? null;
    },
  });

export const slipBets = projection(
  'slipBets',
  1,
  initial,
  compose<SlipBetsState>(ofPlayer(initial), ...SLIP_LISTS.map(loadingOf), {
    on: {
      // Looked at again, it is asked for anew; until that is there, what was there stands.
      'page.choiceMade'(slice, { part }) {
        if (part === SLIP_PART)
          for (const name of SLIP_LISTS) Object.assign(slice[name], unloaded());
      },
      'bet.placed'(slice) {
        if (slice.count !== null) slice.count += 1;
      },
      'bet.settled': over,
      'bet.edited': over,
      'bet.cashedOut': sold,
      'bet.saleTold': sold,
    },
  }),
);
