import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAST_BROTLI, isAccepted, LEAST_PACKED } from './packed-text.ts';

/** JSON in one piece. */
const WHOLE: FastifyCompressOptions = {
  encodings: ['br', 'gzip', 'identity'],
  customTypes: /json/,
  threshold: LEAST_PACKED,
  brotliOptions: FAST_BROTLI,
};

/**
 * Each piece of a stream leaves at once, as nothing of it may wait for the next. To find what was there before
 * takes some 36 kB; Brotli would take many times as much.
 */
const PIECE_BY_PIECE: FastifyCompressOptions = {
  encodings: ['gzip', 'identity'],
  customTypes: /event-stream|json|csv/,
  zlibOptions: {
    flush: constants.Z_SYNC_FLUSH,
    windowBits: 12,
    memLevel: 5,
    chunkSize: 4 * 1024,
  },
};

const AS_IT_IS = 'x-no-compression';

function sendAsItIs({ headers }: FastifyRequest): void {
  headers[AS_IT_IS] = '1';
}

/** What a route is told whose answer is a stream: so many are compressed at a time, the others go as they are. */
export function streamedAtMost(most: number) {
  let open = 0;
  return {
    compress: PIECE_BY_PIECE,
    onRequest: async (request: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
      const { headers } = request;
      // What is not counted is not compressed: others may read more into what a client accepts.
      const goesPacked = !(AS_IT_IS in headers) && isAccepted(headers['accept-encoding'], 'gzip');
      if (!goesPacked || open >= most) return sendAsItIs(request);
      open += 1;
      raw.once('close', () => {
        open -= 1;
      });
    },
  };
}

/** Of this process; with what each takes, 72 MB. */
const MOST_STREAMS = 2_000;
export const STREAMED = streamedAtMost(MOST_STREAMS);

/**
 * Another site may have a browser ask for the same over and over, with words of its choice in the address, and
 * see by the length how well they fit what is secret in the answer. Browsers say whose page asks.
 */
async function asItIsForOthers(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('vary', 'accept-encoding');
  const { 'sec-fetch-site': site = 'none' } = request.headers;
  if (site !== 'same-origin' && site !== 'none') sendAsItIs(request);
}

/**
 * Compresses what the routes of a scope answer, of those that are registered after it; streams are told
 * `STREAMED`, and what holds a secret `compress: false`. Requests are taken as they come.
 */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', asItIsForOthers);
  await app.register(compress, { ...WHOLE, globalDecompression: false });
}
