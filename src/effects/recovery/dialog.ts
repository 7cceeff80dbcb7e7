import { filter, mergeMap, type Observable } from 'rxjs';
import { dialogs } from '../../events/dialogs.ts';
import { isPage } from '../../routes/table.ts';
import { type Caused, caused, type EffectContext } from '../define.ts';
import { opened } from '../dialogs.ts';

/** Opens the dialog at home, and does not stay in the address. */
const FLAG = 'showForgotPasswordModal=1';

/** The address without the flag; null where it has none. */
function withoutFlag(url: string): string | null {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
  const pairs = query.split('&');
  const others = pairs.filter((pair) => pair !== FLAG);
  if (others.length === pairs.length) return null;
  return `${path}${others.length === 0 ? '' : `?${others.join('&')}`}${hash}`;
}

/** The home page's flag opens the dialog, for guests alone. */
export function opening(context: EffectContext): Observable<Caused> {
  return context.on('route.changed').pipe(
    filter(({ data }) => isPage(data.route, 'home')),
    mergeMap(({ data, seq }): Caused[] => {
      const url = withoutFlag(data.url);
      if (url === null) return [];
      const isGuest = context.state().session.userId === null;
      return [
        caused('route.requested', { url, replace: true }, seq),
        ...(isGuest ? [opened('forgot-password', seq)] : []),
      ];
    }),
  );
}

/** Closing the dialog before the new password holds is leaving. */
export function leaving(context: EffectContext): Observable<Caused> {
  return context.on('modal.closed').pipe(
    filter(({ data }) => data.id === dialogs['forgot-password'].id && data.by === 'player'),
    mergeMap(({ seq }) => {
      const { step } = context.state().recovery;
      return step === 'done' ? [] : [caused('recovery.left', { step }, seq)];
    }),
  );
}
