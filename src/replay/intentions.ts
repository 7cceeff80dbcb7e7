import { EMPTY } from 'rxjs';
import { TOKEN_COOKIE } from '../calls/token.ts';
import type { AnyEvent, Envelope } from '../events/catalogue.ts';
import type { Cookies, NavigationPort, Store } from '../kernel/ports.ts';
import { ERASED_MARKER, SECRET_MARKER } from '../kernel/privacy.ts';
import { createRuntime, type Runtime } from '../runtime.ts';
import { RecordedTransport } from './recorded-transport.ts';
import { ReplayScheduler } from './scheduler.ts';

/** Where the replay first does not follow the recording. It tells no values: they may be personal. */
interface IntentionDifference {
  readonly seq: number;
  /** Type of the recorded event, and of the one that happened instead: `nothing` where none did. */
  readonly recorded: string;
  readonly replayed: string;
  /** Of two calls of one type: what of their data differs, such as `body.amount`. */
  readonly path?: string;
}

export interface IntentionsVerdict {
  readonly verdict: 'match' | 'differs' | 'unchecked';
  readonly events: number;
  /** Calls that were issued again as recorded. */
  readonly calls: number;
  readonly firstDifference?: IntentionDifference;
}

type Started = Envelope<'app.started'>;

const SEED_RANGE = 2 ** 31;

/**
 * A token nobody will check, in place of the one that was not recorded: it expires as that did, and
 * is another than any that came before.
 */
function standInToken(
  expiresAt: number,
  { userId, requestId = 0 }: { readonly userId?: string | undefined; readonly requestId?: number },
): string {
  const claims = btoa(JSON.stringify({ exp: expiresAt / 1000, sub: userId }));
  return `replay.${claims}.${requestId}`;
}

/** When each token that was fetched expires, by the request that fetched it. */
function tokenExpiries(events: readonly AnyEvent[]): ReadonlyMap<number, number> {
  const kept = events.flatMap((event) =>
    event.type === 'session.tokenKept'
      ? [[event.data.requestId, event.data.expiresAt] as const]
      : [],
  );
  return new Map(kept);
}

