import * as v from 'valibot';
import { finite, stake } from '../kernel/numbers.ts';
import { sessionIdText } from '../kernel/session-id.ts';
import { changeCoefAction, couponTypeId, couponVariant } from './coupon.ts';
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
  /** What stood in the game as the player saw it, where another score drops the bet. */
  score: v.optional(v.tuple([finite, finite])),
});

/**
 * Minor units that later steps of a chain stake, by the number of the step; one that is absent stakes all
 * that is at hand.
 */
export const stakeByStep = v.record(v.pipe(v.string(), v.regex(/^\d{1,9}$/)), stake);

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
  variant: v.optional(couponVariant),
  amountByBlockId: v.optional(stakeByStep),
  /** The total as it stood on the button, in the player's view of coefficients. */
  coefByView: v.optional(v.string()),
  /** The least total that it is taken at, in place of `changeCoefAction`. */
  exactCoef: v.optional(decimal),
  isDropOnScoreChange: v.optional(v.boolean()),
  /** What the bonus bet multiplies the total by, as the player saw it; `coef` has it in it. */
  bonusFactor: v.optional(decimal),
  /** How many per cent of what is won the code adds to it, as the player saw it. */
  hyperBonusPercent: v.optional(decimal),
  /** Above the greatest stake, asked for by hand. */
  isVipBet: v.optional(v.boolean()),
  /**
   * The bet that it takes the place of: all that runs of it is bought back with it, for no less than its player
   * saw, in minor units.
   */
  edited: v.optional(v.object({ couponId: v.string(), price: stake })),
  /** Where the player came from. */
  refId: v.optional(finite),
  userId: v.optional(v.string()),
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
