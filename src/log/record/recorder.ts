import type { Observable, SchedulerLike } from 'rxjs';
import { type AnyEvent, CATALOGUE_VERSION, type EventType } from '../../events/catalogue.ts';
import type { Receipt } from '../chain/receipt.ts';
import { type Gzip, gzip as webGzip } from '../codec/gzip.ts';
import type { PrivatePathsOf } from '../codec/redact.ts';
import { proofOf, type WriteProof } from '../envelope.ts';
import type { LogQueue, QueuedBatch } from '../queue/queue.ts';
import { createSerial } from '../queue/serial.ts';
import type { SessionLocks } from '../queue/session-locks.ts';
import { MOST_LEAVING_BYTES, type SendAnswer, type SendBatch } from '../upload/send.ts';
import { uploadSession } from '../upload/upload.ts';
import { createUploadLoop, type UploadLoop } from '../upload/upload-loop.ts';
import { createChunkWriter } from './chunk-writer.ts';
import { Cutter } from './cutter.ts';
import { RecordBuffer } from './record-buffer.ts';

/** What is seldom needed, or not at once. */
type Later = () => Promise<typeof import('../later.ts')>;

const importLater: Later = () => import('../later.ts');

/** What becomes of the recording, for whoever shows or counts it. */
export type RecorderStatus =
  | { readonly kind: 'stored'; readonly receipt: Receipt }
  /** The collector is not there or does not take it; tried again after `delay` milliseconds. */
  | { readonly kind: 'waiting'; readonly reason: string; readonly delay: number }
  | { readonly kind: 'refused'; readonly sessionId: string; readonly status: number }
  /** Events that will show as a gap. */
  | { readonly kind: 'lost'; readonly sessionId: string; readonly count: number };

export interface RecorderOptions extends WriteProof {
  readonly sessionId: string;
  readonly events$: Observable<AnyEvent>;
  readonly queue: LogQueue;
  /** What of `queue` outlives the page and says when it fails; absent where that is all of it. */
  readonly durable?: LogQueue;
  readonly send: SendBatch;
  /** The only source of time. */
  readonly scheduler: SchedulerLike;
  readonly locks: SessionLocks;
  readonly privatePathsOf: PrivatePathsOf;
  readonly onStatus?: (status: RecorderStatus) => void;
  readonly gzip?: Gzip;
  /** In place of a plain import, which fails for as long as the page lives once it has failed. */
  readonly later?: Later;
  /** In [0, 1): spreads the retries of many pages over time. */
  readonly random?: () => number;
  /** Most bytes of this session's batches that may wait for the collector. */
  readonly capacity?: number;
}

export interface Recorder {
  /** The page may be going away: cuts what there is and sends it so that it outlives the page. */
  leave(): void;
  /** The page is in use again. */
  stay(): void;
  /** Ends the recording; resolves when all of it is in the queue. */
  stop(): Promise<void>;
}

const MOST_EVENTS_UNCUT = 2_000;
const MOST_SIZE_UNCUT = 512 * 1024;
const LEFTOVERS_DELAY = 3_000;
const LEFTOVERS_EVERY = 300_000;
const CAPACITY = 32 * 1024 * 1024;

/** What is worth sending at once: who stays only a moment is recorded too. */
const SENT_SOON: ReadonlySet<EventType> = new Set(['app.ready', 'session.started']);

/** Bytes of the session's batches that wait, by first seq. */
function createTally(capacity: number) {
  const waiting = new Map<number, number>();
  return {
    hasRoom(bytes: number): boolean {
      let sum = bytes;
      for (const size of waiting.values()) sum += size;
      return sum <= capacity;
    },
    add: ({ firstSeq, body }: QueuedBatch) => void waiting.set(firstSeq, body.length),
    acknowledge(seq: number): void {
      for (const firstSeq of waiting.keys()) if (firstSeq <= seq) waiting.delete(firstSeq);
    },
  };
}

/** What the recorder is made of, and what its parts tell each other. */
function createParts(options: RecorderOptions) {
  const { sessionId, queue, send, privatePathsOf, gzip = webGzip, capacity = CAPACITY } = options;
  const report = options.onStatus ?? (() => undefined);
  const tally = createTally(capacity);
  const proof = proofOf(options);
  const facts = { sessionId, catalogue: CATALOGUE_VERSION, ...proof };
  const buffer = new RecordBuffer({ ...facts, privatePathsOf });
  const writer = createChunkWriter({ queue, buffer, hasRoom: () => tally.hasRoom(0) });
  const exclusive = createSerial();
  const page: { leaving: boolean; next: QueuedBatch | undefined } = {
    leaving: false,
    next: undefined,
  };
  const onLost = (count: number): void => report({ kind: 'lost', sessionId, count });
  const onStored = ({ ackedSeq, receipt }: Extract<SendAnswer, { kind: 'stored' }>): void => {
    tally.acknowledge(ackedSeq);
    report({ kind: 'stored', receipt });
  };
  const onCut = (batch: QueuedBatch): void => {
    tally.add(batch);
    page.next ??= batch;
  };
  const flush = writer.write;
  const { hasRoom } = tally;
  const shared = { sessionId, queue, gzip, onLost, rejoining: options.later ?? importLater };
  const cutter = new Cutter({ ...shared, ...proof, exclusive, buffer, flush, hasRoom, onCut });
  const onNext = (batch: QueuedBatch | undefined): void => {
    page.next = batch;
  };
  const leaving = () => page.leaving;
  const upload = () =>
    uploadSession({ ...shared, exclusive: cutter.rejoining, send, leaving, onNext, onStored });
  return { buffer, writer, cutter, upload, page, report };
}

