import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Receipt } from '../../log/chain/receipt.ts';
import { brokenLine, HeadFile, headsIn } from './head-file.ts';

export interface SignedHeadsOptions {
  /** Made when missing. */
  readonly folder: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  /** Bytes of one file, and of all of them: the oldest go first. */
  readonly fileBytes?: number;
  readonly allBytes?: number;
}

/** A head that is not in a file yet. */
interface Waiting {
  readonly receipt: Receipt;
  /** When the first one came that it took the place of. */
  readonly since: number;
  readonly at: number;
}

const ROUND_MS = 10_000;
/** A session that says nothing for so long may be over: its head is written. */
const QUIET_MS = 30_000;
/** A session that goes on and on has its head written so often. */
const LONGEST_MS = 300_000;
const MOST_WAITING = 10_000;
const HEADS_A_LINE = 500;
const FILE_BYTES = 8 * 1024 * 1024;
const ALL_BYTES = 64 * 1024 * 1024;

/**
 * Keeps the newest signed head of each session outside the database: who has that alone and cuts
 * the end off a log cannot make this forget that there was more. Each process writes files of its
 * own; a head is in one half a minute after the session falls silent, at the latest after five.
 */
export class SignedHeads {
  readonly #options: SignedHeadsOptions;
  readonly #waiting = new Map<string, Waiting>();
  readonly #timer: NodeJS.Timeout;
  readonly #name: string;
  #files = 0;
  #file: HeadFile | null = null;
  #writing: Promise<void> = Promise.resolve();

  private constructor(options: SignedHeadsOptions) {
    this.#options = options;
    this.#name = `${String(options.now()).padStart(14, '0')}-${process.pid}`;
    this.#timer = setInterval(() => this.#round(), ROUND_MS).unref();
  }

  /** Opens the folder, and reports files in it that were changed since they were written. */
  static async open(options: SignedHeadsOptions): Promise<SignedHeads> {
    await mkdir(options.folder, { recursive: true, mode: 0o700 });
    const heads = new SignedHeads(options);
    for (const file of await heads.#list()) {
      const broken = await brokenLine(file);
      if (broken !== null) options.report(new Error(`${file} was changed: see line ${broken}`));
    }
    return heads;
  }

  /** Takes note of a log's new end. */
  note(receipt: Receipt): void {
    const { sessionId } = receipt;
    const at = this.#options.now();
    const since = this.#waiting.get(sessionId)?.since ?? at;
    this.#waiting.set(sessionId, { receipt, since, at });
    if (this.#waiting.size >= MOST_WAITING) this.#round(true);
  }

  /** The heads that are known of a session; each is of a log that was stored. */
  async of(sessionId: string): Promise<Receipt[]> {
    await this.#writing;
    const found: Receipt[] = [];
    for (const file of await this.#list()) found.push(...(await headsIn(file, sessionId)));
    const waiting = this.#waiting.get(sessionId);
    return waiting ? [...found, waiting.receipt] : found;
  }

  /** Writes what waits. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#round(true);
    await this.#writing;
    await this.#file?.close();
  }

  #round(all = false): void {
    const now = this.#options.now();
    const due = [...this.#waiting.values()].filter(
      ({ at, since }) => all || now - at >= QUIET_MS || now - since >= LONGEST_MS,
    );
    for (const { receipt } of due) this.#waiting.delete(receipt.sessionId);
    if (due.length === 0) return;
    const heads = due.map(({ receipt }) => receipt);
    this.#writing = this.#writing
      .then(() => this.#write(heads))
      .catch((error: unknown) => this.#failed(heads, error));
  }

  /** They wait again, as far as there is room; what was half written is left behind. */
  #failed(heads: readonly Receipt[], error: unknown): void {
    this.#options.report(error);
    this.#file?.close().catch(() => {});
    this.#file = null;
    const at = this.#options.now();
    for (const receipt of heads.slice(0, Math.max(0, MOST_WAITING / 2 - this.#waiting.size))) {
      const { sessionId } = receipt;
      if (!this.#waiting.has(sessionId)) this.#waiting.set(sessionId, { receipt, since: at, at });
    }
  }

  async #write(heads: readonly Receipt[]): Promise<void> {
    const { folder, fileBytes = FILE_BYTES } = this.#options;
    for (let from = 0; from < heads.length; from += HEADS_A_LINE) {
      if (this.#file !== null && this.#file.size >= fileBytes) {
        await this.#file.close();
        this.#file = null;
      }
      if (this.#file === null) {
        this.#files += 1;
        const name = `${this.#name}-${String(this.#files).padStart(4, '0')}.ndjson`;
        this.#file = await HeadFile.create(path.join(folder, name));
        await this.#trim();
      }
      await this.#file.write(heads.slice(from, from + HEADS_A_LINE));
    }
  }

  /** Oldest first. */
  async #list(): Promise<string[]> {
    const { folder } = this.#options;
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ndjson'));
    return names.sort().map((name) => path.join(folder, name));
  }

  /** Another process may do the same at the same time. */
  async #trim(): Promise<void> {
    const { allBytes = ALL_BYTES } = this.#options;
    const files = await this.#list();
    const sizeOf = (file: string) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      );
    const sizes = await Promise.all(files.map(sizeOf));
    let bytes = sizes.reduce((sum, size) => sum + size, 0);
    for (const [i, file] of files.entries()) {
      if (bytes <= allBytes) return;
      await rm(file, { force: true });
      bytes -= sizes[i] ?? 0;
    }
  }
}
