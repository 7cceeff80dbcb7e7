import { filter, map, merge, mergeMap, of } from 'rxjs';
import { effect, request } from './define.ts';

/** What is loaded for a player, and loaded again when it may have changed. */
export const user = effect('user', (context) => {
  const balance = (cause: number) =>
    context.state().config.values.balanceVariant === 2
      ? request(context, 'balanceSecond', {}, cause)
      : request(context, 'balance', {}, cause);
  const signedIn = context
    .on('session.started')
    .pipe(
      mergeMap(({ seq }) =>
        of(
          request(context, 'userConfig', {}, seq),
          balance(seq),
          request(context, 'limits', {}, seq),
          request(context, 'agreementStatus', {}, seq),
        ),
      ),
    );
  const moneyMoved = context.on('bet.settled').pipe(map(({ seq }) => balance(seq)));
  const askedAgain = context.on('page.refreshPressed').pipe(
    filter(() => context.state().session.userId !== null),
    mergeMap(({ seq }) => {
      const { accounts, limits } = context.state();
      return [
        ...(accounts.status === 'failed' ? [balance(seq)] : []),
        ...(limits.status === 'unreachable' ? [request(context, 'limits', {}, seq)] : []),
      ];
    }),
  );
  const termsDue = context.on('timer.fired').pipe(
    filter(({ data }) => data.name === 'terms-check' && context.state().session.userId !== null),
    map((event) => request(context, 'agreementStatus', {}, event)),
  );
  const confirmed = context
    .on('terms.confirmPressed')
    .pipe(map((event) => request(context, 'agreementConfirm', { body: {} }, event)));
  return merge(signedIn, moneyMoved, askedAgain, termsDue, confirmed);
});
