import type { Emitter } from 'mitt';
import { BehaviorSubject, defer, map, Observable, type SchedulerLike, Subscription } from 'rxjs';
import { createBus } from './bus/bus.ts';
import { type Clock, createClock } from './bus/clock.ts';
import { createHostBus, decodeAddBet, type HostEvents } from './bus/host-bus.ts';
import type { AnyInput } from './bus/input.ts';
import { createPublisher, type Publisher } from './bus/publisher.ts';
import { startedWith } from './bus/started.ts';
import { catchSubscribers } from './bus/subscriber-errors.ts';
import { createTimers } from './bus/timers.ts';
import { readToken } from './calls/token.ts';
import type { Transport } from './calls/transport.ts';
import type { Preset } from './domain/coupon/preset.ts';
import type { Effect, EffectContext } from './effects/define.ts';
import { createJoining } from './effects/joining.ts';
import { runEffects } from './effects/run.ts';
import { EFFECTS_VERSION } from './effects/version.ts';
import type { AnyEvent, EventData } from './events/catalogue.ts';
import { STORED } from './events/stored-values.ts';
import { deepFreeze } from './kernel/deep-freeze.ts';
import type {
  Cookies,
  Environment,
  NavigationPort,
  StoragePort,
  Surroundings,
} from './kernel/ports.ts';
import { seededRandom } from './kernel/random.ts';
import { readFrom } from './kernel/stored-value.ts';
import { CHECKPOINT_EVERY, type Checkpoints, createCheckpoints } from './log/check/checkpoint.ts';
import { type FoldFailure, freezeStates } from './projections/fold.ts';
import { createShadow } from './projections/shadow.ts';
import { type State, siteFold } from './projections/state.ts';
import { publicUrl, withoutMarkers } from './routes/public-url.ts';

export interface RuntimeOptions {
  readonly environment: Environment;
  readonly transport: Transport;
  /** The only source of time; a VirtualTimeScheduler makes days pass in milliseconds. */
  readonly scheduler: SchedulerLike;
  readonly storage: StoragePort;
  readonly navigation: NavigationPort;
  /** Drawn from once, for the session's seed; every later number comes from the seed. */
  readonly random: () => number;
  readonly surroundings?: Partial<Surroundings>;
  /** What the page brought along, so that it is not asked for. */
  readonly preset?: Preset;
  /** Events between two checkpoints; 0 makes none. */
  readonly checkpointEvery?: number;
  /** In place of those: a replay has the checkpoints that were made. */
  readonly checkpoints?: Checkpoints;
  /** Those that the session begins with. */
  readonly effects: readonly Effect[];
  /** Others join once the page has begun. */
  readonly effectsJoinLater?: boolean;
}

export interface Runtime extends Publisher {
  /** Begins the session with `app.started`. */
  start(): void;
  /**
   * Ends it with `app.stopped`; nothing happens afterwards. Inside a handler that waits until all is
   * over that the event at hand leads to.
   */
  stop(): void;
  /**
   * Lets the effects join that come later: they hear what happened before, and go on from there.
   * It is told by `app.effectsJoined`; a session joins once, and one that began with all never.
   */
  join(effects: readonly Effect[]): void;
  readonly state: State;
  readonly state$: Observable<State>;
  readonly events$: Observable<AnyEvent>;
  readonly hostBus: Emitter<HostEvents>;
}

const SEED_RANGE = 2 ** 31;

/** The bus with the state folded from it. */
function createCore({ environment, scheduler, ...options }: RuntimeOptions) {
  const clock = createClock(() => scheduler.now());
  const development = !environment.production;
  const state$ = new BehaviorSubject<State>(siteFold.initial());
  const { checkpointEvery = CHECKPOINT_EVERY } = options;
  const checkpoints = options.checkpoints ?? createCheckpoints(checkpointEvery);
  const shadow = development ? createShadow(siteFold) : null;
  freezeStates(development);

  const report = ({ slice, seq, message }: FoldFailure): void => {
    const data = { source: 'projection', name: slice, message, during: seq } as const;
    bus.publish({ type: 'bus.failed', data, cause: seq });
  };

  const fold = (event: AnyEvent): void => {
    const { state, failures } = siteFold.live(state$.value, event);
    if (state !== state$.value) state$.next(state);
    const inReplay = shadow?.after(event) ?? [];
    const found = failures.length > 0 ? failures : inReplay;
    // A failure to fold a failure is not reported again: that could go on for ever.
    if (event.type !== 'bus.failed') found.forEach(report);
    const checkpoint = checkpoints.after(event, state$.value);
    if (checkpoint) bus.publish({ type: 'log.checkpointed', data: checkpoint, cause: event.seq });
  };

  const prepare = ({ data }: AnyInput): void => {
    deepFreeze(data);
  };
  const bus = createBus({
    clock,
    fold,
    ...(development ? { prepare } : {}),
  });
  /** Takes an input. Inside a handler it waits until all is over that the one at hand leads to. */
  const take = (input: AnyInput): void => clock.next(() => bus.publish(input));
  return { bus, state$, clock, take };
}

type Take = ReturnType<typeof createCore>['take'];

