import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isCallName } from '../calls/table.ts';
import { decodeNamedSiteConfig } from '../domain/site-config-decode.ts';
import { type BackEnd, createBackEnd } from './back-end.ts';
import { registerCalls } from './http/adapter.ts';
import { createFaultPlan, type FaultPlan, faultChanges } from './http/faults.ts';
import { Refused, refusalOf } from './http/refusal.ts';
import type { Board } from './line/board.ts';
import type { ReferenceOptions } from './ports.ts';

export interface PluginOptions extends ReferenceOptions {
  /** What is to go wrong. */
  readonly faults?: FaultPlan;
  /** The build that the site compares itself with. */
  readonly version?: string;
  /** A line in place of the one made of fixtures. */
  readonly board?: Board;
  /** Holds every reply to its declaration; unless said otherwise, outside production. */
  readonly checkReplies?: boolean;
}

const TICK = 1000;
/** Bets settled between two ticks; the rest waits for the next, so that nobody waits for it. */
const SETTLED_PER_TICK = 500;

/** Bodies are JSON and nothing else: a form of another site can send none of it unasked. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, text: unknown) => {
      if (text === '') return undefined;
      try {
        return JSON.parse(String(text)) as unknown;
      } catch {
        throw new Refused('400', [{ pointer: '', detail: 'not JSON' }]);
      }
    },
  );
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refused = refusalOf(error);
    if (refused.status >= 500) request.log.error(error);
    if (error instanceof Error && 'retryAfter' in error) {
      reply.header('retry-after', String(error.retryAfter));
    }
    return reply.code(refused.status).type('application/json').send(refused.body);
  });
}

/** Lets whoever tries the site out say what is to go wrong. */
function registerFaults(app: FastifyInstance, faults: FaultPlan): void {
  app.post('/reference-api/v1/faults', async (request, reply) => {
    const changes = v.safeParse(faultChanges, request.body);
    if (!changes.success) throw new Refused('400', [{ detail: changes.issues[0].message }]);
    for (const [call, fault] of Object.entries(changes.output)) {
      if (isCallName(call)) faults.set(call, fault);
    }
    return reply.code(204).send();
  });
}

/** Keeps the feed and settlement going while the server runs. */
function startTimer(app: FastifyInstance, { feed, settle }: BackEnd, now: () => number): void {
  let timer: NodeJS.Timeout | undefined;
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      app.log.error(error);
    }
  };
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      attempt(() => settle(now(), SETTLED_PER_TICK));
      attempt(() => feed.tick(now()));
    }, TICK).unref();
  });
  // Open streams would keep the server from closing.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    feed.close();
  });
}

function backEndOf(app: FastifyInstance, options: PluginOptions): BackEnd {
  const warn = (text: string, error?: unknown) => app.log.warn({ err: error }, text);
  const { config, rejected, unknown } = decodeNamedSiteConfig(options.siteConfig ?? {});
  for (const { name, reason } of rejected) warn(`site configuration: ${name}: ${reason}`);
  for (const name of unknown) warn(`site configuration: there is no ${name}`);
  const { version = 'development' } = options;
  return createBackEnd({ ...options, config, version, warn });
}

/** Registers a back-end's routes, apart from whatever else the server answers. */
export async function registerBackEnd(
  app: FastifyInstance,
  backEnd: BackEnd,
  options: { readonly faults: FaultPlan; readonly checkReplies: boolean },
): Promise<void> {
  await app.register(async (scope) => {
    acceptJsonOnly(scope);
    answerErrors(scope);
    scope.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
    const { handlers, streams, gate } = backEnd;
    registerCalls(scope, { handlers, streams, gate, ...options });
    if (process.env['REFERENCE_FAULTS'] === '1') registerFaults(scope, options.faults);
  });
}

/** Answers every call of the table that this back-end knows, on a data folder of its own. */
export async function reference(app: FastifyInstance, options: PluginOptions): Promise<void> {
  const backEnd = backEndOf(app, options);
  app.addHook('onClose', async () => backEnd.close());
  startTimer(app, backEnd, options.now);
  await registerBackEnd(app, backEnd, {
    faults: options.faults ?? createFaultPlan(),
    checkReplies: options.checkReplies ?? process.env['NODE_ENV'] !== 'production',
  });
}
