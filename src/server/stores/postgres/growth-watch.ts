import { setTimeout as pause } from 'node:timers/promises';
import type { AppendNotice } from '../log-store.ts';
import { APPENDED_CHANNEL } from './append.ts';
import type { Database } from './database.ts';

const POLL_MS = 1000;
const MOST_ROWS = 1000;

interface GrowthRow {
  readonly position: number;
  readonly sessionId: string;
}

/**
 * Finds out what other processes appended. A notification only says that it is time to look, and it
 * is looked for every second besides: a lost notification costs a second, never a batch.
 */
export class GrowthWatch {
  readonly #database: Database;
  readonly #tell: (notice: AppendNotice) => void;
  readonly #stop = new AbortController();
  readonly #own = new Set<number>();
  #seen: number;
  #looking: Promise<void> | null = null;
  #again = false;
  #running: Promise<unknown> = Promise.resolve();

  /** `from` is the position after which growth is news. */
  constructor(database: Database, from: number, tell: (notice: AppendNotice) => void) {
    this.#database = database;
    this.#seen = from;
    this.#tell = tell;
  }

  start(): void {
    this.#running = Promise.all([this.#hear(), this.#poll()]);
  }

  /** Positions that this process wrote: its followers are told of them without this. */
  own(positions: readonly number[]): void {
    for (const position of positions) if (position > this.#seen) this.#own.add(position);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    await this.#looking;
  }

  /** One look at a time; who asks during one gets another after it. */
  #look(): void {
    this.#again = true;
    this.#looking ??= this.#lookWhileAsked().finally(() => {
      this.#looking = null;
    });
  }

  async #lookWhileAsked(): Promise<void> {
    while (this.#again && !this.#stop.signal.aborted) {
      this.#again = false;
      // What cannot be read now is found by the next look.
      const rows = await this.#rows().catch(() => []);
      if (rows.length === 0) continue;
      if (rows.length === MOST_ROWS) this.#again = true;
      this.#seen = rows.at(-1)?.position ?? this.#seen;
      const others = rows.filter((row) => !this.#own.delete(row.position));
      if (others.length === 0) continue;
      this.#tell({ sessionIds: new Set(others.map((row) => row.sessionId)) });
    }
  }

  #rows(): Promise<GrowthRow[]> {
    return this.#database.query<GrowthRow>(
      `select position, session_id as "sessionId" from batch
        where position > $1 order by position limit $2`,
      [this.#seen, MOST_ROWS],
    );
  }

  async #hear(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      // A connection that is lost is made again; until then the poll goes on.
      await this.#database.listen(APPENDED_CHANNEL, () => this.#look(), signal).catch(() => {});
      await this.#pause();
    }
  }

  async #poll(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await this.#pause();
      this.#look();
    }
  }

  async #pause(): Promise<void> {
    const { signal } = this.#stop;
    await pause(POLL_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}
