import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { decodeNamedSiteConfig } from '../domain/site/config-decode.ts';
import { compressReplies } from '../server-kernel/compressed.ts';
import { parseJsonBody } from '../server-kernel/json-body.ts';
import { type BackEnd, createBackEnd } from './back-end.ts';
import type { Work } from './beats.ts';
import { registerCaptchaFiles } from './captcha/files.ts';
import { registerBooks } from './casino/books/books-route.ts';
import { registerWallet } from './casino/outside/wallet-routes.ts';
import { registerReturns } from './casino/returns-route.ts';
import { type Climate, conditionChanges, createClimate } from './conditions.ts';
import { registerCalls } from './gate/adapter.ts';
import { createFaultPlan, type FaultPlan } from './http/faults.ts';
import { acceptMultipart } from './http/multipart.ts';
import { Refused, refusalOf } from './http/refusal.ts';
import { sameOriginOnly } from './http/same-origin.ts';
import { createSecurityAudit, type SecurityAudit } from './http/security-audit.ts';
import { acceptUploads } from './http/upload.ts';
import type { Board } from './line/offer/board.ts';
import { registerDraws } from './line/offer/draw-routes.ts';
import { registerNotices } from './payments/notice-route.ts';
import { registerSandboxDesk } from './payments/sandbox/desk-routes.ts';
import { registerSandboxPages } from './payments/sandbox/page-routes.ts';
import type { ReferenceOptions, SecurityRecord } from './ports.ts';
import { type Courier, nowhere } from './post/courier.ts';
import { createOutbox, type Outbox } from './post/outbox.ts';
import { registerGuestReview } from './requests/guest-review-routes.ts';
import { registerRequestReview } from './requests/review-routes.ts';
import { registerProvider } from './social/provider-routes.ts';
import { registerTrial } from './trial.ts';
import { registerReview } from './verification/review-routes.ts';

export interface PluginOptions extends ReferenceOptions {
  /** What is to go wrong. */
  readonly faults?: FaultPlan;
  /** The build that the site compares itself with. */
  readonly version?: string;
  /** A line in place of the one made of fixtures. */
  readonly board?: Board;
  /** Holds every reply to its declaration, which takes longer than many replies; not unless asked. */
  readonly checkReplies?: boolean;
}

const TICK = 1000;
/** Bets settled between two ticks; the rest waits for the next, so that nobody waits for it. */
const SETTLED_PER_TICK = 500;

/** Bodies are JSON, or the multipart forms and files of calls that say so. */
function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  acceptMultipart(app);
  acceptUploads(app);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, text: unknown) => {
      const body = parseJsonBody(String(text));
      if (body.ok) return body.value;
      throw new Refused('400', [{ pointer: '', detail: body.error }]);
    },
  );
}

function answerErrors(app: FastifyInstance, audit: SecurityAudit): void {
  app.setErrorHandler((error, request, reply) => {
    const refused = refusalOf(error);
    if (refused.status >= 500 && !(error instanceof Refused)) request.log.error(error);
    audit.refused(request, refused);
    const { retryAfter } = refused;
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    // What is left of it is not read.
    if (refused.status === 413) reply.header('connection', 'close');
    return reply.code(refused.status).type('application/json').send(refused.body);
  });
}

/** Keeps the feed, settlement and the proof of bets going while the server runs. */
function startTimer(
  app: FastifyInstance,
  { feed, settle, resettle, evidence, payments, bonuses, push, beside, beats, clock }: BackEnd,
): void {
  const { now } = clock;
  let timer: NodeJS.Timeout | undefined;
  /** One at a time: what takes longer than a tick is not begun again. */
  const alone = (work: (now: number) => Promise<void>) => {
    let isBusy = false;
    return async () => {
      if (isBusy) return;
      isBusy = true;
      await work(now()).catch((error: unknown) => app.log.error(error));
      isBusy = false;
    };
  };
  const decide = alone(evidence.decideAwaited);
  const pay = alone((at) => payments.round(at).then(() => beats.beat('payments')));
  const write = alone(push.round);
  const attempt = (work: () => void, name?: Work) => {
    try {
      work();
      if (name) beats.beat(name);
    } catch (error) {
      app.log.error(error);
    }
  };
  app.addHook('onReady', async () => {
    // Fixtures are read at the start, so only then can a result be another one.
    attempt(() => resettle(now()));
    timer = setInterval(() => {
      attempt(() => settle(now(), SETTLED_PER_TICK), 'settling');
      attempt(() => bonuses.expire(now()));
      attempt(() => beside.guestMessages.eraseQuiet(now()));
      attempt(() => feed.tick(now()), 'feed');
      void decide();
      void pay();
      void write();
    }, TICK).unref();
  });
  // Open streams would keep the server from closing.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    feed.close();
  });
}

