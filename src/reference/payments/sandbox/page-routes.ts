import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { acceptForms, objectionPage, sendOn, sendPage } from '../../http/plain-page.ts';
import { choicePage, codePage, endPage } from './pages.ts';
import { SANDBOX_PATH, type Sandbox } from './sandbox.ts';
import { NOTICE_WAYS, type SandboxRow } from './sandbox-store.ts';

export interface SandboxPagesOptions {
  readonly sandbox: Sandbox;
  /** Has what the sandbox tells reach the site. */
  readonly deliver: (now: number) => void;
  readonly now: () => number;
}

const place = v.object({ payment: v.string(), token: v.string() });
const form = v.object({
  what: v.picklist(['pay', 'secure', 'refuse', 'pending', 'cancel', 'code', 'charge-back']),
  code: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  notice: v.optional(v.picklist(NOTICE_WAYS), 'at-once'),
});

const RESULTS: Readonly<Record<SandboxRow['state'], string>> = {
  open: 'cancel',
  code: 'cancel',
  pending: 'pending',
  succeeded: 'success',
  refused: 'fail',
  expired: 'fail',
  cancelled: 'cancel',
  'charged-back': 'fail',
};

const backOf = ({ state, payment, return_to }: SandboxRow): string =>
  `${return_to}/onpay/${RESULTS[state]}?payment=${payment}`;

function show(reply: FastifyReply, row: SandboxRow): FastifyReply {
  if (row.state === 'open') return sendPage(reply, choicePage(row));
  if (row.state === 'code') return sendPage(reply, codePage(row));
  return sendPage(reply, endPage(row, backOf(row)));
}

/** Registers the pages at which players pay; for a scope of their own, since they take forms. */
export function registerSandboxPages(
  app: FastifyInstance,
  { sandbox, deliver, now }: SandboxPagesOptions,
): void {
  const url = `${SANDBOX_PATH}/:payment/:token`;
  const rowOf = ({ params }: FastifyRequest): SandboxRow | null => {
    const { payment, token } = v.parse(place, params);
    return sandbox.at(payment, token, now());
  };
  const unknown = (reply: FastifyReply) =>
    sendPage(reply, objectionPage('There is no such payment.'), 404);
  acceptForms(app);
  app.get(url, async (request, reply) => {
    const row = rowOf(request);
    return row?.direction === 'in' ? show(reply, row) : unknown(reply);
  });
  app.post(url, async (request, reply) => {
    const row = rowOf(request);
    if (row?.direction !== 'in') return unknown(reply);
    const sent = v.safeParse(form, request.body);
    if (!sent.success) {
      return sendPage(reply, objectionPage('Nothing that could be done was chosen.'), 400);
    }
    const decided = sandbox.decide(row, sent.output, now());
    deliver(now());
    const isDone = decided.state !== 'open' && decided.state !== 'code';
    // Who takes money back stays where they are: the site has not sent them.
    if (!isDone || sent.output.what === 'charge-back') return show(reply, decided);
    return sendOn(reply, backOf(decided));
  });
}
