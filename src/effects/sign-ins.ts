import { filter, map, merge } from 'rxjs';
import type { Envelope } from '../events/catalogue.ts';
import { effect, request } from './define.ts';

/** Where the player is signed in: asked anew each time it is shown, ended when they say so. */
export const signIns = effect('signIns', (context) => {
  const isShown = () => {
    const { route, session } = context.state();
    return route.route === 'officeSecurity' && session.userId !== null;
  };
  const opened = merge<Envelope[]>(context.on('route.changed'), context.on('session.started')).pipe(
    filter(isShown),
  );
  const again = context
    .on('page.refreshPressed')
    .pipe(filter(() => isShown() && context.state().signIns.status === 'failed'));
  const shown = merge<Envelope[]>(opened, again).pipe(
    map(({ seq }) => request(context, 'signIns', {}, seq)),
  );
  const ended = context.on('protection.signInEndPressed').pipe(
    filter(({ seq }) => context.state().signIns.pending?.seq === seq),
    map(({ seq, data }) => request(context, 'signInEnd', { body: { ...data } }, seq)),
  );
  return merge(shown, ended);
});
