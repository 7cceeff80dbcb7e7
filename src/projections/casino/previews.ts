import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** Games that are shown outside the casino, by the number of their group. */
export interface CasinoPreviewsState extends Resource {
  groups: CallReply<'gamesPreview'>['Value'];
}

const initial = (): CasinoPreviewsState => ({ ...unloaded(), groups: {} });

export const casinoPreviews = projection(
  'casinoPreviews',
  1,
  initial,
  compose<CasinoPreviewsState>(
    // They are those of an age and a currency.
    ofPlayer(initial),
    resource({
      call: 'gamesPreview',
      of: (slice) => slice,
      take(slice, { Value }) {
        slice.groups = { ...Value };
      },
    }),
  ),
);
