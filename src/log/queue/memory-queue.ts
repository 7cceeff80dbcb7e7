import { type ChainHead, headAfter, LOG_START } from '../chain/chain.ts';
import {
  type LogQueue,
  lastSeq,
  type QueuedBatch,
  type QueuedChunk,
  type QueuedSession,
  QueueError,
} from './queue.ts';

interface Session {
  readonly chunks: QueuedChunk[];
  readonly batches: QueuedBatch[];
  readonly head: ChainHead;
}

const NOTHING: Session = { chunks: [], batches: [], head: LOG_START };

function bytesOf({ batches, chunks }: Session): number {
  let bytes = 0;
  for (const { body } of batches) bytes += body.length;
  for (const { events, personal } of chunks) bytes += events.length + personal.length;
  return bytes;
}

function byFirstSeq(a: { readonly firstSeq: number }, b: { readonly firstSeq: number }): number {
  return a.firstSeq - b.firstSeq;
}

/** Replaces the item with the same first seq, or puts it where it belongs. */
function put<T extends { readonly firstSeq: number }>(items: readonly T[], item: T): T[] {
  return [...items.filter(({ firstSeq }) => firstSeq !== item.firstSeq), item].sort(byFirstSeq);
}

/** Those that go on after a seq. */
function after<T extends QueuedChunk | QueuedBatch>(items: readonly T[], seq: number): T[] {
  return items.filter((item) => lastSeq(item) > seq);
}

function describe(sessionId: string, { batches, chunks }: Session): QueuedSession {
  return {
    sessionId,
    at: Math.max(...[...batches, ...chunks].map((item) => item.at)),
  };
}

/** Knows of nothing but memory: for tests, and for when the browser's storage fails. */
export function createMemoryQueue(capacity = Number.POSITIVE_INFINITY): LogQueue {
  const sessions = new Map<string, Session>();
  const of = (id: string): Session => sessions.get(id) ?? NOTHING;

  const write = (id: string, next: Session): void => {
    let bytes = bytesOf(next) - bytesOf(of(id));
    for (const session of sessions.values()) bytes += bytesOf(session);
    if (bytes > capacity && bytesOf(next) > bytesOf(of(id))) {
      throw new QueueError('full', `the queue holds no more than ${capacity} bytes`);
    }
    sessions.set(id, next);
  };

  const keep = async (id: string, chunks: readonly QueuedChunk[]): Promise<void> => {
    write(id, { ...of(id), chunks: chunks.reduce(put, of(id).chunks) });
  };

  return {
    append: (chunk) => keep(chunk.sessionId, [chunk]),
    async setAside(id, chunks) {
      await keep(id, after(chunks, of(id).head.nextSeq - 1));
    },
    async cut(batch) {
      const session = of(batch.sessionId);
      write(batch.sessionId, {
        chunks: after(session.chunks, lastSeq(batch)),
        batches: put(session.batches, batch),
        head: headAfter(batch),
      });
    },
    oldestBatch: async (id) => of(id).batches[0],
    batches: async (id) => of(id).batches,
    chunks: async (id) => of(id).chunks,
    head: async (id) => of(id).head,
    async replaceBatches(id, batches, head) {
      write(id, { ...of(id), batches: batches.toSorted(byFirstSeq), head });
    },
    async acknowledge(id, seq) {
      const { chunks, batches, head } = of(id);
      write(id, { chunks: after(chunks, seq), batches: after(batches, seq), head });
    },
    async sessions() {
      return [...sessions]
        .filter(([, { batches, chunks }]) => batches.length + chunks.length > 0)
        .map(([id, session]) => describe(id, session));
    },
    async forget(id) {
      sessions.delete(id);
    },
  };
}
