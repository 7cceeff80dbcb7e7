import type { Exchanges } from '../exchange/exchanges.ts';
import type { Guard } from '../guard/guard.ts';
import { type Handlers, playerOf } from '../http/handler.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';

export interface ExchangeHandlersOptions {
  readonly exchanges: Exchanges;
  readonly guard: Guard;
}

/** Calls by which players move money between their own accounts. */
export function exchangeHandlers({ exchanges, guard }: ExchangeHandlersOptions) {
  return {
    exchangeRates: (_input, context) => ({ rates: exchanges.rates(playerOf(context).user_id) }),
    exchangeMake({ headers, body }, context) {
      const { user_id: userId } = playerOf(context);
      const key = headers['idempotency-key'];
      assertIdempotencyKey(key);
      guard.pass('payment', context, { subject: userId });
      return { exchange: exchanges.make({ userId, key, asked: body }, context.now) };
    },
  } satisfies Handlers;
}
