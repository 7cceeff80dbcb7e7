import type { Page } from 'puppeteer';
import { QUEUE } from '../../../src/log/queue/indexeddb-queue.ts';

/** What the browser has written down and the server has not taken yet: session and first seq of each part. */
export const queued = (page: Page): Promise<{ sessionId: string; firstSeq: number }[]> =>
  page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open(name));
    const reading = database.transaction(['chunks', 'batches']);
    const chunks = await done(reading.objectStore('chunks').getAllKeys());
    const batches = await done(reading.objectStore('batches').getAllKeys());
    database.close();
    return [...chunks, ...batches].flatMap((key) => {
      const [sessionId, firstSeq] = Array.isArray(key) ? key : [];
      return [{ sessionId: String(sessionId), firstSeq: Number(firstSeq) }];
    });
  }, QUEUE);
