import { isKeyOf } from '../kernel/is-key-of.ts';
import type { Page, PageView, RemoteName } from './page.ts';
import { parsePattern, type Segment } from './pattern.ts';
import type { ParamsOf } from './pattern-params.ts';
import { authPages } from './table/auth.ts';
import {
  casinoOfferPages,
  casinoPages,
  gamePages,
  lottoPages,
  marblePages,
  totoPages,
  tournamentPages,
} from './table/casino.ts';
import { cyberPages } from './table/cyber.ts';
import { informationPages, readingPages, siteMapPages } from './table/information.ts';
import { type Moved, moved } from './table/moved.ts';
import { officePages, paymentReturnPages, requestPages } from './table/office.ts';
import { promotionPages } from './table/promotion.ts';
import { comingSportsPages, sportsPages } from './table/sports.ts';
import { developmentPages, galleryPages, statePages } from './table/state.ts';
import { compile, find, type Match } from './trie.ts';

const table = {
  ...sportsPages,
  ...comingSportsPages,
  ...marblePages,
  ...cyberPages,
  ...casinoPages,
  ...lottoPages,
  ...casinoOfferPages,
  ...totoPages,
  ...tournamentPages,
  ...gamePages,
  ...officePages,
  ...paymentReturnPages,
  ...requestPages,
  ...informationPages,
  ...readingPages,
  ...siteMapPages,
  ...authPages,
  ...promotionPages,
  ...statePages,
  ...developmentPages,
  ...galleryPages,
};

export type RouteName = keyof typeof table;

/** The parameters an address of a route is built from. */
export type RouteParams<N extends RouteName> = ParamsOf<(typeof table)[N]['pattern']>;

/** What pages need to have loaded besides the line, by name. */
export type PageResource = (typeof table)[RouteName]['needs'][number];

/** Every page of the site, by route name. */
export const routeTable: Readonly<Record<RouteName, Page>> = table;

export const routeNames = Object.keys(table) as readonly RouteName[];

export function isRouteName(name: string): name is RouteName {
  return isKeyOf(name, table);
}

/** Whether a name, as the log has it, is that of one of these pages. */
export function isPage(name: string, ...pages: readonly RouteName[]): boolean {
  return pages.some((page) => page === name);
}

/** The pages that a sub-application, or the host, draws with views of a kind. */
export type PagesOf<R extends RemoteName | null, V extends PageView> = {
  [N in RouteName]: (typeof table)[N] extends Page<string, R, V> ? N : never;
}[RouteName];

/** Whether a name is that of a page that a sub-application, or the host, draws with views of a kind. */
export function isPageOf<R extends RemoteName | null, V extends PageView>(
  name: string,
  remote: R,
  view: V,
): name is PagesOf<R, V> {
  if (!isRouteName(name)) return false;
  const page = routeTable[name];
  return page.remote === remote && page.view === view;
}

/** What the table holds for an address. */
export type Entry =
  | { readonly kind: 'page'; readonly route: RouteName }
  | { readonly kind: 'moved'; readonly moved: Moved; readonly to: readonly Segment[] }
  | { readonly kind: 'error' };

function* entries(): Generator<readonly [pattern: string, entry: Entry]> {
  for (const route of routeNames) yield [routeTable[route].pattern, { kind: 'page', route }];
  for (const entry of moved) {
    yield [entry.from, { kind: 'moved', moved: entry, to: parsePattern(entry.to) }];
  }
  yield ['500', { kind: 'error' }];
}

const trie = compile(entries());

/** Looks decoded segments up, the language already taken off. Microseconds. */
export function findEntry(segments: readonly string[]): Match<Entry> | null {
  return find(trie, segments);
}
