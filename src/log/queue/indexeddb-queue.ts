import { type ChainHead, headAfter, LOG_START } from '../chain/chain.ts';
import { type Ask, openDatabase, read, write } from './indexeddb.ts';
import {
  type LogQueue,
  lastSeq,
  type QueuedBatch,
  type QueuedChunk,
  type QueuedSession,
  QueueError,
} from './queue.ts';
import { createUnloadStore, type UnloadStore } from './unload-store.ts';

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

async function listSessions(database: IDBDatabase, aside: UnloadStore): Promise<QueuedSession[]> {
  const newest = new Map((await aside.sessions()).map(({ sessionId, at }) => [sessionId, at]));
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

export const QUEUE = 'replaybook-log-2';
const ASIDE = '-aside';
/** Of builds before there were write keys. */
const OLDER_QUEUE = 'replaybook-log';

/** Removes what builds before left without a write key: no service takes it any more. */
export function dropOlderQueue(): void {
  for (const name of [OLDER_QUEUE, OLDER_QUEUE + ASIDE]) indexedDB.deleteDatabase(name);
}

export interface IndexedDbQueue extends LogQueue {
  /** Resolves when the database is open, or cannot be opened. */
  readonly opened: Promise<void>;
}

function headOf(database: IDBDatabase, id: string): Promise<ChainHead | undefined> {
  return read<ChainHead | undefined>(database, 'heads', (store) => store.get(id));
}

/** What is written, and of what was put aside the chunks that are in no batch. */
async function listChunks(
  database: IDBDatabase,
  aside: UnloadStore,
  id: string,
): Promise<QueuedChunk[]> {
  const [written, left, head = LOG_START] = await Promise.all([
    read<QueuedChunk[]>(database, 'chunks', (store) => store.getAll(allOf(id))),
    aside.chunks(id),
    headOf(database, id),
  ]);
  const uncut = left.filter((chunk) => lastSeq(chunk) >= head.nextSeq);
  const byFirstSeq = new Map([...uncut, ...written].map((chunk) => [chunk.firstSeq, chunk]));
  return [...byFirstSeq.values()].sort((a, b) => a.firstSeq - b.firstSeq);
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
  const batches = (id: string, most?: number): Promise<QueuedBatch[]> =>
    using((database) => read(database, 'batches', (store) => store.getAll(allOf(id), most)));
  return { using, writing, batches };
}

/** The queue in the browser's IndexedDB, shared by all tabs. */
export function createIndexedDbQueue(name = QUEUE): IndexedDbQueue {
  const opening = openDatabase(name, stores);
  const aside = createUnloadStore(name + ASIDE);
  const { using, writing, batches } = usesOf(opening);
  const nothing = (): void => undefined;
  return {
    opened: Promise.all([opening, aside.opened]).then(nothing, nothing),
    append: (chunk) =>
      writing(['chunks'], (store) => void store('chunks').put(chunk, keyOf(chunk))),
    // A batch is cut where a chunk ends: the chunks that begin in it are those it was cut from.
    cut: (batch) =>
      writing(stores, (store) => {
        store('batches').put(batch, keyOf(batch));
        store('heads').put(headAfter(batch), batch.sessionId);
        store('chunks').delete(through(batch.sessionId, lastSeq(batch)));
      }),
    setAside: (id, chunks) => using(() => aside.put(id, chunks)),
    oldestBatch: async (id) => (await batches(id, 1))[0],
    batches: (id) => batches(id),
    chunks: (id) => using((database) => listChunks(database, aside, id)),
    head: async (id) => (await using((database) => headOf(database, id))) ?? LOG_START,
    replaceBatches: (id, batches, head) =>
      writing(['batches', 'heads'], (store) => {
        store('batches').delete(allOf(id));
        for (const batch of batches) store('batches').put(batch, keyOf(batch));
        store('heads').put(head, id);
      }),
    acknowledge: (id, seq) => using((database) => acknowledge(database, id, seq)),
    sessions: () => using((database) => listSessions(database, aside)),
    // The head last: without it, what is aside would begin the session anew.
    async forget(id) {
      await using(() => aside.forget(id));
      await writing(stores, (store) => {
        for (const one of waiting) store(one).delete(allOf(id));
        store('heads').delete(id);
      });
    },
  };
}
