import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../server-kernel/caller.ts';

/** A header's text; several of one name as one. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join('; ') : value;
}

/** Who calls, as far as the request itself tells. */
export function callerIn(request: FastifyRequest): Caller {
  return {
    cookie: headerOf(request, 'cookie'),
    isSecure: request.protocol === 'https',
    userAgent: headerOf(request, 'user-agent'),
  };
}
