import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { eraseFrom, writeTo } from '../../kernel/stored-value.ts';
import { type Caused, type EffectContext, request } from '../define.ts';
import { newsHere } from './other-tabs.ts';

/**
 * A player who signed out while the server could not hear it is signed out for good, in every tab:
 * the server is told again, after a reload too, until it has heard; and until then its word on who
 * is there is not taken.
 */
export function retryingSignOut(context: EffectContext): Observable<Caused> {
  const { local } = context.storage;
  const isOwed = () => context.state().session.isSignOutOwed;
  const kept = merge<Envelope[]>(
    context.on('http.replied').pipe(filter(({ data }) => data.call === 'disconnect')),
    context.on('http.failed').pipe(filter(({ data }) => data.call === 'disconnect')),
    // Whom a tab found by asking may be who signed out in another just now.
    newsHere(context, 'session.started'),
  ).pipe(
    mergeMap((): Caused[] => {
      if (isOwed()) writeTo(local, STORED.signOutOwed, true);
      else eraseFrom(local, STORED.signOutOwed);
      return [];
    }),
  );
  const again = merge<Envelope[]>(
    context.on('app.started'),
    context.on('timer.fired').pipe(filter(({ data }) => data.name === 'auth-poll')),
    context.on('app.connectionChanged').pipe(filter(({ data }) => data.online)),
  ).pipe(
    filter(isOwed),
    // Whoever is signing in just now would be signed out by it, also before the second step.
    filter(() => context.state().auth.sending.pending === null),
    filter(() => context.state().auth.twoStep === null),
    filter(() => context.state().registration.form.pending === null),
    map((event) => request(context, 'disconnect', { body: {} }, event)),
  );
  return merge(kept, again);
}
