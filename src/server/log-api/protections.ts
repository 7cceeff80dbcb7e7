import { addAbortSignal, Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { STREAMED } from '../../server-kernel/compressed.ts';
import { decodeInput } from '../http/decode-input.ts';
import { refusal } from '../http/refusal.ts';
import { audit, type Viewer, viewerOf } from '../identity/viewer.ts';
import type { LogContext } from './context.ts';
import { signInEnd } from './stream-end.ts';
import { createViewerQuota } from './viewer-quota.ts';

/** The newest sessions: with some a day, those of a year. */
const SESSIONS = 500;
/** Each keeps a thread. */
const RECORDS = {
  players: { total: 2, each: { user: 1, network: 1 } },
  staff: { total: 4, each: { user: 2, network: 4 } },
};

const query = v.object({
  user: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
});

/** Whose it is: a player's is always their own. */
function whoseOf({ role, user }: Viewer, asked: v.InferOutput<typeof query>): string {
  if (role === 'player') return user.id;
  if (asked.user === undefined) throw refusal(400, 'user');
  return asked.user;
}

/**
 * `GET /protections?user=`: a table of what the logs of a player tell of their protection, over
 * sessions: which limits were in force when, each check, each refusal, each movement of money, and
 * what should have been kept from happening.
 */
export async function protectionsRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  const { identity, store, now, protectionRecord } = context;
  const records = createViewerQuota('records', RECORDS);
  app.get('/protections', STREAMED, async (request, reply) => {
    const viewer = await viewerOf(identity, request, ['support', 'player']);
    const userId = whoseOf(viewer, decodeInput(query, request.query));
    records.takeWhileOpen(viewer, request, reply);
    await audit(store, now, viewer, 'protections.read', { userId });
    const whose = viewer.role === 'player' ? { ownUserId: userId } : { userIds: [userId] };
    const found = await store.search({ limit: SESSIONS, ...whose });
    const rows = Readable.from(protectionRecord(found.toReversed()), { objectMode: false });
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="protection.csv"')
      .send(addAbortSignal(signInEnd(context, viewer, reply), rows));
  });
}
