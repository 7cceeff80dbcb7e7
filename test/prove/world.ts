/** One browser with its tabs, its storage, a back-end and a collector. */
import { NEVER } from 'rxjs';
import { createMemoryQueue } from '../../src/log/queue/memory-queue.ts';
import type { QueuedBatch, QueuedChunk } from '../../src/log/queue/queue.ts';
import type { RecorderStatus } from '../../src/log/record/recorder.ts';
import { memoryStore } from '../support/session/session.ts';
import type { Opening } from './action.ts';
import { ProvingBackEnd } from './back-end.ts';
import { ProvingCollector } from './collector.ts';
import { BrowserLocks } from './locks.ts';
import { openPage, type Page, recordTo, writeKeyFor } from './page.ts';
import type { StorageFault } from './storage-faults.ts';
import { ProvingTime } from './time.ts';

/** Stored values by which tabs tell each other. */
const SHARED: ReadonlySet<string> = new Set([
  'pendingBets',
  'authChanged',
  'signOutOwed',
  'cookiesAgree',
]);

export class World {
  readonly time = new ProvingTime();
  readonly backEnd = new ProvingBackEnd();
  readonly collector = new ProvingCollector(this.time);
  readonly queue = createMemoryQueue();
  readonly locks = new BrowserLocks();
  readonly cookies = memoryStore();
  readonly local = this.sharedStore();
  readonly pages: Page[] = [];
  readonly storageFaults: StorageFault[] = [];
  /** How often each fault of the storage came about. */
  readonly storageMet = new Map<StorageFault, number>();
  private readonly refused = new Map<string, Set<number>>();
  /** What the page said that sent what all others left. */
  rest: readonly RecorderStatus[] = [];
  private current = 0;

  /** The page at hand: null once it has ended. */
  get page(): Page | null {
    const page = this.pages[this.current];
    return page && page.ended === null ? page : null;
  }

  open(opening: Opening, name: string): void {
    this.current = this.pages.length;
    this.pages.push(openPage(this, opening, name));
  }

  /** Sends what the pages left, as the next page of the browser does, for so many milliseconds. */
  async resumeOrphanedSessions(ms: number): Promise<void> {
    this.rest = recordTo(this, writeKeyFor('the next page'), NEVER, () => true).statuses;
    await this.time.advance(ms);
  }

  turnTo(nth: number): void {
    const alive = this.pages.filter(({ ended }) => ended === null);
    const page = alive[nth % Math.max(alive.length, 1)];
    if (page) this.current = this.pages.indexOf(page);
  }

  readonly nextStorageFault = (): StorageFault | undefined => {
    const fault = this.storageFaults.shift();
    if (fault !== undefined) this.storageMet.set(fault, (this.storageMet.get(fault) ?? 0) + 1);
    return fault;
  };

  /** What the storage did not take of a session stays in the memory of its page. */
  readonly onRefused = ({ sessionId, firstSeq, count }: QueuedChunk | QueuedBatch): void => {
    const seqs = this.refusedOf(sessionId);
    for (let seq = firstSeq; seq < firstSeq + count; seq += 1) seqs.add(seq);
    this.refused.set(sessionId, seqs);
  };

  refusedOf(sessionId: string): Set<number> {
    return this.refused.get(sessionId) ?? new Set();
  }

  /** Storage of which other tabs hear, once the one at hand is done. */
  private sharedStore() {
    const store = memoryStore();
    const tell = (name: string, value: string | null): void => {
      const writer = this.page;
      if (!SHARED.has(name) || this.pages.length < 2) return;
      this.time.schedule(() => {
        for (const page of this.pages) {
          if (page !== writer && page.ended === null) {
            page.publish('app.storageChanged', { name, value });
          }
        }
      });
    };
    return {
      ...store,
      setItem(key: string, value: string): void {
        store.setItem(key, value);
        tell(key, value);
      },
      removeItem(key: string): void {
        store.removeItem(key);
        tell(key, null);
      },
    };
  }
}
