import * as v from 'valibot';
import { finite, money } from '../kernel/numbers.ts';
import { area, event } from './define.ts';
import { game, market, marketId } from './line.ts';

/** 0 single, 1 express, 2 system, 4 block-based system, 10 multiple singles. */
export const couponTypeId = v.picklist([0, 1, 2, 4, 10]);

/** 0 accept no change, 1 accept unless a coefficient falls, 2 accept any. */
export const changeCoefAction = v.picklist([0, 1, 2]);

/** What the player typed as an amount: plain decimal text in major units, or empty. */
const amountText = v.pipe(v.string(), v.regex(/^(\d{1,12}(\.\d{0,4})?)?$/));

/** The exact coefficient of a whole coupon: many factors make many decimals. */
const totalCoef = v.pipe(v.string(), v.regex(/^\d{1,250}(\.\d{1,252})?$/));

/** A bet whose outcome is not known, as it was sent and as storage keeps it over a reload. */
export const pendingBet = v.object({
  key: v.string(),
  /** Whose bet it is: only this player may ask about it. */
  userId: v.string(),
  body: v.record(v.string(), v.unknown()),
});

export type PendingBet = v.InferOutput<typeof pendingBet>;

export const couponEvents = area('coupon', {
  betAdded: event(
    1,
    'A selection was put into the coupon: the host bus event couponAddBet.',
    v.object({
      market,
      game,
      manualBlockId: v.optional(finite),
      source: v.string(),
      pageType: v.string(),
    }),
  ),
  betRemoved: event(1, 'A selection was taken out.', v.object({ marketId })),
  cleared: event(1, 'The coupon was emptied by the player.', v.object({})),
  typeChosen: event(1, 'The player chose the type.', v.object({ typeId: couponTypeId })),
  systemValueChosen: event(
    1,
    'The player chose how many selections a combination has.',
    v.object({ systemValue: v.pipe(v.number(), v.integer(), v.minValue(2)) }),
  ),
  bankerToggled: event(
    1,
    'A selection became, or is no longer, a banker.',
    v.object({
      marketId,
      banker: v.boolean(),
    }),
  ),
  amountChanged: event(1, 'The player typed an amount.', v.object({ amount: amountText })),
  betAmountChanged: event(
    1,
    'The player typed the amount of one single.',
    v.object({ marketId, amount: amountText }),
  ),
  settingChanged: event(
    1,
    'The player chose what to do when a coefficient changes.',
    v.object({ changeCoefAction }),
  ),
  changesAccepted: event(
    1,
    'The player saw the changed coefficients and takes them.',
    v.object({}),
  ),
  drawerToggled: event(
    1,
    'The coupon was opened or closed on a phone.',
    v.object({
      open: v.boolean(),
    }),
  ),
  placePressed: event(
    1,
    'The player asked to place the bet. `shown` is what stood on the button.',
    v.object({ shown: v.object({ coef: totalCoef, amount: v.string(), possibleWin: v.string() }) }),
  ),
  placeChecked: event(
    1,
    'A bet with unknown outcome is asked about again, with its own key.',
    v.object({ key: v.string(), attempt: finite }),
  ),
  successDismissed: event(1, 'The player put the receipt away.', v.object({})),
});

export const betEvents = area('bet', {
  olderAsked: event(1, 'The player asked for older bets.', v.object({})),
  settled: event(
    2,
    'A bet was settled. Amounts are integers of minor units.',
    v.object({
      requestId: finite,
      couponId: v.string(),
      result: v.picklist(['won', 'lost', 'void']),
      payout: money,
      currency: v.string(),
    }),
  ),
});