/** Listens to sub-applications, and tells them what is in the coupon whenever that changes. */
function bridge(take: Take, state$: Observable<State>, hostBus: Emitter<HostEvents>): Subscription {
  hostBus.on('couponAddBet', (message) => {
    const decoded = decodeAddBet(message);
    if ('data' in decoded) {
      take({ type: 'coupon.betAdded', data: { ...decoded.data, replaces: true } });
      return;
    }
    const { problem } = decoded;
    const data = { source: 'host-bus', name: 'couponAddBet', problem } as const;
    take({ type: 'bus.rejected', data });
  });
  let before: State['coupon'] | null = null;
  return state$.subscribe(({ coupon }) => {
    const same = before?.bets === coupon.bets && before.isOpen === coupon.isOpen;
    before = coupon;
    if (same) return;
    const marketIds = coupon.bets.map((bet) => bet.market.id);
    hostBus.emit('couponUpdate', { marketIds, isOpen: coupon.isOpen });
  });
}

/** Answers as inputs of their own: one that comes at once is heard when the asking is over. */
function answersIn(clock: Clock, transport: Transport): Transport {
  return (request) =>
    new Observable((asking) =>
      defer(() => transport(request)).subscribe({
        next: (answer) => clock.next(() => asking.next(answer)),
        error: (error: unknown) => clock.next(() => asking.error(error)),
        complete: () => clock.next(() => asking.complete()),
      }),
    );
}

function contextOf(
  options: RuntimeOptions,
  { bus, state$, clock }: ReturnType<typeof createCore>,
  seed: number,
): EffectContext {
  let requestIds = 0;
  const elapsed = (timer: number): void => bus.publish({ type: 'timer.elapsed', data: { timer } });
  return {
    ...options,
    transport: answersIn(clock, options.transport),
    scheduler: createTimers(options.scheduler, clock, elapsed),
    random: seededRandom(seed),
    events$: bus.events$,
    on: (type) => bus.on(type),
    state: () => state$.value,
    nextRequestId: () => {
      requestIds += 1;
      return requestIds;
    },
  };
}

/** The address bar, in which anybody may have typed what stands for a secret in ours. */
function typedIn(navigation: NavigationPort): NavigationPort {
  return {
    get url() {
      return withoutMarkers(navigation.url);
    },
    push: (url) => navigation.push(url),
    replace: (url) => navigation.replace(url),
    assign: (url) => navigation.assign(url),
    reload: () => navigation.reload(),
    changes$: navigation.changes$.pipe(map(withoutMarkers)),
  };
}

type Started = EventData<'app.started'>;

/** The site keeps no address with a secret in it: one that has any was put there by something else. */
function withoutForeign(started: Started): Started {
  const { [STORED.returnUrl.name]: kept = '', ...others } = started.session;
  return publicUrl(kept) === kept ? started : { ...started, session: others };
}

/** When the token in its cookie expires, and whom it stands for; nothing where there is none. */
function keptToken(cookies: Cookies): Pick<Started, 'tokenExpiresAt' | 'tokenUserId'> {
  const token = readFrom(cookies, STORED.token);
  const claims = token === null ? null : readToken(token);
  if (claims === null) return {};
  const { expiresAt: tokenExpiresAt, userId } = claims;
  return { tokenExpiresAt, ...(userId === null ? {} : { tokenUserId: userId }) };
}

/** All that the session begins with, as it may be recorded. */
function beginningOf(options: RuntimeOptions, seed: number): Started {
  const navigation = { url: publicUrl(options.navigation.url) };
  const token = keptToken(options.storage.cookies);
  const { effectsJoinLater } = options;
  const versions = {
    readModels: siteFold.versions,
    effectsVersion: EFFECTS_VERSION,
    effectsJoinLater,
  };
  return withoutForeign(startedWith({ ...options, ...versions, navigation, token }, seed));
}

/** Tells where the player goes by the address bar. */
function following({ changes$ }: NavigationPort, input: Runtime['input']): Subscription {
  return changes$.subscribe((url) => {
    input('route.visited', { url: publicUrl(url), kind: 'pop' });
  });
}

/** Composes bus, projections and effects into a session. Knows no DOM. */
export function createRuntime(given: RuntimeOptions): Runtime {
  const options = { ...given, navigation: typedIn(given.navigation) };
  const core = createCore(options);
  const { bus, state$, clock, take } = core;
  const seed = Math.floor(options.random() * SEED_RANGE);
  const hostBus = createHostBus();
  const running = new Subscription();
  const publisher = createPublisher(take);
  const context = contextOf(options, core, seed);

  const joining = createJoining(context, bus, running);
  const input: Runtime['input'] = (type, data) =>
    joining.admit(type, () => publisher.input(type, data));

  const start = (): void => {
    running.add(catchSubscribers(take));
    running.add(bridge(take, state$, hostBus));
    if (options.effectsJoinLater) joining.hold();
    running.add(runEffects(options.effects, context, bus));
    running.add(following(options.navigation, input));
    bus.publish({ type: 'app.started', data: beginningOf(options, seed) });
  };
  const stop = (): void => {
    bus.publish({ type: 'app.stopped', data: {} });
    running.unsubscribe();
    bus.close();
    hostBus.all.clear();
  };

  return {
    start: () => clock.instant(start),
    stop: () => clock.next(stop),
    join: (effects) => joining.join(effects, take),
    input,
    publish: publisher.publish,
    get state() {
      return state$.value;
    },
    state$: state$.asObservable(),
    events$: bus.events$,
    hostBus,
  };
}
