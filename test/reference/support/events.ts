import * as v from 'valibot';
import { type CallReply, calls } from '../../../src/calls/table.ts';

export type Message = CallReply<'sportsFeed'>;

/** An open stream of server-sent events. */
export interface EventReader {
  /** The next message; null when the stream has ended. Comments are counted, not given. */
  next(): Promise<Message | null>;
  /** Comments so far. */
  comments(): number;
  /** Ids of the messages so far, as their `id:` lines have them. */
  readonly ids: readonly string[];
  /** How it was packed on its way. */
  readonly coding: string | null;
  close(): void;
}

/** Opens the feed; throws where it is refused. */
export async function openFeed(
  url: string,
  query: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const abort = new AbortController();
  const address = `${url}/sports-api/v1/feed?${new URLSearchParams({ lng: 'en', ...query })}`;
  const response = await fetch(address, { headers, signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`refused with ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const ids: string[] = [];
  let buffer = '';
  let comments = 0;

  const read = (block: string): Message | null => {
    if (block.startsWith(':')) comments += 1;
    const fields = new Map(
      block.split('\n').map((line) => {
        const at = line.indexOf(': ');
        return [line.slice(0, at), line.slice(at + 2)] as const;
      }),
    );
    const data = fields.get('data');
    if (data === undefined) return null;
    ids.push(fields.get('id') ?? '');
    return v.parse(calls.sportsFeed.reply, JSON.parse(data));
  };

  return {
    ids,
    coding: response.headers.get('content-encoding'),
    comments: () => comments,
    async next() {
      for (;;) {
        const end = buffer.indexOf('\n\n');
        if (end >= 0) {
          const message = read(buffer.slice(0, end));
          buffer = buffer.slice(end + 2);
          if (message) return message;
          continue;
        }
        const { done, value } = await reader.read();
        if (done) return null;
        buffer += value;
      }
    },
    close: () => abort.abort(),
  };
}
