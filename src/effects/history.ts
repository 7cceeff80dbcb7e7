import { filter, map, merge, type Observable } from 'rxjs';
import type { Envelope } from '../events/catalogue.ts';
import { effect, request } from './define.ts';

/** The bet history is loaded where it is shown, and again when something in it changes. */
export const history = effect('history', (context) => {
  const shown = context.on('route.changed') as Observable<Envelope>;
  const settled = context.on('bet.settled') as Observable<Envelope>;
  const signedIn = context.on('session.started') as Observable<Envelope>;
  return merge(shown, settled, signedIn).pipe(
    filter(() => context.state().session.userId !== null),
    filter(() => context.state().route.route === 'officeHistory'),
    map(({ seq }) => request(context, 'betHistory', { query: {} }, seq)),
  );
});
