import { findGameRoute } from '../domain/line/games.ts';
import { configured } from '../domain/site/config.ts';
import { addToQuery } from './address.ts';
import { fillSegments, findHref } from './href.ts';
import type { RouteContext } from './outcome.ts';
import type { Page } from './page.ts';
import { type Guard, leadTo, notFound, pageOf, routeOf, setting } from './visit.ts';

export const errorPage: Guard = ({ found }) =>
  found?.target.kind === 'error' ? { outcome: { status: 500 }, reason: 'error-page' } : null;

export const unknownAddress: Guard = ({ found }) => (found === null ? notFound() : null);

/** An old address leads to the present one and takes its query and fragment along. */
export const movedAddress: Guard = (visit) => {
  const { found, address } = visit;
  if (found?.target.kind !== 'moved') return null;
  const { query: added, availabilityKey } = found.target.moved;
  if (availabilityKey !== undefined && !setting(visit, availabilityKey)) {
    return notFound('not-available');
  }
  const segments = fillSegments(found.target.to, found.params) ?? [];
  const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  const query = added === undefined ? address.query : addToQuery(address.query, added);
  return leadTo(visit, `${path}${query}${address.hash}`, 'moved');
};

/** Whether a page is there at all for this visitor under this configuration. */
export function isAvailable(page: Page, { as, config }: RouteContext): boolean {
  if (page.availabilityKey !== null && !configured(config, page.availabilityKey)) return false;
  if (page.playersOnlyKey !== null && as === 'guest' && configured(config, page.playersOnlyKey)) {
    return false;
  }
  return !(page.developmentOnly && configured(config, 'production'));
}

export const unavailablePage: Guard = (visit) => {
  const page = pageOf(visit);
  return page !== null && !isAvailable(page, visit.context) ? notFound('not-available') : null;
};

/** A game under its former name leads to the present one; a game that never was is not found. */
export const gameAddress: Guard = (visit) => {
  const route = routeOf(visit);
  if (route !== 'gameView') return null;
  const asked = visit.found?.params['gameRoute'] ?? '';
  const game = findGameRoute(setting(visit, 'gameRoutes'), asked);
  if (game?.route === asked) return null;
  const address = game === null ? null : findHref(route, { gameRoute: game.route }, visit.language);
  if (address === null) return notFound('not-available');
  const { query, hash } = visit.address;
  return { outcome: { redirect: `${address}${query}${hash}` }, reason: 'moved' };
};
