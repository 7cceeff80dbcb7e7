import { Subject } from 'rxjs';
import type { AnyEvent, EventData, EventType } from '../../../src/events/catalogue.ts';
import { createMemoryQueue } from '../../../src/log/queue/memory-queue.ts';
import type { LogQueue } from '../../../src/log/queue/queue.ts';
import type { SessionLocks } from '../../../src/log/queue/session-locks.ts';
import {
  createRecorder,
  type RecorderOptions,
  type RecorderStatus,
} from '../../../src/log/record/recorder.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import { Collector, instantGzip } from '../upload/collector.ts';
import { ManualTime } from './manual-time.ts';

export const sessionId = 'session-of-a-test-00000';

/** Locks of one browser: a session is alive until `end` is called. */
export class Locks implements SessionLocks {
  private readonly held = new Set<string>();
  hold(id: string): void {
    this.held.add(id);
  }
  end(id: string): void {
    this.held.delete(id);
  }
  async ifFree(id: string, work: () => Promise<void>): Promise<boolean> {
    if (this.held.has(id)) return false;
    this.held.add(id);
    await work();
    this.held.delete(id);
    return true;
  }
}

/** A page with a recorder; several share a queue, locks and a collector as tabs do. */
export function openPage(given: Partial<RecorderOptions> & { collector?: Collector } = {}) {
  const { collector = new Collector(), queue = createMemoryQueue(), locks = new Locks() } = given;
  const time = (given.scheduler as ManualTime | undefined) ?? new ManualTime();
  const events$ = new Subject<AnyEvent>();
  const statuses: RecorderStatus[] = [];
  const id = given.sessionId ?? sessionId;
  const recorder = createRecorder({
    sessionId: id,
    events$,
    queue,
    send: collector.send,
    scheduler: time,
    locks,
    privatePathsOf,
    gzip: instantGzip,
    random: () => 0.5,
    onStatus: (status) => statuses.push(status),
    ...given,
  });
  let seq = 0;
  const emit = <T extends EventType>(type: T, data: EventData<T>): void => {
    events$.next({ seq, at: time.now(), type, data } as AnyEvent);
    seq += 1;
  };
  const clear = (times = 1): void => {
    for (let i = 0; i < times; i += 1) emit('coupon.cleared', {});
  };
  const seqs = (): number[] => collector.events(id).map((event) => event.seq);
  return { recorder, collector, queue, locks, time, events$, statuses, emit, clear, seqs, id };
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

/** Seqs of the events in chunks. */
export async function chunkSeqs(queue: LogQueue, id = sessionId): Promise<number[]> {
  return (await queue.chunks(id)).flatMap(({ firstSeq, count }) =>
    range(firstSeq, firstSeq + count),
  );
}
