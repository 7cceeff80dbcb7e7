import type { Casino } from '../casino/casino.ts';
import { pointsHistory } from '../casino/points-history.ts';
import type { Database } from '../data/database.ts';
import { type Handlers, playerOf } from '../http/handler.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';
import type { Points } from '../money/points.ts';
import type { PointStore } from '../promo/point-store.ts';

export interface PointsHandlersOptions {
  readonly database: Database;
  readonly points: Points;
  readonly casino: Pick<Casino, 'outside'>;
  readonly pointStore: PointStore;
}

/** Calls about loyalty points, and what they buy. */
export function pointsHandlers({ database, points, casino, pointStore }: PointsHandlersOptions) {
  const { provider } = casino.outside;
  return {
    pointEntries: ({ query }, context) =>
      pointsHistory({ database, points, provider }, playerOf(context).user_id, query),
    pointStore: (_input, context) => pointStore.tell(playerOf(context).user_id, context.now),
    pointBuy({ headers, body }, context) {
      const key = headers['idempotency-key'];
      assertIdempotencyKey(key);
      return pointStore.buy(playerOf(context).user_id, { ...body, key }, context.now);
    },
  } satisfies Handlers;
}
