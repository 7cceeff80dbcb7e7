import type { FastifyInstance } from 'fastify';
import type { SecurityRecord } from '../domain/protection/security-event.ts';
import type { SiteNow } from '../domain/site/condition.ts';
import type { Caller } from '../server-kernel/caller.ts';
import { createApp } from './app.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './http/connections.ts';
import {
  barDemoAccounts,
  type DemoAccounts,
  ensureDemoAccounts,
  isDemoUser,
} from './identity/demo-accounts.ts';
import type { Identity } from './identity/identity.ts';
import { createRecordings, type Recordings } from './log-api/recordings.ts';
import { openAssets } from './pages/assets.ts';
import type { PageSettings } from './pages/page-environment.ts';
import { openServices, type ServiceOptions, type Services } from './services.ts';
import { StaffSignIn } from './staff/sign-in.ts';

/** What a back-end is handed to work with. */
export interface BackEndServices {
  readonly identity: Identity;
  /** Takes down what concerns security. */
  readonly security: SecurityRecord;
  /** What may be asked about recordings. */
  readonly recordings: Recordings;
  /** The browser that a request came from, by a cookie of its page; null where this server signed none. */
  readonly browserOf: (caller: Caller) => string | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The build of the site that is served. */
  readonly version: string;
  /** Takes down where the site's condition is to be asked for; pages are answered by it. */
  readonly tellSite: (siteNow: SiteNow) => void;
}

export interface ServerOptions extends Omit<ServiceOptions, 'report'> {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string | undefined;
  /** The folder that the build made. */
  readonly dist: string;
  /** What the pages of the site are told of where they run. */
  readonly page?: PageSettings | undefined;
  /** Registers what answers the calls of the site; nothing answers them without it. */
  readonly backEnd?:
    | ((app: FastifyInstance, services: BackEndServices) => Promise<void>)
    | undefined;
  /** Makes the demo accounts, or lets in those that are there; barred without it. */
  readonly demo?: { readonly password?: string | undefined } | undefined;
  readonly trustProxy?: readonly string[] | undefined;
  readonly logLevel?: 'warn' | 'silent' | undefined;
  /** Other limits of connections than the usual ones. */
  readonly connections?: Partial<ConnectionLimits> | undefined;
}

export interface RunningServer {
  /** Such as `http://127.0.0.1:4000`. */
  readonly origin: string;
  readonly identity: Identity;
  /** The demo accounts, and where their password is to be found; null where there are none. */
  readonly accounts: DemoAccounts | null;
  /** Whether anybody can sign in to the console. */
  readonly hasStaff: boolean;
  /** Ends streams, answers what is at hand, closes the stores. */
  close(): Promise<void>;
}

const LAST_ANSWERS_MS = 1000;

async function closeAll(app: FastifyInstance, services: Services): Promise<void> {
  services.beginClose();
  // Whoever still holds a connection after that is not waited for.
  const closing = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  await app.close();
  clearTimeout(closing);
  await services.close();
}

async function listen(options: ServerOptions, services: Services, app: FastifyInstance) {
  const { demo } = options;
  const { identity } = services.context;
  if (demo === undefined) await barDemoAccounts(identity);
  const accounts = demo ? await ensureDemoAccounts(identity, demo.password ?? null) : null;
  const hasStaff = (await identity.staff()).some(({ disabledAt }) => disabledAt === null);
  await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  services.start();
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  const host = options.host ?? '127.0.0.1';
  const name = host.includes(':') ? `[${host}]` : host;
  return { origin: `http://${name}:${port}`, accounts, hasStaff };
}

/**
 * Starts the whole server in this process. Rejects, with nothing left open, when it cannot; the
 * error's `code` is `EADDRINUSE` for a port that is taken.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const assets = openAssets(options.dist, options.page);
  let app: FastifyInstance | null = null;
  const report = (error: unknown) => app?.log.error(error);
  const services = await openServices({ ...options, report });
  const { context } = services;
  const { identity, security, now } = context;
  const { backEnd } = options;
  const version = assets().build;
  const recordings = createRecordings(context.store, context.owners);
  let siteNow: SiteNow | null = null;
  const tellSite = (told: SiteNow): void => {
    siteNow = told;
  };
  const browserOf = context.owners.ownerOf;
  const given = { identity, security, recordings, browserOf, now, version, tellSite };
  try {
    app = await createApp({
      context,
      staff: new StaffSignIn({
        identity,
        secondSteps: services.secondSteps,
        isDemo: (user) => options.demo !== undefined && isDemoUser(user),
      }),
      assets,
      siteNow: (pathname) => siteNow?.(pathname) ?? null,
      backEnd: backEnd ? (scope) => backEnd(scope, given) : null,
      trustProxy: options.trustProxy ?? ['loopback'],
      logLevel: options.logLevel ?? 'warn',
      connections: { ...CONNECTION_LIMITS, ...options.connections },
    });
    const started = app;
    const found = await listen(options, services, app);
    return { ...found, identity, close: () => closeAll(started, services) };
  } catch (error) {
    await app?.close();
    await services.close();
    throw error;
  }
}
