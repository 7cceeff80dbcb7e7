import type { FastifyRequest } from 'fastify';
import { calls } from '../../calls/table.ts';
import type {
  SecurityEntry,
  SecurityKind,
  SecurityOutcome,
  SecurityRecord,
} from '../../domain/protection/security-event.ts';
import { networkOf } from '../../server-kernel/network.ts';
import type { CallContext } from './handler.ts';
import type { Refused } from './refusal.ts';

const CAPTCHAS: ReadonlySet<string> = new Set(['100', '111', '112', '113']);
/** What was wrong with a form is no business of security. */
const WRONG: ReadonlySet<number> = new Set([401, 403, 409]);
const FORBIDDEN: ReadonlySet<number> = new Set([401, 403]);

interface Verdict {
  readonly kind: SecurityKind;
  readonly outcome: SecurityOutcome;
}

/** As what a refusal goes on record, if it does. */
function verdictOn(status: number, code: string, kind: SecurityKind | null): Verdict | null {
  if (CAPTCHAS.has(code)) return { kind: 'captcha', outcome: 'refused' };
  if (status === 429) return { kind: 'limit', outcome: 'refused' };
  if (kind !== null && WRONG.has(status)) return { kind, outcome: 'failure' };
  return FORBIDDEN.has(status) ? { kind: 'refusal', outcome: 'refused' } : null;
}

/** What an answer says of how it went: the word for what was wrong, or for what comes next. */
function wordIn(answer: unknown, name: 'error' | 'next'): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const word = Object.entries(answer).find(([key]) => key === name)?.[1];
  return typeof word === 'string' ? word : undefined;
}

/** As what the call goes on record; null where it does not. */
const kindOf = (context: CallContext | undefined): SecurityKind | null =>
  context === undefined ? null : (context.notes.kind ?? calls[context.call].auditedAs);

/** Sees what becomes of calls, and has what concerns security taken down. */
export interface SecurityAudit {
  /** Somebody was let in to a call: from here on it is about that call. */
  admitted(request: FastifyRequest, context: CallContext): void;
  answered(request: FastifyRequest, answer: unknown): void;
  refused(request: FastifyRequest, refused: Refused): void;
}

/** Puts an audit together; `record` takes down what it sees. */
export function createSecurityAudit(record: SecurityRecord): SecurityAudit {
  const contexts = new WeakMap<FastifyRequest, CallContext>();
  const takeDown = (
    request: FastifyRequest,
    context: CallContext | undefined,
    entry: SecurityEntry,
  ) => {
    const place = context?.call ?? request.routeOptions.url;
    const network = networkOf(request.ip);
    const playerId = context?.player?.user_id;
    const notes = context?.notes ?? {};
    const reason = entry.reason ?? notes.reason;
    const who = { actorId: playerId, subjectId: playerId, ...notes };
    const facts = { place, network, ...who, ...entry, reason };
    if (notes.sessionId !== undefined || context?.cookie === undefined) {
      record.record(facts);
      return;
    }
    // Nobody waits for it.
    context
      .session()
      .catch(() => null)
      .then((session) => record.record({ ...facts, sessionId: session?.id }));
  };
  return {
    admitted: (request, context) => void contexts.set(request, context),
    answered(request, answer) {
      const context = contexts.get(request);
      const kind = kindOf(context);
      if (kind === null) return;
      const error = wordIn(answer, 'error');
      const outcome = error === undefined ? 'success' : 'failure';
      takeDown(request, context, { kind, outcome, reason: error ?? wordIn(answer, 'next') });
    },
    refused(request, { status, body }) {
      const context = contexts.get(request);
      const reason = body.errors[0]?.code ?? String(status);
      const verdict = verdictOn(status, reason, kindOf(context));
      if (verdict !== null) takeDown(request, context, { ...verdict, reason });
    },
  };
}
