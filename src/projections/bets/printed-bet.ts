import type { HistoryItem } from '../../calls/coupon.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** One bet of the player, however old, as its sheet shows it. */
export interface PrintedBetState extends Resource {
  /** Its number. */
  wanted: string | null;
  /** Null also where the player has no such bet. */
  bet: HistoryItem | null;
}

const initial = (): PrintedBetState => ({ ...unloaded(), wanted: null, bet: null });

export const printedBet = projection(
  'printedBet',
  1,
  initial,
  compose<PrintedBetState>(
    ofPlayer(initial),
    resource({
      call: 'betHistory',
      of: (slice) => slice,
      asks(slice, { query }) {
        const wanted = query?.['coupon'];
        if (wanted === undefined) return false;
        if (wanted !== slice.wanted) Object.assign(slice, initial(), { wanted });
        return true;
      },
      take(slice, { items: [bet] }) {
        slice.bet = bet ? { ...bet } : null;
      },
    }),
  ),
);
