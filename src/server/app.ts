import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { SiteCondition } from '../domain/site/condition.ts';
import { parseJsonBody } from '../server-kernel/json-body.ts';
import { type ConnectionLimits, limitConnections, timesOf } from './http/connections.ts';
import { errorAnswers } from './http/errors.ts';
import { refusal } from './http/refusal.ts';
import { sameOriginOnly } from './http/same-origin.ts';
import type { LogContext } from './log-api/context.ts';
import { logService } from './log-api/log-service.ts';
import type { Assets } from './pages/assets.ts';
import { answerBadAddress, answerNoRequest } from './pages/malformed.ts';
import { servePages } from './pages/pages.ts';
import { consoleApi } from './staff/console-api.ts';
import type { StaffSignIn } from './staff/sign-in.ts';

export interface AppOptions {
  readonly context: LogContext;
  readonly assets: () => Assets;
  /** Null where nobody here knows how the site is configured. */
  readonly siteNow: (pathname: string) => SiteCondition | null;
  readonly staff: StaffSignIn;
  /** Registers what answers the calls of the site. */
  readonly backEnd: ((app: FastifyInstance) => Promise<void>) | null;
  /** Addresses of proxies whose word on a request's origin is taken. */
  readonly trustProxy: readonly string[];
  readonly logLevel: 'warn' | 'silent';
  readonly connections: ConnectionLimits;
}

/** What is written down about requests and errors: no address with its query, header or body. */
const SERIALIZERS = {
  req: ({ method }: { readonly method: string }) => ({ method }),
  res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
};

/** What is sent to this server itself is small; recordings say how large they may be. */
const BODY_LIMIT = 64 * 1024;

function createFastify(options: AppOptions): FastifyInstance {
  const { trustProxy, logLevel, assets, connections } = options;
  const { onRequest, clientErrorHandler } = answerNoRequest();
  const app = Fastify({
    ...timesOf(connections),
    trustProxy: [...trustProxy],
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: logLevel, base: null, serializers: SERIALIZERS, stream: process.stderr },
    frameworkErrors: answerBadAddress(assets),
    clientErrorHandler,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
  });
  limitConnections(app.server, connections, trustProxy);
  app.addHook('onRequest', onRequest);
  return app;
}

/** Bodies are JSON and nothing else: a form of another site may send text without asking first. */
function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, text: unknown) => {
      const body = parseJsonBody(String(text));
      if (body.ok) return body.value;
      throw refusal(400, `bad-request: ${body.error}`);
    },
  );
}

/** Puts the whole server together: log service, console, site, and the back-end it is given. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { context, assets, siteNow, backEnd, staff } = options;
  const app = createFastify(options);
  app.setErrorHandler(errorAnswers(context));
  acceptJson(app);
  servePages(app, { assets, siteNow, owners: context.owners, now: context.now });
  // After the headers of every answer: a refusal has them as well.
  app.addHook('onRequest', sameOriginOnly);
  app.get('/healthz', async () => {
    await context.store.lastPosition();
    return { status: 'ok' };
  });
  await app.register(logService, { prefix: '/log-api/v1', context });
  await app.register(async (scope) => backEnd?.(scope));
  await app.register(consoleApi, { prefix: '/console-api/v1', ...context, staff });
  if (!app.hasRoute({ method: 'GET', url: '/version.json' })) {
    app.get('/version.json', async () => ({ version: assets().build }));
  }
  return app;
}
