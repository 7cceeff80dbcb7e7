import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Dispatcher, Pool } from 'undici';
import { refusal } from '../http/refusal.ts';
import { answeredHeaders, askedHeaders } from './headers.ts';
import { BACK_END_PREFIXES, targetOf } from './target.ts';

export interface ProxyOptions {
  /** Milliseconds until an answer begins; a stream may be silent for longer. */
  readonly answerLimitMs?: number;
}

const ANSWER_LIMIT_MS = 30_000;
const LAST_STATUS = 599;
const WITH_BODY = ['POST', 'PUT', 'PATCH'] as const;
const WITHOUT_BODY = ['GET', 'HEAD', 'DELETE', 'OPTIONS'] as const;
const isBodiless: ReadonlySet<string> = new Set(WITHOUT_BODY);

function hasBody({ headers }: FastifyRequest): boolean {
  const { 'transfer-encoding': coding, 'content-length': length = '0' } = headers;
  return coding !== undefined || Number(length) !== 0;
}

/** A body where there can be none is a second request to servers that read none. */
async function refuseHiddenBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isBodiless.has(request.method) || !hasBody(request)) return;
  reply.header('connection', 'close');
  throw refusal(400, 'body-not-allowed');
}

const TIMEOUTS: ReadonlySet<unknown> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
]);

function refusalFor(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (TIMEOUTS.has(code)) return refusal(504, 'back-end-timeout');
  if (code === 'UND_ERR_INVALID_ARG') return refusal(400, 'bad-request');
  return refusal(502, 'back-end-unreachable');
}

/** Asks the back-end; the answer's body comes as a stream. Ends with the client's connection. */
async function ask(
  pool: Pool,
  origin: URL,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Dispatcher.ResponseData> {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const path = `${origin.pathname.replace(/\/$/, '')}${targetOf(request.url)}`;
  try {
    return await pool.request({
      method: request.method,
      path,
      headers: askedHeaders(request, origin.host),
      // Framed anew: by the length that was counted here, else in chunks.
      body: hasBody(request) ? request.raw : null,
      signal: gone.signal,
    });
  } catch (error) {
    throw refusalFor(error);
  }
}

/**
 * Hands every call of the site to another origin, bodies and streams as they come. It tells nothing
 * of signing in: who signs in there is nobody here.
 */
export async function proxyBackEnd(
  app: FastifyInstance,
  apiOrigin: string,
  { answerLimitMs = ANSWER_LIMIT_MS }: ProxyOptions = {},
): Promise<void> {
  const origin = new URL(apiOrigin);
  const pool = new Pool(origin.origin, { headersTimeout: answerLimitMs, bodyTimeout: 0 });
  app.addHook('onClose', async () => pool.destroy());
  app.removeAllContentTypeParsers();
  // Read before it is parsed: whatever it is, it is passed on.
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  for (const prefix of BACK_END_PREFIXES) {
    app.route({
      method: [...WITH_BODY, ...WITHOUT_BODY],
      url: `${prefix}/*`,
      onRequest: refuseHiddenBody,
      handler: async (request, reply) => {
        const { statusCode, headers, body } = await ask(pool, origin, request, reply);
        if (statusCode > LAST_STATUS) {
          body.destroy();
          throw refusal(502, 'back-end-unreachable');
        }
        return reply.code(statusCode).headers(answeredHeaders(headers)).send(body);
      },
    });
  }
}
