import * as v from 'valibot';
import {
  SECURITY_KINDS,
  type SecurityEvent,
  securityEvent,
} from '../../domain/protection/security-event.ts';
import type { OpenSource } from './follow.ts';
import { askJson, type Fetch } from './http.ts';

const page = v.object({ items: v.array(securityEvent), next: v.nullable(v.string()) });

export type SecurityPage = v.InferOutput<typeof page>;

/** What security events are searched by; what is empty does not narrow. */
export interface SecuritySearch {
  readonly kind: string;
  readonly user: string;
  readonly cursor: string;
}

export interface SecurityApi {
  search(search: SecuritySearch, signal?: AbortSignal): Promise<SecurityPage>;
  /** Tells of every event from now on. Gives back how to stop. */
  listen(on: { event(event: SecurityEvent): void; status(open: boolean): void }): () => void;
}

const base = '/log-api/v1/security-events';

const message = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.transform(Number)),
    time: v.pipe(
      v.string(),
      v.transform((text) => Date.parse(text)),
    ),
    data: v.looseObject({}),
  }),
  v.transform(({ id, time, data }) => ({ ...data, id, at: time })),
  securityEvent,
);

/** A CloudEvent of the stream; null for what is none. */
function streamedEvent(text: string): SecurityEvent | null {
  try {
    const parsed = v.safeParse(message, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Whether an event is one that the search would find. */
export function fits(event: SecurityEvent, { kind, user }: SecuritySearch): boolean {
  if (kind !== '' && event.kind !== kind) return false;
  return user === '' || event.actorId === user || event.subjectId === user;
}

export const securityKinds: readonly string[] = SECURITY_KINDS;

export function createSecurityApi(fetch: Fetch, open: OpenSource): SecurityApi {
  return {
    search(search, signal) {
      const given = Object.entries(search).filter(([, value]) => value !== '');
      const query = new URLSearchParams(given).toString();
      const url = query === '' ? base : `${base}?${query}`;
      return askJson(fetch, page, url, signal ? { signal } : {});
    },
    listen({ event, status }) {
      const source = open(`${base}/stream?from=now`);
      source.addEventListener('open', () => status(true));
      source.addEventListener('error', () => status(false));
      source.addEventListener('message', ({ data }) => {
        const found = streamedEvent(data);
        if (found) event(found);
      });
      return () => source.close();
    },
  };
}
