import { ERASED_MARKER, SECRET_MARKER, SOME_TOKEN } from '../kernel/privacy.ts';
import { parseAddress, withLanguage } from './address.ts';
import { decodedOnce } from './decoded.ts';
import { anyPage, isPublicValue, type QueryFields } from './query-fields.ts';
import { type Entry, findEntry, routeTable } from './table.ts';
import type { Match } from './trie.ts';

const erased = encodeURIComponent(ERASED_MARKER);
const markers: ReadonlySet<string> = new Set([erased, encodeURIComponent(SECRET_MARKER)]);

/** Fragments that name a place of the page. */
const anchors: ReadonlySet<string> = new Set(['content']);

/** Addresses within the queries of addresses that are looked into; what lies deeper is personal. */
const deepest = 3;

/** Names that a person would hardly be called by; those of the table are as they are there. */
const plainName = /^[a-z_]{1,32}$/;

/**
 * Words of the site's own: letters, digits, hyphens. Neither an e-mail address nor a phone number
 * is written so.
 */
function isSlug(text: string): boolean {
  return /^[\p{L}\p{N}_-]{1,100}$/u.test(text) && !/\d{9}/.test(text);
}

/** Parameters that pages declare to be numbers of any length, such as those of coupons. */
const numbers: ReadonlySet<string> = new Set(
  Object.values(routeTable).flatMap(({ pattern }) =>
    [...pattern.matchAll(/:(\w+)<digits>/g)].map(([, name = '']) => name),
  ),
);

/** A parameter of a path as far as it is public: all of it or nothing. */
export function openParam(text: string, name = ''): string {
  const isNumber = numbers.has(name) && /^\d+$/.test(text);
  return isNumber || isSlug(text) || text === SECRET_MARKER ? text : ERASED_MARKER;
}

function segmentOpen(segment: string, { params }: Match<Entry>): string {
  const text = decodeURIComponent(segment);
  // The longest: of two parameters one may end as the other does.
  const [name, value = text] =
    Object.entries(params)
      .filter(([, each]) => text.endsWith(each))
      .sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (openParam(text, name) === text || markers.has(segment)) return segment;
  // Text before a parameter is the pattern's own, and needed to find the page.
  return text.slice(0, text.length - value.length) + erased;
}

/** The path of a page without personal parameters; of any other path, nothing but the language. */
function pathOpen(written: string, found: Match<Entry> | null): string {
  // What does not begin with a slash is read from the site's root.
  if (!written.startsWith('/')) return pathOpen(`/${written}`, found).slice(1);
  const { language, path } = parseAddress(written);
  const prefix = language === null ? '' : `/${language}`;
  const rest = path.slice(prefix.length);
  if (found === null) return `${prefix}${rest.startsWith('/') ? '/' : ''}${erased}`;
  const segments = rest.split('/').map((each) => (each === '' ? '' : segmentOpen(each, found)));
  return prefix + segments.join('/');
}

function entryOf(path: string): Match<Entry> | null {
  const isWhole = parseAddress(path).language !== null;
  const { segments } = parseAddress(isWhole ? path : withLanguage(path, 'en'));
  if (segments === null) return null;
  return findEntry(segments.map((each) => (each === SECRET_MARKER ? SOME_TOKEN : each)));
}

function fieldsOf(found: Match<Entry> | null): QueryFields {
  if (found?.target.kind !== 'page') return anyPage;
  return { ...anyPage, ...routeTable[found.target.route].query };
}

function valueOpen(value: string, name: string, fields: QueryFields, depth: number): string {
  if (value === '' || markers.has(value)) return value;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined) return erased;
  const text = decodedOnce(value);
  if (field !== 'address') return isPublicValue(field, text) ? value : erased;
  if (depth >= deepest) return erased;
  const open = openAt(text, depth + 1);
  return open === text ? value : encodeURIComponent(open);
}

function pairOpen(pair: string, fields: QueryFields, depth: number): string {
  const at = pair.indexOf('=');
  if (at === -1) return pair === '' || markers.has(pair) ? pair : erased;
  const name = pair.slice(0, at);
  const isKnown = plainName.test(name) || Object.hasOwn(fields, name) || markers.has(name);
  return `${isKnown ? name : erased}=${valueOpen(pair.slice(at + 1), name, fields, depth)}`;
}

function pairsOpen(text: string, fields: QueryFields, depth: number): string {
  const pairs = text.slice(1).split('&');
  return text.slice(0, 1) + pairs.map((pair) => pairOpen(pair, fields, depth)).join('&');
}

/** The site an address is of, where it names one; that of another is written as those of this. */
const origins = /^(?:https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?=[/?#]|$))?/i;

function openAt(url: string, depth: number): string {
  const [origin = ''] = origins.exec(url) ?? [];
  const rest = url.slice(origin.length);
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(rest) ?? [];
  const found = entryOf(path);
  const fields = fieldsOf(found);
  const pathPart = path === '' ? '' : pathOpen(path, found);
  const hashPart = anchors.has(hash.slice(1)) ? hash : pairsOpen(hash, fields, depth);
  return origin + pathPart + pairsOpen(query, fields, depth) + hashPart;
}

/**
 * What of an address is public: the path of a page, names of the fields of its query, and the
 * values that the table of routes declares. A marker stands for the rest, so the address leads to
 * the same page. What is public already does not change. Never throws.
 */
export function openAddress(url: string): string {
  return /^external:[a-z]{1,20}$/.test(url) ? url : openAt(url, 0);
}
