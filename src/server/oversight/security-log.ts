import {
  codeOf,
  idOf,
  type SecurityEntry,
  type SecurityFacts,
  type SecurityRecord,
} from '../../domain/protection/security-event.ts';
import { keyedHash } from '../keys/keyed-hash.ts';
import type { NewSecurityEvent, SecurityStore } from '../stores/security-store.ts';
import { EventWindow } from './event-window.ts';

const FLUSH_MS = 250;
/** Past this many that cannot be written, events are counted as lost. */
const MOST_WAITING = 10_000;
const MOST_AT_ONCE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface SecurityLogOptions {
  readonly store: SecurityStore;
  /** The server's master key: equal things are seen equal, and nobody without it can try them. */
  readonly master: Uint8Array;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

const LOST: SecurityFacts = {
  kind: 'events-lost',
  outcome: 'failure',
  place: null,
  reason: null,
  actorId: null,
  subjectId: null,
  session: null,
  network: null,
};

function hashing(master: Uint8Array) {
  const hash = keyedHash(master, 'security events');
  return (kind: 'session' | 'network', value: string | null | undefined): string | null =>
    value === null || value === undefined ? null : hash(`${kind}:${value}`);
}

/**
 * Takes security events down: bounded in memory and on the disk, and never in the way of what is
 * told of. Rows are written a moment later; while the store is away they wait, then are counted.
 */
export class SecurityLog implements SecurityRecord {
  readonly #options: SecurityLogOptions;
  readonly #hash: ReturnType<typeof hashing>;
  readonly #window = new EventWindow();
  readonly #followers = new Set<() => void>();
  readonly #timer: NodeJS.Timeout;
  #waiting: NewSecurityEvent[] = [];
  #lost = 0;
  #lostSince = 0;
  #sweptAt = 0;
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #isFailing = false;

  constructor(options: SecurityLogOptions) {
    this.#options = options;
    this.#hash = hashing(options.master);
    this.#timer = setInterval(() => this.#flush(), FLUSH_MS).unref();
  }

  record({ kind, outcome, place, reason, ...who }: SecurityEntry): void {
    const facts: SecurityFacts = {
      ...{ kind, outcome, place: codeOf(place), reason: codeOf(reason) },
      ...{ actorId: idOf(who.actorId), subjectId: idOf(who.subjectId) },
      session: this.#hash('session', who.sessionId),
      network: this.#hash('network', who.network),
    };
    const row = this.#window.take(facts, this.#options.now());
    if (row !== null) this.#wait([row]);
  }

  /** Calls the listener after each write of this process. Returns the undo. */
  follow(listener: () => void): () => void {
    this.#followers.add(listener);
    return () => this.#followers.delete(listener);
  }

  /** Settles when what was recorded until now is written, or could not be. */
  written(): Promise<void> {
    return this.#flush();
  }

  /** Writes what there is, once. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#wait(this.#window.over(this.#options.now(), true));
    await this.#flush();
  }

  #wait(rows: readonly NewSecurityEvent[]): void {
    for (const row of rows) {
      if (this.#waiting.length < MOST_WAITING) this.#waiting.push(row);
      else {
        if (this.#lost === 0) this.#lostSince = row.at;
        this.#lost += row.count;
      }
    }
  }

  /** One write at a time; who asks during one gets another after it. */
  #flush(): Promise<void> {
    this.#next ??= this.#writing.then(() => {
      this.#next = null;
      this.#writing = this.#write();
      return this.#writing;
    });
    return this.#next;
  }

  async #write(): Promise<void> {
    const now = this.#options.now();
    this.#wait(this.#window.over(now));
    try {
      await this.#writeWaiting(now);
      await this.#sweep(now);
      this.#isFailing = false;
    } catch (error) {
      // Once for as long as it lasts.
      if (!this.#isFailing) this.#options.report(error);
      this.#isFailing = true;
    }
  }

  async #writeWaiting(now: number): Promise<void> {
    while (this.#waiting.length > 0) {
      const rows = this.#waiting.slice(0, MOST_AT_ONCE);
      await this.#options.store.add(rows);
      this.#waiting.splice(0, rows.length);
      for (const listener of this.#followers) listener();
    }
    if (this.#lost === 0) return;
    const [count, at] = [this.#lost, this.#lostSince];
    await this.#options.store.add([{ ...LOST, at, lastAt: now, count, merged: true }]);
    this.#lost -= count;
  }

  async #sweep(now: number): Promise<void> {
    if (now - this.#sweptAt < DAY_MS) return;
    while ((await this.#options.store.removeOld(MOST_AT_ONCE)) === MOST_AT_ONCE);
    this.#sweptAt = now;
  }
}
