import type { Observable, SchedulerLike } from 'rxjs';
import type { AnyEvent } from '../../events/catalogue.ts';
import { FallbackQueue } from '../../log/fallback-queue.ts';
import { createIndexedDbQueue } from '../../log/indexeddb-queue.ts';
import { createMemoryQueue } from '../../log/memory-queue.ts';
import type { Receipt } from '../../log/receipt.ts';
import { createRecorder, type Recorder, type RecorderStatus } from '../../log/recorder.ts';
import { createSend } from '../../log/send.ts';
import { browserLocks } from '../../log/session-locks.ts';
import type { OnFailure } from './failure.ts';
import { privatePathsOf } from './private-paths.ts';

export interface RecordingOptions {
  readonly sessionId: string;
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

/** Records the session into the browser's database, or in memory where that fails, and uploads it. */
export function startRecording(options: RecordingOptions): Recorder {
  const { onFailure, onReceipt, ...given } = options;
  const fail = once(onFailure);
  const queue = new FallbackQueue(createIndexedDbQueue(), createMemoryQueue(), (error) =>
    fail(`log.${error.failure}`, error.message),
  );
  const onStatus = (status: RecorderStatus): void => {
    if (status.kind === 'stored') onReceipt(status.receipt);
    if (status.kind === 'refused') fail('log.refused', `the log service answered ${status.status}`);
    if (status.kind === 'lost') onFailure('log.lost', `${status.count} events found no room`);
  };
  return createRecorder({
    ...given,
    queue,
    send: createSend(),
    locks: browserLocks(),
    privatePathsOf,
    onStatus,
  });
}
