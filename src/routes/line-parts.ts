import type { LinePart, Params } from './line-part.ts';
import { isRouteName, routeTable } from './table.ts';

/**
 * Which parts of the line the shown page needs; a page without a line needs none. What is asked for
 * and what is shown are both found by this.
 */
export function linePartsOf(shown: {
  readonly route: string;
  readonly params: Params;
  readonly url: string;
}): readonly LinePart[] {
  const { route, params, url } = shown;
  return isRouteName(route) ? routeTable[route].line(params, url) : [];
}
