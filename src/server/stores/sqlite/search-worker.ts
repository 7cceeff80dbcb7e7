import { DatabaseSync } from 'node:sqlite';
import { answerJobs } from '../../threads/thread.ts';
import type { LogSession, SessionQuery } from '../log-session.ts';
import { searchSessions } from './search.ts';

/** What a search thread is asked. */
export interface SearchJob {
  /** The database file. */
  readonly location: string;
  readonly query: SessionQuery;
}

let opened: DatabaseSync | null = null;

answerJobs(({ location, query }: SearchJob): LogSession[] => {
  opened ??= new DatabaseSync(location, { readOnly: true });
  return searchSessions(opened, query);
});
