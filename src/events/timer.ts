import * as v from 'valibot';
import { area, event } from './define.ts';

export const timerEvents = area('timer', {
  fired: event(1, 'A timer of the site went off.', v.object({ name: v.string() })),
  elapsed: event(
    1,
    'A wait of an effect was over. Waits count from 0 in the order they began.',
    v.object({ timer: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  ),
});
