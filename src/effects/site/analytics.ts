import { filter, map, merge, type Observable, of, switchMap, take, timer } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import { isPage } from '../../routes/table.ts';
import { type EffectContext, effect, request, skipped } from '../define.ts';
import { recordingErrors } from './analytics-errors.ts';

/** Milliseconds after the page is ready: nothing a player waits for is kept waiting by it. */
const DELAY = 10_000;

/** Who is registering is left alone until that is done or left. */
const isRegistering = (route: string): boolean => isPage(route, 'registration');

/** At once, or when the page of registration is left. */
function notRegistering(context: EffectContext): Observable<unknown> {
  if (!isRegistering(context.state().route.route)) return of(null);
  const left = filter(({ data }: Envelope<'route.changed'>) => !isRegistering(data.route));
  return context.on('route.changed').pipe(left, take(1));
}

/** Loads the counters of visits, unless the page brought them along; records what failed. */
export const analytics = effect('analytics', (context) => {
  const asked = context.on('app.ready').pipe(
    take(1),
    filter(() => !context.state().session.isBot && context.state().analytics.status === 'empty'),
    switchMap((event) => timer(DELAY, context.scheduler).pipe(map(() => event))),
    switchMap((event) => notRegistering(context).pipe(map(() => event))),
    map((event) => {
      const { domain } = context.state().session;
      const projectId = String(context.environment.projectId);
      return request(context, 'counters', { query: { domain, projectId } }, event);
    }),
  );
  return merge(skipped(context, 'counters'), asked, recordingErrors(context));
});
