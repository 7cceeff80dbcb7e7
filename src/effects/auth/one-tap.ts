import { filter, map, merge, mergeMap, type Observable, of, race, take, timer } from 'rxjs';
import { configured } from '../../domain/site/config.ts';
import type { State } from '../../projections/state.ts';
import { type EffectContext, effect, replies, request } from '../define.ts';
import { accepted, submitting } from '../submitting.ts';
import { leaving } from './leaving.ts';
import { signingIn } from './loading.ts';

/** How long it may take until it is known where the visitor is; then the site goes on without. */
const GEO_TIMEOUT = 3000;

/** Once it is known where the visitor is, or takes too long. */
function placed(context: EffectContext): Observable<unknown> {
  const isKnown = () => context.state().session.geo !== null;
  const known = replies(context, 'session').pipe(filter(isKnown));
  return isKnown() ? of(null) : race(known, timer(GEO_TIMEOUT, context.scheduler)).pipe(take(1));
}

/** What an account is opened with, for whom nobody knows. */
function opening({ session, config, route }: State) {
  return {
    language: route.language,
    currency: session.currency ?? configured(config.values, 'defaultCurrency'),
    countryId: String(session.geo?.countryId ?? ''),
  };
}

/** Signing in with one tap: to where an account is picked, and back with what proves whose it is. */
export const oneTap = effect('one-tap', (context) => {
  const going = submitting(context, signingIn, 'auth.oneTapChosen', 'oneTapClient', () => ({
    query: { lng: context.state().route.language },
  }));
  const coming = accepted(context, signingIn, 'auth.oneTapReturned').pipe(
    mergeMap((event) => placed(context).pipe(map(() => event))),
    filter(({ seq }) => signingIn(context.state())?.seq === seq),
    map(({ seq, data: { credential } }) => {
      const body = { credential, ...opening(context.state()) };
      return request(context, 'oneTapSignIn', { body }, seq);
    }),
  );
  return merge(going, leaving(context, 'oneTapClient'), coming, leaving(context, 'oneTapSignIn'));
});
