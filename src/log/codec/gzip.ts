import { BATCH_LIMITS } from '../limits.ts';
import { LogFormatError } from './format-error.ts';

/** Gzip both ways; in a page an argument of its own, so that tests need no real time. */
export interface Gzip {
  readonly pack: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** Throws LogFormatError for what is no gzip, and for more than `most` bytes. */
  readonly unpack: (bytes: Uint8Array, most?: number) => Promise<Uint8Array>;
}

async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new LogFormatError('too-large', `a part of a batch unpacks to more than ${most} bytes`);
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream) {
  const source = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  return source.pipeThrough(stream);
}

async function pack(bytes: Uint8Array): Promise<Uint8Array> {
  return collect(through(bytes, new CompressionStream('gzip')), Number.POSITIVE_INFINITY);
}

async function unpack(
  bytes: Uint8Array,
  most: number = BATCH_LIMITS.publicBytes,
): Promise<Uint8Array> {
  try {
    return await collect(through(bytes, new DecompressionStream('gzip')), most);
  } catch (error) {
    if (error instanceof LogFormatError) throw error;
    throw new LogFormatError('bad-batch', 'a part of a batch is not gzip, or not all of it');
  }
}

/** Gzip in a browser and in Node alike. */
export const gzip: Gzip = { pack, unpack };
