import {
  type ConsumerInfo,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  PubHeaders,
  type StoredMsg,
} from '@nats-io/jetstream';
import { connect, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import type { NewBatch } from '../log-batch.ts';
import { natsOptions } from './address.ts';
import {
  BadMessageError,
  batchOf,
  bodyOf,
  decodeMessage,
  encodeMessage,
  type MessageHead,
} from './message.ts';
import { ensureStream, ensureWriter, namesOf, type StreamNames } from './stream-config.ts';

const WRONG_LAST_SEQUENCE = 10071;
const ANSWER_MS = 2000;
/** A longer body goes ahead in messages of its own: a server takes no message above 1 MiB. */
const MOST_INLINE = 128 * 1024;
const MOST_IN_PART = 512 * 1024;
/** Head and headers of a message are shorter than this. */
const MOST_BESIDES = 8 * 1024;

/** A batch's message in the stream, without its bytes. */
export interface StreamedHead extends MessageHead {
  readonly seq: number;
  /** The sequence of the session's message before it, 0 when there was none in the stream. */
  readonly previousSeq: number;
}

/** The sequence that a publisher expected its subject to be at. */
export function previousSeqOf(headers: MsgHdrs | undefined): number {
  return Number(headers?.get(PubHeaders.ExpectedLastSubjectSequenceHdr) || 0);
}

/** The log as a JetStream stream: one subject a session, in it the session's batches in order. */
export class LogStream {
  readonly connection: NatsConnection;
  readonly names: StreamNames;
  readonly client: JetStreamClient;
  readonly #manager: JetStreamManager;

  private constructor(connection: NatsConnection, manager: JetStreamManager, names: StreamNames) {
    this.connection = connection;
    this.client = jetstream(connection, { timeout: ANSWER_MS });
    this.#manager = manager;
    this.names = names;
  }

  /** Connects, and makes the stream and the writer's consumer when they are not there. */
  static async open(natsUrl: string, id: string): Promise<LogStream> {
    const connection = await connect({
      ...natsOptions(natsUrl),
      name: 'replaybook',
      // A server that goes comes back; until then appends answer that the store is busy.
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      ignoreAuthErrorAbort: true,
      pingInterval: 10_000,
    });
    try {
      const manager = await jetstreamManager(connection, { timeout: ANSWER_MS });
      const names = namesOf(id);
      const stream = new LogStream(connection, manager, names);
      await stream.ensure();
      return stream;
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  /**
   * Publishes a batch after the session's message with sequence `previousSeq`. Gives its sequence,
   * or null when the session has another last message by now: it may be this very batch.
   */
  async publish(batch: NewBatch, previousSeq: number): Promise<number | null> {
    const { sessionId, firstSeq, chain } = batch;
    const msgID = `${sessionId}.${firstSeq}.${chain}`;
    const parts = await this.#publishParts(this.names.partOf(sessionId), msgID, bodyOf(batch));
    const message = encodeMessage(batch, parts);
    const expect = { lastSubjectSequence: previousSeq };
    try {
      const ack = await this.client.publish(this.names.logOf(sessionId), message, {
        ...{ msgID, expect },
      });
      return ack.duplicate ? null : ack.seq;
    } catch (error) {
      if (error instanceof JetStreamApiError && error.code === WRONG_LAST_SEQUENCE) return null;
      throw error;
    }
  }

  /** Where a session's subject ends; null when the stream holds nothing of it. */
  async last(sessionId: string): Promise<StreamedHead | null> {
    return this.#headOf(this.names.logOf(sessionId), null);
  }

  /** The batch's message with this sequence. */
  async at(seq: number): Promise<StreamedHead | null> {
    return this.#headOf(null, seq);
  }

  /** The sequence of the newest batch of any session, 0 when there is none. */
  async lastSeq(): Promise<number> {
    const found = await this.#message({ last_by_subj: this.names.logOf('*') });
    return found?.seq ?? 0;
  }

  /** The whole batch of a message. Throws `BadMessageError` when it is none. */
  async batchIn(data: Uint8Array): Promise<NewBatch> {
    const { head, rest } = decodeMessage(data);
    if (head.parts.length === 0) return batchOf(head, rest);
    const parts: Uint8Array[] = [];
    for (const seq of head.parts) {
      const part = await this.#message({ seq });
      if (part === null) throw new BadMessageError(`part ${seq} of the batch is gone`);
      parts.push(part.data);
    }
    return batchOf(head, Buffer.concat(parts));
  }

  /** Keeps a message that cannot be written, with the reason, until somebody removes it. */
  async putAside(seq: number, sessionId: string, data: Uint8Array, reason: string): Promise<void> {
    const whole = await this.batchIn(data).catch(() => null);
    const msgID = `refused.${seq}`;
    const body = whole === null ? new Uint8Array() : bodyOf(whole);
    const parts = await this.#publishParts(this.names.refusedPartOf(sessionId), msgID, body);
    const message = whole === null ? data : encodeMessage(whole, parts);
    await this.client.publish(this.names.refusedOf(sessionId), message, {
      msgID,
      headers: this.names.headersOf({ seq, reason }),
    });
  }

  /** The state of the writer: what it was given, and up to where all of it is done. */
  writer(): Promise<ConsumerInfo> {
    return this.#manager.consumers.info(this.names.stream, this.names.writer);
  }

  /** Makes the stream and the writer's consumer where they are not there. */
  async ensure(): Promise<void> {
    const replicas = this.connection.info?.cluster === undefined ? 1 : 3;
    await ensureStream(this.#manager, this.names, replicas);
    await ensureWriter(this.#manager, this.names);
  }

  /** Lets go of all but the newest `keep` messages, as far as they are written. */
  async trim(keep: number): Promise<void> {
    const { state } = await this.#manager.streams.info(this.names.stream);
    const { ack_floor } = await this.writer();
    const seq = Math.min(ack_floor.stream_seq, state.last_seq - keep) + 1;
    if (seq <= state.first_seq) return;
    for (const filter of [this.names.logOf('*'), this.names.partOf('*')]) {
      await this.#manager.streams.purge(this.names.stream, { filter, seq });
    }
  }

  async #publishParts(subject: string, msgID: string, body: Uint8Array): Promise<number[]> {
    const seqs: number[] = [];
    const most = (this.connection.info?.max_payload ?? Number.POSITIVE_INFINITY) - MOST_BESIDES;
    if (body.length <= Math.min(MOST_INLINE, most)) return seqs;
    const length = Math.min(MOST_IN_PART, most);
    for (let from = 0; from < body.length; from += length) {
      const part = body.subarray(from, from + length);
      const ack = await this.client.publish(subject, part, { msgID: `${msgID}.${from}` });
      if (ack.seq === 0) throw new Error('the part is on its way from somebody else');
      seqs.push(ack.seq);
    }
    return seqs;
  }

  async #headOf(subject: string | null, seq: number | null): Promise<StreamedHead | null> {
    const query = subject === null ? { seq: seq ?? 0 } : { last_by_subj: subject };
    const found = await this.#message(query);
    if (found === null) return null;
    const { head } = decodeMessage(found.data);
    return { ...head, seq: found.seq, previousSeq: previousSeqOf(found.header) };
  }

  #message(query: { seq: number } | { last_by_subj: string }): Promise<StoredMsg | null> {
    return this.#manager.streams.getMessage(this.names.stream, query);
  }
}
