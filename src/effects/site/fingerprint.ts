import { filter, map, merge, switchMap, take, takeUntil, timer } from 'rxjs';
import type { State } from '../../projections/state.ts';
import { effect, request, skipped } from '../define.ts';

/** Milliseconds after the page is ready: nothing a player waits for is kept waiting by it. */
const DELAY = 8000;

/** What a browser is told apart by: only what it says of itself when a session starts. */
export function componentsOf({ session }: State): Record<string, unknown> {
  const { viewport, timeZone, languages } = session;
  return { viewport, timeZone, languages };
}

/** Asks for the fingerprint's token, unless a call needed one before or a robot reads the site. */
export const fingerprint = effect('fingerprint', (context) => {
  const needed = context
    .on('http.requested')
    .pipe(filter(({ data }) => data.call === 'fingerprint'));
  const asked = context.on('app.ready').pipe(
    take(1),
    filter(() => !context.state().session.isBot),
    switchMap((event) => timer(DELAY, context.scheduler).pipe(map(() => event))),
    takeUntil(needed),
    map((event) => {
      const componentsData = componentsOf(context.state());
      return request(context, 'fingerprint', { body: { componentsData } }, event);
    }),
  );
  return merge(skipped(context, 'fingerprint'), asked);
});
