import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityRecord } from '../../../domain/protection/security-event.ts';
import { networkOf } from '../../../server-kernel/network.ts';
import { isThisMachine } from '../../../server-kernel/this-machine.ts';
import type { Keys } from '../../secrets/keys.ts';
import { createNonces } from './nonces.ts';
import type { Outside } from './outside.ts';
import { doubtOf, providerKey, type RawCall } from './signing.ts';
import { isOutsideCall, readCall } from './wire.ts';

export const WALLET_PATH = '/wallet-api/v1';

/** Larger than any call. */
const BODY_LIMIT = 4 * 1024;
const STATUS = {
  plain: 403,
  unknown: 404,
  signature: 401,
  stale: 401,
  malformed: 400,
  replayed: 409,
} as const;
type Problem = keyof typeof STATUS;

export interface WalletRouteOptions {
  readonly outside: Outside;
  readonly keys: Keys;
  readonly security: SecurityRecord;
  readonly now: () => number;
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value.slice(0, 200) : '';
};

const rawOf = (request: FastifyRequest): RawCall => ({
  timestamp: headerOf(request, 'x-timestamp'),
  signature: headerOf(request, 'x-signature'),
  body: typeof request.body === 'string' ? request.body : '',
});

/** A signature keeps nobody from reading on the way who plays, for how much, and in which session. */
const isOverheard = ({ protocol, ip }: FastifyRequest): boolean =>
  protocol !== 'https' && !isThisMachine(ip);

/** Answers calls of providers. What is not 200 is no answer: it moved nothing, and may be sent anew. */
export function registerWallet(
  app: FastifyInstance,
  { outside, keys, security, now }: WalletRouteOptions,
): void {
  const nonces = createNonces();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    async (_: unknown, text: unknown) => String(text),
  );
  const read = (slug: string, name: string, raw: RawCall, at: number) => {
    const provider = outside.provider(slug);
    if (!provider || !isOutsideCall(name)) return { problem: 'unknown' } as const;
    const problem = doubtOf(providerKey(keys, provider), raw, at);
    if (problem) return { problem };
    const call = readCall(name, raw.body);
    if (!call) return { problem: 'malformed' } as const;
    const isNew = nonces.use(slug, call.body.nonce, at);
    return isNew ? { provider, call } : ({ problem: 'replayed' } as const);
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
    security.record({
      ...{ kind: 'refusal', outcome: 'refused', place: `${WALLET_PATH}/:provider/:call` },
      ...{ reason: `wallet call: ${problem}`, network: networkOf(request.ip) },
    });
    return reply.code(STATUS[problem]).send({ problem });
  };
  app.post<{ Params: { provider: string; call: string } }>(
    `${WALLET_PATH}/:provider/:call`,
    {
      // Before anything of its body is read.
      async onRequest(request, reply) {
        if (isOverheard(request)) return refuse(request, reply, 'plain');
      },
    },
    async (request, reply) => {
      const { provider: slug, call: name } = request.params;
      const at = now();
      const done = read(slug, name, rawOf(request), at);
      if ('problem' in done) return refuse(request, reply, done.problem);
      return outside.answer(done.provider, done.call, at);
    },
  );
}
