import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { RateLimit } from '../../server-kernel/rate-limit.ts';
import { decodeInput, moment, wholeNumber } from '../http/decode-input.ts';
import { refusal } from '../http/refusal.ts';
import { audit, seesPersonal, sessionFor, type Viewer, viewerOf } from '../identity/viewer.ts';
import { keyedHash } from '../keys/keyed-hash.ts';
import type { LogSession, SessionQuery } from '../stores/log-session.ts';
import type { LogContext } from './context.ts';
import { createViewerQuota } from './viewer-quota.ts';

const PAGE = 50;
const LIVE_MS = 45_000;
/** Searches for a person by one of the staff: the console's own look again every 10 s is 6. */
const SEARCHES_BY_USER = { capacity: 60, perMinute: 30 };
/** Searches at the same time. */
const SEARCHES = {
  players: { total: 16, each: { user: 2, network: 8 } },
  staff: { total: 64, each: { user: 4, network: 64 } },
};
/** U+0000 ends a text for the index of texts, in the middle of the question. */
const CONTROL = /\p{Cc}/u;
const short = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((text) => !CONTROL.test(text), 'must hold no control characters'),
);

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

/** A user is asked for by id, or by part of the login: that by those alone who may see it. */
async function userIdsFor(context: LogContext, viewer: Viewer, text: string): Promise<string[]> {
  if (!seesPersonal(viewer)) return [text];
  return [text, ...(await context.identity.userIdsByLoginText(text))];
}

async function searchOf(context: LogContext, viewer: Viewer, asked: Asked): Promise<SessionQuery> {
  const { user, claimed, from, to, type, text, cursor } = asked;
  const isByUser = user && viewer.role !== 'player';
  const userIds = isByUser ? await userIdsFor(context, viewer, user) : [];
  const users = isByUser ? { userIds, claimed: claimed === '1' } : {};
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

/**
 * Names of the filters that were used: what was typed may be personal. Of who was asked for a keyed
 * hash is kept, by which searches for one person can be told from trying many.
 */
function filtersOf({ user, ...others }: Asked, hash: (value: string) => string): string {
  const who = user ? [`user:${hash(user.toLowerCase())}`] : [];
  return [...who, ...Object.keys(others)].join(' ');
}

/** `GET /sessions/{id}`: what a search shows of one session. */
function oneSessionRoute(app: FastifyInstance, context: LogContext): void {
  app.get<{ Params: { id: string } }>('/sessions/:id', async (request) => {
    const viewer = await viewerOf(context.identity, request);
    const session = await sessionFor(context.store, viewer, request.params.id);
    const about = { sessionId: session.id, detail: 'summary' };
    await audit(context.store, context.now, viewer, 'session.read', about);
    return itemOf(context, session);
  });
}

/** `GET /sessions`: search, newest first. A player finds only their own. */
export async function sessionsRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  oneSessionRoute(app, context);
  const hash = keyedHash(context.keys.master, 'audited searches');
  const byUser = new RateLimit({ ...SEARCHES_BY_USER, now: context.now });
  const searches = createViewerQuota('searches', SEARCHES);
  app.get('/sessions', async (request) => {
    const viewer = await viewerOf(context.identity, request);
    const asked = decodeInput(query, request.query);
    const wait = asked.user && viewer.role !== 'player' ? byUser.take(viewer.user.id) : 0;
    if (wait > 0) throw refusal(429, 'too-many-searches', wait);
    const detail = filtersOf(asked, hash);
    const search = async () => {
      await audit(context.store, context.now, viewer, 'sessions.searched', { detail });
      return context.store.search(await searchOf(context, viewer, asked));
    };
    const release = searches.take(viewer, request);
    const found = await search().finally(release);
    const page = found.slice(0, PAGE);
    const more = found.length > PAGE ? page.at(-1) : undefined;
    const items = page.map((session) => itemOf(context, session));
    return { items, next: more === undefined ? null : String(more.ordinal) };
  });
}
