import * as v from 'valibot';
import { changeCoefAction, couponTypeId } from '../events/coupon.ts';
import { decimal, marketId } from '../events/line.ts';
import { finite, money, stake } from '../kernel/numbers.ts';
import { sessionIdText } from '../kernel/session-id.ts';
import { call, idempotencyHeaders } from './define.ts';

/** A leg as it is submitted: which market, and at which coefficient the player saw it. */
const submittedBet = v.object({
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

/** A leg as the server answers it. */
const answeredBet = v.object({
  marketId,
  coef: decimal,
  isBlocked: v.boolean(),
  isFinished: v.boolean(),
});

const placeAnswer = v.variant('status', [
  v.object({
    status: v.literal('accepted'),
    couponId: v.string(),
    acceptedAt: finite,
    coef: decimal,
    amount: money,
    possibleWin: money,
    currency: v.string(),
    balance: money,
    bets: v.array(v.object({ marketId, requested: decimal, used: decimal })),
  }),
  v.object({ status: v.literal('coefChanged'), bets: v.array(answeredBet) }),
  v.object({
    status: v.literal('rejected'),
    /** Key of the reason's text. */
    reason: v.picklist([
      'amount-too-low',
      'amount-too-high',
      'not-enough-money',
      'market-closed',
      'not-allowed-together',
      'limit-reached',
      'not-accepted',
    ]),
    /** The bound that was broken, in minor units, where there is one. */
    bound: v.optional(money),
    bets: v.array(answeredBet),
  }),
]);

const historyItem = v.object({
  couponId: v.string(),
  placedAt: finite,
  settledAt: v.nullable(finite),
  typeId: couponTypeId,
  systemValue: v.optional(finite),
  amount: money,
  currency: v.string(),
  coef: decimal,
  possibleWin: money,
  payout: v.nullable(money),
  status: v.picklist(['open', 'won', 'lost', 'void']),
  /** Whether the recording that the bet was placed in is the player's; `awaited` until it is there. */
  evidence: v.optional(v.picklist(['proved', 'awaited', 'unproved'])),
  legs: v.array(
    v.object({
      marketId,
      gameId: finite,
      team1: v.string(),
      team2: v.string(),
      group: v.string(),
      param: v.nullable(v.string()),
      outcome: v.string(),
      coef: decimal,
      score: v.nullable(v.tuple([finite, finite])),
      result: v.nullable(v.picklist(['won', 'lost', 'void', 'half-won', 'half-lost'])),
    }),
  ),
});

export type HistoryItem = v.InferOutput<typeof historyItem>;
export type SubmittedCoupon = v.InferOutput<typeof submittedCoupon>;
export type PlaceAnswer = v.InferOutput<typeof placeAnswer>;

export const couponCalls = {
  couponCalculate: call({
    method: 'POST',
    idempotent: true,
    path: '/bets-api/v1/coupon/calculate',
    input: { body: v.omit(submittedCoupon, ['amount', 'accountId', 'evidence']) },
    reply: v.object({
      coef: decimal,
      coefByView: v.string(),
      minBetAmount: money,
      maxBetAmount: v.nullable(money),
      maxPayout: v.nullable(money),
      systemValues: v.array(
        v.object({
          value: finite,
          offset: finite,
          minBetAmount: money,
          combo: finite,
        }),
      ),
      bets: v.array(answeredBet),
    }),
  }),
  couponPlace: call({
    method: 'POST',
    // The key makes it so: the same key twice answers the first result and takes the money once.
    idempotent: true,
    bearer: true,
    path: '/bets-api/v1/coupon',
    timeout: 16_000,
    input: { headers: idempotencyHeaders, body: submittedCoupon },
    reply: placeAnswer,
  }),
  couponLoad: call({
    path: '/bets-api/v1/coupon/{code}',
    input: { path: v.object({ code: v.string() }) },
    reply: v.object({ bets: v.array(submittedBet) }),
  }),
  couponSave: call({
    method: 'POST',
    path: '/bets-api/v1/coupon/save',
    input: { body: v.object({ bets: v.array(submittedBet) }) },
    reply: v.object({ code: v.string() }),
  }),
  promoCode: call({
    method: 'POST',
    bearer: true,
    path: '/bets-api/v1/promo-code',
    input: { body: v.object({ code: v.string() }) },
    reply: v.object({ promoCode: v.string(), status: v.string() }),
  }),
  betHistory: call({
    bearer: true,
    path: '/bets-api/v1/history',
    input: {
      query: v.object({
        from: v.optional(v.string()),
        to: v.optional(v.string()),
        account: v.optional(v.string()),
        status: v.optional(v.string()),
        cursor: v.optional(v.string()),
      }),
    },
    reply: v.object({ items: v.array(historyItem), next: v.nullable(v.string()) }),
  }),
};
