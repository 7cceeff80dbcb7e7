import * as v from 'valibot';
import { RATE } from '../domain/accounts/exchange.ts';
import { finite, money } from '../kernel/numbers.ts';
import { call, idempotencyHeaders } from './define.ts';

const api = '/payments-api/v1/exchange';

/** Units of the one currency for one of the other, as `rateText` writes it. */
const rate = v.pipe(v.string(), v.regex(RATE));

/** Amounts are in minor units of their accounts, the time in epoch milliseconds. */
const exchange = v.object({
  id: v.string(),
  fromId: v.string(),
  toId: v.string(),
  from: v.string(),
  to: v.string(),
  amount: money,
  received: money,
  rate,
  at: finite,
});

export type Exchange = v.InferOutput<typeof exchange>;

/** Money that goes from one of a player's accounts to another. */
export const exchangeCalls = {
  exchangeRates: call({
    bearer: true,
    path: `${api}/rates`,
    /** Between any two currencies of the player's accounts. */
    reply: v.object({
      rates: v.array(v.object({ from: v.string(), to: v.string(), rate })),
    }),
  }),
  exchangeMake: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: api,
    input: {
      headers: idempotencyHeaders,
      /** `rate` is the one that the player saw: at another one nothing is done. */
      body: v.object({ fromId: v.string(), toId: v.string(), amount: money, rate: v.string() }),
    },
    reply: v.object({ exchange }),
  }),
};
