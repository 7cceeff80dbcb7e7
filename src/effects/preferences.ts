import { filter, map, merge, mergeMap, of } from 'rxjs';
import { type Caused, caused, effect } from './define.ts';

/** The player's choices are kept in the browser; the language is part of the address. */
export const preferences = effect('preferences', (context) => {
  const kept = context.events$.pipe(
    filter(({ type }) => type.startsWith('preferences.')),
    mergeMap(() => {
      const { appTheme, coefViewId, user_hide_balance } = context.state().preferences;
      const text = JSON.stringify({ appTheme, coefViewId, user_hide_balance });
      context.storage.local.setItem('preferences', text);
      return of<Caused>();
    }),
  );
  const language = context.on('preferences.languageChosen').pipe(
    map(({ seq, data }) => {
      const url = context.state().route.url.replace(/^\/[a-z]{2}/, `/${data.language}`);
      return caused('route.requested', { url, replace: true }, seq);
    }),
  );
  return merge(kept, language);
});
