/**
 * The whole site in one process: page, session and back-end, by one clock that goes when it is told to. What a
 * player does is done to the page, and what comes of it is asked of the back-end. Import `dom.ts` before this.
 */
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { firstValueFrom, from, Observable, tap, timer } from 'rxjs';
import type {
  Transport,
  TransportRequest,
  TransportResponse,
} from '../../../src/calls/transport.ts';
import type { SiteConfigByName } from '../../../src/domain/site/config.ts';
import { type BackEnd, createBackEnd } from '../../../src/reference/back-end.ts';
import { type ConditionChanges, createClimate } from '../../../src/reference/conditions.ts';
import { createFaultPlan } from '../../../src/reference/http/faults.ts';
import type { Board } from '../../../src/reference/line/offer/board.ts';
import { registerBackEnd } from '../../../src/reference/plugin.ts';
import { createOutbox } from '../../../src/reference/post/outbox.ts';
import { firstStart } from '../../reference/support/first-start.ts';
import { encoded, LOGIN, temporaryFolder } from '../../reference/support/harness.ts';
import { identityWith, PASSWORD } from '../../reference/support/identity.ts';
import { type TestClock, testSession } from '../session/session.ts';
import { WAIT_LIMIT } from '../wait-limit.ts';
import { openSite, SESSION } from './site-page.tsx';

export interface WholeSiteOptions {
  readonly url?: string;
  /** Somebody is signed in. */
  readonly player?: boolean;
  /** The line that is bet on, by the clock of the site; the built-in schedule without it. */
  readonly board?: (now: () => number) => Board;
  /** Of the window, in CSS pixels; that of a test session without it. */
  readonly width?: number;
  /** For how many milliseconds the house has been open. */
  readonly openFor?: number;
  readonly config?: Partial<SiteConfigByName>;
  readonly conditions?: ConditionChanges;
  /** Told of whatever leaves the back-end, as it leaves it. */
  readonly onAnswer?: (body: unknown) => void;
}

/** Matches and draws come out the same each time. */
export const DRAW_SECRET = new Uint8Array(32).fill(7);
/** Hashing what nobody draws would take a while. */
export const CHAIN_LENGTH = 5_000;

/** What is under way between page and back-end. */
class Traffic {
  private readonly underWay: string[] = [];
  /** What waits for the clock. */
  private waiting = 0;
  private readonly told: (() => void)[] = [];

  get isQuiet(): boolean {
    return this.underWay.length === this.waiting;
  }

  /** What has been sent and is not answered. */
  get sent(): string {
    return this.underWay.join(', ');
  }

  /** The next time that something is answered, or waits for the clock. */
  change(): Promise<void> {
    return new Promise((resolve) => this.told.push(resolve));
  }

  async send<T>(what: string, work: () => Promise<T>): Promise<T> {
    this.underWay.push(what);
    try {
      return await work();
    } finally {
      this.underWay.splice(this.underWay.indexOf(what), 1);
      this.tell();
    }
  }

  async wait(ms: number, clock: TestClock): Promise<void> {
    this.waiting += 1;
    this.tell();
    await firstValueFrom(timer(ms, clock));
    this.waiting -= 1;
  }

  private tell(): void {
    for (const resolve of this.told.splice(0)) resolve();
  }
}

/** Cookies of a browser that knows one site. */
class Jar {
  private readonly cookies = new Map<string, string>();

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  take(header: string | readonly string[] | number | undefined): void {
    for (const line of [header ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
      this.cookies.set(name, value);
    }
  }
}

const injected = (request: TransportRequest, jar: Jar): InjectOptions => ({
  method: request.method as NonNullable<InjectOptions['method']>,
  url: request.url,
  ...(request.query === undefined ? {} : { query: { ...request.query } }),
  headers: { ...request.headers, cookie: jar.header },
  ...(request.body === undefined ? {} : { payload: request.body as object }),
});

/** The messages of a stream of events, one response each. */
function listen(stream: Readable, tell: (response: TransportResponse) => void): void {
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    const frames = (text + chunk.toString('utf8')).split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const data = frame.split('\n').find((line) => line.startsWith('data: '));
      if (data === undefined) continue;
      tell({ status: 200, headers: {}, body: JSON.parse(data.slice('data: '.length)) });
    }
  });
}

/** Calls reach the back-end without a network; what breaks off there is an error here. */
function transportTo(app: FastifyInstance, jar: Jar, traffic: Traffic): Transport {
  const ordinary = async (request: TransportRequest): Promise<TransportResponse> => {
    const reply = await app.inject(injected(request, jar));
    jar.take(reply.headers['set-cookie']);
    const headers = Object.fromEntries(
      Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
    );
    const body: unknown = reply.payload === '' ? null : JSON.parse(reply.payload);
    return { status: reply.statusCode, headers, body };
  };
  return (request) =>
    new Observable((subscriber) => {
      if (request.headers['accept'] !== 'text/event-stream') {
        traffic
          .send(request.url, () => ordinary(request))
          .then(
            (response) => {
              subscriber.next(response);
              subscriber.complete();
            },
            (error: unknown) => subscriber.error(error),
          );
        return;
      }
      const leaving = new AbortController();
      const streaming = {
        ...injected(request, jar),
        payloadAsStream: true,
        signal: leaving.signal,
      };
      void traffic
        .send(request.url, async () => {
          const reply = await app.inject(streaming);
          if (reply.statusCode !== 200) throw new Error(`no stream: ${reply.statusCode}`);
          listen(reply.stream(), (response) => subscriber.next(response));
        })
        .catch((error: unknown) => subscriber.error(error));
      return () => leaving.abort();
    });
}

