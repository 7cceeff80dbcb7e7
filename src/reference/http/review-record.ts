import type { FastifyRequest } from 'fastify';
import type { SecurityEvent, SecurityRecord } from '../../domain/protection/security-event.ts';
import { networkOf } from '../../server-kernel/network.ts';
import type { Session } from '../ports.ts';

/** Takes down that somebody of the staff read what is a player's, or what they decided. */
export function reviewRecord(
  security: SecurityRecord,
  kind: Extract<SecurityEvent['kind'], 'document-review' | 'request-review'>,
) {
  return (
    request: FastifyRequest,
    { id, user }: Session,
    /** Null where nobody's account is meant. */
    about: { readonly user_id: string } | null,
    reason: string,
  ) =>
    security.record({
      kind,
      outcome: 'success',
      place: request.routeOptions.url,
      reason,
      actorId: user.id,
      subjectId: about?.user_id ?? null,
      sessionId: id,
      network: networkOf(request.ip),
    });
}
