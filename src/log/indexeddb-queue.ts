import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
import { headAfter } from './batch.ts';
import { type ChainHead, LOG_START } from './chain.ts';
import { type LogQueue, lastSeq, type QueuedBatch, type QueuedChunk, QueueError } from './queue.ts';

type Key = [sessionId: string, firstSeq: number];

interface Schema extends DBSchema {
  chunks: { key: Key; value: QueuedChunk };
  batches: { key: Key; value: QueuedBatch };
  heads: { key: string; value: ChainHead };
}

type Stores = 'chunks' | 'batches';
type Writing = ReturnType<typeof writing>;

const stores = ['chunks', 'batches', 'heads'] as const;

/** A crash of the browser loses nothing; that a power cut might is accepted, as it costs a sync. */
function writing(database: IDBPDatabase<Schema>) {
  return database.transaction(stores, 'readwrite', { durability: 'relaxed' });
}

function keyOf({ sessionId, firstSeq }: QueuedChunk | QueuedBatch): Key {
  return [sessionId, firstSeq];
}

/**
 * By the browser's own means, without a promise for each step: all is asked for at once and
 * committed, so that it is done though the page be gone, and so is cheap enough for every event.
 */
function writeAtOnce(
  database: IDBPDatabase<Schema>,
  names: readonly (typeof stores)[number][],
  work: (store: (name: (typeof stores)[number]) => IDBObjectStore) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const writes = unwrap(database).transaction(names, 'readwrite', { durability: 'relaxed' });
    writes.oncomplete = () => resolve();
    writes.onabort = () => reject(writes.error ?? new Error('the transaction was aborted'));
    work((name) => writes.objectStore(name));
    writes.commit();
  });
}

function append(database: IDBPDatabase<Schema>, chunk: QueuedChunk): Promise<void> {
  return writeAtOnce(database, ['chunks'], (store) => {
    store('chunks').put(chunk, keyOf(chunk));
  });
}

/** A batch is cut where a chunk ends, so the chunks that begin in it are those it was cut from. */
function cut(database: IDBPDatabase<Schema>, batch: QueuedBatch): Promise<void> {
  const { sessionId } = batch;
  return writeAtOnce(database, stores, (store) => {
    store('batches').put(batch, keyOf(batch));
    store('heads').put(headAfter(batch), sessionId);
    store('chunks').delete(IDBKeyRange.bound([sessionId, 0], [sessionId, lastSeq(batch)]));
  });
}

function allOf(sessionId: string): IDBKeyRange {
  return IDBKeyRange.bound([sessionId, 0], [sessionId, Number.POSITIVE_INFINITY]);
}

function failureOf(error: unknown): QueueError {
  const name = error instanceof Error ? error.name : '';
  const message = error instanceof Error ? error.message : String(error);
  return new QueueError(name === 'QuotaExceededError' ? 'full' : 'unavailable', message);
}

async function removeThrough(writes: Writing, store: Stores, sessionId: string, seq: number) {
  const range = IDBKeyRange.bound([sessionId, 0], [sessionId, seq]);
  for (let cursor = await writes.objectStore(store).openCursor(range); cursor; ) {
    if (lastSeq(cursor.value) <= seq) await cursor.delete();
    cursor = await cursor.continue();
  }
}

/** One transaction; all of it is done when the promise resolves, none of it when it rejects. */
async function write(
  opened: Promise<IDBPDatabase<Schema>>,
  work: (writes: Writing) => Promise<unknown>,
): Promise<void> {
  try {
    const writes = writing(await opened);
    const done = writes.done;
    await Promise.all([
      done,
      work(writes).catch((error: unknown) => {
        try {
          writes.abort();
        } catch {
          // It ended by itself, which is why the work failed.
        }
        throw error;
      }),
    ]);
  } catch (error) {
    throw failureOf(error);
  }
}

async function using<T>(
  opened: Promise<IDBPDatabase<Schema>>,
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  try {
    return await work(await opened);
  } catch (error) {
    throw failureOf(error);
  }
}

async function listSessions(database: IDBPDatabase<Schema>) {
  const found = new Map<string, { bytes: number; at: number }>();
  const reading = database.transaction(stores, 'readonly');
  for (const store of ['chunks', 'batches'] as const) {
    for (let cursor = await reading.objectStore(store).openCursor(); cursor; ) {
      const { sessionId, at } = cursor.value;
      const before = found.get(sessionId) ?? { bytes: 0, at: 0 };
      const bytes = 'body' in cursor.value ? cursor.value.body.length : 0;
      found.set(sessionId, { bytes: before.bytes + bytes, at: Math.max(before.at, at) });
      cursor = await cursor.continue();
    }
  }
  return [...found].map(([sessionId, sums]) => ({ sessionId, ...sums }));
}

async function headOf(database: IDBPDatabase<Schema>, sessionId: string): Promise<ChainHead> {
  return (await database.get('heads', sessionId)) ?? LOG_START;
}

async function openQueue(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      // Keys stand beside the values: to find one inside, the browser would copy each value twice.
      for (const store of stores) database.createObjectStore(store);
    },
    blocking(_current, _blocked, event) {
      // A newer build wants to change the database: it must not have to wait for this tab.
      (event.target as IDBDatabase).close();
    },
  });
}

/**
 * Builds before kept no write keys: one that is still open in another tab would send what a session
 * of this build left in there without its key, and be refused. So it does not find it.
 */
export const OLDER_QUEUE = 'replaybook-log';
const QUEUE = 'replaybook-log-2';

export interface IndexedDbQueue extends LogQueue {
  /** Resolves when the database is open, or cannot be opened. */
  readonly opened: Promise<void>;
}

/** The queue in the browser's IndexedDB, shared by all tabs. */
export function createIndexedDbQueue(name = QUEUE): IndexedDbQueue {
  const opened = openQueue(name);
  return {
    // Each use reports the failure by itself.
    opened: opened.then(
      () => undefined,
      () => undefined,
    ),
    append: (chunk) => using(opened, (database) => append(database, chunk)),
    cut: (batch) => using(opened, (database) => cut(database, batch)),
    oldestBatch: (id) =>
      using(opened, async (database) => {
        const reading = database.transaction('batches', 'readonly');
        return (await reading.store.openCursor(allOf(id)))?.value;
      }),
    batches: (id) => using(opened, (database) => database.getAll('batches', allOf(id))),
    chunks: (id) => using(opened, (database) => database.getAll('chunks', allOf(id))),
    head: (id) => using(opened, (database) => headOf(database, id)),
    replaceBatches: (sessionId, batches, head) =>
      write(opened, async (writes) => {
        await writes.objectStore('batches').delete(allOf(sessionId));
        for (const batch of batches) {
          await writes.objectStore('batches').put(batch, keyOf(batch));
        }
        await writes.objectStore('heads').put(head, sessionId);
      }),
    acknowledge: (id, seq) =>
      write(opened, async (writes) => {
        await removeThrough(writes, 'batches', id, seq);
        await removeThrough(writes, 'chunks', id, seq);
      }),
    sessions: () => using(opened, listSessions),
    forget: (id) =>
      write(opened, async (writes) => {
        for (const store of ['chunks', 'batches'] as const) {
          await writes.objectStore(store).delete(allOf(id));
        }
        await writes.objectStore('heads').delete(id);
      }),
  };
}
