import type { FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from '../pages/security-headers.ts';

/** Headers of a message, by lower-case name. */
export type Headers = Record<string, string | string[]>;
type GivenHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Headers of one connection, not of the message. */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What tells a back-end where a request comes from, or that it is another one: nobody's to say. */
const CLAIMS = [
  'cf-connecting-ip',
  'client-ip',
  'forwarded',
  'true-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'x-original-url',
  'x-real-ip',
  'x-rewrite-url',
];

/** What holds for the whole origin, and so is said by this server alone or by nobody. */
const OF_THE_ORIGIN = [
  ...SECURITY_HEADERS,
  'alt-svc',
  'clear-site-data',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'nel',
  'origin-agent-cluster',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'x-permitted-cross-domain-policies',
];

const NOT_ASKED: ReadonlySet<string> = new Set([...HOP_BY_HOP, ...CLAIMS]);
const NOT_ANSWERED: ReadonlySet<string> = new Set([...HOP_BY_HOP, ...OF_THE_ORIGIN]);

/** This server's own cookies are nobody else's business, to read or to set. */
const OWN_COOKIE = /^\s*(__(host|secure)-)?rb_/i;

/** Names that a Connection header takes for its connection alone. */
function namedIn(connection: string | string[] | undefined): Set<string> {
  const names = String(connection ?? '').split(',');
  return new Set(names.map((name) => name.trim().toLowerCase()));
}

function kept(headers: GivenHeaders, isLeftOut: (name: string) => boolean): Headers {
  const named = namedIn(headers['connection']);
  const left: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !named.has(name) && !isLeftOut(name)) left[name] = value;
  }
  return left;
}

/** Some servers read `x_forwarded_for` as `x-forwarded-for`: no name that can be read twice. */
function isClaim(name: string): boolean {
  return NOT_ASKED.has(name) || name.startsWith('x-forwarded-') || name.includes('_');
}

function foreignCookies(header: string | string[] | undefined): Headers {
  const all = typeof header === 'string' ? header.split(';') : [];
  const foreign = all.filter((cookie) => !OWN_COOKIE.test(cookie)).map((cookie) => cookie.trim());
  return foreign.length === 0 ? {} : { cookie: foreign.join('; ') };
}

/** What a back-end is told: the message's own headers, and where it comes from. */
export function askedHeaders(request: FastifyRequest, host: string): Headers {
  const { cookie, ...headers } = kept(request.headers, isClaim);
  return {
    ...headers,
    ...foreignCookies(cookie),
    host,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

/** A cookie the back-end sets belongs to this origin, whatever domain it names. */
function ownDomain(setCookies: readonly string[]): string[] {
  return setCookies
    .filter((text) => !OWN_COOKIE.test(text))
    .map((text) => text.replace(/;\s*domain=[^;]*/gi, ''));
}

/** What the page is told of a back-end's answer: nothing that speaks for the whole origin. */
export function answeredHeaders(headers: GivenHeaders): Headers {
  const isLeftOut = (name: string) => NOT_ANSWERED.has(name) || name.startsWith('access-control-');
  const { 'set-cookie': cookies, ...rest } = kept(headers, isLeftOut);
  const foreign = ownDomain([cookies ?? []].flat());
  return foreign.length === 0 ? rest : { ...rest, 'set-cookie': foreign };
}
