import * as v from 'valibot';
import { finite, money } from '../kernel/numbers.ts';
import { call, idempotencyHeaders } from './define.ts';

const api = '/web-api/officeapi/v1/cashback';

/** Amounts are in minor units of the main account's currency, times in epoch milliseconds. */
const week = v.object({
  start: finite,
  staked: money,
  paid: money,
  amount: money,
  collectedAt: v.nullable(finite),
});

/** A part of what was lost in games of the house in a week. */
export const cashbackCalls = {
  cashback: call({
    bearer: true,
    path: api,
    reply: v.object({
      isOffered: v.boolean(),
      /** When the player took part last; null: never. */
      joinedAt: v.nullable(finite),
      /** When they left since; nobody leaves at every server. */
      leftAt: v.optional(v.nullable(finite)),
      /** As of when. */
      at: finite,
      currency: v.string(),
      lowestStake: money,
      /** Newest first, from the one that runs. */
      weeks: v.array(week),
    }),
  }),
  cashbackJoin: call({
    method: 'POST',
    // Who takes part goes on to: asked again it is no more than that.
    idempotent: true,
    bearer: true,
    path: `${api}/join`,
    input: { body: v.object({}) },
    reply: v.object({ joinedAt: finite }),
  }),
  cashbackLeave: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: `${api}/leave`,
    input: { body: v.object({}) },
    reply: v.object({ leftAt: finite }),
  }),
  cashbackCollect: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: `${api}/collect`,
    input: { headers: idempotencyHeaders, body: v.object({ week: finite }) },
    reply: v.object({ week: finite, amount: money, currency: v.string(), collectedAt: finite }),
  }),
};
