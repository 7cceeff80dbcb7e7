import * as v from 'valibot';
import { PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATES } from '../domain/payments/payments.ts';
import { finite, money } from '../kernel/numbers.ts';
import { secret } from '../kernel/privacy.ts';
import { call, idempotencyHeaders } from './define.ts';

const api = '/payments-api/v1';

/** Amounts are in minor units of the account, times in epoch milliseconds. */
const payment = v.object({
  id: v.string(),
  kind: v.picklist(PAYMENT_KINDS),
  state: v.picklist(PAYMENT_STATES),
  method: v.picklist(PAYMENT_METHODS),
  accountId: v.string(),
  currency: v.string(),
  amount: money,
  fee: money,
  createdAt: finite,
  changedAt: finite,
  /** Whether the player may still take it back. */
  mayCancel: v.boolean(),
});

const methodTerms = {
  id: v.picklist(PAYMENT_METHODS),
  min: money,
  max: money,
  fee: v.object({ fixed: money, permille: finite }),
};

/** Of what is out of service: until when, if that is known. */
const outage = v.optional(v.object({ until: v.nullable(finite) }));

/** What is asked for; the key makes it be done once. */
const order = {
  headers: idempotencyHeaders,
  body: v.object({ accountId: v.string(), method: v.picklist(PAYMENT_METHODS), amount: money }),
};

/** How an order is paid at a desk. */
const cash = v.object({
  code: v.string(),
  desk: v.string(),
  address: v.string(),
  url: v.nullable(v.string()),
  expiresAt: finite,
});

export type Payment = v.InferOutput<typeof payment>;

export const paymentCalls = {
  paymentMethods: call({
    bearer: true,
    path: `${api}/methods`,
    // Without an account it is the one that pays, or the main one where that is a bonus.
    input: { query: v.object({ account: v.optional(v.string()) }) },
    reply: v.object({
      accountId: v.string(),
      currency: v.string(),
      deposit: v.array(v.object({ ...methodTerms, outage })),
      /** `returnable`: what was paid in by it and has not gone back. */
      withdrawal: v.array(v.object({ ...methodTerms, returnable: money })),
      /** What limits leave to pay in; null without one. */
      depositRoom: v.nullable(money),
      /** What may be taken out before documents were seen; null where they were. */
      unverifiedRoom: v.nullable(money),
    }),
  }),
  /** What anybody is told of the ways to pay, in a currency by its number, where they are. */
  paymentOffer: call({
    path: `${api}/offer`,
    input: { query: v.object({ currency: v.optional(v.string()) }) },
    reply: v.object({
      country: v.string(),
      currency: v.string(),
      currencies: v.array(v.object({ id: finite, iso: v.string() })),
      deposit: v.array(v.object({ ...methodTerms, outage })),
      withdrawal: v.array(v.object(methodTerms)),
      /** How long an order may be paid at a desk. */
      cashFor: finite,
      /** What may be taken out before documents were seen. */
      unverifiedRoom: money,
    }),
  }),
  depositBegin: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: `${api}/deposits`,
    input: order,
    // Whoever has the address may pay there, or refuse to.
    reply: v.object({ payment, redirectUrl: v.nullable(secret(v.string())) }),
  }),
  withdrawalRequest: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: `${api}/withdrawals`,
    input: order,
    reply: v.object({ payment }),
  }),
  withdrawalCancel: call({
    method: 'POST',
    // What is taken back is so: asked again it is no more than that.
    idempotent: true,
    bearer: true,
    path: `${api}/withdrawals/{id}/cancel`,
    input: { path: v.object({ id: v.string() }), body: v.object({}) },
    reply: v.object({ payment }),
  }),
  payment: call({
    bearer: true,
    path: `${api}/payments/{id}`,
    input: { path: v.object({ id: v.string() }) },
    reply: v.object({ payment }),
  }),
  /** `cash` is null once nothing is to be paid any more. */
  cashOrder: call({
    bearer: true,
    path: `${api}/payments/{id}/cash`,
    input: { path: v.object({ id: v.string() }) },
    reply: v.object({ payment, cash: v.nullable(cash) }),
  }),
  payments: call({
    bearer: true,
    path: `${api}/payments`,
    input: {
      query: v.object({
        kind: v.optional(v.string()),
        state: v.optional(v.string()),
        cursor: v.optional(v.string()),
      }),
    },
    reply: v.object({ items: v.array(payment), next: v.nullable(v.string()) }),
  }),
};
