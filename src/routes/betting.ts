import type { Area } from './page.ts';
import { isRouteName, routeTable } from './table.ts';

/** Areas where bets are made: there the coupon stands beside the page. */
const betting: ReadonlySet<Area> = new Set<Area>(['sports', 'cyber']);

/** Whether a page is one where bets are made. */
export function isBettingPage({
  route,
  status,
}: {
  readonly route: string;
  readonly status: number;
}): boolean {
  if (status !== 200 || !isRouteName(route)) return false;
  const { area, layout } = routeTable[route];
  return betting.has(area) && layout === 'main';
}
