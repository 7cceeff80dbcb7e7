import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { headers, type MsgHdrs, nanos } from '@nats-io/transport-node';

/** The stream of one database, its subjects, and the consumer that writes it to the database. */
export interface StreamNames {
  readonly id: string;
  readonly stream: string;
  readonly writer: string;
  /** Batches, one subject a session. `*` stands for all sessions. */
  logOf(sessionId: string): string;
  /** Bytes of long batches. */
  partOf(sessionId: string): string;
  /** Batches that the database refused, and their bytes. Nothing removes these by itself. */
  refusedOf(sessionId: string): string;
  refusedPartOf(sessionId: string): string;
  headersOf(refusal: { readonly seq: number; readonly reason: string }): MsgHdrs;
}

export function namesOf(id: string): StreamNames {
  const root = `replaybook.${id}`;
  return {
    id,
    stream: `replaybook-${id}`,
    writer: 'writer',
    logOf: (sessionId) => `${root}.log.${sessionId}`,
    partOf: (sessionId) => `${root}.part.${sessionId}`,
    refusedOf: (sessionId) => `${root}.refused.${sessionId}`,
    refusedPartOf: (sessionId) => `${root}.refused-part.${sessionId}`,
    headersOf({ seq, reason }) {
      const found = headers();
      found.set('Replaybook-Seq', String(seq));
      found.set('Replaybook-Reason', reason.replace(/[^\x20-\x7e]/g, '?'));
      return found;
    },
  };
}

const isCode = (error: unknown, code: number) =>
  error instanceof JetStreamApiError && error.code === code;

/**
 * Makes the stream when it is not there. A stream that is there stays as it is: its limits and
 * replicas are the operator's. When it is full it takes nothing more; it never drops what is old.
 */
export async function ensureStream(
  manager: JetStreamManager,
  { stream, logOf, partOf, refusedOf, refusedPartOf }: StreamNames,
  replicas: number,
): Promise<void> {
  try {
    await manager.streams.info(stream);
  } catch (error) {
    if (!isCode(error, JetStreamApiCodes.StreamNotFound)) throw error;
    await manager.streams.add({
      name: stream,
      subjects: [logOf('*'), partOf('*'), refusedOf('*'), refusedPartOf('*')],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.New,
      duplicate_window: nanos(120_000),
      num_replicas: replicas,
    });
  }
}

/** Makes the consumer that all writers share when it is not there. */
export async function ensureWriter(
  manager: JetStreamManager,
  { stream, writer, logOf }: StreamNames,
): Promise<void> {
  try {
    await manager.consumers.info(stream, writer);
  } catch (error) {
    if (!isCode(error, JetStreamApiCodes.ConsumerNotFound)) throw error;
    await manager.consumers.add(stream, {
      durable_name: writer,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      filter_subject: logOf('*'),
      // Whoever is still at work says so more often than this.
      ack_wait: nanos(5000),
      max_ack_pending: 1000,
      max_deliver: -1,
    });
  }
}