async function startedBackEnd(
  { board, config, conditions }: WholeSiteOptions,
  now: () => number,
  wait: (ms: number) => Promise<void>,
): Promise<{ app: FastifyInstance; backEnd: BackEnd }> {
  const outbox = createOutbox();
  const backEnd = createBackEnd({
    ...{ identity: await identityWith(LOGIN), courier: outbox },
    dataDir: firstStart(temporaryFolder(), now()),
    ...{ climate: createClimate(conditions), clockRate: 1, version: 'test', now, wait },
    // Nobody is asked about cookies where a test is about something else.
    config: { cookieAgreementPopup: false, ...config },
    warn: (text, error) => {
      throw new Error(text, { cause: error });
    },
    ...{ chainLength: CHAIN_LENGTH, drawSecret: DRAW_SECRET },
    ...(board === undefined ? {} : { board: board(now) }),
  });
  const app = fastify();
  const security = { record: () => {} };
  const faults = createFaultPlan();
  await registerBackEnd(app, backEnd, { faults, checkReplies: true, security, trial: outbox });
  await app.ready();
  return { app, backEnd };
}

async function signIn(app: FastifyInstance, jar: Jar): Promise<void> {
  const payload = { login: encoded(LOGIN), password: encoded(PASSWORD) };
  const reply = await app.inject({ method: 'POST', url: '/web-api/auth/v1/login/email', payload });
  if (reply.statusCode !== 200) throw new Error(`nobody is signed in: ${reply.payload}`);
  jar.take(reply.headers['set-cookie']);
}

/** How far the clock goes before the back-end looks after what is due, in milliseconds. */
const STEP = 1_000;

/** Opens the site; each step ends with all of it on screen, and nothing under way. */
export async function openWholeSite({
  url = '/en',
  player = true,
  openFor = 0,
  width,
  onAnswer = () => {},
  ...options
}: WholeSiteOptions) {
  const traffic = new Traffic();
  const jar = new Jar();
  const transport: Transport = (request) =>
    from(transportTo(app, jar, traffic)(request)).pipe(tap(({ body }) => onAnswer(body)));
  const viewport = width === undefined ? {} : { viewport: { width, height: 800 } };
  const surroundings = { sessionId: SESSION, ...viewport };
  const session = testSession({ url, transport, surroundings });
  const { clock } = session;
  const { app, backEnd } = await startedBackEnd(
    options,
    () => clock.now(),
    (ms) => traffic.wait(ms, clock),
  );
  clock.advance(openFor);
  if (player) await signIn(app, jar);
  const page = await openSite(session);
  /** Until nothing is under way any more, however busy the machine is. */
  async function quiet(): Promise<void> {
    await page.advance(0);
    while (!traffic.isQuiet) {
      const hangs = new AbortController();
      const never = pause(WAIT_LIMIT, 'never', { signal: hangs.signal }).catch(() => 'ended');
      const found = await Promise.race([traffic.change(), never]);
      hangs.abort();
      if (found === 'never') throw new Error(`there is no answer to ${traffic.sent}`);
      await page.advance(0);
    }
  }
  function tick(): void {
    backEnd.settle(clock.now());
    backEnd.feed.tick(clock.now());
  }
  async function advance(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP) {
      await page.advance(Math.min(left, STEP));
      await quiet();
      tick();
      await quiet();
    }
  }
  await advance(2_000);
  return {
    ...{ session, page, backEnd, clock, advance },
    all: page.all,
    get: page.get,
    /** What the page says. */
    text: (selector = 'main') => page.get(selector).textContent ?? '',
    async doing(step: () => void): Promise<void> {
      await page.doing(step);
      await advance(STEP);
    },
    async press(selector: string): Promise<void> {
      await page.press(selector);
      await advance(STEP);
    },
    async pressNamed(name: string): Promise<void> {
      await page.pressNamed(name);
      await advance(STEP);
    },
    async submit(selector: string): Promise<void> {
      await page.submit(selector);
      await advance(STEP);
    },
    async visit(to: string): Promise<void> {
      await page.doing(() => page.host.publish('route.requested', { url: to, replace: false }));
      await advance(2 * STEP);
    },
    /** The device sleeps meanwhile. */
    async sleep(ms: number): Promise<void> {
      await page.doing(() => clock.sleep(ms));
      await quiet();
      tick();
      await advance(2 * STEP);
    },
    async close(): Promise<void> {
      await page.close();
      backEnd.feed.close();
      await app.close();
      backEnd.close();
    },
  };
}

export type WholeSite = Awaited<ReturnType<typeof openWholeSite>>;
