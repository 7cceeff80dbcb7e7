import * as v from 'valibot';
import { area, input } from './define.ts';

export const maintenanceEvents = area('maintenance', {
  noticeDismissed: input(
    1,
    'The player read of the maintenance to come and put the notice away.',
    v.object({}),
  ),
});
