import * as v from 'valibot';
import { finite } from '../../kernel/numbers.ts';
import { headAfter, joinChain } from '../chain/chain.ts';
import { packBody } from '../codec/batch.ts';
import type { RawEvent } from '../codec/columns.ts';
import type { Gzip } from '../codec/gzip.ts';
import { parseLogJson } from '../codec/log-json.ts';
import { parsePersonal } from '../codec/personal.ts';
import { partOf } from '../codec/recorded.ts';
import type { PersonalRow } from '../codec/redact.ts';
import { proofOf } from '../envelope.ts';
import type { LogQueue, QueuedChunk, QueuedSession } from '../queue/queue.ts';
import { createSerial } from '../queue/serial.ts';
import type { SessionLocks } from '../queue/session-locks.ts';
import type { SendBatch } from '../upload/send.ts';
import { type UploadOptions, type UploadOutcome, uploadSession } from '../upload/upload.ts';

export interface OrphanOptions extends Pick<UploadOptions, 'onStored' | 'rejoining'> {
  /** The session of this page, which is no leftover. */
  readonly own: string;
  readonly queue: LogQueue;
  readonly send: SendBatch;
  readonly locks: SessionLocks;
  readonly gzip: Gzip;
  readonly now: () => number;
  readonly onRefused: (sessionId: string, status: number) => void;
  readonly onLost: (sessionId: string, count: number) => void;
}

/** What a server has refused for so long it will not take any more. */
const REFUSED_FOR = 30 * 24 * 60 * 60 * 1000;
const MOST_IN_BATCH = 5_000;
/** Characters of JSON; as much again may come with the last chunk. */
const MOST_SIZE_IN_BATCH = 1024 * 1024;

const storedEvents = v.array(
  v.looseObject({
    seq: finite,
    at: finite,
    type: v.string(),
    data: v.optional(v.unknown()),
  }),
);

interface Run {
  readonly events: RawEvent[];
  readonly personal: PersonalRow[];
  readonly catalogue: string;
  readonly person?: string;
  /** Characters of JSON. */
  readonly size: number;
  readonly at: number;
}

/** A chunk's events; none where it cannot be read, which then shows as a gap. */
function readChunk(chunk: QueuedChunk): Run {
  const { catalogue, at, person } = chunk;
  const size = chunk.events.length + chunk.personal.length;
  const facts = { catalogue, size, at, ...(person === undefined ? {} : { person }) };
  try {
    const events = v.parse(storedEvents, parseLogJson(chunk.events)) as unknown as RawEvent[];
    const personal = parsePersonal(`{"personal":1,"rows":${chunk.personal}}`);
    const whole = events.every(({ seq }, place) => seq === chunk.firstSeq + place);
    if (whole && events.length === chunk.count) return { events, personal, ...facts };
  } catch {
    // Not what this build or any before it wrote.
  }
  return { events: [], personal: [], ...facts };
}

/** Whether a chunk can go into the same batch as what is there already. */
function continues(run: Run | undefined, next: Run): run is Run {
  const last = run?.events.at(-1);
  const first = next.events[0];
  if (!run || !last || !first || run.catalogue !== next.catalogue) return false;
  if (run.size > MOST_SIZE_IN_BATCH || run.person !== next.person) return false;
  return first.seq === last.seq + 1 && run.events.length + next.events.length <= MOST_IN_BATCH;
}

/** Chunks as runs without gaps, from a seq on. */
function runsOf(chunks: readonly QueuedChunk[], from: number): Run[] {
  const runs: Run[] = [];
  for (const chunk of chunks) {
    const next = partOf(readChunk(chunk), from);
    if (!next) continue;
    const before = runs.at(-1);
    if (!continues(before, next)) {
      runs.push(next);
      continue;
    }
    before.events.push(...next.events);
    before.personal.push(...next.personal);
    runs[runs.length - 1] = { ...before, size: before.size + next.size, at: next.at };
  }
  return runs;
}

async function cutChunks(sessionId: string, queue: LogQueue, gzip: Gzip): Promise<void> {
  let head = await queue.head(sessionId);
  const chunks = await queue.chunks(sessionId);
  // All of a session have the same one.
  const proof = proofOf(chunks[0] ?? {});
  for (const run of runsOf(chunks, head.nextSeq)) {
    const { at, size: _, ...recorded } = run;
    const packed = await packBody(recorded, gzip);
    const batch = { ...joinChain(head, packed), sessionId, at, ...proof };
    await queue.cut(batch);
    head = headAfter(batch);
  }
}

async function waiting(queue: LogQueue, sessionId: string): Promise<number> {
  const items = [...(await queue.batches(sessionId)), ...(await queue.chunks(sessionId))];
  return items.reduce((sum, { count }) => sum + count, 0);
}

async function resume(session: QueuedSession, options: OrphanOptions): Promise<UploadOutcome> {
  const { queue, gzip, send, onStored, rejoining } = options;
  const { sessionId } = session;
  await cutChunks(sessionId, queue, gzip);
  // Rejects where it cannot be read, and others need not wait for that as for a collector.
  await queue.oldestBatch(sessionId);
  const outcome = await uploadSession({
    sessionId,
    queue,
    send,
    gzip,
    rejoining,
    onStored,
    exclusive: createSerial(),
    leaving: () => false,
    onNext: () => undefined,
    onLost: (count) => options.onLost(sessionId, count),
  });
  if (outcome.kind === 'done') await queue.forget(sessionId);
  if (outcome.kind === 'refused') {
    options.onRefused(sessionId, outcome.status);
    if (options.now() - session.at > REFUSED_FOR) {
      options.onLost(sessionId, await waiting(queue, sessionId));
      await queue.forget(sessionId);
    }
  }
  return outcome;
}

/**
 * Sends what sessions left whose pages are gone: closed, crashed or reloaded before all was
 * acknowledged. Stops at the first that the collector does not answer. Never rejects.
 */
export async function resumeOrphanedSessions(options: OrphanOptions): Promise<void> {
  const { own, queue, locks } = options;
  try {
    for (const session of await queue.sessions()) {
      if (session.sessionId === own) continue;
      let outcome: UploadOutcome | undefined;
      await locks.ifFree(session.sessionId, async () => {
        // What the storage does not give now waits for another time.
        outcome = await resume(session, options).catch(() => undefined);
      });
      if (outcome?.kind === 'later') return;
    }
  } catch {
    // It did not even say whose sessions wait.
  }
}
