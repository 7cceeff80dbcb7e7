import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { decodeInput, wholeNumber } from '../http/decode-input.ts';
import { audit, seesPersonal, sessionFor, viewerOf } from '../identity/viewer.ts';
import type { StoredAuditEntry } from '../stores/audit-entry.ts';
import type { LogContext } from './context.ts';
import { createViewerQuota } from './viewer-quota.ts';

const PAGE = 100;
const short = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const auditQuery = v.object({
  actor: v.optional(short),
  session: v.optional(short),
  user: v.optional(short),
  cursor: v.optional(wholeNumber),
});

async function withLogins(context: LogContext, entries: readonly StoredAuditEntry[]) {
  const logins = new Map<string, string | null>();
  for (const { actorId } of entries) {
    if (logins.has(actorId)) continue;
    logins.set(actorId, (await context.identity.userById(actorId))?.login ?? null);
  }
  return entries.map((entry) => ({ ...entry, actorLogin: logins.get(entry.actorId) ?? null }));
}

/** `GET /audit`: who looked at what, newest first. */
function auditRoute(app: FastifyInstance, context: LogContext): void {
  app.get('/audit', async (request) => {
    const viewer = await viewerOf(context.identity, request, ['support', 'analyst']);
    const { actor, session, user, cursor } = decodeInput(auditQuery, request.query);
    const found = await context.store.audit({
      limit: PAGE + 1,
      ...(actor === undefined ? {} : { actorId: actor }),
      ...(session === undefined ? {} : { sessionId: session }),
      ...(user === undefined ? {} : { userId: user }),
      ...(cursor === undefined ? {} : { before: cursor }),
    });
    await audit(context.store, context.now, viewer, 'audit.read');
    const page = found.slice(0, PAGE);
    const more = found.length > PAGE ? page.at(-1) : undefined;
    // Players look at their own sessions, so logins of actors are personal as well.
    const items = seesPersonal(viewer) ? await withLogins(context, page) : page;
    return { items, next: more === undefined ? null : String(more.id) };
  });
}

/** Checks that wait or run; those of staff one by one, and those of players. */
const CHECKS = {
  players: { total: 2, each: { user: 1, network: 1 } },
  staff: { total: 8, each: { user: 4, network: 8 } },
};

/** `GET /sessions/{id}/verify`: folds a recording and compares it with its checkpoints. */
function verifyRoute(app: FastifyInstance, context: LogContext): void {
  const checks = createViewerQuota('checks', CHECKS);
  app.get<{ Params: { id: string } }>('/sessions/:id/verify', async (request) => {
    const viewer = await viewerOf(context.identity, request);
    const session = await sessionFor(context.store, viewer, request.params.id);
    // Not given back by leaving: the check goes on.
    const release = checks.take(viewer, request);
    try {
      const about = { sessionId: session.id };
      await audit(context.store, context.now, viewer, 'session.verified', about);
      const found = await context.verifier.verify(
        session,
        viewer.role === 'player' ? 'others' : 'staff',
      );
      return { ...found, through: session.ackedSeq };
    } finally {
      release();
    }
  });
}

/** What staff answer for: checks, and the record of who looked at what. */
export async function oversightRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  auditRoute(app, context);
  verifyRoute(app, context);
}
