import * as v from 'valibot';
import { promoCodeText, promoTerms } from '../domain/coupon/promo-code.ts';
import { refusedByServer } from '../events/bets.ts';
import { couponTypeId, couponVariant, refusalDetails } from '../events/coupon.ts';
import { decimal, game, market, marketId } from '../events/line.ts';
import { stakeByStep, submittedBet, submittedCoupon } from '../events/submitted-coupon.ts';
import { finite, money } from '../kernel/numbers.ts';
import { personal, secret } from '../kernel/privacy.ts';
import { sessionIdText } from '../kernel/session-id.ts';
import { call, idempotencyHeaders } from './define.ts';

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
    bets: v.array(
      v.object({
        marketId,
        requested: decimal,
        used: decimal,
        /** Of each of several singles, which are bets of their own. */
        single: v.optional(v.object({ couponId: v.string(), amount: money, possibleWin: money })),
      }),
    ),
    /** Of a system: its size, and into how many bets the stake is divided. */
    systemValue: v.optional(finite),
    combos: v.optional(finite),
    variant: v.optional(couponVariant),
    amountByBlockId: v.optional(stakeByStep),
    /** What the bonus bet multiplies the total by; `coef` has it in it. */
    bonusFactor: v.optional(decimal),
    /** The code that it was placed with, and how many per cent of what is won it adds to it. */
    promoCode: v.optional(promoCodeText),
    hyperBonusPercent: v.optional(decimal),
    /** The bet that it took the place of: what ran of its stake, and what was paid for that. */
    edited: v.optional(v.object({ couponId: v.string(), sold: money, paid: money })),
  }),
  v.object({
    status: v.literal('coefChanged'),
    ...refusalDetails,
    bets: v.array(answeredBet),
  }),
  v.object({
    status: v.literal('rejected'),
    /** Key of the reason's text. */
    reason: refusedByServer,
    /** The bound that was broken, in minor units, where there is one. */
    bound: v.optional(money),
    /** What the house would take of this very coupon, in minor units; of each of its singles. */
    offer: v.optional(money),
    ...refusalDetails,
    bets: v.array(answeredBet),
  }),
]);

/** What a selection is called, where it is not on offer any more. */
export const marketWording = v.object({
  team1: v.string(),
  team2: v.string(),
  group: v.string(),
  param: v.nullable(v.string()),
  outcome: v.string(),
});

/** As what selections are played. */
const kindOfBet = {
  typeId: v.optional(couponTypeId),
  systemValue: v.optional(finite),
  variant: v.optional(couponVariant),
};

/** A coupon that was kept, as the line has it now. */
const filling = v.object({
  bets: v.array(
    v.object({
      ...submittedBet.entries,
      /** What the line has of it; absent where it is not on offer any more. */
      market: v.optional(market),
      game: v.optional(game),
      gone: v.optional(marketWording),
    }),
  ),
  ...kindOfBet,
});

const historyItem = v.object({
  couponId: v.string(),
  placedAt: finite,
  settledAt: v.nullable(finite),
  typeId: couponTypeId,
  systemValue: v.optional(finite),
  variant: v.optional(couponVariant),
  /** Into how many bets the stake of a system is divided. */
  combos: v.optional(finite),
  amountByBlockId: v.optional(stakeByStep),
  amount: money,
  currency: v.string(),
  coef: decimal,
  /** Of the bonus bet, by the selections that stand; `coef` is as it was placed. */
  bonusFactor: v.optional(decimal),
  /** The code that it was placed with, and how many per cent it adds by the selections that stand. */
  promoCode: v.optional(promoCodeText),
  hyperBonusPercent: v.optional(decimal),
  possibleWin: money,
  /** All that came back, by being bought back too. */
  payout: v.nullable(money),
  /** Of a bet that was bought back entirely, `void`. */
  status: v.picklist(['open', 'won', 'lost', 'void']),
  /** The bet that it took the place of, and the one that took its place. */
  inPlaceOf: v.optional(v.string()),
  replacedBy: v.optional(v.string()),
  /** What was bought back of it: of the stake, for how much, and when last. */
  cashedOut: v.optional(
    v.object({
      ...{ sold: money, paid: money, at: finite },
      /** Of that what was sold by itself, as the player had set. */
      byRule: v.optional(v.object({ sold: money, paid: money })),
    }),
  ),
  /** Whether the recording that the bet was placed in is the player's; `awaited` until it is there. */
  evidence: v.optional(v.picklist(['proved', 'awaited', 'unproved'])),
  /** Where in that recording its button was pressed. */
  pressed: v.optional(v.object({ sessionId: sessionIdText, seq: finite })),
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
      /** Of a system of blocks, or a chain: which one it is in. */
      blockId: v.optional(finite),
      /** It is part of every combination. */
      banker: v.optional(v.boolean()),
      /** Its own stake, where several singles were kept as one bet. */
      amount: v.optional(money),
    }),
  ),
});

