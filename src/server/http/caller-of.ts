import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../server-kernel/caller.ts';

/** The browser that sent a request. */
export function callerOf(request: FastifyRequest): Caller {
  const { cookie, 'user-agent': userAgent } = request.headers;
  return { cookie, isSecure: request.protocol === 'https', userAgent };
}