function startLoop(options: RecorderOptions, parts: ReturnType<typeof createParts>): UploadLoop {
  const { scheduler, sessionId, random = Math.random } = options;
  const { cutter, upload, page, report } = parts;
  return createUploadLoop({
    scheduler,
    random,
    run: async () => {
      // While the collector is down events gather: one large batch later is better than many small.
      const before = page.next ? await upload() : null;
      if (before && before.kind !== 'done') return before;
      await cutter.cut();
      return upload();
    },
    onWait(outcome, delay) {
      if (outcome.kind === 'refused')
        report({ kind: 'refused', sessionId, status: outcome.status });
      else report({ kind: 'waiting', reason: outcome.reason, delay });
    },
  });
}

/** Sends what dead sessions left: soon after the start, and then now and again. */
function startOrphans(options: RecorderOptions, parts: ReturnType<typeof createParts>) {
  const { sessionId, send, locks, scheduler, gzip = webGzip, later = importLater } = options;
  const { report } = parts;
  const round = async (): Promise<void> => {
    // One that is not there now waits for the next round, as they do.
    const orphans = await later().catch(() => null);
    await orphans?.resumeOrphanedSessions({
      own: sessionId,
      queue: options.durable ?? options.queue,
      send,
      locks,
      gzip,
      rejoining: later,
      now: () => scheduler.now(),
      onStored: ({ receipt }) => report({ kind: 'stored', receipt }),
      onRefused: (id, status) => report({ kind: 'refused', sessionId: id, status }),
      onLost: (id, count) => report({ kind: 'lost', sessionId: id, count }),
    });
  };
  let timer = scheduler.schedule(function again() {
    void round().then(() => {
      if (!timer.closed) timer = scheduler.schedule(again, LEFTOVERS_EVERY);
    });
  }, LEFTOVERS_DELAY);
  return { stop: () => timer.unsubscribe() };
}

/**
 * Sends what may be the last of the page, oldest first, for as much as the browser lets outlive it.
 * All of it is in the queue or on its way there: a request that is lost does no harm.
 */
function sayFarewell({ send, sessionId }: RecorderOptions, batches: readonly QueuedBatch[]): void {
  let room = MOST_LEAVING_BYTES;
  for (const batch of batches) {
    room -= batch.body.length;
    // What comes after one that is not sent would not join on.
    if (room < 0) return;
    void send(sessionId, batch, { leaving: true });
  }
}

/**
 * Records a session: redacts each event, writes it to the queue before the page does anything else,
 * and sends batches at the collector's pace for as long as the page lives. Whatever fails here, the
 * site goes on: nothing is thrown into `events$`, memory and queue are bounded, and what finds no
 * room is counted.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { events$, sessionId, locks } = options;
  const parts = createParts(options);
  const { buffer, writer, cutter, page } = parts;
  locks.hold(sessionId);
  const loop = startLoop(options, parts);
  const orphans = startOrphans(options, parts);

  const leave = (): void => {
    page.leaving = true;
    writer.leave();
    const waiting = page.next ? [page.next] : [];
    sayFarewell(options, [...waiting, ...cutter.cutNow()]);
    loop.soon();
  };
  const stay = (): void => {
    page.leaving = false;
  };
  const onEvent = (event: AnyEvent): void => {
    if (buffer.changesPerson(event)) void cutter.cut();
    buffer.add(event);
    writer.writeSoon();
    if (buffer.count >= MOST_EVENTS_UNCUT || buffer.size >= MOST_SIZE_UNCUT) void cutter.cut();
    if (event.type === 'app.visibilityChanged') (event.data.visible ? stay : leave)();
    const isBack = event.type === 'app.connectionChanged' && event.data.online;
    if (isBack || SENT_SOON.has(event.type)) loop.soon();
  };
  const subscription = events$.subscribe({ next: onEvent, complete: leave });
  return {
    leave,
    stay,
    async stop() {
      subscription.unsubscribe();
      loop.stop();
      orphans.stop();
      writer.write();
      await writer.written();
    },
  };
}
