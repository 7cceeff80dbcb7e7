import * as v from 'valibot';
import { finite, money } from '../../kernel/numbers.ts';

/**
 * Bonus money that is given to who takes it after signing in: `amount` in minor units of the
 * currency, to be staked `times` over within `days`; `expiresAt`, in epoch milliseconds, is the end
 * of the offer.
 */
export const signInOffer = v.object({
  amount: money,
  currency: v.string(),
  times: v.pipe(finite, v.minValue(0)),
  days: v.pipe(finite, v.minValue(1)),
  expiresAt: finite,
});

export type SignInOffer = v.InferOutput<typeof signInOffer>;
