import { DatabaseSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { LogSession, SessionQuery } from '../log-session.ts';
import { searchSessions } from './search.ts';

/** What a search thread is asked. */
export interface SearchJob {
  /** The database file. */
  readonly location: string;
  readonly query: SessionQuery;
}

let opened: DatabaseSync | null = null;

function answer({ location, query }: SearchJob): Result<LogSession[]> {
  try {
    opened ??= new DatabaseSync(location, { readOnly: true });
    return ok(searchSessions(opened, query));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

parentPort?.on('message', (job: SearchJob) => parentPort?.postMessage(answer(job)));
