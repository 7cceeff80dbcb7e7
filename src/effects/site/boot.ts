import { filter, map, merge, mergeMap, take, timer } from 'rxjs';
import { callErrors, caused, effect, replies, request, skipped } from '../define.ts';
import { configEnds } from './config.ts';

/** Milliseconds the first page waits for its configuration; then it begins with the defaults. */
const CONFIG_TIMEOUT = 3000;

/**
 * Milliseconds it waits to know who is there; then it begins as for a guest, and whoever is found
 * later is signed in under way. A check that fails at once has been tried three times by then.
 */
const SESSION_TIMEOUT = 5000;

/**
 * Finds out who is there; the site is ready when that and the configuration are known, or late.
 * After `session`: who is signed in is told before it is said that the site is ready.
 */
export const boot = effect(
  'boot',
  (context) => {
    const started = context.on('app.started').pipe(take(1));
    const asked = started.pipe(
      mergeMap((event) => [
        request(context, 'authCheck', {}, event),
        // Nobody asks for what the page brought along.
        ...(event.data.preset?.session ? [] : [request(context, 'session', {}, event)]),
      ]),
    );
    const after = (ms: number) => timer(ms, context.scheduler);
    const ready = started.pipe(
      mergeMap((event) => {
        const configured = merge(configEnds(context), after(CONFIG_TIMEOUT));
        const known = merge(
          replies(context, 'authCheck'),
          callErrors(context, 'authCheck'),
          after(SESSION_TIMEOUT),
        );
        return merge(configured.pipe(take(1)), known.pipe(take(1))).pipe(
          filter((_, index) => index === 1),
          map(() => caused('app.ready', {}, event)),
        );
      }),
    );
    return merge(ready, skipped(context, 'session'), asked);
  },
  { after: ['session'] },
);
