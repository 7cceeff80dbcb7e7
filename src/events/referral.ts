import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { area, event } from './define.ts';

export const referralEvents = area('referral', {
  kept: event(
    1,
    'Tags of the address are kept for so many milliseconds, in cookies once they may be set. Their values are not told.',
    v.object({
      cookies: v.array(v.object({ name: v.string(), lifetime: finite })),
    }),
  ),
});
