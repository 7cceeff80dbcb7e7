import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Erasure } from '../../domain/protection/erasure.ts';
import { decodeInput, wholeNumber } from '../http/decode-input.ts';
import { audit, viewerOf } from '../identity/viewer.ts';
import type { LogContext } from './context.ts';

const PAGE = 50;
// `guest` stands in the log for what may be anybody's.
const userId = v.pipe(v.string(), v.regex(/^(?!guest$)[\w-]{1,64}$/));
const request = v.object({ userId });
const listQuery = v.object({ cursor: v.optional(wholeNumber) });

/** With the logins of everybody in it that has one. */
async function faceOf({ identity }: LogContext, erasure: Erasure) {
  const loginOf = async (id: string | null) =>
    id === null ? null : ((await identity.userById(id))?.login ?? null);
  return {
    ...erasure,
    login: await loginOf(erasure.userId),
    requestedByLogin: await loginOf(erasure.requestedBy),
    decidedByLogin: await loginOf(erasure.decidedBy),
  };
}

/** `POST /erasures`, and the older `DELETE /users/{id}`: ask for a person's erasure. */
function requestRoutes(app: FastifyInstance, context: LogContext): void {
  app.post('/erasures', async (asked, reply) => {
    const viewer = await viewerOf(context.identity, asked, ['support']);
    const wanted = decodeInput(request, asked.body);
    const erasure = await context.erasures.request(viewer, wanted.userId);
    return reply.code(202).send(await faceOf(context, erasure));
  });
  app.delete<{ Params: { id: string } }>('/users/:id', async (asked, reply) => {
    const viewer = await viewerOf(context.identity, asked, ['support']);
    const erasure = await context.erasures.request(viewer, decodeInput(userId, asked.params.id));
    return reply.code(202).send(await faceOf(context, erasure));
  });
}

/** `POST /erasures/{id}/confirm` by a second person, and `…/cancel` by anybody of support. */
function decisionRoutes(app: FastifyInstance, context: LogContext): void {
  for (const decision of ['confirm', 'cancel'] as const) {
    app.post<{ Params: { id: string } }>(`/erasures/:id/${decision}`, async (asked) => {
      const viewer = await viewerOf(context.identity, asked, ['support']);
      const id = decodeInput(wholeNumber, asked.params.id);
      return faceOf(context, await context.erasures[decision](viewer, id));
    });
  }
}

/** Erasures of people's recordings, for support. */
export async function erasureRoutes(app: FastifyInstance, context: LogContext): Promise<void> {
  app.get('/erasures', async (asked) => {
    const viewer = await viewerOf(context.identity, asked, ['support']);
    const { cursor } = decodeInput(listQuery, asked.query);
    await audit(context.store, context.now, viewer, 'erasures.read');
    const found = await context.erasures.list(PAGE + 1, cursor);
    const page = found.slice(0, PAGE);
    const rest = found.length > PAGE ? page.at(-1) : undefined;
    const items = await Promise.all(page.map((one) => faceOf(context, one)));
    const next = rest === undefined ? null : String(rest.id);
    return { items, next };
  });
  requestRoutes(app, context);
  decisionRoutes(app, context);
}
