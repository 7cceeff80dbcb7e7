import { SECRET_MARKER } from '../kernel/privacy.ts';
import { decodedOnce } from './decoded.ts';
import { paramRules } from './param-rules.ts';
import { routeTable } from './table.ts';

/** `access-token`, `access_token` and `accessToken` are one name. */
const plainName = (name: string): string => name.toLowerCase().replace(/[_-]/g, '');

const declaredSecret = Object.values(routeTable).flatMap(({ query }) =>
  Object.keys(query).filter((name) => query[name] === 'secret'),
);

/**
 * Names of fields whose values are secret, wherever they stand: one-time tokens, codes, signatures,
 * passwords. Those that pages are opened with, and others that no page asks for.
 */
const secretNames: ReadonlySet<string> = new Set([
  ...declaredSecret.map(plainName),
  ...['accesstoken', 'apikey', 'auth', 'authorization', 'cardnumber', 'credential', 'cvc', 'cvv'],
  ...['emailcode', 'hash', 'jwt', 'key', 'otp', 'pass', 'passwd', 'password', 'pin'],
  ...['pwd', 'refreshtoken', 'secret', 'session', 'sessionid', 'signature'],
]);

const marker = encodeURIComponent(SECRET_MARKER);

/** Addresses within addresses, and codings over codings, that are looked into; no deeper is told. */
const deepest = 3;

function decodedWhole(text: string): string {
  let whole = text;
  for (let i = 0; i <= deepest; i += 1) whole = decodedOnce(whole);
  return whole;
}

/** Of `user[token]` and `/callback?token` each word may say that the value is secret. */
function isSecretName(name: string): boolean {
  const words = decodedWhole(name).split(/[^a-z0-9_-]+/i);
  return words.some((word) => secretNames.has(plainName(word)));
}

function publicSegment(segment: string): string {
  if (paramRules.token(decodedWhole(segment))) return marker;
  return segment.includes('=') ? publicPairs(segment, deepest) : segment;
}

/** A value may be an address itself, such as that of the page to go back to. */
function publicValue(value: string, depth: number): string {
  const text = decodedOnce(value);
  if (paramRules.token(text)) return marker;
  const isAddress = /[/?#=&;]/.test(text);
  if (!isAddress && text === value) return value;
  if (depth >= deepest) return isAddress || text.includes('%') ? marker : value;
  const safe = isAddress ? publicAt(text, depth + 1) : publicValue(text, depth + 1);
  return safe === text ? value : encodeURIComponent(safe.toWellFormed());
}

function publicPair(pair: string, depth: number): string {
  const at = pair.indexOf('=');
  if (at === -1) return publicValue(pair, depth);
  const name = pair.slice(0, at);
  const value = pair.slice(at + 1);
  if (value === '') return pair;
  const told = publicValue(name, depth);
  // A name that holds a marker now is a secret's for whoever judges the address again.
  const isSecret = isSecretName(name) || isSecretName(told);
  return `${told}=${isSecret ? marker : publicValue(value, depth)}`;
}

/** `name=value` pairs: of a query, or of a fragment that is written as one. */
function publicPairs(pairs: string, depth: number): string {
  return pairs
    .split(/([&;])/)
    .map((pair, place) => (place % 2 === 1 ? pair : publicPair(pair, depth)))
    .join('');
}

function publicAt(url: string, depth: number): string {
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(url) ?? [];
  const safePath = path.split('/').map(publicSegment).join('/');
  const safeQuery = query === undefined ? '' : `?${publicPairs(query, depth)}`;
  const safeHash = hash === undefined ? '' : `#${publicPairs(hash, depth)}`;
  return `${safePath}${safeQuery}${safeHash}`;
}

/**
 * The address as it may be recorded: a marker stands for each one-time token in its path and for
 * each secret value in its query or fragment. Any other address is given back as it is. Never
 * throws; what is public already does not change.
 */
export function publicUrl(url: string): string {
  return publicAt(url, 0);
}

/**
 * An address as it was typed, or led here: the marker is ours alone, and stands in what somebody else
 * wrote as another text. So a replay takes for a secret only what was one.
 */
export function withoutMarkers(url: string): string {
  return url.replaceAll(marker, encodeURIComponent(`(${SECRET_MARKER.slice(1, -1)})`));
}

/** A parameter of a route as it may be recorded. */
export function publicParam(value: string, name = ''): string {
  return isSecretName(name) || paramRules.token(value) ? SECRET_MARKER : value;
}

/** The parameters of a route as they may be recorded. */
export function publicParams(params: Readonly<Record<string, string>>): Record<string, string> {
  const safe = Object.entries(params).map(([name, value]) => [name, publicParam(value, name)]);
  return Object.fromEntries(safe);
}

/** Whether something stands for a secret in this address. */
export function isMarked(url: string): boolean {
  return url.includes(marker);
}
