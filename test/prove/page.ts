/** One page of the browser: a session with its recorder, until it is stopped or killed. */
import { type Observable, type SchedulerLike, Subject } from 'rxjs';
import type { TransportResponse } from '../../src/calls/transport.ts';
import { isLate } from '../../src/effects/all.ts';
import type { AnyEvent, EventData, EventType } from '../../src/events/catalogue.ts';
import type { NavigationPort } from '../../src/kernel/ports.ts';
import { sha256Hex } from '../../src/kernel/sha256.ts';
import { sessionIdOf } from '../../src/kernel/write-key.ts';
import { FallbackQueue } from '../../src/log/queue/fallback-queue.ts';
import { createMemoryQueue } from '../../src/log/queue/memory-queue.ts';
import { createRecorder, type RecorderStatus } from '../../src/log/record/recorder.ts';
import { createSend } from '../../src/log/upload/send.ts';
import { createRuntime, type Runtime } from '../../src/runtime.ts';
import { privatePathsOf } from '../../src/site/ports/private-paths.ts';
import { instantGzip } from '../log/upload/collector.ts';
import { memoryStore } from '../support/session/session.ts';
import type { Opening } from './action.ts';
import { type PlantedFailure, plantFailures } from './failing-effects.ts';
import { faultyQueue, STORAGE_TAKES } from './storage-faults.ts';
import { PageTime } from './time.ts';
import type { World } from './world.ts';

function navigationAt(url: string) {
  const changes$ = new Subject<string>();
  const bar = { url, changes$ };
  const go = (to: string): void => {
    bar.url = to;
  };
  const navigation: NavigationPort = Object.assign(bar, {
    push: go,
    replace: go,
    assign: () => undefined,
    reload: () => undefined,
  });
  const visit = (to: string): void => {
    go(to);
    changes$.next(to);
  };
  return { navigation, visit };
}

export interface Page {
  readonly name: string;
  /** Nobody but the page and the collector sees it. */
  readonly writeKey: string;
  readonly sessionId: string;
  readonly runtime: Runtime;
  /** Everything that was published, in order. */
  readonly events: readonly AnyEvent[];
  readonly statuses: readonly RecorderStatus[];
  /** Effects that were made to fail, in order. */
  readonly planted: readonly PlantedFailure[];
  readonly feed: { current: Subject<TransportResponse> | null };
  /** Steady time of each event, and of the end. */
  readonly times: readonly number[];
  endedAt: number;
  /** Null while it lives. */
  ended: 'stopped' | 'killed' | null;
  visit(url: string): void;
  /** Publishes what may be of any type and shape, as the site's own code never would. */
  publish(type: string, data: unknown): void;
  /** Makes an effect fail at the next event it could hear of. */
  fail(effect: string): void;
  /** The player leaves: what the page writes at its end is written. */
  stop(): Promise<void>;
  /** Everything in memory is gone. */
  kill(): void;
}

/** The key of a session, for the page of this name. */
export function writeKeyFor(name: string): string {
  return sha256Hex(name);
}

/** Records what happens to the queue and the collector of a browser, and gives what is said of it. */
export function recordTo(
  world: World,
  writeKey: string,
  events$: Observable<AnyEvent>,
  isAlive: () => boolean,
): { readonly statuses: readonly RecorderStatus[]; readonly letGo: () => void } {
  const statuses: RecorderStatus[] = [];
  const locks = world.locks.forPage();
  const scheduler = new PageTime(world.time, isAlive);
  const durable = faultyQueue(world.queue, {
    next: world.nextStorageFault,
    onRefused: world.onRefused,
    isAlive,
    scheduler,
  });
  createRecorder({
    sessionId: sessionIdOf(writeKey),
    writeKey,
    events$,
    queue: new FallbackQueue(durable, createMemoryQueue(), () => undefined),
    durable,
    send: createSend({ fetch: world.collector.fetchOf(isAlive) }),
    scheduler,
    locks,
    privatePathsOf,
    gzip: instantGzip,
    random: () => 0.5,
    onStatus: (status) => statuses.push(status),
  });
  return { statuses, letGo: locks.letGo };
}

/** Effects that may be made to fail; where some join after a while, only once they are there. */
function effectsOf({ joinAfter }: Opening) {
  const { effects, planted, fail } = plantFailures();
  let isJoined = joinAfter === undefined;
  return {
    options: isJoined
      ? { effects }
      : { effects: effects.filter((one) => !isLate(one)), effectsJoinLater: true },
    planted,
    fail(name: string): void {
      if (isJoined || !isLate({ name })) fail(name);
    },
    join(runtime: Runtime, scheduler: SchedulerLike): void {
      if (isJoined) return;
      const work = (): void => {
        isJoined = true;
        runtime.join(effects.filter(isLate));
      };
      scheduler.schedule(work, joinAfter);
    },
  };
}

/** Opens a page of the browser. */
export function openPage(world: World, opening: Opening, name: string): Page {
  const writeKey = writeKeyFor(name);
  const sessionId = sessionIdOf(writeKey);
  const life = { alive: true };
  const isAlive = () => life.alive;
  const scheduler = new PageTime(world.time, isAlive);
  const { navigation, visit } = navigationAt(opening.url);
  const effects = effectsOf(opening);
  const feed: Page['feed'] = { current: null };
  const runtime = createRuntime({
    environment: {
      ...{ projectId: 1, apiOrigin: '', promoFrameUrl: '', build: 'test' },
      production: opening.production,
    },
    transport: world.backEnd.transport(scheduler, feed),
    scheduler,
    storage: { local: world.local, session: memoryStore(), cookies: world.cookies },
    navigation,
    random: () => (opening.seed % 1000) / 1000,
    ...effects.options,
    surroundings: { sessionId, languages: ['en'], userAgent: 'proving' },
    ...(opening.preset ? { preset: { counters: [] } } : {}),
    ...(opening.checkpointEvery ? { checkpointEvery: opening.checkpointEvery } : {}),
  });
  const events: AnyEvent[] = [];
  const times: number[] = [];
  runtime.events$.subscribe((event) => {
    events.push(event);
    times.push(world.time.frame);
  });
  const { statuses, letGo } = recordTo(world, writeKey, runtime.events$, isAlive);
  const page: Page = {
    ...{ name, writeKey, sessionId, runtime, events, times, statuses, feed, visit },
    planted: effects.planted,
    endedAt: 0,
    ended: null,
    publish: (type, data) => runtime.publish(type as EventType, data as EventData<EventType>),
    fail: effects.fail,
    async stop() {
      runtime.stop();
      // What was asked of the database before the end is done after it.
      await world.time.advance(2 * STORAGE_TAKES);
      page.kill();
      page.ended = 'stopped';
    },
    kill() {
      life.alive = false;
      letGo();
      page.ended = 'killed';
      page.endedAt = world.time.frame;
    },
  };
  runtime.start();
  effects.join(runtime, scheduler);
  return page;
}
