import * as v from 'valibot';
import { ruleRefusal } from '../events/cash-out.ts';
import { decimal, marketId } from '../events/line.ts';
import { finite, money } from '../kernel/numbers.ts';
import { call, idempotencyHeaders } from './define.ts';

/** Why a bet is not bought back: see `CashOutRefusal`; `unknown` is none of the player's. */
const cashOutRefusal = v.picklist(['kind', 'suspended', 'over', 'worthless', 'unknown']);

/** It is sold by itself once this part of the stake pays this much, or more. */
const rule = v.object({ stake: money, price: money });

/** Amounts are integers of minor units of the bet's currency. */
const offer = v.object({
  couponId: v.string(),
  /** The account that is paid. */
  accountId: v.optional(v.string()),
  currency: v.string(),
  /** What runs on of the stake, and so may be sold. */
  stake: money,
  /** What is paid for all of it; null where it is not bought now. */
  price: v.nullable(money),
  /** Why it is not, and the selections that are the reason. */
  refusal: v.optional(cashOutRefusal),
  markets: v.optional(v.array(marketId)),
  /** Of `suspended`: a selection is not on offer any more, and may never be again. */
  isWithdrawn: v.optional(v.boolean()),
  /** What the player set. */
  rule: v.optional(rule),
});

const cashOutAnswer = v.variant('status', [
  v.object({
    status: v.literal('accepted'),
    couponId: v.string(),
    at: finite,
    /** The part of the stake that was sold, and what was paid for it. */
    sold: money,
    paid: money,
    /** What runs on: its stake, and what that returns at most. */
    left: money,
    possibleWin: money,
    currency: v.string(),
    balance: money,
  }),
  v.object({
    status: v.literal('changed'),
    /** As it is now; what was asked for is paid `price`, null where so much does not run any more. */
    offer,
    price: v.nullable(money),
  }),
  v.object({
    status: v.literal('rejected'),
    couponId: v.string(),
    reason: cashOutRefusal,
    markets: v.optional(v.array(marketId)),
  }),
]);

export type CashOutOffer = v.InferOutput<typeof offer>;
export type CashOutAnswer = v.InferOutput<typeof cashOutAnswer>;

/** Calls that sell running bets back to the house. */
export const cashOutCalls = {
  cashOutOffers: call({
    bearer: true,
    path: '/bets-api/v1/cash-out',
    input: {
      /** Numbers of bets, with commas between; the newest open ones without. */
      query: v.object({ coupons: v.optional(v.string()) }),
    },
    reply: v.object({
      offers: v.array(offer),
      /** What the house keeps of a bet's worth, in hundredths. */
      margin: decimal,
      /** How long to go without asking again, in milliseconds. */
      goodFor: finite,
    }),
  }),
  cashOut: call({
    method: 'POST',
    // The key makes it so, as of `couponPlace`.
    idempotent: true,
    bearer: true,
    path: '/bets-api/v1/cash-out',
    timeout: 16_000,
    input: {
      headers: idempotencyHeaders,
      body: v.object({
        couponId: v.string(),
        /** The part of the stake that is sold. */
        stake: money,
        /** The least that is taken for it: what stood on the button. */
        price: money,
        /** It was sent before: where nothing came of that, nothing is sold any more. */
        isCheck: v.optional(v.boolean()),
      }),
    },
    reply: cashOutAnswer,
  }),
  cashOutRule: call({
    // Not sent twice by itself: what the first set may have sold by then, and would sell again.
    method: 'PUT',
    bearer: true,
    path: '/bets-api/v1/cash-out/rule',
    input: {
      /** Null: it is sold by itself no more. */
      body: v.object({ couponId: v.string(), rule: v.nullable(rule) }),
    },
    reply: v.variant('status', [
      v.object({ status: v.literal('set'), couponId: v.string(), rule }),
      v.object({ status: v.literal('removed'), couponId: v.string() }),
      v.object({ status: v.literal('rejected'), couponId: v.string(), reason: ruleRefusal }),
    ]),
  }),
};
