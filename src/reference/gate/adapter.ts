import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CallDeclaration } from '../../calls/define.ts';
import { answersSecret } from '../../calls/private-paths.ts';
import { type CallName, calls, isCallName } from '../../calls/table.ts';
import { STREAMED } from '../../server-kernel/compressed.ts';
import { headerOf } from '../http/caller.ts';
import { decodeInput, expectation } from '../http/decode.ts';
import type { Fault, FaultPlan } from '../http/faults.ts';
import type { CallContext, Handlers, StreamHandlers } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import { routeOf } from '../http/route.ts';
import type { SecurityAudit } from '../http/security-audit.ts';
import { Written } from '../http/written.ts';
import type { Gate } from './gate.ts';

export interface AdapterOptions {
  readonly handlers: Handlers;
  readonly streams: StreamHandlers;
  readonly faults: FaultPlan;
  readonly gate: Gate;
  readonly audit: SecurityAudit;
  /** Holds every reply to its declaration and sends no more than is declared. */
  readonly checkReplies: boolean;
}

/** Any row's handler: the table pairs it with the declaration that decoded its input. */
type AnyHandler = (input: Record<string, unknown>, context: CallContext) => unknown;

/** Requests are small; what is larger is not a coupon. */
const BODY_LIMIT = 64 * 1024;

/** Spoils the answer of a call as its fault says. */
function spoil(answer: NonNullable<Fault['answer']>, reply: FastifyReply): FastifyReply {
  if (answer.kind === 'drop') {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (answer.kind === 'malformed') return reply.type('application/json').send('{"cut":"of');
  const { status, code = String(status), exception_code } = answer;
  const errors = [{ code, title: 'A fault of the plan' }];
  return reply
    .code(status)
    .send(exception_code === undefined ? { errors } : { exception_code, errors });
}

function checked({ reply }: CallDeclaration, name: string, body: unknown): unknown {
  const result = v.safeParse(reply, body);
  if (result.success) return result.output;
  const trouble = result.issues.map((issue) => `${v.getDotPath(issue)}: ${expectation(issue)}`);
  throw new Error(`the reply of ${name} is not what it declares: ${trouble.join('; ')}`);
}

/** Sends what is written already, unless who asks has it. */
async function sendWritten(
  written: Written<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // It is asked for anew each time, and sent where it is another.
  reply.header('cache-control', 'no-cache').header('etag', written.etag);
  if (written.isKnownTo(request.headers['if-none-match'])) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const packed = written.packed.in(headerOf(request, 'accept-encoding'));
  if (packed === null) return reply.send(written.text);
  return reply.header('content-encoding', packed.coding).send(await packed.bytes);
}

async function execute(
  name: CallName,
  handler: AnyHandler,
  { gate, audit, checkReplies }: AdapterOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const declaration: CallDeclaration = calls[name];
  const context = await gate.admit(name, request, reply);
  audit.admitted(request, context);
  const { params: path, query, headers, body } = request;
  const input = decodeInput(declaration, { path, query, headers, body });
  const answer = await handler(input, context);
  audit.answered(request, answer);
  if (declaration.stream || !checkReplies) return answer;
  if (!(answer instanceof Written)) return checked(declaration, name, answer);
  checked(declaration, name, answer.reply);
  return answer;
}

/** What answers one row of the table; a row without a handler refuses. */
function answering(name: CallName, options: AdapterOptions) {
  const { handlers, streams, faults } = options;
  const handler = (handlers[name] ?? streams[name]) as unknown as AnyHandler | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fault = faults.take(name);
    if (fault?.hold) await faults.held(name);
    if (fault?.delay) await sleep(fault.delay);
    if (fault?.answer && !fault.executes) return spoil(fault.answer, reply);
    if (!handler) throw new Refused('501', [{ detail: name }]);
    const answer = await execute(name, handler, options, request, reply);
    if (fault?.answer) {
      if (answer instanceof Readable) answer.destroy();
      return spoil(fault.answer, reply);
    }
    if (answer instanceof Written) return sendWritten(answer, request, reply);
    if (calls[name].stream) {
      // Some proxies would gather messages and pass them on late.
      reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
    }
    return answer === undefined || answer === null ? reply.code(204).send() : reply.send(answer);
  };
}

/** How the route of a call is to compress what it answers: what holds a secret goes as it is. */
function packingOf(name: CallName) {
  if (answersSecret(name)) return { compress: false } as const;
  return calls[name].stream ? STREAMED : {};
}

/** Registers one route for every call of the table. */
export function registerCalls(app: FastifyInstance, options: AdapterOptions): void {
  for (const name of Object.keys(calls).filter(isCallName)) {
    const { method, path } = calls[name];
    app.route({
      method,
      url: routeOf(path),
      exposeHeadRoute: false,
      bodyLimit: BODY_LIMIT,
      ...packingOf(name),
      handler: answering(name, options),
    });
  }
}
