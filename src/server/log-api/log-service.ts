import type { FastifyInstance } from 'fastify';
import { compressReplies } from '../../server-kernel/compressed.ts';
import { networkOf } from '../../server-kernel/network.ts';
import { NetworkLimit } from '../../server-kernel/network-limit.ts';
import { refusal } from '../http/refusal.ts';
import { receiptKey } from '../keys/receipts.ts';
import type { LogContext } from './context.ts';
import { erasureRoutes } from './erasures.ts';
import { eventsRoutes } from './events.ts';
import { ingestRoutes } from './ingest.ts';
import { liveRoutes } from './live.ts';
import { oversightRoutes } from './oversight.ts';
import { protectionsRoutes } from './protections.ts';
import { securityRoutes } from './security-events.ts';
import { sessionsRoutes } from './sessions.ts';
import { streamRoutes } from './stream.ts';

/**
 * Looks of one network: each writes a line into the audit, which is kept for ever. An office of
 * staff whose consoles look again every ten seconds has 6 a minute each.
 */
const LOOKS = { capacity: 3_000, perMinute: 1_200 };

/** Has who asks too much wait, before anything is looked up or written. */
function limitLooks(app: FastifyInstance, now: () => number): void {
  const looks = new NetworkLimit({ ...LOOKS, now });
  app.addHook('onRequest', async ({ method, ip }) => {
    const wait = method === 'GET' ? looks.take(networkOf(ip)) : 0;
    if (wait > 0) throw refusal(429, 'too-many-looks', wait);
  });
}

/** The log service's routes; to be registered under `/log-api/v1`. */
export async function logService(
  app: FastifyInstance,
  { context }: { context: LogContext },
): Promise<void> {
  limitLooks(app, context.now);
  await compressReplies(app);
  app.get('/key', async () => receiptKey(context.keys));
  await ingestRoutes(app, context);
  await sessionsRoutes(app, context);
  await eventsRoutes(app, context);
  await liveRoutes(app, context);
  await streamRoutes(app, context);
  await oversightRoutes(app, context);
  await protectionsRoutes(app, context);
  await securityRoutes(app, context);
  await erasureRoutes(app, context);
}
