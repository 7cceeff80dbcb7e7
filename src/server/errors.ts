import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** What an error tells the client: nothing about the inside of the server. */
function answerOf(error: FastifyError) {
  const status = error.statusCode ?? 500;
  if (error instanceof Refusal) return { status, code: error.code, retryAfter: error.retryAfter };
  if (status === 503) return { status, code: 'busy', retryAfter: 1 };
  if (status >= 500) return { status: 500, code: 'internal', retryAfter: null };
  const code = { 400: 'bad-request', 413: 'too-large', 415: 'content-type' }[status] ?? 'refused';
  return { status, code, retryAfter: null };
}

/** Answers every error as JSON, and reports those that are the server's own. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, code, retryAfter } = answerOf(error);
  if (status === 500) request.log.error({ err: error, route: request.routeOptions.url }, 'failed');
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
  return reply.code(status).header('cache-control', 'no-store').send({ error: code });
}
