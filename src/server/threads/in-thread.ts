import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const LIMITS = { maxOldGenerationSizeMb: 1024 };

/** Why a thread came to no end: it took too long or too much, the server closes, or it just ended. */
export type ThreadEnd = 'too-long' | 'too-large' | 'closing' | 'ended';

/** A thread came to no end. */
export class ThreadEnded extends Error {
  readonly reason: ThreadEnd;

  constructor(reason: ThreadEnd) {
    super(`the thread came to no end: ${reason}`);
    this.reason = reason;
  }
}

/** Tells the thread something, and gives what it answers. */
export type Ask<Message, Answer> = (message: Message) => Promise<Answer>;

export interface ThreadOptions {
  /** The module that runs there. */
  readonly module: URL;
  /** Milliseconds after which it is ended. */
  readonly limitMs: number;
  /** Ends it when the server closes. */
  readonly closing: AbortSignal;
}

/** Why it ended, for an end that was foreseen; null for any other. */
function endOf(error: unknown, limit: AbortSignal, closing: AbortSignal): ThreadEnd | null {
  if (closing.aborted) return 'closing';
  if (limit.aborted) return 'too-long';
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : null;
}

/**
 * Work on a log, in a thread of its own for as long as what is handed over is drawn from: a log is
 * input from outside, and folding it may take long, or never end. Throws ThreadEnded where it does.
 */
export async function* inThread<Message, Answer, Piece>(
  { module, limitMs, closing }: ThreadOptions,
  talk: (ask: Ask<Message, Answer>) => AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  if (closing.aborted) throw new ThreadEnded('closing');
  const limit = AbortSignal.timeout(limitMs);
  const ended = new AbortController();
  // Nothing of how this process was started is needed there.
  const worker = new Worker(module, { resourceLimits: LIMITS, execArgv: [] });
  worker.once('exit', () => ended.abort());
  const signal = AbortSignal.any([limit, closing, ended.signal]);
  const ask: Ask<Message, Answer> = async (message) => {
    const answered = once(worker, 'message', { signal });
    worker.postMessage(message);
    const [answer] = (await answered) as [Answer];
    return answer;
  };
  try {
    yield* talk(ask);
  } catch (error) {
    const reason = endOf(error, limit, closing) ?? (ended.signal.aborted ? 'ended' : null);
    throw reason === null ? error : new ThreadEnded(reason);
  } finally {
    worker.removeAllListeners();
    worker.on('error', () => {});
    await worker.terminate();
  }
}
