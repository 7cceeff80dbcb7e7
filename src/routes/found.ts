import { type RouteName, routeTable } from './table.ts';

/** Pages of whoever is there, that a letter or a step before leads to, or that only lead on. */
const NOT_FOUND: ReadonlySet<RouteName> = new Set([
  'accountVerify',
  'activateFast',
  'betsOnYour',
  'casinoSearch',
  'casinoThankYou',
  'confirmTerms',
  'favourites',
  'login',
  'myCasino',
  'myCasinoFavorites',
  'passwordReset',
  'printCoupon',
  'search',
  'statisticPopup',
  'stopNewsletter',
  'token',
]);

/** Whether search engines are to find a page: it says the same to whoever comes. */
export function isFound(route: RouteName): boolean {
  const { area, view } = routeTable[route];
  return area !== 'office' && area !== 'state' && view !== 'not-yet' && !NOT_FOUND.has(route);
}
