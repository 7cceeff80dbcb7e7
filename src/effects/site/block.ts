import { filter, map, merge, mergeMap, type Observable, take } from 'rxjs';
import { publicUrl } from '../../routes/public-url.ts';
import { type Caused, type EffectContext, effect, request, skipped } from '../define.ts';
import { redirecting } from '../route/redirect.ts';

/** Asks whether the site, or this address, is closed. */
function asking(context: EffectContext): Observable<Caused> {
  const block = (auth: boolean, seq: number): Caused => {
    const url = context.state().route.url || publicUrl(context.navigation.url);
    return request(context, 'block', { body: { auth, url } }, seq);
  };
  const started = context.on('app.started').pipe(
    take(1),
    mergeMap(({ seq }) => [block(false, seq), request(context, 'maintenance', {}, seq)]),
  );
  // Players and guests may be kept from different pages.
  const signedIn = context.on('session.started').pipe(map(({ seq }) => block(true, seq)));
  const signedOut = context.on('session.ended').pipe(map(({ seq }) => block(false, seq)));
  return merge(started, signedIn, signedOut);
}

/** A failed look is told and skipped, unless it says that the whole site is closed. */
function skipping(context: EffectContext): Observable<Caused> {
  return merge(
    skipped(context, 'redirectLight'),
    skipped(context, 'block').pipe(filter(() => !context.state().block.maintenance.isActive)),
  );
}

/** Redirects and blocks: what may stand between a player and the site. */
export const gate = effect('gate', (context) =>
  merge(redirecting(context), asking(context), skipping(context)),
);
