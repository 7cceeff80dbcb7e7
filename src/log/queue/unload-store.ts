import { openDatabase, read, write } from './indexeddb.ts';
import type { QueuedChunk, QueuedSession } from './queue.ts';

/** What pages put aside as they were left; one row for each session. */
export interface UnloadStore {
  readonly opened: Promise<void>;
  put(sessionId: string, chunks: readonly QueuedChunk[]): Promise<void>;
  chunks(sessionId: string): Promise<readonly QueuedChunk[]>;
  sessions(): Promise<QueuedSession[]>;
  forget(sessionId: string): Promise<void>;
}

const STORE = 'aside';

/**
 * When a page goes, the browser finishes the transaction that is under way and gives up those that
 * wait for it, asked for and committed or not: of five in a row, one to three. So what a page that
 * is left has not seen written goes into a database that nothing else writes to. Its rows stay until
 * the session is forgotten: to take one out would be a write that the next leave had to wait for.
 */
export function createUnloadStore(name: string): UnloadStore {
  const opening = openDatabase(name, [STORE]);
  return {
    opened: opening.then(() => undefined),
    put: async (id, chunks) =>
      write(await opening, [STORE], (store) => void store(STORE).put(chunks, id)),
    chunks: async (id) =>
      (await read<QueuedChunk[] | undefined>(await opening, STORE, (store) => store.get(id))) ?? [],
    async sessions() {
      const rows = await read<QueuedChunk[][]>(await opening, STORE, (store) => store.getAll());
      return rows.flatMap((chunks) => {
        const last = chunks.at(-1);
        return last ? [{ sessionId: last.sessionId, at: last.at }] : [];
      });
    },
    forget: async (id) => write(await opening, [STORE], (store) => void store(STORE).delete(id)),
  };
}
