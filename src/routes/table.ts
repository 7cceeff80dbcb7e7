import type { Page } from './page.ts';
import { parsePattern, type Segment } from './pattern.ts';
import type { ParamsOf } from './pattern-params.ts';
import { authPages } from './table/auth.ts';
import { casinoPages, gamePages } from './table/casino.ts';
import { cyberPages } from './table/cyber.ts';
import { informationPages, readingPages } from './table/information.ts';
import { type Moved, moved } from './table/moved.ts';
import { officePages, paymentReturnPages } from './table/office.ts';
import { promotionPages } from './table/promotion.ts';
import { sportsPages } from './table/sports.ts';
import { developmentPages, statePages } from './table/state.ts';
import { compile, find, type Match } from './trie.ts';

const table = {
  ...sportsPages,
  ...cyberPages,
  ...casinoPages,
  ...gamePages,
  ...officePages,
  ...paymentReturnPages,
  ...informationPages,
  ...readingPages,
  ...authPages,
  ...promotionPages,
  ...statePages,
  ...developmentPages,
};

export type RouteName = keyof typeof table;

/** The parameters an address of a route is built from. */
export type RouteParams<N extends RouteName> = ParamsOf<(typeof table)[N]['pattern']>;

/** Every page of the site, by route name. */
export const routeTable: Readonly<Record<RouteName, Page>> = table;

export const routeNames = Object.keys(table) as readonly RouteName[];

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
