import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { personal } from '../kernel/privacy.ts';
import { area, event, input } from './define.ts';

export const busEvents = area('bus', {
  failed: input(
    2,
    'Something inside threw; the bus went on. `during` is the seq of the event at hand.',
    v.object({
      source: v.picklist(['projection', 'effect', 'call', 'subscriber', 'page', 'bus']),
      name: v.string(),
      /** What was thrown may repeat what it was thrown about. */
      message: personal(v.string()),
      during: v.optional(finite),
      /** Status of the error page that must be shown, where the failure demands one. */
      page: v.optional(finite),
    }),
  ),
  restarted: event(
    1,
    'An effect that had failed works again; what it had in hand is gone.',
    v.object({ name: v.string() }),
  ),
  rejected: event(
    1,
    'Something from outside did not fit its schema and was left out.',
    v.object({
      source: v.picklist(['host-bus', 'feed', 'reply', 'storage', 'publish']),
      name: v.string(),
      problem: v.string(),
    }),
  ),
});
