/**
 * The route of a call's path: `/dictionaries/{lang}` becomes `/dictionaries/:lang`. Where two
 * placeholders touch, no router could tell them apart: the rest of the address is one wildcard.
 */
export function routeOf(path: string): string {
  return path.replace(/\{\w+\}\{\w+\}.*$/, '*').replace(/\{(\w+)\}/g, ':$1');
}
