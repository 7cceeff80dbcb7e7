import { filter, map, merge, type Observable } from 'rxjs';
import { encodeCredential } from '../../calls/credentials.ts';
import { configured } from '../../domain/site/config.ts';
import { href } from '../../routes/href.ts';
import { type Caused, caused, type EffectContext, effect, replies } from '../define.ts';
import { submitting } from '../submitting.ts';
import { leaving } from './leaving.ts';
import { signingIn } from './loading.ts';

/** To the network with what it is asked for, and back with its word. */
function asked(context: EffectContext): Observable<Caused> {
  const lng = () => context.state().route.language;
  const going = submitting(
    context,
    signingIn,
    'auth.socialChosen',
    'oauth',
    ({ network, purpose }) => ({ path: { network }, query: { lng: lng(), purpose } }),
  );
  const linking = submitting(
    context,
    signingIn,
    'auth.networkLinkSubmitted',
    'networkLink',
    ({ network, password }) => ({
      path: { network },
      body: { lng: lng(), password: encodeCredential(password) },
    }),
  );
  const coming = submitting(
    context,
    signingIn,
    'auth.socialReturned',
    'loginBySocial',
    ({ network, code, state }) => ({ body: { network, code, state } }),
  );
  return merge(going, linking, leaving(context, 'oauth'), leaving(context, 'networkLink'), coming);
}

/** Whom nobody knows may register; where that is not open, the form says so. */
function registering(context: EffectContext): Observable<Caused> {
  return replies(context, 'loginBySocial').pipe(
    filter(({ body }) => body.next === 'registration'),
    filter(() => {
      const { auth, config, route } = context.state();
      const isOpen = configured(config.values, 'registrationAllowed');
      return isOpen && auth.profile !== null && route.route !== 'registration';
    }),
    map(({ event }) => {
      const { language } = context.state().route;
      const url = href('registration', { type: 'socialregistration' }, language);
      return caused('route.requested', { url, replace: true }, event);
    }),
  );
}

/** Signing in with a network that knows the player. */
export const social = effect('social', (context) => merge(asked(context), registering(context)));
