import type { Gzip } from '../codec/gzip.ts';
import { type LogQueue, lastSeq, type QueuedBatch } from '../queue/queue.ts';
import type { Serial } from '../queue/serial.ts';
import type { SendAnswer, SendBatch } from './send.ts';

/** What follows a refused batch. It is fetched when it is first needed: that is seldom. */
export type Rejoining = () => Promise<Pick<typeof import('./rejoin.ts'), 'rejoinAfter' | 'halve'>>;

/** How far an upload came. */
export type UploadOutcome =
  /** Nothing waits any more. `interval` is the server's wish, where it was asked. */
  | { readonly kind: 'done'; readonly interval: number | null }
  | { readonly kind: 'later'; readonly reason: string; readonly after: number | null }
  | { readonly kind: 'refused'; readonly status: number };

export interface UploadOptions {
  readonly sessionId: string;
  readonly queue: LogQueue;
  readonly send: SendBatch;
  readonly gzip: Gzip;
  readonly rejoining: Rejoining;
  /** Cuts of the same session must not come between when its batches are joined anew. */
  readonly exclusive: Serial;
  readonly leaving: () => boolean;
  /** The batch that is sent next, or undefined when nothing waits. */
  readonly onNext: (batch: QueuedBatch | undefined) => void;
  readonly onStored: (answer: Extract<SendAnswer, { kind: 'stored' }>) => void;
  readonly onLost: (count: number) => void;
}

/** Conflicts in a row after which something is wrong that joining anew does not mend. */
const MOST_CONFLICTS = 4;

type Step = UploadOutcome | { readonly kind: 'go-on'; readonly conflict: boolean };

function later(reason: string): UploadOutcome {
  return { kind: 'later', reason, after: null };
}

async function follow(
  options: UploadOptions,
  batch: QueuedBatch,
  answer: SendAnswer,
): Promise<Step> {
  const { sessionId, queue, gzip, exclusive, onStored, onLost } = options;
  const { rejoining } = options;
  switch (answer.kind) {
    case 'stored':
      if (answer.ackedSeq < lastSeq(batch)) {
        return later('acknowledged less than was sent');
      }
      await queue.acknowledge(sessionId, answer.ackedSeq);
      onStored(answer);
      return { kind: 'go-on', conflict: false };
    case 'conflict': {
      const { rejoinAfter } = await rejoining();
      await exclusive(() => rejoinAfter({ queue, gzip }, sessionId, answer));
      return { kind: 'go-on', conflict: true };
    }
    case 'too-large': {
      const { halve } = await rejoining();
      await exclusive(() => halve({ queue, gzip }, batch));
      if (batch.count === 1) onLost(1);
      return { kind: 'go-on', conflict: false };
    }
    default:
      return answer;
  }
}

/** Sends a session's batches, oldest first, until none waits or the server does not take them. */
export async function uploadSession(options: UploadOptions): Promise<UploadOutcome> {
  const { sessionId, queue, send, leaving, onNext } = options;
  let interval: number | null = null;
  let conflicts = 0;
  let acked = -1;
  const onStored: UploadOptions['onStored'] = (answer) => {
    interval = answer.interval;
    acked = answer.ackedSeq;
    options.onStored(answer);
  };
  try {
    for (;;) {
      const batch = await queue.oldestBatch(sessionId);
      onNext(batch);
      if (!batch) return { kind: 'done', interval };
      if (batch.firstSeq <= acked) return later('the queue does not let go of what is stored');
      const answer = await send(sessionId, batch, { leaving: leaving() });
      const step = await follow({ ...options, onStored }, batch, answer);
      if (step.kind !== 'go-on') return step;
      conflicts = step.conflict ? conflicts + 1 : 0;
      if (conflicts === MOST_CONFLICTS) return later('the chain does not join');
    }
  } catch (error) {
    return later(error instanceof Error ? error.message : 'the queue failed');
  }
}
