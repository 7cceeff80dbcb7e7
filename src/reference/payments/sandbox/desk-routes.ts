import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { acceptForms, objectionPage, sendPage } from '../../http/plain-page.ts';
import { DESK_PATH } from './desk.ts';
import type { SandboxPagesOptions } from './page-routes.ts';
import { deskPage, paidPage } from './pages.ts';
import { NOTICE_WAYS } from './sandbox-store.ts';

const form = v.object({
  code: v.pipe(v.string(), v.maxLength(40)),
  notice: v.optional(v.picklist(NOTICE_WAYS), 'at-once'),
});

/** Registers the desk at which orders are paid in cash; for a scope of its own, as it takes forms. */
export function registerSandboxDesk(
  app: FastifyInstance,
  { sandbox, deliver, now }: SandboxPagesOptions,
): void {
  acceptForms(app);
  app.get(DESK_PATH, async (_, reply) => sendPage(reply, deskPage(false)));
  app.post(DESK_PATH, async (request, reply) => {
    const sent = v.safeParse(form, request.body);
    if (!sent.success) return sendPage(reply, objectionPage('No code was told.'), 400);
    const { code, notice } = sent.output;
    const row = sandbox.atDesk(code, now());
    if (row === null) return sendPage(reply, deskPage(true), 404);
    const paid = sandbox.decide(row, { what: 'pay', code: '', notice }, now());
    deliver(now());
    return sendPage(reply, paidPage(paid));
  });
}