/** What a history is narrowed to; what is left out narrows nothing. */
const historyFilter = {
  /** Epoch milliseconds or an ISO date; `period` is one that ends now, in their place. */
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  period: v.optional(v.string()),
  account: v.optional(v.string()),
  status: v.optional(v.string()),
  type: v.optional(v.string()),
  /** A team that was bet on, or the number of a bet. */
  text: v.optional(personal(v.string())),
  /** `rounds`, of a file: rounds of games in place of bets, by `from` and `to` alone, in epoch milliseconds. */
  of: v.optional(v.picklist(['rounds'])),
};

/** What the bets of a period come to in one currency, in minor units. */
const historyTotal = v.object({
  currency: v.string(),
  /** Of money of the house, which is no money yet. */
  isBonus: v.optional(v.boolean()),
  bets: finite,
  open: finite,
  staked: money,
  /** What open bets have staked: of these nobody knows what comes back. */
  stakedOpen: money,
  returned: money,
});

export type HistoryItem = v.InferOutput<typeof historyItem>;
export type SubmittedCoupon = v.InferOutput<typeof submittedCoupon>;
export type PlaceAnswer = v.InferOutput<typeof placeAnswer>;

export const couponCalls = {
  couponCalculate: call({
    method: 'POST',
    idempotent: true,
    path: '/bets-api/v1/coupon/calculate',
    input: {
      body: v.omit(submittedCoupon, ['amount', 'accountId', 'evidence', 'userId', 'edited']),
    },
    reply: v.object({
      coef: decimal,
      coefByView: v.string(),
      minBetAmount: money,
      maxBetAmount: v.nullable(money),
      maxPayout: v.nullable(money),
      /** The price of the opposite of these selections as an express, where it is on offer. */
      antiExpressCoef: v.optional(decimal),
      /** The price of all of these together, where they are of one match and the house names one. */
      builderCoef: v.optional(decimal),
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
    reply: filling,
  }),
  couponSave: call({
    method: 'POST',
    path: '/bets-api/v1/coupon/save',
    input: { body: v.object({ bets: v.array(submittedBet), ...kindOfBet }) },
    reply: v.object({ code: v.string() }),
  }),
  couponOfBet: call({
    bearer: true,
    path: '/bets-api/v1/history/{id}/coupon',
    input: { path: v.object({ id: v.string() }) },
    reply: filling,
  }),
  promoCode: call({
    method: 'POST',
    bearer: true,
    path: '/bets-api/v1/promo-code',
    input: { body: v.object({ code: promoCodeText }) },
    reply: v.object({
      promoCode: v.string(),
      /** `active`, or one of `PROMO_REFUSALS`. */
      status: v.string(),
      /** What it gives, where it is active; in the currency of the account that pays. */
      terms: v.optional(promoTerms),
    }),
  }),
  betHistory: call({
    bearer: true,
    path: '/bets-api/v1/history',
    input: {
      query: v.object({
        ...historyFilter,
        cursor: v.optional(v.string()),
        /** `settled`: those that were settled last, in place of all else, and of them one page. */
        order: v.optional(v.string()),
        /** The number of one bet. */
        coupon: v.optional(v.string()),
      }),
    },
    reply: v.object({
      items: v.array(historyItem),
      next: v.nullable(v.string()),
      /** With the first page alone: of all that the filter leaves; null where that is too much to add up. */
      totals: v.optional(v.nullable(v.array(historyTotal))),
      /** With a first page that is empty: whether the player has placed no bet at all. */
      isEmpty: v.optional(v.boolean()),
    }),
  }),
  betHistoryExport: call({
    bearer: true,
    path: '/bets-api/v1/history/export',
    input: { query: v.object(historyFilter) },
    reply: v.object({
      /** A table for spreadsheets, a bet or round a row; it is for the player's file, and so in no log. */
      csv: secret(v.string()),
      bets: finite,
      /** Whether older ones did not go in. */
      isCut: v.boolean(),
    }),
  }),
};
