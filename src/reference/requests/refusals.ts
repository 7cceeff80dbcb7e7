import { MOST_MESSAGES } from '../../domain/payments/requests.ts';
import { Refused } from '../http/refusal.ts';
import type { RequestRow, RequestStore } from './request-store.ts';

export const otherUnderKey = () => new Refused('422', [{ pointer: '/headers/idempotency-key' }]);

/** Nothing more stands in a request that is over, or holds all it can. */
export function stopAtFull(store: Pick<RequestStore, 'count'>, request: RequestRow): void {
  if (request.state === 'closed') throw new Refused('1914');
  if (store.count(request).messages >= MOST_MESSAGES) throw new Refused('1915');
}
