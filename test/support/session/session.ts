/** A whole session without a browser: virtual time, storage in memory, answers from a table. */
import {
  EMPTY,
  mergeMap,
  NEVER,
  type ObservableInput,
  of,
  Subject,
  throwError,
  timer,
  VirtualTimeScheduler,
} from 'rxjs';
import { type CallInput, type CallName, calls } from '../../../src/calls/table.ts';
import type {
  Transport,
  TransportRequest,
  TransportResponse,
} from '../../../src/calls/transport.ts';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { effects } from '../../../src/effects/all.ts';
import type { AnyEvent, EventType } from '../../../src/events/catalogue.ts';
import type { NavigationPort, StoragePort } from '../../../src/kernel/ports.ts';
import { createRuntime, type Runtime, type RuntimeOptions } from '../../../src/runtime.ts';

/** Milliseconds of virtual time an answer takes. */
export const LATENCY = 20;

const START = Date.UTC(2026, 0, 1);

/** Virtual time that starts on a real date and advances when told. */
export class TestClock extends VirtualTimeScheduler {
  constructor() {
    super();
    this.frame = START;
    this.maxFrames = START;
  }

  /** Lets this many milliseconds pass. */
  advance(ms: number): void {
    this.maxFrames = this.frame + ms;
    const end = this.maxFrames;
    this.flush();
    this.frame = end;
  }

  /** Lets this many milliseconds pass on a device that sleeps: what was due meanwhile comes once, at its end. */
  sleep(ms: number): void {
    const end = this.frame + ms;
    for (const action of this.actions) action.delay = Math.max(Number(action.delay), end);
    this.frame = end;
    this.advance(0);
  }

  /** Lets this many milliseconds pass on a device that sleeps and whose timers stand still meanwhile. */
  suspend(ms: number): void {
    for (const action of this.actions) action.delay = Number(action.delay) + ms;
    this.frame += ms;
    this.advance(0);
  }

  /** An answer that takes so many milliseconds more. */
  late(ms: number, answer: Answer): Answer {
    return timer(ms, this).pipe(mergeMap(() => answer));
  }
}

