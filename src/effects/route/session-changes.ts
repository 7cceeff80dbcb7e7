import { filter, mergeMap, type Observable } from 'rxjs';
import { withLanguage } from '../../routes/address.ts';
import { routeTable } from '../../routes/table.ts';
import type { Caused, EffectContext } from '../define.ts';
import type { RealAddresses } from './real-addresses.ts';
import { resolved, visit } from './visit.ts';

/** A page to go back to: one that is open now, and neither of the office nor of registration. */
function isWayBack(context: EffectContext, url: string): boolean {
  const outcome = resolved(context, url);
  if ('redirect' in outcome || outcome.status !== 200) return false;
  const { area } = routeTable[outcome.route];
  return area !== 'office' && area !== 'auth';
}

/** Where a player goes on signing in: to what was asked for; else stays, where that is allowed. */
function afterSignIn(context: EffectContext, addresses: RealAddresses): string {
  const { url, route, returnUrl, previousUrl, language } = context.state().route;
  if (returnUrl !== null) return addresses.of(withLanguage(returnUrl, language));
  const current = addresses.of(url);
  const isAllowed = !('redirect' in resolved(context, current));
  if (isAllowed && route !== 'registration') return current;
  const previous = previousUrl === null ? null : addresses.of(withLanguage(previousUrl, language));
  return previous !== null && isWayBack(context, previous) ? previous : `/${language}`;
}

/**
 * Where a page begins: at its address. Who signed in elsewhere and was sent home from there begins
 * where they had left.
 */
export function firstAddress(context: EffectContext): string {
  const { navigation, state } = context;
  const { returnUrl } = state().route;
  if (returnUrl === null || state().session.userId === null) return navigation.url;
  const outcome = resolved(context, navigation.url);
  if (!('route' in outcome) || outcome.route !== 'home') return navigation.url;
  navigation.replace(returnUrl);
  return returnUrl;
}

/** Shows an address in place of the one that is shown, or that one anew. */
function show(context: EffectContext, url: string, seq: number): Caused[] {
  if (url !== context.navigation.url) context.navigation.replace(url);
  return visit(context, url, seq);
}

/** On signing in a player comes to where they wanted to go. */
export function signedIn(context: EffectContext, addresses: RealAddresses): Observable<Caused> {
  return context.on('session.started').pipe(
    filter(() => context.state().session.ready),
    mergeMap(({ seq }) => show(context, afterSignIn(context, addresses), seq)),
  );
}

/** Whether guests may be where an address leads, in whichever language they are served. */
function isForGuests(context: EffectContext, url: string): boolean {
  const outcome = resolved(context, url);
  if (!('redirect' in outcome)) return true;
  const isOtherLanguage = withLanguage(outcome.redirect, 'en') === withLanguage(url, 'en');
  return isOtherLanguage && !('redirect' in resolved(context, outcome.redirect));
}

/** Who left on purpose, or may not come back today, is not asked to sign in again. */
const forGood: ReadonlySet<string> = new Set(['logout', 'limit', 'excluded']);

/**
 * Whoever is signed out stays where guests may be, and the page is loaded as guests see it. From a
 * player's page the way leads home, or to signing in and back where it was not the player's wish.
 */
export function signedOut(context: EffectContext, addresses: RealAddresses): Observable<Caused> {
  return context.on('session.ended').pipe(
    filter(() => context.state().session.ready),
    mergeMap(({ seq, data: { reason } }) => {
      const { url, language } = context.state().route;
      const current = addresses.of(url);
      const isAllowed = isForGuests(context, current);
      return show(context, isAllowed || !forGood.has(reason) ? current : `/${language}`, seq);
    }),
  );
}
