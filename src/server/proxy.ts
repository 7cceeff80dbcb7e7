import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from './refusal.ts';

/** The addresses of every call that a back-end answers. */
export const BACK_END_PREFIXES = [
  '/bets-api',
  '/bff-api',
  '/blocks-api',
  '/captcha-api',
  '/dictionaries',
  '/limit-service-api',
  '/redirects-api',
  '/remote-views',
  '/seo-api',
  '/sports-api',
  '/web-api',
] as const;

/** Headers of one connection, not of the message. */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const OWN_COOKIES = /^rb_(session|owner)=/;
const ANSWER_LIMIT_MS = 30_000;

function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name)) kept[name] = value;
  }
  return kept;
}

/** This server's own cookies are nobody else's business. */
function foreignCookies(header: string | undefined): string | undefined {
  const kept = header?.split(/;\s*/).filter((cookie) => !OWN_COOKIES.test(cookie));
  return kept === undefined || kept.length === 0 ? undefined : kept.join('; ');
}

function forwardedHeaders(request: FastifyRequest): Record<string, string | string[]> {
  const { cookie, ...headers } = endToEnd(request.headers);
  const foreign = foreignCookies(typeof cookie === 'string' ? cookie : undefined);
  return {
    ...headers,
    ...(foreign === undefined ? {} : { cookie: foreign }),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

/** A cookie the back-end sets belongs to this origin, whatever domain it names. */
function ownDomain(setCookies: readonly string[]): string[] {
  return setCookies.map((text) => text.replace(/;\s*domain=[^;]*/i, ''));
}

function forward(
  origin: URL,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = origin.protocol === 'https:' ? overHttps : overHttp;
    const path = `${origin.pathname.replace(/\/$/, '')}${request.url}`;
    const headers = { ...forwardedHeaders(request), host: origin.host };
    const call = send(origin, { method: request.method, path, headers }, resolve);
    // Counts until the answer begins: a stream may be silent for longer.
    const limit = setTimeout(
      () => call.destroy(refusal(504, 'back-end-timeout')),
      ANSWER_LIMIT_MS,
    ).unref();
    call.once('response', () => clearTimeout(limit));
    call.once('error', (error) => {
      clearTimeout(limit);
      reject('statusCode' in error ? error : refusal(502, 'back-end-unreachable'));
    });
    // Read before it is parsed: whatever it is, it is passed on.
    request.raw.pipe(call);
    reply.raw.once('close', () => call.destroy());
  });
}

/**
 * Hands every call of the site to another origin, bodies and streams as they come. It tells nothing
 * of signing in: who signs in there is nobody here.
 */
export async function proxyBackEnd(app: FastifyInstance, apiOrigin: string): Promise<null> {
  const origin = new URL(apiOrigin);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  for (const prefix of BACK_END_PREFIXES) {
    app.all(`${prefix}/*`, async (request, reply) => {
      const answer = await forward(origin, request, reply);
      const { 'set-cookie': cookies, ...headers } = endToEnd(answer.headers);
      reply.code(answer.statusCode ?? 502).headers(headers);
      if (Array.isArray(cookies)) reply.header('set-cookie', ownDomain(cookies));
      return reply.send(answer);
    });
  }
  return null;
}
