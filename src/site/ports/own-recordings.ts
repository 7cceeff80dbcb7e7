import type { OwnRecordings } from '../own-recordings.ts';

/** Own recordings over HTTP, by the session cookie of the site. */
export function createOwnRecordings(fetch: (url: string) => Promise<Response>): OwnRecordings {
  return {
    read: (sessionId, through) =>
      fetch(`/log-api/v1/sessions/${encodeURIComponent(sessionId)}/events?to=${through}`),
  };
}
