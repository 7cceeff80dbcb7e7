import * as v from 'valibot';
import { finite, stake } from '../kernel/numbers.ts';
import { sessionIdText } from '../kernel/session-id.ts';
import { changeCoefAction, couponTypeId } from './coupon.ts';
import { decimal, marketId } from './line.ts';

/** A leg as it is submitted: which market, and at which coefficient the player saw it. */
export const submittedBet = v.object({
  marketId,
  gameId: finite,
  coef: decimal,
  blockId: v.optional(finite),
  banker: v.optional(v.boolean()),
  /** Minor units; multiple singles only. */
  amount: v.optional(stake),
});

/** The submitted coupon. Amounts are integers of the account's minor units. */
export const submittedCoupon = v.object({
  accountId: v.string(),
  amount: stake,
  bets: v.array(submittedBet),
  changeCoefAction,
  coef: decimal,
  coefViewId: finite,
  typeId: couponTypeId,
  systemValue: v.optional(finite),
  promoCode: v.optional(v.string()),
  /** Where in the player's log the button was pressed: what was on screen can be proved from it. */
  evidence: v.object({
    sessionId: sessionIdText,
    seq: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
});

/**
 * A coupon as it was sent once. What counts is the key and the selections: the form of a session's id
 * is the back-end's to judge.
 */
export const sentCoupon = v.object({
  ...submittedCoupon.entries,
  evidence: v.object({ ...submittedCoupon.entries.evidence.entries, sessionId: v.string() }),
});

/** A bet whose outcome is not known, as it was sent and as storage keeps it over a reload. */
export const pendingBet = v.object({
  key: v.string(),
  /** Whose bet it is: only this player may ask about it. */
  userId: v.string(),
  body: sentCoupon,
});

export type PendingBet = v.InferOutput<typeof pendingBet>;
