import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import { ACCOUNT_DIALOGS, type AccountChange } from '../events/accounts.ts';
import type { Envelope } from '../events/catalogue.ts';
import { askForBalance } from './balance.ts';
import { type Caused, caused, type EffectContext, effect, replies, request } from './define.ts';

/** A currency that was asked for is looked for each second, half a minute long. */
const UNTIL_ADDED = { times: 30, every: 1000 } as const;

/** What the player asks for goes to the server; the page changes when the server's answer does. */
function asking(context: EffectContext): Observable<Caused> {
  // A press while another is under way is not the one that the fold took.
  const isTaken = (what: AccountChange, seq: number) =>
    context.state().accounts.asked[what]?.seq === seq;
  const activate = context.on('accounts.activatePressed').pipe(
    filter(({ seq }) => isTaken('change', seq)),
    map(({ seq, data: { id } }) => request(context, 'accountActivate', { body: { id } }, seq)),
  );
  const add = context.on('accounts.addPressed').pipe(
    filter(({ seq }) => isTaken('add', seq)),
    map(({ seq, data: { currencyId } }) =>
      request(context, 'currencyAdd', { body: { currencyId } }, seq),
    ),
  );
  const remove = context.on('accounts.removePressed').pipe(
    filter(({ seq }) => isTaken('remove', seq)),
    map(({ seq, data: { currencyId } }) =>
      request(context, 'currencyRemove', { path: { currencyId: String(currencyId) } }, seq),
    ),
  );
  return merge(activate, add, remove);
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
  const close = (id: string, { seq }: Pick<Envelope, 'seq'>): Caused[] =>
    context.state().modal.open.some((modal) => modal.id === id)
      ? [caused('modal.closed', { id, by: 'site' }, seq)]
      : [];
  const taken = (call: 'accountActivate' | 'currencyAdd' | 'currencyRemove', id: string) =>
    replies(context, call).pipe(mergeMap(({ event }) => close(id, event)));
  // The page on which changed terms are confirmed must not lie under a dialog.
  const underTerms = context
    .on('terms.required')
    .pipe(mergeMap((event) => Object.keys(ACCOUNT_DIALOGS).flatMap((id) => close(id, event))));
  return merge(
    underTerms,
    taken('accountActivate', 'convert-account'),
    taken('currencyAdd', 'currency-add'),
    taken('currencyRemove', 'currency-remove'),
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
