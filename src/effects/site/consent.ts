import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import { configured } from '../../domain/site/config.ts';
import { STORED } from '../../events/stored-values.ts';
import { writeTo } from '../../kernel/stored-value.ts';
import { type Caused, caused, type EffectContext, effect, replies, request } from '../define.ts';

/** Asks once, unless the site is configured not to: then everything is allowed by itself. */
function asking(context: EffectContext): Observable<Caused> {
  const unsettled = (seq: number): Caused[] => {
    const { config, consent } = context.state();
    if (consent.cookiesType !== null) return [];
    if (!configured(config.values, 'cookieAgreementPopup')) {
      return [caused('consent.given', { cookiesType: 'all', by: 'site' }, seq)];
    }
    return consent.view === 'hidden' ? [caused('consent.asked', {}, seq)] : [];
  };
  // The configuration may come after the site could wait no longer for it.
  const configuredLate = merge(replies(context, 'configGroup'), replies(context, 'configAll')).pipe(
    filter(() => context.state().session.ready),
    map(({ event }) => event),
  );
  return merge(context.on('app.ready'), configuredLate).pipe(mergeMap(({ seq }) => unsettled(seq)));
}

/** The server is told when the player agreed; what a guest agreed to, once they sign in. */
function telling(context: EffectContext): Observable<Caused> {
  const tell = (seq: number): Caused[] => {
    const { consent, session } = context.state();
    if (session.userId === null || consent.by !== 'player' || consent.agreedAt === null) return [];
    return [
      request(context, 'cookieAgreement', { body: { cookiesAgreeTime: consent.agreedAt } }, seq),
    ];
  };
  const given = context.on('consent.given').pipe(
    mergeMap(({ seq, data, at }) => {
      if (data.by === 'site') return [];
      const { cookiesType } = data;
      writeTo(context.storage.local, STORED.cookiesAgree, { cookiesType, agreedAt: at });
      return tell(seq);
    }),
  );
  const signedIn = context
    .on('session.started')
    .pipe(map(({ seq }) => request(context, 'cookieAgreementRead', {}, seq)));
  const compared = replies(context, 'cookieAgreementRead').pipe(
    mergeMap(({ body, event }) => {
      const { agreedAt } = context.state().consent;
      return (body.cookiesAgreeTime ?? 0) < (agreedAt ?? 0) ? tell(event.seq) : [];
    }),
  );
  return merge(given, signedIn, compared);
}

/** Which cookies are allowed: asked, kept, and told to the server. */
export const consent = effect('consent', (context) => merge(asking(context), telling(context)));
