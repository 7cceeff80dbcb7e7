import { createIndexedDbQueue } from '../../src/log/queue/indexeddb-queue.ts';
import { browserLocks } from '../../src/log/queue/session-locks.ts';
import { batch, chunk, queueCases } from '../log/queue/queue-suite.ts';

/** Bytes of chance, so that the storage cannot make them fewer. */
function noise(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const most = 65_536;
  for (let at = 0; at < length; at += most) crypto.getRandomValues(bytes.subarray(at, at + most));
  return bytes;
}

/*
 * What queue.test.ts calls in a page. Databases are told apart by name, so cases do not meet.
 */
const page = {
  caseNames: Object.keys(queueCases),

  /** Runs one case on a new database; answers what went wrong, or an empty text. */
  async runCase(name: string): Promise<string> {
    try {
      await queueCases[name]?.(createIndexedDbQueue(`case ${name}`));
      return '';
    } catch (error) {
      return error instanceof Error ? `${error.message}\n${error.stack}` : String(error);
    }
  },

  async append(name: string, firstSeq: number, count: number): Promise<void> {
    await createIndexedDbQueue(name).append(chunk(firstSeq, count));
  },

  async firstSeqs(name: string): Promise<number[]> {
    return (await createIndexedDbQueue(name).chunks('one')).map(({ firstSeq }) => firstSeq);
  },

  /** Writes, cuts and sets aside while the page is being left: it gets no other turn. */
  async leaveInAHurry(name: string): Promise<void> {
    const queue = createIndexedDbQueue(name);
    // As the site does before it begins: until then there is nowhere to set anything aside.
    await queue.opened;
    await queue.append(chunk(0, 2));
    addEventListener('pagehide', () => {
      const last = [chunk(2, 3), chunk(5, 5), chunk(10, 5), chunk(15, 5)];
      for (const one of last) void queue.append(one);
      void queue.setAside('one', last);
      void queue.cut(batch(0, 20));
    });
  },

  /** Uses the queue in every way, says that it is busy, and then does nothing else for ever. */
  async useAndBeBusy(name: string): Promise<void> {
    const queue = createIndexedDbQueue(name);
    await queue.cut(batch(0, 5));
    await queue.append(chunk(5, 5));
    void queue.acknowledge('one', 4);
    void queue.cut(batch(5, 5));
    void queue.sessions();
    void queue.oldestBatch('one');
    // What is asked for is on its way after this turn.
    await Promise.resolve();
    console.log('busy');
    for (;;);
  },

  async batchSeqs(name: string): Promise<number[]> {
    return (await createIndexedDbQueue(name).batches('one')).map(({ firstSeq }) => firstSeq);
  },

  /** Cuts batches until the storage refuses; answers how it refused and how much it kept. */
  async fill(name: string): Promise<{ failure: string; kept: number; listed: number }> {
    const queue = createIndexedDbQueue(name);
    let kept = 0;
    let failure = '';
    while (kept < 50 && failure === '') {
      try {
        await queue.cut({ ...batch(kept, 1), body: noise(2_000_000) });
        kept += 1;
      } catch (error) {
        failure = String((error as { failure?: string }).failure);
      }
    }
    return { failure, kept, listed: (await queue.batches('one')).length };
  },

  /** Opens the database as a newer build would, and answers whether the old one let it. */
  async upgrade(name: string): Promise<string> {
    const queue = createIndexedDbQueue(name);
    await queue.append(chunk(0, 1));
    const opening = indexedDB.open(name, 99);
    const opened = await new Promise<string>((resolve) => {
      opening.onsuccess = () => resolve('opened');
      opening.onerror = () => resolve('refused');
      opening.onblocked = () => resolve('blocked');
    });
    const after = await queue.append(chunk(1, 1)).catch((error) => error.failure as string);
    return `${opened}, then ${after}`;
  },

  hold: (id: string): void => browserLocks().hold(id),

  async isFree(id: string): Promise<boolean> {
    let ran = false;
    const free = await browserLocks().ifFree(id, async () => {
      ran = true;
    });
    return free && ran;
  },
};

export type QueuePage = typeof page;
Object.assign(globalThis, { page });
