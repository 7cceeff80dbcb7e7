import type { PlainKey } from '../site/texts/keys.ts';
import type { NavigationLists } from './navigation-entry.ts';
import { type RouteName, routeNames, routeTable } from './table.ts';

/** A link of a list of pages. */
export type NavigationItem<L extends keyof NavigationLists> = NavigationLists[L] & {
  readonly route: RouteName;
  readonly textKey: PlainKey;
};

function itemsOf<L extends keyof NavigationLists>(route: RouteName, list: L): NavigationItem<L>[] {
  const { navigation, titleKey } = routeTable[route];
  const entries: readonly NavigationLists[L][] = navigation[list] ?? [];
  return entries.map((entry) => ({ ...entry, textKey: entry.textKey ?? titleKey, route }));
}

/** The pages of a list, in their order. */
export function navigation<L extends keyof NavigationLists>(list: L): readonly NavigationItem<L>[] {
  return routeNames
    .flatMap((route) => itemsOf(route, list))
    .sort((one, other) => one.order - other.order);
}
