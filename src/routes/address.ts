import { isLanguageCode } from '../domain/site/languages.ts';

/** An address within the site, taken apart. */
export interface Address {
  /** The two letters it begins with, or null. */
  readonly language: string | null;
  /** The whole path as written, always with a leading slash. */
  readonly path: string;
  /** The decoded segments after the language; null where they cannot be decoded. */
  readonly segments: readonly string[] | null;
  /** With its question mark, or empty. */
  readonly query: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
}

/** Longer than any address of the site: what exceeds it is no page, and is not taken apart. */
const longestPath = 2048;

function cut(text: string, mark: string): [before: string, from: string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

function decodeSegments(rest: string): string[] | null {
  if (rest.length > longestPath) return null;
  const trimmed = rest.endsWith('/') ? rest.slice(0, -1) : rest;
  if (trimmed === '') return [];
  const segments = trimmed.slice(1).split('/');
  if (!trimmed.includes('%')) return segments;
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * Takes an address apart. It is a path with query and fragment; what does not begin with a slash
 * is read from the site's root, so nothing a visitor types can name another site.
 */
export function parseAddress(url: string): Address {
  const [beforeHash, hash] = cut(url, '#');
  const [written, query] = cut(beforeHash, '?');
  const path = written.startsWith('/') ? written : `/${written}`;
  const prefix = cut(path.slice(1), '/')[0];
  const language = isLanguageCode(prefix) ? prefix : null;
  const segments = language === null ? null : decodeSegments(path.slice(3));
  return { language, path, segments, query, hash };
}

/** The same address in another language; one without a language prefix is given one. */
export function withLanguage(url: string, language: string): string {
  const { language: present, path, query, hash } = parseAddress(url);
  const rest = present === null ? path : path.slice(3);
  return `/${language}${rest === '/' ? '' : rest}${query}${hash}`;
}

/** Adds a `key=value` pair to a query that may be empty. */
export function addToQuery(query: string, pair: string): string {
  return query.length > 1 ? `${query}&${pair}` : `?${pair}`;
}
