import type { FastifyRequest } from 'fastify';
import { refusal } from './refusal.ts';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses with 403 what another site makes a browser send: anything but a read whose headers do not
 * say that it comes from this origin. Programs that are no browsers send no such headers and carry
 * no one's cookies.
 */
export async function sameOriginOnly(request: FastifyRequest): Promise<void> {
  if (READS.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw refusal(403, 'cross-site');
  }
  if (origin !== undefined && origin !== `${request.protocol}://${request.host}`) {
    throw refusal(403, 'cross-site');
  }
}
