import { asyncScheduler, type Observable, type SchedulerLike } from 'rxjs';
import type { AnyEvent } from '../../events/catalogue.ts';
import type { Receipt } from '../../log/chain/receipt.ts';
import { FallbackQueue } from '../../log/queue/fallback-queue.ts';
import { createIndexedDbQueue, dropOlderQueue } from '../../log/queue/indexeddb-queue.ts';
import { createMemoryQueue } from '../../log/queue/memory-queue.ts';
import { browserLocks } from '../../log/queue/session-locks.ts';
import { createTimeoutQueue } from '../../log/queue/timeout-queue.ts';
import { createRecorder, type Recorder, type RecorderStatus } from '../../log/record/recorder.ts';
import { createSend } from '../../log/upload/send.ts';
import type { OnFailure } from '../loading/failure.ts';
import { retryableImport } from '../loading/retryable-import.ts';
import { privatePathsOf } from './private-paths.ts';

/** Where the recording waits until the log service has it. */
export interface RecordingQueue {
  readonly queue: FallbackQueue;
  /** Resolves when events can be kept, or after a while where the browser's database hangs or fails. */
  readonly ready: Promise<void>;
}

export interface RecordingOptions {
  readonly sessionId: string;
  /** The key that the session's id is made of. */
  readonly writeKey: string;
  readonly queue: FallbackQueue;
  readonly events$: Observable<AnyEvent>;
  readonly scheduler: SchedulerLike;
  readonly random: () => number;
  readonly onFailure: OnFailure;
  /** Is told of every batch that the service has stored for good. */
  readonly onReceipt: (receipt: Receipt) => void;
}

/** Passes on each kind of failure once: a full disk fails a hundred times a minute. */
function once(onFailure: OnFailure): OnFailure {
  const told = new Set<string>();
  return (name, message) => {
    if (told.has(name)) return;
    told.add(name);
    onFailure(name, message);
  };
}

/** Milliseconds that a page waits for its database: longer would be seen. */
const MOST_OPENING = 500;

/** Opens the queue in the browser's database; where that fails, what waits is kept in memory. */
export function openRecordingQueue(onFailure: OnFailure): RecordingQueue {
  const fail = once(onFailure);
  const durable = createIndexedDbQueue();
  void durable.opened.then(dropOlderQueue).catch(() => undefined);
  const timed = createTimeoutQueue(durable, asyncScheduler);
  const queue = new FallbackQueue(timed, createMemoryQueue(), (error) =>
    fail(`log.${error.failure}`, error.message),
  );
  const longEnough = new Promise<void>((resolve) => setTimeout(resolve, MOST_OPENING));
  return { queue, ready: Promise.race([durable.opened, longEnough]) };
}

const importLater = retryableImport(() => import('../../log/later.ts'));

/** Records the session into the queue and uploads it. */
export function startRecording(options: RecordingOptions): Recorder {
  const { onFailure, onReceipt, ...given } = options;
  const fail = once(onFailure);
  const onStatus = (status: RecorderStatus): void => {
    if (status.kind === 'stored') onReceipt(status.receipt);
    if (status.kind === 'refused') fail('log.refused', `the log service answered ${status.status}`);
    if (status.kind === 'lost') onFailure('log.lost', `${status.count} events found no room`);
  };
  return createRecorder({
    ...given,
    durable: given.queue.durable,
    send: createSend(),
    later: importLater,
    locks: browserLocks(),
    privatePathsOf,
    onStatus,
  });
}
