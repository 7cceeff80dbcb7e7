import { setTimeout as pause } from 'node:timers/promises';
import { StoreBusyError } from '../log-store.ts';
import type { LogStream } from './log-stream.ts';

const PAUSE_MS = 10;

/** Knows how far the stream is written to the database, by whichever process. */
export class WriteProgress {
  readonly #stream: LogStream;
  readonly #timeoutMs: number;
  #published = 0;
  #written = 0;
  #waiting: Promise<unknown> | null = null;

  /** `timeoutMs`: how long reads wait for the writer. */
  constructor(stream: LogStream, timeoutMs: number) {
    this.#stream = stream;
    this.#timeoutMs = timeoutMs;
  }

  /** This process published the message with this sequence. */
  published(seq: number): void {
    this.#published = Math.max(this.#published, seq);
  }

  /**
   * Settles when what this process published before is written, so that it reads its own appends;
   * and in any case after a while: then reads see what is written so far.
   */
  async ownWritten(): Promise<void> {
    const seq = this.#published;
    if (seq <= this.#written) return;
    this.#waiting ??= this.#reach(seq).finally(() => {
      this.#waiting = null;
      // Who waited in vain does not wait for the same again.
      this.#written = Math.max(this.#written, seq);
    });
    await this.#waiting;
    if (seq > this.#written) await this.ownWritten();
  }

  /** Settles when all that is in the stream now is written. Rejects when that takes too long. */
  async allWritten(): Promise<void> {
    const reached = await this.#stream.lastSeq().then(
      (seq) => this.#reach(seq),
      () => false,
    );
    if (!reached) throw new StoreBusyError('the stream is not written to the database yet');
  }

  async #reach(seq: number): Promise<boolean> {
    const end = Date.now() + this.#timeoutMs;
    while (Date.now() < end) {
      const writer = await this.#stream.writer().catch(() => null);
      if (writer !== null && writer.ack_floor.stream_seq >= seq) return true;
      await pause(PAUSE_MS);
    }
    return false;
  }
}
