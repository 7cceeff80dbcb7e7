import { isLanguageCode } from '../domain/site/languages.ts';
import { parsePattern, type Segment } from './pattern.ts';
import { findEntry, type RouteName, type RouteParams, routeNames, routeTable } from './table.ts';

/** Parameters by name, as text; what is undefined is left out. */
export type TextParams = Readonly<Record<string, string | undefined>>;

const segmentsByRoute = Object.fromEntries(
  routeNames.map((route) => [route, parsePattern(routeTable[route].pattern)]),
) as unknown as Readonly<Record<RouteName, readonly Segment[]>>;

/** Fills segments with values; null where a required one is missing. */
export function fillSegments(
  segments: readonly Segment[],
  params: TextParams,
): readonly string[] | null {
  const filled: string[] = [];
  for (const segment of segments) {
    if (segment.kind === 'tail') continue;
    if (segment.kind === 'texts') {
      filled.push(segment.texts[0]);
      continue;
    }
    const value = params[segment.name];
    if (value !== undefined) filled.push(segment.prefix + value);
    else if (!segment.optional) return null;
  }
  return filled;
}

function holds(found: TextParams, asked: TextParams): boolean {
  return Object.keys({ ...found, ...asked }).every((name) => found[name] === asked[name]);
}

/**
 * The address of a page in a language, or null where it would not lead back to that page with
 * these parameters: for values from outside, such as a sport's name that is also a page's.
 */
export function findHref(route: RouteName, params: TextParams, language: string): string | null {
  const segments = fillSegments(segmentsByRoute[route], params);
  if (segments === null || !isLanguageCode(language)) return null;
  const found = findEntry(segments);
  if (found?.target.kind !== 'page' || found.target.route !== route) return null;
  if (!holds(found.params, params)) return null;
  return [`/${language}`, ...segments.map(encodeURIComponent)].join('/');
}

/** The address of a page in a language. Throws a RangeError where a parameter does not fit it. */
export function href<N extends RouteName>(
  route: N,
  params: RouteParams<N>,
  language: string,
): string {
  const address = findHref(route, params as TextParams, language);
  if (address !== null) return address;
  // Names only: a value may be a one-time token.
  const names = Object.keys(params).join(', ') || 'none';
  throw new RangeError(`no address of ${route} in "${language}" fits ${names}`);
}
