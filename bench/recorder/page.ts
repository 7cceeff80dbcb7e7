import { asyncScheduler, Subject } from 'rxjs';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import { createIndexedDbQueue } from '../../src/log/queue/indexeddb-queue.ts';
import { browserLocks } from '../../src/log/queue/session-locks.ts';
import { createRecorder } from '../../src/log/record/recorder.ts';
import { createSend } from '../../src/log/upload/send.ts';
import { privatePathsOf } from '../../src/site/ports/private-paths.ts';
import { sampleSession } from '../../test/log/sample-session.ts';

const EVERY = 20;

/*
 * The page of the benchmark: so many events a second, with a recorder or with nobody to hear them.
 */
const page = {
  events: [] as AnyEvent[],

  prepare(seconds: number, perSecond: number): void {
    const minutes = (seconds * perSecond) / 6_000;
    page.events = sampleSession({ minutes, updates: 5_900, others: 100 });
  },

  async run(recorded: boolean, perSecond: number): Promise<number> {
    const events$ = new Subject<AnyEvent>();
    const recorder = recorded
      ? createRecorder({
          sessionId: crypto.randomUUID(),
          events$,
          queue: createIndexedDbQueue(),
          send: createSend(),
          scheduler: asyncScheduler,
          locks: browserLocks(),
          privatePathsOf,
        })
      : null;
    const step = Math.round((perSecond * EVERY) / 1000);
    let next = 0;
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        for (let i = 0; i < step && next < page.events.length; i += 1, next += 1) {
          events$.next(page.events[next] as AnyEvent);
        }
        if (next < page.events.length) return;
        clearInterval(timer);
        resolve();
      }, EVERY);
    });
    recorder?.leave();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await recorder?.stop();
    return page.events.length;
  },
};

export type BenchPage = typeof page;
Object.assign(globalThis, { page });
