import * as v from 'valibot';
import { verdicts } from '../../replay/check/verdicts.ts';
import { ApiError, askJson, type Fetch } from './http.ts';

/** What the service found when it checked a recording. */
const VERDICTS = verdicts.map(({ name }) => name);

const item = v.object({
  id: v.string(),
  /** Players that batches came signed in as: proved. */
  userIds: v.array(v.string()),
  /** Players that only its events name: the browser's word. */
  claimedUserIds: v.array(v.string()),
  /** The collector's clock. Epoch milliseconds, as all times here. */
  receivedFirst: v.number(),
  receivedLast: v.number(),
  /** The browser's clock; null while nothing of it is indexed. */
  startedAt: v.nullable(v.number()),
  lastAt: v.nullable(v.number()),
  eventCount: v.number(),
  missing: v.number(),
  live: v.boolean(),
  setAside: v.number(),
  build: v.optional(v.nullable(v.string())),
  /** Browser and system in short. */
  device: v.optional(v.nullable(v.string()), null),
  verdict: v.optional(v.picklist(VERDICTS)),
});

const page = v.object({
  items: v.array(item),
  next: v.optional(v.nullable(v.string()), null),
});

/** A session as a search finds it. */
export type SessionItem = v.InferOutput<typeof item>;
export type SessionPage = v.InferOutput<typeof page>;

/** What sessions are searched by. Times are epoch milliseconds; what is empty does not narrow. */
export interface SessionSearch {
  readonly user: string;
  /** Also sessions that only say they are this user's: `1` for yes. */
  readonly claimed: '' | '1';
  readonly from: number | null;
  readonly to: number | null;
  readonly type: string;
  readonly text: string;
  readonly cursor: string;
}

export interface SessionsApi {
  search(search: SessionSearch, signal?: AbortSignal): Promise<SessionPage>;
  /** What is known about one session; null where the server does not tell. */
  one(id: string, signal?: AbortSignal): Promise<SessionItem | null>;
}

const base = '/log-api/v1/sessions';

export function eventsUrl(id: string): string {
  return `${base}/${encodeURIComponent(id)}/events`;
}

/** The recording with what proves it: its batches as they are stored, and the signed heads. */
export function proofUrl(id: string): string {
  return `${eventsUrl(id)}?proof=1`;
}

export function liveUrl(id: string, from: number): string {
  return `${base}/${encodeURIComponent(id)}/live?from=${from}`;
}

function queryOf(search: SessionSearch): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export function createSessionsApi(fetch: Fetch): SessionsApi {
  const init = (signal?: AbortSignal) => (signal ? { signal } : {});
  return {
    search: (search, signal) => askJson(fetch, page, base + queryOf(search), init(signal)),
    async one(id, signal) {
      try {
        return await askJson(fetch, item, `${base}/${encodeURIComponent(id)}`, init(signal));
      } catch (error) {
        if (error instanceof ApiError && error.trouble === 'missing') return null;
        throw error;
      }
    },
  };
}
