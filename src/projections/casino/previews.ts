import type { CallReply } from '../../calls/table.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** Games that are shown outside the casino, by the number of their group. */
export interface CasinoPreviewsState extends Resource {
  groups: CallReply<'gamesPreview'>['Value'];
}

export const casinoPreviews = projection(
  'casinoPreviews',
  1,
  (): CasinoPreviewsState => ({ ...unloaded(), groups: {} }),
  compose<CasinoPreviewsState>(
    resource({
      call: 'gamesPreview',
      of: (slice) => slice,
      take(slice, { Value }) {
        slice.groups = { ...Value };
      },
    }),
  ),
);
