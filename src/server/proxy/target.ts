import { refusal } from '../http/refusal.ts';

/** The addresses of every call that a back-end answers. */
export const BACK_END_PREFIXES = [
  '/bets-api',
  '/bff-api',
  '/blocks-api',
  '/captcha-api',
  '/casino-api',
  '/dictionaries',
  '/limit-service-api',
  '/payments-api',
  '/redirects-api',
  '/remote-views',
  '/seo-api',
  '/sports-api',
  '/verification-api',
  '/web-api',
] as const;

/** The address of a page is one part of the path here, and so holds encoded slashes. */
const NAMES_PAGES = '/remote-views/';

/** A path, not a whole address nor a host; printable, without a fragment or a backslash. */
const PRINTABLE = /^\/(?!\/)[\x21-\x7e]*$/;
const EVERY_ENCODED = /%([\da-f]{2})/gi;
const ENCODED = /%([\da-f]{2})/i;
/** An address in an address in an address; what is encoded more often means to hide something. */
const MOST_TIMES_ENCODED = 4;
const UNRESERVED = /^[\w.~-]$/;
/** What servers take for the directory itself, or the one above; some let parameters follow. */
const DOTS = /^\.{1,2}(;|$)/;

function isControl(code: number): boolean {
  return code < 0x20 || code === 0x7f;
}

const refused = () => refusal(400, 'bad-address');

/** Every encoded character that need not be is written plainly, and hexadecimal digits are large. */
function canonical(path: string): string {
  return path.replace(EVERY_ENCODED, (encoded, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(character) ? character : encoded.toUpperCase();
  });
}

function decodedOnce(text: string): string {
  return text.replace(EVERY_ENCODED, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** A path decoded until nothing is left to decode: whoever decodes twice must see no more of it. */
function laidOpen(path: string): string {
  let text = path;
  for (let times = 0; ENCODED.test(text); times += 1) {
    if (times === MOST_TIMES_ENCODED) throw refused();
    text = decodedOnce(text);
  }
  return text;
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function assertPlain(path: string): void {
  if (!isText(path)) throw refused();
  const open = laidOpen(path);
  if (open.includes('\\') || [...open].some((one) => isControl(one.charCodeAt(0)))) throw refused();
  if (open.split('/').some((segment) => DOTS.test(segment))) throw refused();
  if (path.includes('//')) throw refused();
  if (/%2f/i.test(path) && !path.startsWith(NAMES_PAGES)) throw refused();
}

/**
 * Path and query to ask a back-end for: in the one form in which no server on the way can read
 * another path than was judged here. Refuses with 400 what has none: an address that names a host,
 * that climbs, in whatever encoding, or that is no call's.
 */
export function targetOf(url: string): string {
  if (!PRINTABLE.test(url) || /[#\\]/.test(url)) throw refused();
  const [given = '', ...query] = url.split('?');
  const path = canonical(given);
  assertPlain(path);
  if (!BACK_END_PREFIXES.some((prefix) => path.startsWith(`${prefix}/`))) throw refused();
  return [path, ...query].join('?');
}
