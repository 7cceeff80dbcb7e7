import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import { publicUrl } from '../../routes/public-url.ts';
import { type Caused, caused, type EffectContext, effect } from '../define.ts';
import { closed, opened } from '../dialogs.ts';
import { holdsCodes, wouldLeaveCodes } from './unsaved-codes.ts';

/** Ways out that are not taken until the player has answered. */
function holding(context: EffectContext): Observable<Caused> {
  const ask = (url: string | null, seq: number) => [
    caused('protection.leaveHeld', { url }, seq),
    opened('unsaved-codes', seq),
  ];
  const going = merge(context.on('route.requested'), context.on('route.visited'));
  const elsewhere = going.pipe(
    filter(({ data }) => wouldLeaveCodes(context.state(), data.url)),
    mergeMap(({ data, seq }) => ask(publicUrl(data.url), seq)),
  );
  const signingOut = context.on('session.logoutPressed').pipe(
    filter(() => holdsCodes(context.state())),
    mergeMap(({ seq }) => ask(null, seq)),
  );
  return merge(elsewhere, signingOut);
}

/** Recovery codes are shown once, so the player is asked before they are gone unsaved. */
export const recoveryCodes = effect('recovery-codes', (context) => {
  const confirmed = context.on('protection.leaveConfirmed');
  const answered = confirmed.pipe(mergeMap(({ seq }) => closed(context, 'unsaved-codes', seq)));
  const left = confirmed.pipe(
    map(({ data: { url }, seq }) =>
      url === null
        ? caused('session.logoutPressed', {}, seq)
        : caused('route.requested', { url, replace: false }, seq),
    ),
  );
  return merge(holding(context), answered, left);
});