/** What the configuration says of this back-end itself, apart from what the site reads. */
function climateOf(changes: unknown, warn: (text: string) => void): Climate {
  const decoded = v.safeParse(conditionChanges, changes ?? {});
  if (decoded.success) return createClimate(decoded.output);
  const issue = decoded.issues[0];
  warn(`site configuration: backEnd: ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  return createClimate();
}

function backEndOf(app: FastifyInstance, options: PluginOptions, courier: Courier): BackEnd {
  const warn = (text: string, error?: unknown) => app.log.warn({ err: error }, text);
  const { backEnd, ...site } = options.siteConfig ?? {};
  const { config, rejected, unknown } = decodeNamedSiteConfig(site);
  for (const { name, reason } of rejected) warn(`site configuration: ${name}: ${reason}`);
  for (const name of unknown) warn(`site configuration: there is no ${name}`);
  const { version = 'development' } = options;
  const climate = climateOf(backEnd, warn);
  return createBackEnd({ ...options, config, version, warn, climate, courier });
}

export interface RegisterOptions {
  readonly faults: FaultPlan;
  readonly checkReplies: boolean;
  /** Takes down what concerns security. */
  readonly security: SecurityRecord;
  /** Opens what is there for trying the site out: faults, conditions, and this outbox. */
  readonly trial?: Outbox | undefined;
}

/** Registers a back-end's routes, apart from whatever else the server answers. */
export async function registerBackEnd(
  app: FastifyInstance,
  backEnd: BackEnd,
  { trial, security, ...options }: RegisterOptions,
): Promise<void> {
  const audit = createSecurityAudit(security);
  await app.register(async (scope) => {
    acceptBodies(scope);
    answerErrors(scope, audit);
    scope.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
    scope.addHook('onRequest', sameOriginOnly);
    const { handlers, streams, gate, beside } = backEnd;
    await scope.register(async (calls) => {
      await compressReplies(calls);
      registerCalls(calls, { handlers, streams, gate, audit, ...options });
    });
    registerCaptchaFiles(scope, beside);
    await scope.register(async (pages) => registerProvider(pages, beside));
    const { deliver, notices } = backEnd.payments;
    await scope.register(async (pages) => registerSandboxPages(pages, { ...beside, deliver }));
    await scope.register(async (desk) => registerSandboxDesk(desk, { ...beside, deliver }));
    const { now, keys } = beside;
    await scope.register(async (app) => registerNotices(app, { notices, security, now }));
    const { outside, returns, reconciliation } = beside.casino;
    await scope.register(async (app) => registerWallet(app, { outside, keys, security, now }));
    registerDraws(scope, beside);
    registerReturns(scope, { ...beside, returns, outside });
    registerBooks(scope, { ...beside, reconciliation });
    registerReview(scope, { ...beside, security });
    registerRequestReview(scope, { ...beside, security });
    registerGuestReview(scope, { ...beside, security });
    if (trial) registerTrial(scope, { faults: options.faults, backEnd, outbox: trial });
  });
}

/** Answers every call of the table that this back-end knows, on a data folder of its own. */
export async function reference(app: FastifyInstance, options: PluginOptions): Promise<void> {
  const trial = process.env['REFERENCE_FAULTS'] === '1' ? createOutbox() : undefined;
  const backEnd = backEndOf(app, options, trial ?? nowhere);
  app.addHook('onClose', async () => backEnd.close());
  options.tellSite?.(backEnd.siteNow);
  startTimer(app, backEnd);
  await registerBackEnd(app, backEnd, {
    faults: options.faults ?? createFaultPlan(),
    security: options.security,
    checkReplies: options.checkReplies ?? process.env['REFERENCE_CHECK_REPLIES'] === '1',
    trial,
  });
}
