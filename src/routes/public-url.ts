import { SECRET_MARKER } from '../kernel/privacy.ts';
import { paramRules } from './param-rules.ts';

/** Names of queries whose values are secret: one-time tokens, codes, signatures, passwords. */
const secretNames: ReadonlySet<string> = new Set([
  'token',
  'code',
  'state',
  'sign',
  'key',
  'hash',
  'password',
  'email_code',
  'id_token',
  'access_token',
  'credential',
]);

const marker = encodeURIComponent(SECRET_MARKER);

/** Addresses within the queries of addresses that are looked into; what lies deeper is not told. */
const deepest = 3;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function publicPath(path: string): string {
  return path
    .split('/')
    .map((segment) => (paramRules.token(decoded(segment)) ? marker : segment))
    .join('/');
}

/** A value may be an address itself, such as that of the page to go back to. */
function publicValue(value: string, depth: number): string {
  const text = decoded(value);
  if (!/[/?#=]/.test(text)) return paramRules.token(text) ? marker : value;
  if (depth >= deepest) return marker;
  const safe = publicAt(text, depth + 1);
  return safe === text ? value : encodeURIComponent(safe.toWellFormed());
}

/** `name=value` pairs: of a query, or of a fragment that is written as one. */
function publicPairs(pairs: string, depth: number): string {
  const safe = pairs.split('&').map((pair) => {
    const at = pair.indexOf('=');
    if (at === -1) return publicValue(pair, depth);
    const name = pair.slice(0, at);
    const value = pair.slice(at + 1);
    if (value === '') return pair;
    const isSecret = secretNames.has(decoded(name).toLowerCase());
    return `${name}=${isSecret ? marker : publicValue(value, depth)}`;
  });
  return safe.join('&');
}

function publicAt(url: string, depth: number): string {
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(url) ?? [];
  const safeQuery = query === undefined ? '' : `?${publicPairs(query, depth)}`;
  const safeHash = hash === undefined ? '' : `#${publicPairs(hash, depth)}`;
  return `${publicPath(path)}${safeQuery}${safeHash}`;
}

/**
 * The address as it may be recorded: a marker stands for each one-time token in its path and for
 * each secret value in its query or fragment. Any other address is given back as it is. Never
 * throws; what is public already does not change.
 */
export function publicUrl(url: string): string {
  return publicAt(url, 0);
}

/** The parameters of a route as they may be recorded. */
export function publicParams(params: Readonly<Record<string, string>>): Record<string, string> {
  const safe = Object.entries(params).map(([name, value]) => [
    name,
    secretNames.has(name) || paramRules.token(value) ? SECRET_MARKER : value,
  ]);
  return Object.fromEntries(safe);
}

/** Whether something stands for a secret in this address. */
export function isMarked(url: string): boolean {
  return url.includes(marker);
}
