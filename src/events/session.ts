import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { personal, secret } from '../kernel/privacy.ts';
import { area, event, input } from './define.ts';

/** Why nobody is signed in any more. */
/** `limit`: no more time today; `excluded`: the player shut themselves out. */
export const endReason = v.picklist([
  'logout',
  'expired',
  'other-tab',
  'idle',
  'limit',
  'captcha',
  'excluded',
]);

export type EndReason = v.InferOutput<typeof endReason>;

/** What a tab stores to tell the others that somebody signed in or out in it. It names nobody. */
export const authChange = v.object({
  at: finite,
  reason: v.picklist([...endReason.options, 'started']),
});

export type AuthChange = v.InferOutput<typeof authChange>;

export const sessionEvents = area('session', {
  loginSubmitted: input(
    1,
    'The player sent the sign-in form.',
    v.object({ login: personal(v.string()), password: secret(v.string()) }),
  ),
  logoutPressed: input(1, 'The player asked to sign out.', v.object({})),
  tokenKept: event(
    1,
    'A fresh token came, which calls carry until it expires, in epoch milliseconds.',
    v.object({ requestId: finite, expiresAt: finite }),
  ),
  started: event(1, 'A player is signed in.', v.object({ userId: v.string() })),
  idleReached: input(
    1,
    'Nobody did anything for the configured time, in any tab.',
    v.object({ minutes: finite }),
  ),
  ended: event(1, 'Nobody is signed in any more.', v.object({ reason: endReason })),
});
