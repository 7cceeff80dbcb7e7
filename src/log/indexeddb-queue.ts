import { headAfter } from './batch.ts';
import { type ChainHead, LOG_START } from './chain.ts';
import { type Ask, openDatabase, read, write } from './indexeddb.ts';
import {
  type LogQueue,
  lastSeq,
  type QueuedBatch,
  type QueuedChunk,
  type QueuedSession,
  QueueError,
} from './queue.ts';

type Key = [sessionId: string, firstSeq: number];

const stores = ['chunks', 'batches', 'heads'] as const;
const waiting = ['chunks', 'batches'] as const;
type StoreName = (typeof stores)[number];
type Waiting = (typeof waiting)[number];

function keyOf({ sessionId, firstSeq }: QueuedChunk | QueuedBatch): Key {
  return [sessionId, firstSeq];
}

/** Keys of what begins with this seq or before. */
function through(sessionId: string, seq: number): IDBKeyRange {
  return IDBKeyRange.bound([sessionId, -1], [sessionId, seq]);
}

const allOf = (sessionId: string) => through(sessionId, Number.POSITIVE_INFINITY);

function failureOf(error: unknown): QueueError {
  const name = error instanceof Error ? error.name : '';
  const message = error instanceof Error ? error.message : String(error);
  return new QueueError(name === 'QuotaExceededError' ? 'full' : 'unavailable', message);
}

/** The last that begins with this seq or before. */
async function lastThrough(
  database: IDBDatabase,
  name: Waiting,
  sessionId: string,
  seq = Number.POSITIVE_INFINITY,
): Promise<QueuedChunk | QueuedBatch | null> {
  const range = through(sessionId, seq);
  const cursor = await read(database, name, (store) => store.openCursor(range, 'prev'));
  return cursor?.value ?? null;
}

async function acknowledge(database: IDBDatabase, sessionId: string, seq: number): Promise<void> {
  const ends = await Promise.all(
    waiting.map(async (name) => {
      const last = await lastThrough(database, name, sessionId, seq);
      const goesOn = last !== null && lastSeq(last) > seq;
      return { name, end: goesOn ? last.firstSeq - 1 : seq };
    }),
  );
  await write(database, waiting, (store) => {
    for (const { name, end } of ends) store(name).delete(through(sessionId, end));
  });
}

async function listSessions(database: IDBDatabase): Promise<QueuedSession[]> {
  const newest = new Map<string, number>();
  for (const name of waiting) {
    const keys = await read(database, name, (store) => store.getAllKeys());
    const ids = keys.map((key) => (Array.isArray(key) ? String(key[0]) : ''));
    for (const id of new Set(ids)) {
      const last = await lastThrough(database, name, id);
      if (last) newest.set(id, Math.max(newest.get(id) ?? 0, last.at));
    }
  }
  return [...newest].map(([sessionId, at]) => ({ sessionId, at }));
}

/**
 * Builds before kept no write keys: one that is still open in another tab would send what a session
 * of this build left in there without its key, and be refused. So it does not find it.
 */
export const OLDER_QUEUE = 'replaybook-log';
export const QUEUE = 'replaybook-log-2';

export interface IndexedDbQueue extends LogQueue {
  /** Resolves when the database is open, or cannot be opened. */
  readonly opened: Promise<void>;
}

function headOf(database: IDBDatabase, id: string): Promise<ChainHead | undefined> {
  return read<ChainHead | undefined>(database, 'heads', (store) => store.get(id));
}

/** Uses of a database that is being opened; each reports its failure as the queue's. */
function usesOf(opening: Promise<IDBDatabase>) {
  const using = async <T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> => {
    try {
      return await work(await opening);
    } catch (error) {
      throw failureOf(error);
    }
  };
  const writing = (names: readonly StoreName[], ask: Ask<StoreName>): Promise<void> =>
    using((database) => write(database, names, ask));
  const all = <T>(name: Waiting, id: string, most?: number): Promise<T[]> =>
    using((database) => read<T[]>(database, name, (store) => store.getAll(allOf(id), most)));
  return { using, writing, all };
}

/** The queue in the browser's IndexedDB, shared by all tabs. */
export function createIndexedDbQueue(name = QUEUE): IndexedDbQueue {
  const opening = openDatabase(name, stores);
  const { using, writing, all } = usesOf(opening);
  const nothing = (): void => undefined;
  return {
    opened: opening.then(nothing, nothing),
    append: (chunk) =>
      writing(['chunks'], (store) => void store('chunks').put(chunk, keyOf(chunk))),
    // A batch is cut where a chunk ends: the chunks that begin in it are those it was cut from.
    cut: (batch) =>
      writing(stores, (store) => {
        store('batches').put(batch, keyOf(batch));
        store('heads').put(headAfter(batch), batch.sessionId);
        store('chunks').delete(through(batch.sessionId, lastSeq(batch)));
      }),
    oldestBatch: async (id) => (await all<QueuedBatch>('batches', id, 1))[0],
    batches: (id) => all('batches', id),
    chunks: (id) => all('chunks', id),
    head: async (id) => (await using((database) => headOf(database, id))) ?? LOG_START,
    replaceBatches: (id, batches, head) =>
      writing(['batches', 'heads'], (store) => {
        store('batches').delete(allOf(id));
        for (const batch of batches) store('batches').put(batch, keyOf(batch));
        store('heads').put(head, id);
      }),
    acknowledge: (id, seq) => using((database) => acknowledge(database, id, seq)),
    sessions: () => using(listSessions),
    forget: (id) =>
      writing(stores, (store) => {
        for (const one of waiting) store(one).delete(allOf(id));
        store('heads').delete(id);
      }),
  };
}
