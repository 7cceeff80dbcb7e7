import { filter, map, mergeMap, type Observable, timer } from 'rxjs';
import type { State } from '../projections/state.ts';
import { isMarked } from '../routes/public-url.ts';
import { isOwnPath, isWebAddress } from '../routes/sign-in-answer.ts';
import { type Caused, caused, type EffectContext, replies } from './define.ts';

/** Whoever is still here after so many milliseconds has not got away. */
const PATIENCE = 15_000;

/** Pages that only lead to signing in. */
const NO_WAY_BACK: ReadonlySet<string> = new Set(['login', 'registration']);

/** The page to come back to, where the player does not wait for another one already. */
function wayBack({ route, url, returnUrl }: State['route']): string | null {
  return returnUrl !== null || NO_WAY_BACK.has(route) || isMarked(url) ? null : url;
}

/** Where each of these calls may send the browser: elsewhere, or to a page of the site. */
const isAllowed = {
  oauth: isWebAddress,
  networkLink: isWebAddress,
  oneTapClient: isWebAddress,
  oneTapSignIn: isOwnPath,
};

/**
 * Sends the browser where an answer says; not where nobody waits for the answer any more. The page
 * that is shown is kept in the tab, since the site begins anew when the player comes back.
 */
export function leaving(context: EffectContext, call: keyof typeof isAllowed): Observable<Caused> {
  const { state, storage, navigation, scheduler } = context;
  return replies(context, call).pipe(
    filter(({ event }) => state().auth.loading?.requestId === event.data.requestId),
    mergeMap(({ body: { redirectUrl }, event }) => {
      const returnUrl = wayBack(state().route);
      if (returnUrl !== null) storage.session.setItem('returnUrl', returnUrl);
      if (isAllowed[call](redirectUrl)) navigation.assign(redirectUrl);
      // What the address is must not decide what is told: it is secret, and in no recording.
      return timer(PATIENCE, scheduler).pipe(
        filter(() => state().auth.loading?.requestId === event.data.requestId),
        map(() => caused('auth.goingFailed', {}, event)),
      );
    }),
  );
}
