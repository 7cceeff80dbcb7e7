import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { area, input } from './define.ts';

export const remoteEvents = area('remote', {
  statusChanged: input(
    1,
    'A sub-application is loading, ready, failed or gone.',
    v.object({
      name: v.string(),
      /** -2 does not exist, -1 error, 1 loading, 2 ready. */
      status: v.picklist([-2, -1, 1, 2]),
      attempt: finite,
    }),
  ),
  refreshPressed: input(
    1,
    'The player asked to load a failed part again.',
    v.object({
      name: v.string(),
    }),
  ),
});
