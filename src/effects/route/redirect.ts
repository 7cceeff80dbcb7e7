import { EMPTY, mergeMap, type Observable, of, take } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { readFrom, writeTo } from '../../kernel/stored-value.ts';
import { publicUrl } from '../../routes/public-url.ts';
import { calling } from '../calling.ts';
import { type Caused, caused, type EffectContext } from '../define.ts';

/** Milliseconds within which coming back is a circle and no second visit. */
const CIRCLE = 30_000;

function recent({ storage, scheduler }: EffectContext) {
  const since = scheduler.now() - CIRCLE;
  return (readFrom(storage.session, STORED.redirected) ?? []).filter(({ at }) => at >= since);
}

/** Why a redirect must not be followed, or null. */
function faultOf(context: EffectContext, from: string, to: string): string | null {
  // An address within the site, or a page elsewhere: nothing that a browser would run.
  if (!/^(\/(?![/\\])|https?:\/\/)/.test(to)) return 'leads nowhere';
  const left = recent(context).map((redirect) => redirect.from);
  // Who comes again to a moved address is led again; who was led off the site was led back to it.
  const isBack = !to.startsWith('/') && left.includes(from);
  return from === to || left.includes(to) || isBack ? 'leads in a circle' : null;
}

/** Follows a redirect; one that leads in a circle, or nowhere, is told and not followed. */
function follow(context: EffectContext, from: string, url: string, cause: Envelope): Caused {
  const to = publicUrl(url);
  const fault = faultOf(context, from, to);
  if (fault !== null) {
    const message = `the redirect from ${from} to ${to} ${fault}`;
    return caused('bus.failed', { source: 'call', name: 'redirectLight', message }, cause);
  }
  const left = [...recent(context), { from, at: context.scheduler.now() }];
  writeTo(context.storage.session, STORED.redirected, left);
  if (to.startsWith('/')) return caused('route.requested', { url, replace: true }, cause);
  context.navigation.assign(url);
  return caused('route.redirected', { from, to, external: true, reason: 'redirect' }, cause);
}

/**
 * Asks whether the first address is elsewhere now. What is answered is about that address, though
 * the bar may show another one by then.
 */
export function redirecting(context: EffectContext): Observable<Caused> {
  return context.on('app.started').pipe(
    take(1),
    mergeMap((started) => {
      // What a call sends is recorded, so the servers are told no secret of an address either.
      const url = publicUrl(context.navigation.url);
      return calling(context, 'redirectLight', { body: { url } }, started, ({ answer, event }) =>
        answer?.redirect && answer.url !== null
          ? of(follow(context, url, answer.url, event))
          : EMPTY,
      );
    }),
  );
}
