import { filter, map, merge } from 'rxjs';
import type { Envelope } from '../events/catalogue.ts';
import { effect, request } from './define.ts';

/** What the player wants to be told: loaded where it is shown, saved when they say so. */
export const mailing = effect('mailing', (context) => {
  const shown = merge<Envelope[]>(
    context.on('route.changed'),
    context.on('page.refreshPressed'),
  ).pipe(
    filter(() => {
      const { route, session, mailing } = context.state();
      const isKnown = mailing.status === 'ready' || mailing.status === 'loading';
      return route.route === 'officeSettings' && session.userId !== null && !isKnown;
    }),
    map(({ seq }) => request(context, 'mailing', {}, seq)),
  );
  const saved = context.on('mailing.submitted').pipe(
    filter(({ seq }) => context.state().mailing.pending?.seq === seq),
    map(({ seq, data }) => request(context, 'mailingSave', { body: { ...data } }, seq)),
  );
  return merge(shown, saved);
});
