import type { Cashback } from '../cashback/cashback.ts';
import { type Handlers, playerOf } from '../http/handler.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';

export interface CashbackHandlersOptions {
  readonly cashback: Cashback;
}

/** Calls about what comes back of a week. */
export function cashbackHandlers({ cashback }: CashbackHandlersOptions) {
  return {
    cashback: (_input, context) => cashback.tell(playerOf(context).user_id, context.now),
    cashbackJoin: (_input, context) => cashback.join(playerOf(context).user_id, context.now),
    cashbackLeave: (_input, context) => cashback.leave(playerOf(context).user_id, context.now),
    cashbackCollect({ headers, body: { week } }, context) {
      const key = headers['idempotency-key'];
      assertIdempotencyKey(key);
      return cashback.collect(playerOf(context).user_id, { key, week }, context.now);
    },
  } satisfies Handlers;
}
