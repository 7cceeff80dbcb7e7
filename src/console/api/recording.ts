import { readLines } from '../../log/read/log-file.ts';
import type { LogLine } from '../../log/read/ndjson.ts';
import { ask, type Fetch } from './http.ts';
import { eventsUrl } from './sessions.ts';

/** Some lines of a recording, and how many bytes have come so far. */
export interface Portion {
  readonly lines: readonly LogLine[];
  readonly bytes: number;
}

export interface RecordingApi {
  /** A session's lines as they come. Throws LogFormatError for what is no recording. */
  read(id: string, signal: AbortSignal): AsyncGenerator<Portion>;
}

/** Lines handed on at once: few enough to draw between, many enough to be quick. */
const PORTION = 2_000;

async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      count(value.length);
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

export function createRecordingApi(fetch: Fetch): RecordingApi {
  return {
    async *read(id, signal) {
      const response = await ask(fetch, eventsUrl(id), { signal });
      if (!response.body) return;
      let bytes = 0;
      let lines: LogLine[] = [];
      const chunks = chunksOf(response.body, (more) => {
        bytes += more;
      });
      for await (const line of readLines(chunks)) {
        lines.push(line);
        if (lines.length < PORTION) continue;
        yield { lines, bytes };
        lines = [];
      }
      yield { lines, bytes };
    },
  };
}
