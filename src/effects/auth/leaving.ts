import { mergeMap, type Observable } from 'rxjs';
import { STORED } from '../../events/stored-values.ts';
import { writeTo } from '../../kernel/stored-value.ts';
import type { State } from '../../projections/state.ts';
import { isMarked } from '../../routes/public-url.ts';
import { isOwnPath, isWebAddress } from '../../routes/web-address.ts';
import { awaited } from '../awaited.ts';
import { type Caused, caused, type EffectContext } from '../define.ts';
import { going } from '../route/leaving.ts';
import { isAwaited } from '../submitting.ts';
import { signingIn } from './loading.ts';

/** Pages that only lead to signing in. */
const NO_WAY_BACK: ReadonlySet<string> = new Set(['login', 'registration']);

/** The page to come back to, where the player does not wait for another one already. */
function returnUrlOf({ route, url, returnUrl }: State['route']): string | null {
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
  const { state, storage } = context;
  return awaited(context, signingIn, call).pipe(
    mergeMap(({ body: { redirectUrl }, event }) => {
      const returnUrl = returnUrlOf(state().route);
      if (returnUrl !== null) writeTo(storage.session, STORED.returnUrl, returnUrl);
      return going(context, {
        url: isAllowed[call](redirectUrl) ? redirectUrl : null,
        isStillHere: () => isAwaited(context, signingIn, event),
        failed: caused('auth.goingFailed', {}, event),
      });
    }),
  );
}
