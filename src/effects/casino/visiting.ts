import {
  distinctUntilChanged,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  switchMap,
} from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import { tableOf } from '../../routes/casino-table.ts';
import { isPage } from '../../routes/table.ts';
import { askForBalance } from '../accounts/balance.ts';
import { type Caused, caused, type EffectContext, effect } from '../define.ts';
import { casinoResources, payingIso } from '../resources/casino.ts';

/** Tells which table is open: what it needs is loaded by that, and times are counted from it. */
function visiting(context: EffectContext): Observable<Caused> {
  return context.on('route.changed').pipe(
    map(({ seq, data }) => ({ seq, row: tableOf(data) })),
    distinctUntilChanged((before, now) => before.row === now.row),
    mergeMap(({ seq, row }): Caused[] => {
      const { game } = context.state().casinoTable;
      const left = game === null ? [] : [caused('casino.gameLeft', { game }, seq)];
      if (row === null) return left;
      const opened = { game: row.gameId, isShared: row.shared, tells: true };
      return [...left, caused('casino.gameOpened', opened, seq)];
    }),
  );
}

/** Bounds of stakes are in the currency of the account that pays, which is known after the page. */
function inOwnCurrency(context: EffectContext): Observable<Caused> {
  const told = context
    .on('http.replied')
    .pipe(filter(({ data }) => data.call === 'balance' || data.call === 'balanceSecond'));
  return merge<Envelope[]>(told, context.on('app.effectsJoined')).pipe(
    filter(() => {
      const { casinoGames, accounts } = context.state();
      return casinoGames.status !== 'empty' && casinoGames.currency !== payingIso(accounts);
    }),
    mergeMap((event) => [...casinoResources.casinoGames.ask(context, event)]),
  );
}

/** Rounds for money have brought points since the balance was asked for: who comes to play for them is told. */
function pointsCounted(context: EffectContext): Observable<Caused> {
  return context.on('route.changed').pipe(
    filter(({ data }) => isPage(data.route, 'bonusGames')),
    filter(() => context.state().accounts.status === 'ready'),
    switchMap((event) => askForBalance(context, event, { for: 'active', isOver: () => true })),
  );
}

export const casinoVisiting = effect('casino-visiting', (context) =>
  merge(visiting(context), inOwnCurrency(context), pointsCounted(context)),
);
