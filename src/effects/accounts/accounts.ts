import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { CallName } from '../../calls/table.ts';
import type { AccountChange } from '../../events/accounts.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { type DialogName, dialogOf } from '../../events/dialogs.ts';
import { type Caused, caused, type EffectContext, effect, replies, request } from '../define.ts';
import { closed } from '../dialogs.ts';
import { type PendingOf, submitting } from '../submitting.ts';
import { askForBalance } from './balance.ts';

/** A currency that was asked for is looked for each second, half a minute long. */
const UNTIL_ADDED = { times: 30, every: 1000 } as const;

/** What the player asks for goes to the server; the page changes when the server's answer does. */
function asking(context: EffectContext): Observable<Caused> {
  const of =
    (what: AccountChange): PendingOf =>
    ({ accounts }) =>
      accounts.asked[what];
  return merge(
    submitting(context, of('change'), 'accounts.activatePressed', 'accountActivate', ({ id }) => ({
      body: { id },
    })),
    submitting(context, of('add'), 'accounts.addPressed', 'currencyAdd', ({ currencyId }) => ({
      body: { currencyId },
    })),
    submitting(
      context,
      of('remove'),
      'accounts.removePressed',
      'currencyRemove',
      ({ currencyId }) => ({ path: { currencyId: String(currencyId) } }),
    ),
  );
}

/** A change that the server took is over when the balance shows it. */
function following(context: EffectContext): Observable<Caused> {
  const until = (what: AccountChange) => ({
    for: what,
    isOver: () => !context.state().accounts.isBusy[what],
  });
  const changed = replies(context, 'accountActivate').pipe(
    filter(({ body }) => body.success),
    mergeMap(({ event }) => askForBalance(context, event, until('change'))),
  );
  const added = replies(context, 'currencyAdd').pipe(
    mergeMap(({ event }) => askForBalance(context, event, { ...until('add'), ...UNTIL_ADDED })),
  );
  const removed = replies(context, 'currencyRemove').pipe(
    mergeMap(({ event }) => askForBalance(context, event, until('remove'))),
  );
  return merge(changed, added, removed);
}

/** The dialog goes when the server has taken what it asked for; a refusal stays in it. */
function closing(context: EffectContext): Observable<Caused> {
  const accepted = (call: CallName, dialog: DialogName) =>
    replies(context, call).pipe(mergeMap(({ event }) => closed(context, dialog, event)));
  // The page on which changed terms are confirmed must not lie under a dialog.
  const underTerms = context.on('terms.required').pipe(
    mergeMap((event) =>
      context
        .state()
        .modal.open.filter((modal) => dialogOf(modal)?.change != null)
        .map(({ id }) => caused('modal.closed', { id, by: 'site' }, event)),
    ),
  );
  return merge(
    underTerms,
    accepted('accountActivate', 'convert-main-account'),
    accepted('currencyAdd', 'currency-add'),
    accepted('currencyRemove', 'currency-remove'),
  );
}

/** What may be converted is shown on the account page, and changes with the balance. */
function converting(context: EffectContext): Observable<Caused> {
  return merge<Envelope[]>(
    context.on('route.changed'),
    replies(context, 'balance').pipe(map(({ event }) => event)),
    replies(context, 'balanceSecond').pipe(map(({ event }) => event)),
  ).pipe(
    filter(() => {
      const { route, accounts } = context.state();
      return route.route === 'officeAccount' && accounts.status === 'ready' && !accounts.isBusy.add;
    }),
    map(({ seq }) => request(context, 'accountConvert', {}, seq)),
  );
}

/** The player's accounts: which one pays, others in other currencies. */
export const accounts = effect('accounts', (context) =>
  merge(asking(context), following(context), closing(context), converting(context)),
);
