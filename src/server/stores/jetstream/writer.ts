import { setTimeout as pause } from 'node:timers/promises';
import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { NewBatch } from '../log-batch.ts';
import { type LogStore, StoreBusyError } from '../log-store.ts';
import { type LogStream, previousSeqOf } from './log-stream.ts';
import { BadMessageError } from './message.ts';

const MOST_AT_ONCE = 64;
const FETCH_MS = 1000;
const BUSY_PAUSE_MS = 250;
const GAP_PAUSE_MS = 200;
const STILL_AT_IT_MS = 1500;
const MOST_TRIES = 5;
const QUIET_MS = 50;

/** What became of a message: written, to come again after so many milliseconds, or never. */
type Written =
  | { readonly kind: 'written' }
  | { readonly kind: 'later'; readonly ms: number }
  | { readonly kind: 'refused'; readonly reason: string };

const WRITTEN: Written = { kind: 'written' };
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Writes the stream to the database. Every process has a writer and they share one durable
 * consumer, so any of them may stop at any time. A message is acknowledged after the commit; what
 * comes twice, the database answers as repeated.
 */
export class StreamWriter {
  readonly #stream: LogStream;
  readonly #database: LogStore;
  readonly #report: (problem: string) => void;
  readonly #stop = new AbortController();
  #messages: ConsumerMessages | null = null;
  #lastCame = 0;
  #running: Promise<void> = Promise.resolve();

  /** `report` is told of outages and of batches put aside; nothing it is told is personal. */
  constructor(stream: LogStream, database: LogStore, report: (problem: string) => void) {
    this.#stream = stream;
    this.#database = database;
    this.#report = report;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Ends after the messages at hand. */
  async close(): Promise<void> {
    this.#stop.abort();
    // Messages may be under way, and nobody else would be given them soon.
    while (this.#messages !== null && Date.now() - this.#lastCame < QUIET_MS) await pause(QUIET_MS);
    this.#messages?.stop();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    const { stream, writer } = this.#stream.names;
    let failing = false;
    while (!signal.aborted) {
      try {
        const consumer = await this.#stream.client.consumers.get(stream, writer);
        failing = false;
        while (!signal.aborted) {
          const options = { max_messages: MOST_AT_ONCE, expires: FETCH_MS };
          await this.#drain(await consumer.fetch(options));
        }
      } catch (error) {
        if (!failing && !signal.aborted) this.#report(`the stream is away: ${reasonOf(error)}`);
        failing = true;
        await pause(BUSY_PAUSE_MS, undefined, { signal }).catch(() => {});
        await this.#stream.ensure().catch(() => {});
      }
    }
  }

  /** Hands messages to the database in their order, without waiting for one before the next. */
  async #drain(messages: ConsumerMessages): Promise<void> {
    this.#messages = messages;
    const handled: Promise<void>[] = [];
    try {
      if (this.#stop.signal.aborted) messages.stop();
      for await (const message of messages) {
        this.#lastCame = Date.now();
        handled.push(this.#handle(message));
      }
    } finally {
      await Promise.all(handled);
      this.#messages = null;
    }
  }

  async #handle(message: JsMsg): Promise<void> {
    const busy = setInterval(() => message.working(), STILL_AT_IT_MS);
    try {
      const found = await this.#write(message);
      if (found.kind === 'written') message.ack();
      else if (found.kind === 'later') message.nak(found.ms);
      else await this.#putAside(message, found.reason);
    } catch {
      // The stream gives it out again.
    } finally {
      clearInterval(busy);
    }
  }

  /** Throws when the stream does not answer. */
  async #write(message: JsMsg): Promise<Written> {
    let batch: NewBatch;
    try {
      batch = await this.#stream.batchIn(message.data);
    } catch (error) {
      if (error instanceof BadMessageError) return { kind: 'refused', reason: error.message };
      throw error;
    }
    const first = await this.#append(batch, message.info.deliveryCount);
    if (first.kind !== 'refused' || first.reason !== 'gap') return first;
    if (!(await this.#isPredecessorDone(message))) return { kind: 'later', ms: GAP_PAUSE_MS };
    // It may have been written between the two looks.
    return this.#append(batch, message.info.deliveryCount);
  }

  /** Waits for a database that is busy, for as long as it takes. */
  async #append(batch: NewBatch, tries: number): Promise<Written> {
    const { signal } = this.#stop;
    for (;;) {
      try {
        const outcome = await this.#database.append(batch);
        return outcome.kind === 'refused' ? { kind: 'refused', reason: outcome.reason } : WRITTEN;
      } catch (error) {
        if (error instanceof StoreBusyError && !signal.aborted) {
          await pause(BUSY_PAUSE_MS, undefined, { signal }).catch(() => {});
        } else if (error instanceof StoreBusyError) return { kind: 'later', ms: 0 };
        else if (tries < MOST_TRIES) return { kind: 'later', ms: tries * GAP_PAUSE_MS };
        else return { kind: 'refused', reason: reasonOf(error) };
      }
    }
  }

  async #isPredecessorDone(message: JsMsg): Promise<boolean> {
    const { ack_floor } = await this.#stream.writer();
    return previousSeqOf(message.headers) <= ack_floor.stream_seq;
  }

  async #putAside(message: JsMsg, reason: string): Promise<void> {
    const sessionId = message.subject.split('.').at(-1) ?? '';
    await this.#stream.putAside(message.seq, sessionId, message.data, reason);
    message.term();
    this.#report(`batch ${message.seq} of session ${sessionId} is put aside: ${reason}`);
  }
}
