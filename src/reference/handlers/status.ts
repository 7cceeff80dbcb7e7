import type { Climate } from '../conditions.ts';
import type { Handlers } from '../http/handler.ts';
import type { ServiceStatus } from '../service-status.ts';
import { plannedAt } from '../site-now.ts';

/** What of the site works: for anybody, also while it is closed. */
export function statusHandlers(status: ServiceStatus, climate: Pick<Climate, 'now'>) {
  return {
    async siteStatus(_input, { now }) {
      const { checkedAt, services } = await status(now);
      return { checkedAt, services, planned: plannedAt(climate.now(), now) };
    },
  } satisfies Handlers;
}
