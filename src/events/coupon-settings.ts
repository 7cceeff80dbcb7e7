import * as v from 'valibot';

/** What the player typed as an amount: plain decimal text in major units, or empty. */
export const amountText = v.pipe(v.string(), v.regex(/^(\d{1,12}(\.\d{0,4})?)?$/));

/** What the player chose of the coupon, as an input has it and as storage keeps it. */
export const couponSettings = v.object({
  isManualAmountStep: v.exactOptional(v.boolean()),
  amountStepByCurrencyIso: v.exactOptional(
    v.record(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), amountText),
  ),
  isAutoMax: v.exactOptional(v.boolean()),
  isVipBet: v.exactOptional(v.boolean()),
  isBalanceShown: v.exactOptional(v.boolean()),
  isPossibleWinShown: v.exactOptional(v.boolean()),
  isSelectAccountShown: v.exactOptional(v.boolean()),
  isCouponFixed: v.exactOptional(v.boolean()),
  isCompact: v.exactOptional(v.boolean()),
  isActiveOneClick: v.exactOptional(v.boolean()),
  oneClickAmount: v.exactOptional(amountText),
  bonusAccountOneClickAmount: v.exactOptional(amountText),
  exactCoef: v.exactOptional(v.pipe(v.string(), v.regex(/^(\d{1,7}(\.\d{1,4})?)?$/))),
  isDropOnScoreChange: v.exactOptional(v.boolean()),
});
