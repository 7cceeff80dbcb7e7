import type { Verdict } from './outcome.ts';
import { blockPage } from './table/block-pages.ts';
import type { RouteName } from './table.ts';
import { type Guard, leadTo, leadToPage, routeOf, setting, type Visit } from './visit.ts';

/** The page of a block; the one that says the site is being updated keeps the way back. */
function leadToBlock(visit: Visit, page: RouteName): Verdict {
  if (page !== 'siteUpdates') return leadToPage(visit, page, 'blocked');
  const { path, query, hash } = visit.address;
  const wayBack = encodeURIComponent((path + query + hash).toWellFormed());
  return leadTo(visit, `/site-updates?path=${wayBack}`, 'blocked');
}

function maintenance(visit: Visit): Verdict | null {
  const there = routeOf(visit) === 'maintenance';
  const on = setting(visit, 'maintenance');
  if (on === there) return null;
  return on
    ? leadToPage(visit, 'maintenance', 'maintenance')
    : leadToPage(visit, 'home', 'maintenance-over');
}

/**
 * What bars the way to the whole site, unknown addresses included. A block goes before
 * maintenance: the page of the block is shown even then.
 */
export const siteGuard: Guard = (visit) => {
  const page = blockPage(setting(visit, 'blockReason'));
  if (page === null) return maintenance(visit);
  return page === routeOf(visit) ? null : leadToBlock(visit, page);
};
