import type { CallReply } from '../../calls/table.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { projection } from '../define.ts';

/** One draw of a lottery, at an address of its own. */
export interface CasinoDrawState extends Resource {
  /** Section and number, as they were asked for last. */
  address: string;
  told: CallReply<'casinoDraw'> | null;
}

/** What tells draws apart: the section and the number of an address. */
const addressOf = (path: Readonly<Record<string, string>> | undefined): string =>
  `${path?.['section']}/${path?.['draw']}`;

export const casinoDraw = projection(
  'casinoDraw',
  1,
  (): CasinoDrawState => ({ ...unloaded(), address: '', told: null }),
  resource<CasinoDrawState, 'casinoDraw'>({
    call: 'casinoDraw',
    of: (slice) => slice,
    asks(slice, { path }) {
      const address = addressOf(path);
      if (address !== slice.address) Object.assign(slice, { ...unloaded(), told: null, address });
      return true;
    },
    take(slice, told) {
      slice.told = { ...told };
    },
  }),
);
