import {
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  take,
  takeUntil,
} from 'rxjs';
import { type Caused, type EffectContext, effect, replies, request, skipped } from './define.ts';

/** Asked for once a session, where the server has a bonus for a first deposit that is yet to come. */
function firstDeposit(context: EffectContext): Observable<Caused> {
  const known = merge(
    replies(context, 'userConfig'),
    replies(context, 'balance'),
    replies(context, 'balanceSecond'),
  ).pipe(
    filter(() => {
      const { user, accounts } = context.state();
      return accounts.isAvailableFirstDepositBonus && user.config?.has_deposit === false;
    }),
    take(1),
    map(({ event }) => request(context, 'bonusPopup', {}, event)),
  );
  return context
    .on('session.started')
    .pipe(switchMap(() => known.pipe(takeUntil(context.on('session.ended')))));
}

/** What is loaded for a player, and loaded again when it failed. */
export const user = effect('user', (context) => {
  const signedIn = context
    .on('session.started')
    .pipe(
      mergeMap(({ seq }) =>
        of(
          request(context, 'userConfig', {}, seq),
          request(context, 'limits', {}, seq),
          request(context, 'rights', {}, seq),
        ),
      ),
    );
  const askedAgain = context.on('page.refreshPressed').pipe(
    filter(() => context.state().session.userId !== null),
    mergeMap(({ seq }) => {
      const { user, limits } = context.state();
      return [
        ...(user.status === 'failed' ? [request(context, 'userConfig', {}, seq)] : []),
        ...(limits.status === 'unreachable' ? [request(context, 'limits', {}, seq)] : []),
      ];
    }),
  );
  return merge(
    signedIn,
    askedAgain,
    firstDeposit(context),
    skipped(context, 'rights'),
    skipped(context, 'bonusPopup'),
  );
});
