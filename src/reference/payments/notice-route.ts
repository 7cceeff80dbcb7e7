import type { FastifyInstance } from 'fastify';
import type { SecurityRecord } from '../../domain/protection/security-event.ts';
import { networkOf } from '../../server-kernel/network.ts';
import type { Notices } from './notices.ts';

export const NOTICE_PATH = '/reference-api/v1/payments/notifications/sandbox';

/** Larger than any notification. */
const BODY_LIMIT = 4 * 1024;
const STATUS = { signature: 401, stale: 401, malformed: 400, replayed: 200 } as const;
const CONTRADICTS = 409;

const textOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.slice(0, 200) : '';

export interface NoticeRouteOptions {
  readonly notices: Notices;
  readonly security: SecurityRecord;
  readonly now: () => number;
}

/** Takes notifications of the provider; for a scope of its own, since it reads texts as they are. */
export function registerNotices(
  app: FastifyInstance,
  { notices, security, now }: NoticeRouteOptions,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    async (_: unknown, text: unknown) => String(text),
  );
  app.post(NOTICE_PATH, async (request, reply) => {
    const { 'sandbox-signature': signature, 'sandbox-id': id } = request.headers;
    const body = typeof request.body === 'string' ? request.body : '';
    const outcome = notices.receive({ id: textOf(id), signature: textOf(signature), body }, now());
    if (outcome.kind !== 'refused') return reply.code(200).send({});
    const { problem } = outcome;
    security.record({
      kind: 'payment-notice',
      outcome: 'refused',
      place: NOTICE_PATH,
      reason: problem,
      network: networkOf(request.ip),
    });
    const status = Object.entries(STATUS).find(([name]) => name === problem)?.[1] ?? CONTRADICTS;
    return reply.code(status).send({});
  });
}
