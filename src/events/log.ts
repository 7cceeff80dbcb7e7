import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { area, event } from './define.ts';

export const logEvents = area('log', {
  checkpointed: event(
    1,
    'Hashes of what changed in the read models since the checkpoint before, after `through`.',
    v.object({
      through: finite,
      /** SHA-256 of each changed slice: of the digests of its fields. */
      slices: v.record(v.string(), v.string()),
      /** First 8 digits of the digest of each changed field, by `slice.field`. */
      fields: v.record(v.string(), v.string()),
    }),
  ),
});
