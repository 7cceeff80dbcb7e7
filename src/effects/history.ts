import { filter, map, merge, mergeMap } from 'rxjs';
import { effect, request } from './define.ts';

/** Pages that show the player's bets. */
const pages = new Set(['officeHistory', 'printCoupon']);

/** The bet history is loaded where it is shown, and again when something in it changes. */
export const history = effect('history', (context) => {
  const newest = merge(
    context.on('route.changed'),
    context.on('bet.settled'),
    context.on('session.started'),
    context.on('page.refreshPressed'),
  ).pipe(
    filter(() => context.state().session.userId !== null),
    filter(() => pages.has(context.state().route.route)),
    map(({ seq }) => request(context, 'betHistory', { query: {} }, seq)),
  );
  const older = context.on('bet.olderAsked').pipe(
    mergeMap(({ seq }) => {
      const { next, older } = context.state().bets;
      if (next === null || older === 'loading') return [];
      return [request(context, 'betHistory', { query: { cursor: next } }, seq)];
    }),
  );
  return merge(newest, older);
});
