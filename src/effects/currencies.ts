import { filter, merge, mergeMap } from 'rxjs';
import type { Envelope } from '../events/catalogue.ts';
import { type Caused, effect, misfortunes, request, skipped } from './define.ts';

/** Currencies are loaded where accounts are added, their names in the language of the page. */
export const currencies = effect('currencies', (context) => {
  let named = '';
  const shown = merge<Envelope[]>(
    context.on('route.changed'),
    context.on('page.refreshPressed'),
  ).pipe(
    filter(() => {
      const { route, session } = context.state();
      return route.route === 'officeAccount' && session.userId !== null;
    }),
    mergeMap(({ seq }): Caused[] => {
      const { route, currencies } = context.state();
      const { status } = currencies;
      const isKnown = status === 'ready' || status === 'loading';
      const wanted = isKnown ? [] : [request(context, 'registrationOptions', {}, seq)];
      if (named === route.language) return wanted;
      named = route.language;
      const names = { path: { lang: named }, query: { ids: 'currencies' } };
      return [...wanted, request(context, 'dictionary', names, seq)];
    }),
  );
  const unnamed = misfortunes(context, 'dictionary').pipe(
    mergeMap((): Caused[] => {
      // Their codes stand in for the names until the page is opened again.
      named = '';
      return [];
    }),
  );
  return merge(shown, unnamed, skipped(context, 'dictionary'));
});
