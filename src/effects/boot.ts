import { combineLatest, map, merge, mergeMap, take, timer } from 'rxjs';
import { configEnds } from './config.ts';
import { caused, effect, misfortunes, replies, request, skipped } from './define.ts';

/** How long the first page waits for its configuration; then it begins with the defaults. */
const PATIENCE = 3000;

/** Finds out who is there; the site is ready when that and the configuration are known, or late. */
export const boot = effect('boot', (context) => {
  const started = context.on('app.started').pipe(take(1));
  const asked = started.pipe(
    mergeMap((event) => [
      request(context, 'authCheck', {}, event),
      // Nobody asks for what the page brought along.
      ...(event.data.preset?.session ? [] : [request(context, 'session', {}, event)]),
    ]),
  );
  const configured = merge(
    configEnds(context),
    started.pipe(mergeMap(() => timer(PATIENCE, context.scheduler))),
  );
  const known = merge(replies(context, 'authCheck'), misfortunes(context, 'authCheck'));
  const ready = combineLatest([started, configured.pipe(take(1)), known.pipe(take(1))]).pipe(
    map(([event]) => caused('app.ready', {}, event)),
  );
  return merge(ready, skipped(context, 'session'), asked);
});
