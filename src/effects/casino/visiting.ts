import {
  distinctUntilChanged,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  switchMap,
} from 'rxjs';
import { tableOf } from '../../routes/casino-table.ts';
import { isPage } from '../../routes/table.ts';
import { askForBalance } from '../accounts/balance.ts';
import { type Caused, caused, type EffectContext, effect } from '../define.ts';
import { offeredAnew } from './offering.ts';

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

/** Rounds for money have brought points since the balance was asked for: who comes to play for them is told. */
function pointsCounted(context: EffectContext): Observable<Caused> {
  return context.on('route.changed').pipe(
    filter(({ data }) => isPage(data.route, 'bonusGames')),
    filter(() => context.state().accounts.status === 'ready'),
    switchMap((event) => askForBalance(context, event, { for: 'active', isOver: () => true })),
  );
}

export const casinoVisiting = effect('casino-visiting', (context) =>
  merge(visiting(context), offeredAnew(context), pointsCounted(context)),
);
