import type { CallReply } from '../../calls/table.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** What of the site works, as its back-end says. */
export interface SiteStatusState extends Resource {
  known: CallReply<'siteStatus'> | null;
  /** When that was heard, by the clock of the log. */
  heardAt: number;
}

export const siteStatus = projection(
  'siteStatus',
  1,
  (): SiteStatusState => ({ ...unloaded(), known: null, heardAt: 0 }),
  compose<SiteStatusState>(
    resource({
      call: 'siteStatus',
      of: (slice) => slice,
      take(slice, { services, planned, checkedAt }, { at }) {
        slice.known = { checkedAt, services: { ...services }, planned: planned && { ...planned } };
        slice.heardAt = at;
      },
    }),
  ),
);
