import { EMPTY, filter, map, merge, mergeMap, type Observable, of } from 'rxjs';
import type { Envelope } from '../events/catalogue.ts';
import type { State } from '../projections/state.ts';
import { publicParams, publicUrl } from '../routes/public-url.ts';
import { explainRoute, resolveRoute } from '../routes/resolve.ts';
import { type Caused, caused, type EffectContext, effect } from './define.ts';
import { createRealAddresses, type RealAddresses } from './real-addresses.ts';

/** What an address must be judged by: who asks, and how the site is configured. */
function routeContext(state: State): Parameters<typeof resolveRoute>[1] {
  const banLevel = state.user.config?.ban_level ?? 0;
  const as = banLevel > 0 ? 'banned' : state.session.userId === null ? 'guest' : 'player';
  return {
    as,
    config: {
      ...state.config.values,
      banLevel,
      banVersion: state.user.config?.ban_version ?? 0,
      termsChanged: state.terms.changed,
      maintenance: state.block.maintenance.isActive,
      ...(state.block.reason === null ? {} : { blockReason: state.block.reason }),
    },
  };
}

const languageOf = (url: string): string => url.slice(1, 3);

/** Redirects in a row after which an address counts as leading in a circle. */
const MOST_REDIRECTS = 10;

function go(
  context: EffectContext,
  { from, to, reason }: { readonly from: string; readonly to: string; readonly reason: string },
  cause: number,
): Caused[] {
  const external = to.startsWith('external:');
  if (external) context.navigation.assign(context.state().config.values.bannedUrl ?? '/');
  else context.navigation.replace(to);
  const told = { from: publicUrl(from), to: publicUrl(to), external, reason };
  return [caused('route.redirected', told, cause)];
}

/** Follows a real address to the page it leads to, over its redirects. */
function visit(context: EffectContext, url: string, cause: number): Caused[] {
  const events: Caused[] = [];
  let address = url;
  for (let i = 0; i < MOST_REDIRECTS; i += 1) {
    const { outcome, reason } = explainRoute(address, routeContext(context.state()));
    if ('redirect' in outcome) {
      const redirect = { from: address, to: outcome.redirect, reason };
      events.push(...go(context, redirect, cause));
      if (outcome.redirect.startsWith('external:')) return events;
      address = outcome.redirect;
      continue;
    }
    const page =
      outcome.status === 200
        ? outcome
        : { route: 'error', layout: 'empty', status: outcome.status, params: {} };
    const { route, layout, status, params } = page;
    const language = languageOf(address);
    const told = { url: publicUrl(address), params: publicParams(params) };
    const data = { ...told, route, layout, status, language };
    return [...events, caused('route.changed', data, cause)];
  }
  const message = `the address ${publicUrl(url)} leads in a circle`;
  return [
    ...events,
    caused('bus.failed', { source: 'page', name: 'route', message, page: 500 }, cause),
  ];
}

/** Where a player goes on signing in: back to what was asked for, or stays. */
function afterSignIn(context: EffectContext): string {
  const { url, route, returnUrl, language } = context.state().route;
  if (returnUrl !== null) return returnUrl;
  return route === 'login' || route === 'registration' ? `/${language}` : url;
}

/** The address bar and the site, each following the other. */
export const route = effect('route', (context) => {
  const addresses = createRealAddresses();
  const started = context.on('app.ready').pipe(
    mergeMap(({ seq }) => {
      addresses.note(context.navigation.url);
      return visit(context, context.navigation.url, seq);
    }),
  );
  const asked = context.on('route.requested').pipe(
    mergeMap(({ data, seq }) => {
      const url = addresses.of(data.url);
      addresses.note(url);
      if (data.replace) context.navigation.replace(url);
      else context.navigation.push(url);
      return visit(context, url, seq);
    }),
  );
  const visited = context.on('route.visited').pipe(
    mergeMap(({ data, seq }) => {
      addresses.note(context.navigation.url);
      return visit(context, addresses.of(data.url), seq);
    }),
  );
  const signedIn = context.on('session.started').pipe(
    filter(() => context.state().session.ready),
    mergeMap(({ seq }) => {
      const url = afterSignIn(context);
      const real = addresses.of(url);
      if (url !== context.state().route.url) context.navigation.replace(real);
      return visit(context, real, seq);
    }),
  );
  return merge(started, asked, visited, signedIn, changedRules(context, addresses));
});

/** The page that is shown; or the one asked for, once confirmed terms no longer stand before it. */
function shownOrWanted(context: EffectContext): string {
  const { route, terms } = context.state();
  const isOver = route.route === 'confirmTerms' && !terms.changed;
  return isOver && route.returnUrl !== null ? route.returnUrl : route.url;
}

/** What may forbid the page that is shown: signing out, a ban, changed terms, maintenance. */
function changedRules(context: EffectContext, addresses: RealAddresses): Observable<Caused> {
  const calls = new Set([
    'configGroup',
    'configAll',
    'userConfig',
    'agreementStatus',
    'agreementConfirm',
    'maintenance',
    'block',
  ]);
  const replied = context
    .on('http.replied')
    .pipe(filter(({ data }) => calls.has(data.call) && data.status < 400));
  return merge(
    replied as Observable<Envelope>,
    context.on('session.ended') as Observable<Envelope>,
  ).pipe(
    filter(() => context.state().session.ready),
    map(({ seq }) => ({ seq, url: shownOrWanted(context) })),
    mergeMap(({ seq, url }) => {
      if (url === '') return EMPTY;
      const real = addresses.of(url);
      const outcome = resolveRoute(real, routeContext(context.state()));
      const { route } = context.state();
      const isOther = url !== route.url;
      if (isOther) context.navigation.replace(real);
      return isOther || 'redirect' in outcome || outcome.status !== route.status
        ? of(...visit(context, real, seq))
        : EMPTY;
    }),
  );
}