function storeOf(entries: Readonly<Record<string, string>>): Store & Cookies {
  const map = new Map(Object.entries(entries));
  return {
    names: () => [...map.keys()],
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/** An address bar that only remembers: what a player did with the real one is in the recording. */
function navigationAt(url: string): NavigationPort {
  const bar = { url, changes$: EMPTY, assign: () => undefined, reload: () => undefined };
  const go = (to: string): void => {
    bar.url = to;
  };
  return Object.assign(bar, { push: go, replace: go });
}

/** All that a recording is played with, but the runtime. */
type Props = Omit<Stage, 'runtime'>;

function runtimeOf({ data }: Started, { scheduler, transport, navigation }: Props) {
  const { projectId, apiOrigin, promoFrameUrl, build, production } = data;
  const { sessionId, viewport, languages, timeZone, systemIsDark = false, userAgent } = data;
  const { isBot = false, domain = '', preset } = data;
  return createRuntime({
    environment: { projectId, apiOrigin, promoFrameUrl, build, production },
    transport: transport.send,
    scheduler,
    storage: {
      local: storeOf(data.local),
      session: storeOf(data.session),
      cookies: storeOf({
        ...data.cookies,
        ...(data.tokenExpiresAt === undefined
          ? {}
          : { [TOKEN_COOKIE]: standInToken(data.tokenExpiresAt, { userId: data.tokenUserId }) }),
      }),
    },
    navigation,
    random: () => data.seed / SEED_RANGE,
    surroundings: {
      ...{ sessionId, viewport, languages, timeZone, systemIsDark, userAgent },
      ...{ isBot, domain },
    },
    ...(preset === undefined ? {} : { preset }),
  });
}

/** What stands in a recorded text for one that is not there; within addresses it is coded. */
const ABSENT = /(?:\[|%(?:25)*5B)(?:secret|erased)(?:\]|%(?:25)*5D)/i;

/** Whether a text is the recorded one: what stands between its markers comes in the same order. */
function matchesText(recorded: string, replayed: string): boolean {
  const [first = '', ...others] = recorded.split(ABSENT);
  const last = others.pop();
  if (last === undefined) return recorded === replayed;
  let at = first.length;
  for (const piece of others) {
    const found = replayed.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return replayed.startsWith(first) && replayed.slice(at).endsWith(last);
}

/** Longer paths are those of a recording that was made by hand. */
const LONGEST_PATH = 200;

/**
 * Where a replayed value first is not the recorded one, as keys joined by dots; null where it is. A
 * recorded marker stands for what is not there.
 */
function differingPath(recorded: unknown, replayed: unknown, path = ''): string | null {
  if (recorded === SECRET_MARKER || recorded === ERASED_MARKER) return null;
  if (typeof recorded === 'string' && typeof replayed === 'string') {
    return matchesText(recorded, replayed) ? null : path;
  }
  if (typeof recorded !== 'object' || recorded === null) {
    return Object.is(recorded, replayed) ? null : path;
  }
  if (typeof replayed !== 'object' || replayed === null) return path;
  const left = recorded as Record<string, unknown>;
  const right = replayed as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const step = path === '' ? key : `${path}.${key}`;
    const found = differingPath(left[key], right[key], step.slice(0, LONGEST_PATH));
    if (found !== null) return found;
  }
  return null;
}

/** What is not as recorded; null where the replay follows. Of events but calls the type counts. */
function differenceOf(
  recorded: AnyEvent,
  replayed: AnyEvent | undefined,
): IntentionDifference | null {
  const difference = {
    seq: recorded.seq,
    recorded: recorded.type,
    replayed: replayed?.type ?? 'nothing',
  };
  if (difference.recorded !== difference.replayed) return difference;
  if (recorded.type !== 'http.requested') return null;
  const path = differingPath(recorded.data, replayed?.data);
  return path === null ? null : { ...difference, path };
}

/** Where a recording is played again, and what it is played with. */
interface Stage {
  readonly runtime: Runtime;
  readonly transport: RecordedTransport;
  readonly scheduler: ReplayScheduler;
  readonly navigation: NavigationPort;
  readonly expiries: ReadonlyMap<number, number>;
}

/** Lets what the recording says from outside happen; timers go off by themselves. */
function happen(event: AnyEvent, { runtime, transport, navigation, expiries }: Stage): boolean {
  const { type, data, cause } = event;
  if (cause === undefined) {
    // The bar had moved already when the site was told.
    if (type === 'route.visited') navigation.replace(data.url);
    runtime.publish(type, data);
    return true;
  }
  switch (type) {
    case 'http.replied': {
      if (!transport.isOpen(data.requestId)) return false;
      const expiresAt = expiries.get(data.requestId);
      const body = expiresAt === undefined ? data.body : { token: standInToken(expiresAt, data) };
      transport.reply(data.requestId, data.status, body);
      return true;
    }
    case 'http.failed':
    case 'http.attempted':
    case 'captcha.required':
    case 'terms.required':
      return refusalHappens(event, transport);
    default:
      return feedHappens(event, transport);
  }
}

type Refusing = Extract<
  AnyEvent,
  { type: 'http.failed' | 'http.attempted' | 'captcha.required' | 'terms.required' }
>;

/** Answers of single tries are not recorded; what followed from them tells what they were. */
function refusalHappens({ type, data }: Refusing, transport: RecordedTransport): boolean {
  const { requestId } = data;
  if (!transport.isOpen(requestId)) return false;
  if (type === 'captcha.required') {
    transport.reply(requestId, 400, { errors: [{ code: data.code }] });
  } else if (type === 'terms.required') {
    transport.reply(requestId, 451, { errors: [], exception_code: 1 });
  } else if (data.status === 0) transport.fail(requestId, 'recorded failure');
  else if (type === 'http.attempted') {
    const errors = data.code === undefined ? [] : [{ code: data.code }];
    transport.reply(requestId, data.status, { errors });
  } else transport.reply(requestId, data.status, { replay: 'fits no schema' });
  return true;
}

function feedHappens(event: AnyEvent, transport: RecordedTransport): boolean {
  switch (event.type) {
    case 'feed.opened':
      transport.message(event.data.requestId, { id: '', updates: [] });
      return true;
    case 'line.updated': {
      const { requestId, id, updates } = event.data;
      transport.message(requestId, { id, updates });
      return true;
    }
    case 'bet.settled': {
      const { requestId, ...bet } = event.data;
      transport.message(requestId, { id: '', updates: [], settled: [bet] });
      return true;
    }
    case 'feed.lost': {
      const { requestId, reason } = event.data;
      const status = /^answered (\d+)$/.exec(reason)?.[1];
      if (reason === 'reset') transport.message(requestId, { id: '', updates: [], reset: true });
      else if (status) transport.message(requestId, { errors: [] }, Number(status));
      else transport.fail(requestId, reason);
      return true;
    }
    default:
      return false;
  }
}

function isStart(event: AnyEvent | undefined): event is Started {
  return event?.type === 'app.started' && event.seq === 0;
}

/** Brings about the next recorded event: by its reply, by its input, or by the timers due. */
function bringAbout(event: AnyEvent, done: () => boolean, stage: Stage): void {
  stage.scheduler.moveTo(event.at);
  if (isStart(event)) stage.runtime.start();
  else if (event.type === 'app.stopped') stage.runtime.stop();
  else if (happen(event, stage)) return;
  while (!done() && stage.scheduler.fireNext()) {
    if (!done()) happen(event, stage);
  }
}

/**
 * Runs the effects against the recorded replies under recorded time: the same events must follow,
 * and the same calls in the same order. Nothing leaves: the transport answers from the recording.
 */
export function verifyIntentions(events: readonly AnyEvent[]): IntentionsVerdict {
  const [first] = events;
  const complete = events.every((event, index) => event.seq === index);
  if (!isStart(first) || !complete) return { verdict: 'unchecked', events: 0, calls: 0 };
  const props = {
    transport: new RecordedTransport(),
    scheduler: new ReplayScheduler(first.at),
    navigation: navigationAt(first.data.url),
    expiries: tokenExpiries(events),
  };
  const runtime = runtimeOf(first, props);
  const stage = { runtime, ...props };
  const replayed: AnyEvent[] = [];
  runtime.events$.subscribe((event) => replayed.push(event));
  let calls = 0;
  for (const [index, event] of events.entries()) {
    const done = () => replayed.length > index;
    if (!done()) bringAbout(event, done, stage);
    const firstDifference = differenceOf(event, replayed[index]);
    if (firstDifference !== null) {
      return { verdict: 'differs', events: index, calls, firstDifference };
    }
    if (event.type === 'http.requested') calls += 1;
  }
  if (events.at(-1)?.type !== 'app.stopped') runtime.stop();
  return { verdict: 'match', events: events.length, calls };
}
