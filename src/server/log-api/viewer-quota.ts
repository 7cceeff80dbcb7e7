import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../server-kernel/network.ts';
import { Quota, type QuotaLimits, type Release } from '../../server-kernel/quota.ts';
import { hold, holdWhileOpen } from '../http/quota-hold.ts';
import type { Viewer } from '../identity/viewer.ts';

type Limits = QuotaLimits<'user' | 'network'>;

/** ViewerQuota for what viewers do at the same time. Players never take any from staff. */
export interface ViewerQuota {
  /** Takes a place until it is released; refused with 429 or 503 where there is none. */
  take(viewer: Viewer, request: FastifyRequest): Release;
  /** Takes a place for as long as the answer is under way. */
  takeWhileOpen(viewer: Viewer, request: FastifyRequest, reply: FastifyReply): void;
}

/** `what` stands in the code of a refusal, such as `streams`. */
export function createViewerQuota(
  what: string,
  limits: { players: Limits; staff: Limits },
): ViewerQuota {
  const players = new Quota(limits.players);
  const staff = new Quota(limits.staff);
  const quotaOf = ({ role }: Viewer) => (role === 'player' ? players : staff);
  const holderOf = ({ user }: Viewer, { ip }: FastifyRequest) => ({
    user: user.id,
    network: networkOf(ip),
  });
  return {
    take: (viewer, request) => hold(quotaOf(viewer), holderOf(viewer, request), what),
    takeWhileOpen(viewer, request, reply) {
      holdWhileOpen(reply, quotaOf(viewer), holderOf(viewer, request), what);
    },
  };
}
