import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  SECURITY_KINDS,
  SECURITY_OUTCOMES,
  type SecurityEvent,
} from '../../domain/protection/security-event.ts';
import { STREAMED } from '../../server-kernel/compressed.ts';
import { Flag } from '../flag.ts';
import { decodeInput, moment, wholeNumber } from '../http/decode-input.ts';
import { refusalOf } from '../http/refusal.ts';
import { SSE_KEEP_ALIVE, sendEvents, sseMessage } from '../http/sse.ts';
import { audit, viewerOf } from '../identity/viewer.ts';
import type { LogContext } from './context.ts';
import { streamEnd } from './stream-end.ts';

const PAGE = 100;
const EVENTS_AT_ONCE = 100;
/** Other processes write as well, and tell nobody. */
const LOOK_MS = 1000;
const LOOKS_PER_KEEP_ALIVE = 15;
/** Streams of this process that are open at once; each looks once a second. */
const MOST_STREAMS = 50;

const query = v.object({
  kind: v.optional(v.picklist(SECURITY_KINDS)),
  outcome: v.optional(v.picklist(SECURITY_OUTCOMES)),
  user: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  from: v.optional(moment),
  to: v.optional(moment),
  cursor: v.optional(wholeNumber),
});

const streamQuery = v.object({ from: v.optional(v.picklist(['start', 'now']), 'now') });
const resumed = v.object({ 'last-event-id': v.optional(wholeNumber) });

/** `GET /security-events`: what happened to accounts and was refused, newest first. */
function listRoute(app: FastifyInstance, context: LogContext): void {
  app.get('/security-events', async (request) => {
    const viewer = await viewerOf(context.identity, request, ['support']);
    const asked = decodeInput(query, request.query);
    const { user, cursor, ...more } = asked;
    const detail = Object.keys(asked).join(' ');
    const about = user === undefined ? { detail } : { userId: user, detail };
    await audit(context.store, context.now, viewer, 'security.read', about);
    // What this process knows of and has not written yet is news as well.
    await context.security.written();
    const wanted = { ...more, userId: user, before: cursor, limit: PAGE + 1 };
    const found = await context.securityStore.find(wanted);
    const items = found.slice(0, PAGE);
    const rest = found.length > PAGE ? items.at(-1) : undefined;
    return { items, next: rest === undefined ? null : String(rest.id) };
  });
}

/** A security event in the form of CloudEvents 1.0, JSON format. */
function cloudEvent({ id, at, ...data }: SecurityEvent) {
  return {
    specversion: '1.0',
    id: String(id),
    source: '/security-events',
    type: `replaybook.security.${data.kind}`,
    time: new Date(at).toISOString(),
    ...(data.subjectId === null ? {} : { subject: data.subjectId }),
    datacontenttype: 'application/json',
    data,
  };
}

function messageOf(event: SecurityEvent): string {
  return sseMessage({ id: String(event.id), data: JSON.stringify(cloudEvent(event)) });
}

/** The events after an id, and those that come. */
async function* follow(context: LogContext, begin: number, signal: AbortSignal) {
  const grown = new Flag();
  const undo = context.security.follow(() => grown.raise());
  let last = begin;
  let quiet = 0;
  try {
    while (!signal.aborted) {
      const events = await context.securityStore.after(last, EVENTS_AT_ONCE);
      for (const event of events) yield messageOf(event);
      last = events.at(-1)?.id ?? last;
      quiet = events.length > 0 ? 0 : quiet + 1;
      if (events.length === EVENTS_AT_ONCE) continue;
      await grown.wait(signal, LOOK_MS);
      if (quiet % LOOKS_PER_KEEP_ALIVE === LOOKS_PER_KEEP_ALIVE - 1) yield SSE_KEEP_ALIVE;
    }
  } finally {
    undo();
  }
}

async function beginOf({ securityStore }: LogContext, request: FastifyRequest): Promise<number> {
  const { 'last-event-id': last } = decodeInput(resumed, request.headers);
  if (last !== undefined) return last;
  return decodeInput(streamQuery, request.query).from === 'start' ? 0 : securityStore.lastId();
}

/** `GET /security-events/stream`: as they come; goes on exactly after the Last-Event-ID. */
function streamRoute(app: FastifyInstance, context: LogContext): void {
  let open = 0;
  app.get('/security-events/stream', STREAMED, async (request, reply) => {
    const viewer = await viewerOf(context.identity, request, ['support']);
    if (open >= MOST_STREAMS) throw refusalOf({ actorId: viewer.user.id }, 429, 'too-many-streams');
    open += 1;
    reply.raw.once('close', () => {
      open -= 1;
    });
    const begin = await beginOf(context, request);
    await audit(context.store, context.now, viewer, 'security.followed');
    return sendEvents(reply, streamEnd(context, viewer, reply), (signal) =>
      follow(context, begin, signal),
    );
  });
}

/** Security events, for support. Whoever reads them is on the audit. */
export async function securityRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  listRoute(app, context);
  streamRoute(app, context);
}
