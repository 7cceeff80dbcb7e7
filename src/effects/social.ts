import { filter, map, merge, type Observable } from 'rxjs';
import { configured } from '../domain/site-config.ts';
import { href } from '../routes/href.ts';
import { asking } from './asking.ts';
import { encodeCredential } from './credentials.ts';
import { type Caused, caused, type EffectContext, effect, replies, request } from './define.ts';
import { leaving } from './leaving.ts';

/** To the network with what it is asked for, and back with its word. */
function asked(context: EffectContext): Observable<Caused> {
  const going = asking(context, 'auth.socialChosen', ({ seq, data: { network, purpose } }) => {
    const query = { lng: context.state().route.language, purpose };
    return request(context, 'oauth', { path: { network }, query }, seq);
  });
  const linking = asking(context, 'auth.networkLinkSubmitted', ({ seq, data }) => {
    const body = {
      lng: context.state().route.language,
      password: encodeCredential(data.password),
    };
    return request(context, 'networkLink', { path: { network: data.network }, body }, seq);
  });
  const coming = asking(context, 'auth.socialReturned', ({ seq, data }) => {
    const { network, code, state } = data;
    return request(context, 'loginBySocial', { body: { network, code, state } }, seq);
  });
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