export function memoryStore(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    names: () => [...map.keys()],
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

export type Answer = ObservableInput<TransportResponse>;

export const reply = (body: unknown, status = 200): Answer => of({ status, headers: {}, body });
export const refuse = (status: number, code = String(status)): Answer =>
  reply({ errors: [{ code }] }, status);
export const networkError = (): Answer => throwError(() => new Error('network down'));
export const never = (): Answer => NEVER;
export const silence = (): Answer => EMPTY;

/** Every call as its method and path say, those with a fixed path first. */
const byAddress = Object.entries(calls)
  .sort(([, a], [, b]) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map(([name, { method, path }]) => ({
    name: name as CallName,
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** Which call a request is, by method and path. */
export function callOf({ method, url }: TransportRequest): CallName | null {
  const { pathname } = new URL(url, 'http://localhost');
  const found = byAddress.find((one) => one.method === method && one.pattern.test(pathname));
  return found?.name ?? null;
}

type Answers = Partial<Record<CallName, (request: TransportRequest) => Answer>>;

const token = (expires: number) =>
  `x.${btoa(JSON.stringify({ exp: Math.floor(expires / 1000) }))}.y`;

const openForAll = {
  started_at: null,
  ended_at: null,
  notify_started_at: null,
  notify_ended_at: null,
  isActive: false,
  web_state: 0,
};

/** A page of which nothing is told to search engines. */
const untold = {
  ...{ title: '', description: '', siteName: '', metaRobots: '', hierarchyMetaRobots: '' },
  ...{ metas: [], customCanonical: null },
};

/** What a quiet back-end answers when a test says nothing else. */
function quiet(clock: TestClock): Answers {
  return {
    // Nobody is asked about cookies where a test is about something else.
    configGroup: () => reply({ site: { [siteConfigTable.cookieAgreementPopup.key]: false } }),
    authCheck: () => reply({ user_id: null }),
    session: () =>
      reply({ geo: { countryCode: 'gb', countryId: 1 }, currency: 'EUR', language: 'en' }),
    redirectLight: () =>
      reply({ redirect: false, code: null, url: null, reasons: [], breadcrumbs: [] }),
    block: () => reply({ displayTypeId: 0, templateTypeId: 0 }),
    maintenance: () => reply(openForAll),
    appVersion: () => reply({ version: 'test' }),
    token: () => reply({ token: token(clock.now() + 600_000) }),
    disconnect: () => reply({ success: true }),
    fingerprint: () => reply({ token: 'fingerprint', expiresAt: clock.now() + 86_400_000 }),
    counters: () => reply([]),
    seoPage: () => reply(untold),
    gamesPreview: () => reply({ Success: true, Value: {} }),
    limits: () => reply({ limits: [] }),
    agreementStatus: () => reply({ result: false, updatedAt: null }),
    rights: () => reply({ rights: [] }),
    cookieAgreementRead: () => reply({ cookiesAgreeTime: null }),
    secureData: () => reply({ ggru: 'planted-ggru', grant: 'planted-grant' }),
    sportsFeed: never,
  };
}

export interface TestSession {
  readonly runtime: Runtime;
  readonly clock: TestClock;
  readonly events: AnyEvent[];
  readonly requests: { readonly call: CallName; readonly request: TransportRequest }[];
  readonly storage: ReturnType<typeof testStorage>;
  readonly navigation: NavigationPort & { readonly visits: string[]; visit(url: string): void };
  answers: Answers;
  typesOf(prefix?: string): EventType[];
  requestsOf<C extends CallName>(
    call: C,
  ): { request: TransportRequest; input: Partial<CallInput<C>> }[];
}

function testStorage(local: Record<string, string>) {
  return {
    local: memoryStore(local),
    session: memoryStore(),
    cookies: memoryStore(),
  } satisfies StoragePort;
}

function testNavigation(url: string) {
  const changes$ = new Subject<string>();
  const visits: string[] = [];
  const navigation = {
    url,
    visits,
    changes$,
    push: (to: string) => go(to),
    replace: (to: string) => go(to),
    assign: (to: string) => void visits.push(to),
    reload: () => void visits.push('reload'),
    visit(to: string) {
      go(to);
      changes$.next(to);
    },
  };
  const go = (to: string): void => {
    navigation.url = to;
    visits.push(to);
  };
  return navigation;
}

export interface SessionOptions extends Partial<RuntimeOptions> {
  readonly url?: string;
  readonly answers?: Answers;
  readonly local?: Record<string, string>;
  readonly production?: boolean;
}

/** Who is told of every session that a test makes; see `test/recordings/make.ts`. */
export const made: { tell: ((session: TestSession) => void) | null } = { tell: null };

/** A session that has not started yet. */
export function testSession(options: SessionOptions = {}): TestSession {
  const clock = new TestClock();
  const storage = testStorage(options.local ?? {});
  const navigation = testNavigation(options.url ?? '/en');
  const requests: TestSession['requests'] = [];
  const transport: Transport = (request) => {
    const call = callOf(request);
    if (call === null) return refuse(404);
    requests.push({ call, request });
    // An answer takes its time: one that comes at once is never seen outside tests.
    return timer(LATENCY, clock).pipe(
      mergeMap(() => session.answers[call]?.(request) ?? refuse(501)),
    );
  };
  const runtime = createRuntime({
    environment: {
      projectId: 1,
      apiOrigin: '',
      promoFrameUrl: '',
      build: 'test',
      production: options.production ?? false,
    },
    transport,
    scheduler: clock,
    storage,
    navigation,
    random: () => 0.5,
    effects,
    ...options,
  });
  const events: AnyEvent[] = [];
  runtime.events$.subscribe((event) => events.push(event));
  const session: TestSession = {
    runtime,
    clock,
    events,
    requests,
    storage,
    navigation,
    answers: { ...quiet(clock), ...options.answers },
    typesOf: (prefix = '') =>
      events.map((event) => event.type).filter((type) => type.startsWith(prefix)),
    requestsOf: (call) =>
      requests
        .filter((one) => one.call === call)
        .map(({ request }) => ({ request, input: { body: request.body } as never })),
  };
  made.tell?.(session);
  return session;
}
