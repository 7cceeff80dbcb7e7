import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { decodeInput, moment, wholeNumber } from '../decode-input.ts';
import type { LogSession, SessionQuery } from '../stores/log-session.ts';
import { audit, sessionFor, type Viewer, viewerOf } from '../viewer.ts';
import type { LogContext } from './context.ts';

const PAGE = 50;
const LIVE_MS = 45_000;
const short = v.pipe(v.string(), v.maxLength(200));

const query = v.object({
  user: v.optional(short),
  claimed: v.optional(v.picklist(['0', '1'])),
  from: v.optional(moment),
  to: v.optional(moment),
  type: v.optional(short),
  text: v.optional(short),
  cursor: v.optional(wholeNumber),
});

type Asked = v.InferOutput<typeof query>;

/** A user is asked for by id, or by part of the login. */
async function userIdsFor(context: LogContext, text: string): Promise<string[]> {
  return [text, ...(await context.identity.userIdsByLoginText(text))];
}

async function searchOf(context: LogContext, viewer: Viewer, asked: Asked): Promise<SessionQuery> {
  const { user, claimed, from, to, type, text, cursor } = asked;
  const users = user ? { userIds: await userIdsFor(context, user), claimed: claimed === '1' } : {};
  return {
    limit: PAGE + 1,
    ...(viewer.role === 'player' ? { ownUserId: viewer.user.id } : users),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(type ? { type } : {}),
    ...(text ? { text } : {}),
    ...(cursor === undefined ? {} : { before: cursor }),
  };
}

/**
 * What a search shows of a session. What the collector knows and what the browser claims stand in
 * fields of their own: of the latter nothing is proved.
 */
function itemOf(context: LogContext, session: LogSession) {
  const { id, eventCount, missing, setAside, build, device } = session;
  return {
    id,
    userIds: session.linkedUserIds,
    claimedUserIds: session.claimedUserIds,
    receivedFirst: session.receivedFirst,
    receivedLast: session.receivedLast,
    startedAt: session.startedAt,
    lastAt: session.lastAt,
    eventCount,
    missing,
    live: context.now() - session.receivedLast < LIVE_MS,
    setAside,
    build,
    device,
    verdict: session.verdict ?? 'unchecked',
  };
}

/** Names of the filters that were used: what was typed may be personal. */
function filtersOf(asked: Asked): string {
  return Object.keys(asked).join(' ');
}

/** `GET /sessions/{id}`: what a search shows of one session. */
function oneSessionRoute(app: FastifyInstance, context: LogContext): void {
  app.get<{ Params: { id: string } }>('/sessions/:id', async (request, reply) => {
    const viewer = await viewerOf(context.identity, request);
    const session = await sessionFor(context.store, viewer, request.params.id);
    const about = { sessionId: session.id, detail: 'summary' };
    await audit(context.store, context.now, viewer, 'session.read', about);
    return reply.header('cache-control', 'no-store').send(itemOf(context, session));
  });
}

/** `GET /sessions`: search, newest first. A player finds only their own. */
export async function sessionsRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  oneSessionRoute(app, context);
  app.get('/sessions', async (request, reply) => {
    const viewer = await viewerOf(context.identity, request);
    const asked = decodeInput(query, request.query);
    const detail = filtersOf(asked);
    await audit(context.store, context.now, viewer, 'sessions.searched', { detail });
    const found = await context.store.search(await searchOf(context, viewer, asked));
    const page = found.slice(0, PAGE);
    const more = found.length > PAGE ? page.at(-1) : undefined;
    const items = page.map((session) => itemOf(context, session));
    return reply
      .header('cache-control', 'no-store')
      .send({ items, next: more === undefined ? null : String(more.ordinal) });
  });
}
