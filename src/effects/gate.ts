import { filter, map, merge, mergeMap, type Observable, take } from 'rxjs';
import type { Envelope } from '../events/catalogue.ts';
import { publicUrl } from '../routes/public-url.ts';
import {
  type Caused,
  caused,
  type EffectContext,
  effect,
  misfortunes,
  replies,
  request,
} from './define.ts';

/** How often maintenance is asked about: the window is announced well before it begins. */
const isMaintenanceCheck = ({ data }: Envelope<'timer.fired'>): boolean =>
  data.name === 'maintenance-check';

/** Asks whether the site, or this address, is closed or elsewhere. */
function asking(context: EffectContext): Observable<Caused> {
  // What a call sends is recorded, so the servers are told no secret of an address either.
  const about = (address: string, auth: boolean, seq: number): Caused[] => {
    const url = publicUrl(address);
    return [
      request(context, 'redirectLight', { body: { url } }, seq),
      request(context, 'block', { body: { auth, url } }, seq),
      request(context, 'maintenance', {}, seq),
    ];
  };
  const started = context.on('app.started').pipe(
    take(1),
    mergeMap(({ seq, data }) => about(data.url, false, seq)),
  );
  const signedIn = context.on('session.started').pipe(
    filter(() => context.state().session.ready),
    map(({ seq }) => {
      const url = publicUrl(context.state().route.url);
      return request(context, 'block', { body: { auth: true, url } }, seq);
    }),
  );
  const checked = context.on('timer.fired').pipe(
    filter(isMaintenanceCheck),
    filter(() => context.state().session.visible),
    map(({ seq }) => request(context, 'maintenance', {}, seq)),
  );
  return merge(started, signedIn, checked);
}

/** Follows a redirect once; one that leads back to where it came from is told, not followed. */
function redirecting(context: EffectContext): Observable<Caused> {
  const visited = new Set<string>();
  return replies(context, 'redirectLight').pipe(
    mergeMap(({ body, event }): Caused[] => {
      const from = context.navigation.url;
      if (!body.redirect || body.url === null) return [];
      visited.add(from);
      if (visited.has(body.url)) {
        const circle = `from ${publicUrl(from)} to ${publicUrl(body.url)}`;
        const message = `the redirect ${circle} leads in a circle`;
        return [caused('bus.failed', { source: 'call', name: 'redirectLight', message }, event)];
      }
      visited.add(body.url);
      if (body.url.startsWith('/')) {
        return [caused('route.requested', { url: body.url, replace: true }, event)];
      }
      context.navigation.assign(body.url);
      const told = { from: publicUrl(from), to: publicUrl(body.url) };
      const redirected = { ...told, external: true, reason: 'redirect' };
      return [caused('route.redirected', redirected, event)];
    }),
  );
}

/** A failed look is told and skipped: the site stays open unless the server says otherwise. */
function skipping(context: EffectContext): Observable<Caused> {
  return merge(misfortunes(context, 'redirectLight'), misfortunes(context, 'block')).pipe(
    map((event) => {
      const { call } = event.data;
      const message = `${call} did not answer; it is skipped`;
      return caused('bus.failed', { source: 'call', name: call, message }, event);
    }),
  );
}

/** Redirects, blocks and maintenance: what may stand between a player and the site. */
export const gate = effect('gate', (context) =>
  merge(asking(context), redirecting(context), skipping(context)),
);
