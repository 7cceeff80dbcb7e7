/*
 * IndexedDB in transactions that need the page no more: all of one is asked for at once and
 * committed. So it is done though the page be busy or gone, and no transaction after it waits for
 * the page, whichever tab it is of: one that went step by step would hold up every write behind it
 * for as long as the page is busy.
 */

/** Asks for the steps of a transaction. */
export type Ask<Name extends string> = (store: (name: Name) => IDBObjectStore) => void;

/** Opens a database of these stores, made where there is none. */
export function openDatabase(name: string, stores: readonly string[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      // Keys stand beside the values: to find one inside, the browser would copy each value twice.
      for (const store of stores) opening.result.createObjectStore(store);
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      // A newer build wants to change the database: it must not have to wait for this tab.
      database.onversionchange = () => database.close();
      resolve(database);
    };
  });
}

/**
 * Writes all of it or none. A crash of the browser loses nothing that is written; that a power cut
 * might is accepted, as it costs a sync.
 */
export async function write<Name extends string>(
  database: IDBDatabase,
  names: readonly Name[],
  ask: Ask<Name>,
): Promise<void> {
  const writing = database.transaction(names, 'readwrite', { durability: 'relaxed' });
  const done = new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error ?? new Error('the transaction was aborted'));
  });
  try {
    ask((name) => writing.objectStore(name));
    writing.commit();
  } catch (error) {
    writing.abort();
    done.catch(() => undefined);
    throw error;
  }
  await done;
}

/** Reads one answer of one store. */
export function read<T>(
  database: IDBDatabase,
  name: string,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const reading = database.transaction(name, 'readonly');
    const request = ask(reading.objectStore(name));
    // Not when the transaction is complete: a large answer comes after that.
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    reading.commit();
  });
}
