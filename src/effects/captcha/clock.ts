import { EMPTY, filter, map, merge, mergeMap, type Observable, of, switchMap, take } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import {
  type Caused,
  callErrors,
  caused,
  type EffectContext,
  replies,
  request,
} from '../define.ts';
import { due } from '../due.ts';

/** A challenge is left alone for so many milliseconds at least, whatever its server says of it. */
const SHORTEST_LIFE = 30_000;

/** Emits once somebody is looking: nobody needs a new picture on a page that is not seen. */
function seen(context: EffectContext): Observable<unknown> {
  if (context.state().session.visible) return of(true);
  return context.on('app.visibilityChanged').pipe(
    filter(({ data }) => data.visible),
    take(1),
  );
}

/** A challenge that is still to be solved when its time is up has expired. */
export function expiring(context: EffectContext): Observable<Caused> {
  return replies(context, 'captchaUpdate').pipe(
    switchMap(({ event }) => {
      const { challenge } = context.state().captcha;
      if (challenge === null) return EMPTY;
      const { id, code, expiresAt } = challenge;
      const life = Math.max(SHORTEST_LIFE, expiresAt - context.scheduler.now());
      return due(context, life).pipe(
        mergeMap(() => seen(context)),
        filter(() => {
          const { captcha } = context.state();
          return captcha.status === 'open' && captcha.challenge?.id === id;
        }),
        map(() => caused('captcha.expired', { code }, event)),
      );
    }),
  );
}

/**
 * When the wait that the server named should be over, the server is asked: only it knows, however
 * this computer's clock was set meanwhile.
 */
export function waiting(context: EffectContext): Observable<Caused> {
  const times = replies(context, 'captchaTime');
  const asking = merge(
    context.on('captcha.failed').pipe(map((event) => ({ event, seconds: event.data.time }))),
    times.pipe(map(({ body, event }) => ({ event, seconds: body.time }))),
  ).pipe(
    filter(({ seconds }) => seconds > 0),
    switchMap(({ event, seconds }: { event: Envelope; seconds: number }) =>
      due(context, seconds * 1000).pipe(
        filter(() => context.state().captcha.code !== null),
        map(() => request(context, 'captchaTime', {}, event)),
      ),
    ),
  );
  const over = merge(
    times.pipe(map(({ event }) => event)),
    callErrors(context, 'captchaTime'),
  ).pipe(
    mergeMap(({ seq }) => {
      const { code, status } = context.state().captcha;
      return code === null || status !== 'needed'
        ? []
        : [request(context, 'captchaUpdate', { query: { code } }, seq)];
    }),
  );
  return merge(asking, over);
}
