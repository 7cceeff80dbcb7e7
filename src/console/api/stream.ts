import * as v from 'valibot';
import type { OpenSource } from './follow.ts';

const prefix = 'replaybook.';

const message = v.object({
  source: v.pipe(
    v.string(),
    v.startsWith('/sessions/'),
    v.transform((text) => text.slice('/sessions/'.length)),
  ),
  type: v.pipe(
    v.string(),
    v.startsWith(prefix),
    v.transform((text) => text.slice(prefix.length)),
  ),
});

/** What the overview keeps of an event of any session. */
export interface StreamItem {
  readonly sessionId: string;
  readonly type: string;
}

export interface StreamApi {
  /** Tells of every event of every session from now on. Gives back how to stop. */
  listen(on: { item(item: StreamItem): void; status(open: boolean): void }): () => void;
}

/** A CloudEvent of the stream; null for what is none. */
export function streamItem(text: string): StreamItem | null {
  try {
    const parsed = v.safeParse(message, JSON.parse(text));
    return parsed.success ? { sessionId: parsed.output.source, type: parsed.output.type } : null;
  } catch {
    return null;
  }
}

export function createStreamApi(open: OpenSource): StreamApi {
  return {
    listen({ item, status }) {
      const source = open('/log-api/v1/stream?from=now');
      source.addEventListener('open', () => status(true));
      source.addEventListener('error', () => status(false));
      source.addEventListener('message', ({ data }) => {
        const found = streamItem(data);
        if (found) item(found);
      });
      return () => source.close();
    },
  };
}
