import * as v from 'valibot';
import { receiptSchema } from '../chain/receipt.ts';
import { type Batch, toHeaders, WRITE_KEY_HEADER, type WriteProof } from '../envelope.ts';

const stored = v.object({
  ackedSeq: v.number(),
  interval: v.number(),
  receipt: receiptSchema,
});
const conflict = v.object({
  error: v.picklist(['gap', 'overlap', 'chain']),
  ackedSeq: v.number(),
  chain: v.string(),
});

/** What became of an upload. */
export type SendAnswer =
  /** Durable. `interval`: milliseconds until the server would like the next one. */
  | ({ readonly kind: 'stored' } & v.InferOutput<typeof stored>)
  /** It does not join on to what the server holds, which ends with `ackedSeq` and `chain`. */
  | ({ readonly kind: 'conflict' } & v.InferOutput<typeof conflict>)
  | { readonly kind: 'too-large' }
  /** Sending it again as it is will not help. */
  | { readonly kind: 'refused'; readonly status: number }
  /** No answer, or one that asks for patience; `after` in milliseconds where it says how much. */
  | { readonly kind: 'later'; readonly reason: string; readonly after: number | null };

/** Uploads a batch. Never rejects: what goes wrong is an answer. */
export type SendBatch = (
  sessionId: string,
  batch: Batch & WriteProof,
  options?: { readonly leaving?: boolean },
) => Promise<SendAnswer>;

export interface SendOptions {
  /** Where the log service is; empty for the page's own origin. */
  readonly origin?: string;
  readonly fetch?: typeof fetch;
  /** Milliseconds to wait for an answer. */
  readonly timeout?: number;
}

/** Browsers let 64 KiB of all requests outlive their page; the headers count too. */
export const MOST_LEAVING_BYTES = 60 * 1024;
const TIMEOUT = 30_000;

function later(reason: string, after: number | null = null): SendAnswer {
  return { kind: 'later', reason, after };
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

async function answerOf(response: Response): Promise<SendAnswer> {
  const { status } = response;
  if (status === 413) return { kind: 'too-large' };
  if (status === 408 || status === 429 || status >= 500) {
    return later(`status ${status}`, retryAfter(response));
  }
  if (status === 200) {
    const answer = v.safeParse(stored, await response.json());
    if (answer.success) return { kind: 'stored', ...answer.output };
    return later('an answer that does not fit');
  }
  if (status === 409) {
    const answer = v.safeParse(conflict, await response.json());
    if (answer.success) return { kind: 'conflict', ...answer.output };
    return later('a conflict that does not fit');
  }
  return { kind: 'refused', status };
}

function headersOf(batch: Batch & WriteProof): Record<string, string> {
  const { writeKey } = batch;
  const proof = writeKey === undefined ? {} : { [WRITE_KEY_HEADER]: writeKey };
  return { ...toHeaders(batch), ...proof };
}

/** Sends batches to the log service. */
export function createSend({
  origin = '',
  fetch: fetchOf = fetch,
  timeout = TIMEOUT,
}: SendOptions = {}): SendBatch {
  return async (sessionId, batch, { leaving = false } = {}) => {
    try {
      const response = await fetchOf(`${origin}/log-api/v1/sessions/${sessionId}/batches`, {
        method: 'POST',
        headers: headersOf(batch),
        body: batch.body as Uint8Array<ArrayBuffer>,
        keepalive: leaving && batch.body.length <= MOST_LEAVING_BYTES,
        credentials: 'include',
        signal: AbortSignal.timeout(timeout),
      });
      return await answerOf(response);
    } catch (error) {
      return later(error instanceof Error ? error.name : 'network');
    }
  };
}
