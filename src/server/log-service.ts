import type { FastifyInstance } from 'fastify';
import type { LogContext } from './log-api/context.ts';
import { erasureRoutes } from './log-api/erasures.ts';
import { eventsRoutes } from './log-api/events.ts';
import { ingestRoutes } from './log-api/ingest.ts';
import { liveRoutes } from './log-api/live.ts';
import { oversightRoutes } from './log-api/oversight.ts';
import { securityRoutes } from './log-api/security-events.ts';
import { sessionsRoutes } from './log-api/sessions.ts';
import { streamRoutes } from './log-api/stream.ts';
import { receiptKey } from './receipts.ts';

/** The log service's routes; to be registered under `/log-api/v1`. */
export async function logService(
  app: FastifyInstance,
  { context }: { context: LogContext },
): Promise<void> {
  app.get('/key', async () => receiptKey(context.keys));
  await ingestRoutes(app, context);
  await sessionsRoutes(app, context);
  await eventsRoutes(app, context);
  await liveRoutes(app, context);
  await streamRoutes(app, context);
  await oversightRoutes(app, context);
  await securityRoutes(app, context);
  await erasureRoutes(app, context);
}
