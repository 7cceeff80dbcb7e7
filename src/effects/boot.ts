import { combineLatest, map, merge, mergeMap, of, take, timer } from 'rxjs';
import { caused, effect, misfortunes, replies, request } from './define.ts';

const language = (url: string): string => /^\/([a-z]{2})(\/|$|\?|#)/.exec(url)?.[1] ?? 'en';

/** How long the first page waits for its configuration; then it begins with the defaults. */
const PATIENCE = 3000;

/** Loads configuration and session; the site is ready when both are known, or known to be late. */
export const boot = effect('boot', (context) => {
  const started = context.on('app.started').pipe(take(1));
  const asked = started.pipe(
    mergeMap((event) => {
      const lang = language(event.data.url);
      return of(
        request(context, 'configGroup', { query: { groups: 'site', lang } }, event),
        request(context, 'authCheck', {}, event),
        request(context, 'session', {}, event),
      );
    }),
  );
  const fallback = misfortunes(context, 'configGroup').pipe(
    map((event) => request(context, 'configAll', { query: { lang: 'en' } }, event)),
  );
  const configured = merge(
    replies(context, 'configGroup'),
    replies(context, 'configAll'),
    misfortunes(context, 'configAll'),
    started.pipe(mergeMap(() => timer(PATIENCE, context.scheduler))),
  );
  const known = merge(replies(context, 'authCheck'), misfortunes(context, 'authCheck'));
  const ready = combineLatest([started, configured.pipe(take(1)), known.pipe(take(1))]).pipe(
    map(([event]) => caused('app.ready', {}, event)),
  );
  return merge(ready, fallback, asked);
});
