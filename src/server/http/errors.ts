import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityKind, SecurityRecord } from '../../domain/protection/security-event.ts';
import { networkOf } from '../../server-kernel/network.ts';
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

/** Refusals that go on record. */
const KINDS: Readonly<Record<number, SecurityKind>> = {
  401: 'refusal',
  403: 'refusal',
  429: 'limit',
};

/** Has a refusal taken down where it is one that goes on record. */
function takeDown(
  { security }: ErrorOptions,
  error: FastifyError,
  request: FastifyRequest,
  reason: string,
): void {
  const kind = KINDS[error.statusCode ?? 500];
  if (kind === undefined) return;
  const { url: place } = request.routeOptions;
  const where = { place, reason, network: networkOf(request.ip) };
  const facts = error instanceof Refusal ? error.facts : {};
  security.record({ kind, outcome: 'refused', ...where, ...facts });
}

export interface ErrorOptions {
  readonly security: SecurityRecord;
}

/** Answers every error as JSON, and reports those that are the server's own. */
export function errorAnswers(options: ErrorOptions) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, code, retryAfter } = answerOf(error);
    if (status === 500) {
      request.log.error({ err: error, route: request.routeOptions.url }, 'failed');
    }
    takeDown(options, error, request, code);
    if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
    return reply.code(status).header('cache-control', 'no-store').send({ error: code });
  };
}
