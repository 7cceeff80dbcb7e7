import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import { STORED } from '../../events/stored-values.ts';
import { eraseFrom, writeTo } from '../../kernel/stored-value.ts';
import {
  type Caused,
  callErrors,
  caused,
  type EffectContext,
  isCurrent,
  replies,
  request,
} from '../define.ts';
import { holdsCodes } from '../protection/unsaved-codes.ts';

/** The player asked to be signed out. */
function asked(context: EffectContext): Observable<Caused> {
  const pressed = context.on('session.logoutPressed').pipe(
    filter(() => !holdsCodes(context.state())),
    map((event) => request(context, 'disconnect', { body: {} }, event)),
  );
  // Whatever the server says, this browser is signed out.
  const done = merge(
    replies(context, 'disconnect').pipe(map(({ event }) => event)),
    callErrors(context, 'disconnect'),
  ).pipe(
    // Whoever was signed out for another reason has been told which, and may be there again.
    filter((event) => isCurrent(context, event) && context.state().session.userId !== null),
    map((event) => caused('session.ended', { reason: 'logout' }, event)),
  );
  return merge(pressed, done);
}

/** Nobody did anything for as long as the configuration allows. */
function idling(context: EffectContext): Observable<Caused> {
  const idle = context.on('session.idleReached').pipe(
    filter(() => context.state().session.userId !== null),
    mergeMap(({ seq }) => {
      // Told after the next load too: whoever comes back may come back to a new page.
      writeTo(context.storage.local, STORED.autoLogOff, true);
      return [
        request(context, 'disconnect', { body: {} }, seq),
        caused('session.ended', { reason: 'idle' }, seq),
      ];
    }),
  );
  // Whoever is there again has been told by the page.
  const back = context.on('session.started').pipe(
    mergeMap((): Caused[] => {
      eraseFrom(context.storage.local, STORED.autoLogOff);
      return [];
    }),
  );
  return merge(idle, back);
}

/** The ways in which this browser signs its player out. */
export function signingOut(context: EffectContext): Observable<Caused> {
  return merge(asked(context), idling(context));
}
