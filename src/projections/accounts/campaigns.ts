import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** What is on offer for whoever visits. */
export interface CampaignsState extends Resource {
  items: CallReply<'campaigns'>['items'];
  withheld: CallReply<'campaigns'>['withheld'];
}

const initial = (): CampaignsState => ({ ...unloaded(), items: [], withheld: null });

export const campaigns = projection(
  'campaigns',
  1,
  initial,
  compose<CampaignsState>(
    ofPlayer(initial),
    resource({
      call: 'campaigns',
      of: (slice) => slice,
      take(slice, { items, withheld }) {
        slice.items = items.map((item) => ({ ...item, standing: { ...item.standing } }));
        slice.withheld = withheld;
      },
    }),
  ),
);
