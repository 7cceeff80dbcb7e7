import { AckPolicy, DeliverPolicy, jetstreamManager } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { NewBatch } from '../log-batch.ts';
import { LogStream } from './log-stream.ts';

const NEXT_MS = 1000;
const WORK_MS = 60_000;

/** Which stream to read, and under which name: the name's place in the stream is kept. */
export interface StreamReading {
  readonly natsUrl: string;
  readonly streamId: string;
  readonly name: string;
  readonly signal: AbortSignal;
}

async function ensureReader(stream: LogStream, name: string): Promise<void> {
  const manager = await jetstreamManager(stream.connection);
  await manager.consumers.add(stream.names.stream, {
    durable_name: name,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    filter_subject: stream.names.logOf('*'),
    ack_wait: nanos(WORK_MS),
    // One at a time: what comes again comes before what follows it.
    max_ack_pending: 1,
  });
}

/**
 * Gives the batches of all sessions as they are taken in, without the database: for analytics. A
 * batch counts as read when the next one is asked for; one that was given before a crash is given
 * again. Personal parts are sealed, and their keys are not in the stream. Throws when the stream is
 * away; reading again under the same name goes on where it was.
 */
export async function* readStream({
  natsUrl,
  streamId,
  name,
  signal,
}: StreamReading): AsyncGenerator<NewBatch> {
  const stream = await LogStream.open(natsUrl, streamId);
  try {
    await ensureReader(stream, name);
    const consumer = await stream.client.consumers.get(stream.names.stream, name);
    while (!signal.aborted) {
      const message = await consumer.next({ expires: NEXT_MS });
      if (message === null) continue;
      let read = false;
      try {
        yield await stream.batchIn(message.data);
        read = true;
      } finally {
        if (read) message.ack();
        else message.nak();
      }
    }
  } finally {
    await stream.connection.drain();
  }
}
