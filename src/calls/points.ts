import * as v from 'valibot';
import { promoTerms } from '../domain/coupon/promo-code.ts';
import { POINT_ENTRY_KINDS } from '../domain/money/points.ts';
import { finite } from '../kernel/numbers.ts';
import { call, idempotencyHeaders } from './define.ts';

const api = '/web-api/officeapi/v1/points';

/** What brought points, or took them. */
const entry = v.object({
  id: v.string(),
  kind: v.picklist(POINT_ENTRY_KINDS),
  /** Above zero where they came, below where they went. */
  points: finite,
  at: finite,
  /** Number of the bet that brought them; null where a game moved them. */
  bet: v.nullable(v.string()),
  /** Number of the game; null for bets, and for games that are played no more. */
  game: v.nullable(finite),
  /** What the game is called in English, or the code that was bought; null for bets. */
  name: v.nullable(v.string()),
});

/** A promo code that was taken for points. */
const purchase = v.object({ id: v.string(), code: v.string(), price: finite, at: finite });

/** Loyalty points of the player. */
export const pointsCalls = {
  pointEntries: call({
    bearer: true,
    path: api,
    input: { query: v.object({ cursor: v.optional(v.string()) }) },
    /** The newest first; `next`: where the older ones begin. */
    reply: v.object({ items: v.array(entry), next: v.nullable(v.string()) }),
  }),
  pointStore: call({
    bearer: true,
    path: `${api}/store`,
    reply: v.object({
      isOffered: v.boolean(),
      /** Points that the player has. */
      points: finite,
      /** Nothing for whom it is not offered; `left`: how often it may be taken yet within the time. */
      items: v.array(v.object({ terms: promoTerms, price: finite, left: finite })),
      /** The newest first. */
      purchases: v.array(purchase),
    }),
  }),
  pointBuy: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: `${api}/store`,
    input: {
      headers: idempotencyHeaders,
      /** `price`: as it was shown. */
      body: v.object({ code: v.string(), price: finite }),
    },
    reply: purchase,
  }),
};
