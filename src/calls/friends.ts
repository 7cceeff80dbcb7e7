import * as v from 'valibot';
import { finite, money } from '../kernel/numbers.ts';
import { call, idempotencyHeaders } from './define.ts';

const api = '/web-api/officeapi/v1/friends';

/** What some friends brought together, in minor units of the main account's currency. */
const reward = v.object({
  friends: finite,
  amount: money,
  currency: v.string(),
  collectedAt: finite,
});

/** Friends whom a player brought: how many, never who. */
export const friendsCalls = {
  friends: call({
    bearer: true,
    path: api,
    reply: v.object({
      isOffered: v.boolean(),
      /** What the player's link carries as `ref_id`; null where it is not offered. */
      code: v.nullable(v.string()),
      currency: v.string(),
      /** What each friend brings. */
      reward: money,
      /** Who registered by the link, and how many of them were proved to be who they say. */
      joined: finite,
      proved: finite,
      /** Friends who brought something that can be collected now. */
      due: finite,
      /** How many more may bring something within the year. */
      left: finite,
      /** What was collected, the newest first. */
      rewards: v.array(reward),
    }),
  }),
  friendsCollect: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: `${api}/collect`,
    input: { headers: idempotencyHeaders, body: v.object({}) },
    reply: reward,
  }),
};
