import { EMPTY, filter } from 'rxjs';
import { isLate, effects as siteEffects } from '../../effects/all.ts';
import type { Effect } from '../../effects/define.ts';
import { EFFECTS_VERSION } from '../../effects/version.ts';
import type { AnyEvent, Envelope } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import type { Cookies, NavigationPort, Store } from '../../kernel/ports.ts';
import type { Checkpoint, Checkpoints } from '../../log/check/checkpoint.ts';
import { addedSince } from '../../log/read/upcasters.ts';
import { createRuntime, type Runtime } from '../../runtime.ts';
import { differenceOf, type IntentionDifference } from './intention-difference.ts';
import { answer } from './recorded-answers.ts';
import { RecordedTransport } from './recorded-transport.ts';
import { ReplayScheduler } from './scheduler.ts';
import { stubAddress, stubToken, type TokenExpiries, tokenExpiries } from './stub-token.ts';

export interface IntentionsVerdict {
  readonly verdict: 'match' | 'differs' | 'unchecked';
  /**
   * Why nothing can be said: it does not begin with the session, has a gap, is older than the
   * recording of timers, or effects did something else when it was made.
   */
  readonly reason?: 'no-start' | 'gap' | 'no-timers' | 'other-effects';
  /** Versions of what effects did then, and do now, where that is the reason. */
  readonly effects?: { readonly recorded: number; readonly present: number };
  readonly events: number;
  /** Calls that were issued again as recorded. */
  readonly calls: number;
  readonly firstDifference?: IntentionDifference;
}

type Started = Envelope<'app.started'>;

/** Catalogues of before timers were recorded. */
const WITHOUT_TIMERS: ReadonlySet<string> = new Set(['0', '1', '2']);

const SEED_RANGE = 2 ** 31;

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

/** What a recording is played again with. */
interface Props {
  readonly transport: RecordedTransport;
  readonly scheduler: ReplayScheduler;
  readonly navigation: NavigationPort;
  readonly checkpoints: Checkpoints;
  readonly expiries: TokenExpiries;
}

interface Harness extends Props {
  readonly runtime: Runtime;
  readonly late: readonly Effect[];
}

/** Effects that tell of nothing that was not told of under a version of the catalogue. */
function asUnder(catalogue: string, effects: readonly Effect[]): readonly Effect[] {
  const added = addedSince(catalogue);
  if (added.size === 0) return effects;
  return effects.map(({ name, run }) => ({
    name,
    run: (context) => run(context).pipe(filter(({ type }) => !added.has(type))),
  }));
}

/** Those that the session began with, and those that join it later. */
function partsOf({ data }: Started, effects: readonly Effect[]) {
  if (!data.effectsJoinLater) return { first: effects, late: [] };
  return { first: effects.filter((one) => !isLate(one)), late: effects.filter(isLate) };
}

function runtimeOf({ data }: Started, harness: Props, effects: readonly Effect[]) {
  const { scheduler, transport, navigation, checkpoints } = harness;
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
          : {
              [STORED.token.name]: stubToken(data.tokenExpiresAt, { userId: data.tokenUserId }),
            }),
      }),
    },
    navigation,
    checkpoints,
    random: () => data.seed / SEED_RANGE,
    surroundings: {
      ...{ sessionId, viewport, languages, timeZone, systemIsDark, userAgent },
      ...{ isBot, domain },
    },
    ...(preset === undefined ? {} : { preset }),
    effects,
    ...(data.effectsJoinLater ? { effectsJoinLater: true } : {}),
  });
}

/** Those that were made, each in its place: what they say is for the check of the fold. */
function recordedCheckpoints(events: readonly AnyEvent[]): Checkpoints {
  const made = new Map<number, Checkpoint>();
  for (const { type, data } of events)
    if (type === 'log.checkpointed') made.set(data.through, data);
  return { after: ({ seq }) => made.get(seq) ?? null };
}

/** Lets something come from outside: a press, an address, a word of the page. */
function give({ type, data }: AnyEvent, { runtime, navigation }: Harness): void {
  // The bar had moved already when the site was told.
  if (type === 'route.visited') navigation.replace(stubAddress(data.url));
  runtime.publish(type, data);
}

/** Brings about the next recorded event: the session's begin or end, effects that join, a timer, an input, an answer. */
function bringAbout(event: AnyEvent, harness: Harness): void {
  harness.scheduler.moveTo(event.at);
  if (event.seq === 0) harness.runtime.start();
  else if (event.type === 'app.stopped') harness.runtime.stop();
  else if (event.type === 'app.effectsJoined') harness.runtime.join(harness.late);
  else if (event.type === 'timer.elapsed') harness.scheduler.letGo(event.data.timer);
  else if (event.cause === undefined) give(event, harness);
  else answer(event, harness.transport, harness.expiries);
}

function createHarness(
  events: readonly AnyEvent[],
  first: Started,
  effects: readonly Effect[],
): Harness {
  const navigation = navigationAt(stubAddress(first.data.url));
  const props = {
    transport: new RecordedTransport(),
    scheduler: new ReplayScheduler(first.at),
    navigation,
    checkpoints: recordedCheckpoints(events),
    expiries: tokenExpiries(events),
  };
  const parts = partsOf(first, asUnder(first.data.catalogue, effects));
  return { ...props, runtime: runtimeOf(first, props, parts.first), late: parts.late };
}

function unchecked(reason: NonNullable<IntentionsVerdict['reason']>): IntentionsVerdict {
  return { verdict: 'unchecked', reason, events: 0, calls: 0 };
}

/**
 * Runs the effects against the recorded inputs, answers and timers, each at its place: the same
 * events must follow, and the same calls. Nothing leaves: the transport answers from the recording.
 * `effects` are the site's unless said.
 */
export function verifyIntentions(
  events: readonly AnyEvent[],
  effects: readonly Effect[] = siteEffects,
): IntentionsVerdict {
  const [first] = events;
  if (first?.type !== 'app.started' || first.seq !== 0) return unchecked('no-start');
  if (!events.every((event, index) => event.seq === index)) return unchecked('gap');
  if (WITHOUT_TIMERS.has(first.data.catalogue)) return unchecked('no-timers');
  const { effects: recorded = 1 } = first.data;
  if (recorded !== EFFECTS_VERSION) {
    return { ...unchecked('other-effects'), effects: { recorded, present: EFFECTS_VERSION } };
  }
  const harness = createHarness(events, first, effects);
  const replayed: AnyEvent[] = [];
  harness.runtime.events$.subscribe((event) => replayed.push(event));
  const firstDifference = follow(events, replayed, harness);
  harness.runtime.stop();
  const at = firstDifference?.seq ?? events.length;
  const calls = events.slice(0, at).filter(({ type }) => type === 'http.requested').length;
  if (firstDifference) return { verdict: 'differs', events: at, calls, firstDifference };
  return { verdict: 'match', events: at, calls };
}

/** Goes through the recording; the first place where what happens now is something else. */
function follow(
  events: readonly AnyEvent[],
  replayed: readonly AnyEvent[],
  harness: Harness,
): IntentionDifference | null {
  for (const [index, event] of events.entries()) {
    if (replayed.length <= index) bringAbout(event, harness);
    const difference = differenceOf(event, replayed[index]);
    if (difference !== null) return difference;
    // Its checkpoint comes after the end.
    if (event.type === 'app.stopped') return null;
  }
  return null;
}
