import { filter, interval, map, merge, mergeMap, take } from 'rxjs';
import { caused, effect } from './define.ts';

/** The site's clocks, in milliseconds. Each tick is an event, so that what it led to has a cause. */
const TIMERS = {
  'auth-poll': 60_000,
  'terms-check': 60_000,
  'maintenance-check': 60_000,
  'version-check': 60_000,
} as const;

/** A robot that reads the site for a search needs none of them. */
export const timers = effect('timers', (context) =>
  context.on('app.started').pipe(
    take(1),
    filter(({ data }) => data.isBot !== true),
    mergeMap((started) =>
      merge(
        ...Object.entries(TIMERS).map(([name, period]) =>
          interval(period, context.scheduler).pipe(
            map(() => caused('timer.fired', { name }, started)),
          ),
        ),
      ),
    ),
  ),
);
