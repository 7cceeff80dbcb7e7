import { refusal } from '../../http/refusal.ts';
import { WorkerPool } from '../../threads/worker-pool.ts';
import type { LogSession, SessionQuery } from '../log-session.ts';
import type { SearchJob } from './search-worker.ts';

const THREADS = 2;
/** A word that every session holds takes a second for each hundred thousand. */
const LIMIT_MS = 30_000;
const MEMORY_MB = 256;
const RETRY_SECONDS = 5;
const MODULE = new URL('./search-worker.ts', import.meta.url);

/**
 * Searches a database file in threads of their own, with connections that only read: how long that
 * takes is up to what was stored and what is asked, and bets do not wait for it. Refused with 503
 * where it takes too long.
 */
export function createSearch(location: string, closing: AbortSignal) {
  const threads = new WorkerPool<SearchJob, LogSession[]>({
    module: MODULE,
    size: THREADS,
    limitMs: LIMIT_MS,
    memoryMb: MEMORY_MB,
    closing,
  });
  return async (query: SessionQuery): Promise<LogSession[]> => {
    const found = await threads.run({ location, query });
    if (found.ok) return found.value;
    throw refusal(503, 'busy', RETRY_SECONDS);
  };
}
