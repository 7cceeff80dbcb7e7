import { type Handlers, playerOf } from '../http/handler.ts';
import { AVAILABLE_LIMITS, type Limits } from '../limits/limits.ts';

/** Calls about limits, as far as they are read. */
export function limitsHandlers(limits: Limits) {
  return {
    availableLimits: () => [...AVAILABLE_LIMITS],
    limits: (_input, context) => ({ limits: limits.list(playerOf(context).user_id) }),
    limitsPing: () => null,
  } satisfies Handlers;
}
