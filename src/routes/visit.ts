import type { SiteConfigByName, SiteConfigName } from '../domain/site/config.ts';
import { configured } from '../domain/site/config.ts';
import type { Address } from './address.ts';
import type { RouteContext, RouteReason, Verdict } from './outcome.ts';
import type { Page } from './page.ts';
import { type Entry, type RouteName, routeTable } from './table.ts';
import type { Match } from './trie.ts';

/** One look at an address: who asks, what was asked for, what the table holds for it. */
export interface Visit {
  readonly context: RouteContext;
  readonly language: string;
  readonly address: Address;
  readonly found: Match<Entry> | null;
}

/** Decides a visit, or leaves it to the next guard with null. */
export type Guard = (visit: Visit) => Verdict | null;

/** The route found, or null for an address that is no page. */
export function routeOf({ found }: Visit): RouteName | null {
  return found?.target.kind === 'page' ? found.target.route : null;
}

export function pageOf(visit: Visit): Page | null {
  const route = routeOf(visit);
  return route === null ? null : routeTable[route];
}

export function setting<N extends SiteConfigName>(visit: Visit, name: N): SiteConfigByName[N] {
  return configured(visit.context.config, name);
}

/** Leads to a path within the visit's language; the path begins with a slash or is empty. */
export function leadTo(visit: Visit, path: string, reason: RouteReason): Verdict {
  return { outcome: { redirect: `/${visit.language}${path}` }, reason };
}

/** Leads to a page that has no parameters. */
export function leadToPage(visit: Visit, route: RouteName, reason: RouteReason): Verdict {
  const { pattern } = routeTable[route];
  return leadTo(visit, pattern === '' ? '' : `/${pattern}`, reason);
}

export function notFound(reason: RouteReason = 'not-found'): Verdict {
  return { outcome: { status: 404 }, reason };
}
