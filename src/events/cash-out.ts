import * as v from 'valibot';
import { finite, money } from '../kernel/numbers.ts';
import { area, event, input } from './define.ts';

const betNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/));
const atLeastOne = v.pipe(money, v.minValue(1));

/** What is sold. Amounts are integers of minor units of the bet's currency. */
const sale = v.object({
  couponId: betNumber,
  /** The part of the stake. */
  stake: atLeastOne,
  /** The least that is taken for it: what stood on the button. */
  price: money,
});

/** A sale whose outcome is not known, as storage keeps it over a reload. */
export const pendingSale = v.object({ key: v.string(), userId: v.string(), body: sale });

export type PendingSale = v.InferOutput<typeof pendingSale>;

/** Why a rule was not set: also where less of the stake runs, or it asks for more than the bet returns. */
export const ruleRefusal = v.picklist([
  ...['kind', 'suspended', 'over', 'worthless', 'unknown', 'stake', 'beyond'],
] as const);

/** A bet that was bought back, or a part of its stake, as the feed tells of it; `left` runs on. */
export const soldBet = v.object({
  couponId: v.string(),
  at: finite,
  sold: money,
  paid: money,
  left: money,
  currency: v.string(),
  /** By itself, as the player had set. */
  byRule: v.boolean(),
});

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
  saleTold: event(
    1,
    'The feed told of a bet that was bought back, or of a part: on any device, or by the rule that its player set.',
    v.object({ requestId: finite, ...soldBet.entries }),
  ),
  cashOutRuleChosen: input(
    1,
    'The player wants a running bet, or a part of its stake, sold by itself once it pays enough; null: no more.',
    v.object({
      couponId: betNumber,
      rule: v.nullable(v.object({ stake: atLeastOne, price: atLeastOne })),
    }),
  ),
  cashOutRuleSet: event(
    1,
    'From now on a bet is sold by itself once so much of its stake pays `price` or more, in minor units.',
    v.object({ requestId: finite, couponId: v.string(), stake: money, price: money }),
  ),
  cashOutRuleRemoved: event(
    1,
    'A bet is sold by itself no more: its player took the rule back.',
    v.object({ requestId: finite, couponId: v.string() }),
  ),
  cashOutRuleRefused: event(
    1,
    'A rule was not set, or not taken back: the one before it holds on.',
    v.object({ requestId: finite, couponId: v.string(), reason: ruleRefusal }),
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
