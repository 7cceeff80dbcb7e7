import * as v from 'valibot';
import { finite, money } from '../kernel/numbers.ts';
import { area, event, input } from './define.ts';

/** What is sold. Amounts are integers of minor units of the bet's currency. */
const sale = v.object({
  couponId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  /** The part of the stake. */
  stake: v.pipe(money, v.minValue(1)),
  /** The least that is taken for it: what stood on the button. */
  price: money,
});

/** A sale whose outcome is not known, as storage keeps it over a reload. */
export const pendingSale = v.object({ key: v.string(), userId: v.string(), body: sale });

export type PendingSale = v.InferOutput<typeof pendingSale>;

export const cashOutEvents = area('bet', {
  cashOutPressed: input(
    1,
    'The player sells a running bet, or a part of it, for what stood on the button.',
    sale,
  ),
  cashOutChecked: event(
    1,
    'A sale with unknown outcome is asked about again, with its own key.',
    v.object({ key: v.string(), attempt: finite, ...sale.entries }),
  ),
  cashedOut: event(
    1,
    'A bet was bought back, or a part of its stake. Amounts are integers of minor units; `left` runs on.',
    v.object({
      requestId: finite,
      key: v.string(),
      couponId: v.string(),
      at: finite,
      sold: money,
      paid: money,
      left: money,
      currency: v.string(),
    }),
  ),
  cashOutRefused: event(
    1,
    'A sale was not made: nothing was sold. Of one whose price fell, `price` is what would be paid now.',
    v.object({
      requestId: finite,
      key: v.string(),
      couponId: v.string(),
      reason: v.picklist([
        ...['kind', 'suspended', 'over', 'worthless', 'unknown'],
        ...['changed', 'signed-out', 'not-accepted'],
      ] as const),
      price: v.optional(money),
    }),
  ),
});
