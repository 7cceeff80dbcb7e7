import { filter, map, merge, mergeMap, type Observable, of } from 'rxjs';
import { STORED } from '../../events/stored-values.ts';
import { writeTo } from '../../kernel/stored-value.ts';
import { withLanguage } from '../../routes/address.ts';
import { type Caused, callErrors, caused, type EffectContext, effect, request } from '../define.ts';

/** Whether the balance is hidden is a player's choice on every device: the server keeps it. */
function hidingBalance(context: EffectContext): Observable<Caused> {
  const hidden = context.on('preferences.balanceHidden').pipe(
    filter(() => context.state().session.userId !== null),
    map(({ seq, data }) => {
      const body = { user_hide_balance: data.hidden };
      return request(context, 'balanceHide', { body }, seq);
    }),
  );
  const notKept = callErrors(context, 'balanceHide').pipe(
    map((event) => {
      const notice = { id: 'balance-hide', level: 'error', area: 'default' } as const;
      return caused('notification.shown', { ...notice, textKey: 'office_hide_failed' }, event);
    }),
  );
  return merge(hidden, notKept);
}

/** Milliseconds for which a chosen language is remembered: a year. */
const LANGUAGE_KEPT = 365 * 86_400_000;

/** The player's choices are kept in the browser; the language is part of the address, too. */
export const preferences = effect('preferences', (context) => {
  const kept = context.events$.pipe(
    filter(({ type }) => type.startsWith('preferences.') && type !== 'preferences.displayChosen'),
    mergeMap(() => {
      const { preferences, session } = context.state();
      const { appTheme, coefViewId, user_hide_balance, timeZone, is12h } = preferences;
      const chosen = { appTheme, coefViewId, user_hide_balance, is12h };
      // That of the device is followed where the device goes, also by who chose it for themselves.
      const elsewhere = timeZone === session.timeZone ? {} : { timeZone };
      writeTo(context.storage.local, STORED.preferences, { ...chosen, ...elsewhere });
      return of<Caused>();
    }),
  );
  const display = context.on('preferences.displayChosen').pipe(
    mergeMap(() => {
      writeTo(context.storage.local, STORED.display, context.state().display);
      return of<Caused>();
    }),
  );
  const language = context.on('preferences.languageChosen').pipe(
    map(({ seq, at, data }) => {
      const expires = at + LANGUAGE_KEPT;
      writeTo(context.storage.cookies, STORED.lng, data.language, { expires });
      const url = withLanguage(context.state().route.url, data.language);
      return caused('route.requested', { url, replace: true }, seq);
    }),
  );
  return merge(kept, display, language, hidingBalance(context));
});
