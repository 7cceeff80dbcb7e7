import { type AnyEvent, CATALOGUE_VERSION } from '../../../src/events/catalogue.ts';
import { sessionIdOf } from '../../../src/kernel/write-key.ts';
import {
  BATCH_FORMAT,
  chainOf,
  hashBody,
  headAfter,
  joinChain,
  LOG_START,
} from '../../../src/log/chain/chain.ts';
import { packBody } from '../../../src/log/codec/batch.ts';
import type { RawEvent } from '../../../src/log/codec/columns.ts';
import { type PersonalRow, redact } from '../../../src/log/codec/redact.ts';
import {
  type Batch,
  type BatchFormat,
  toHeaders,
  WRITE_KEY_HEADER,
} from '../../../src/log/envelope.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import type { TestServer } from './server.ts';

const START = 1_763_700_000_000;

let made = 0;
/** Of the sessions that were made here. */
const writeKeys = new Map<string, string>();

export function newSessionId(): string {
  made += 1;
  const key = String(made).padStart(64, '0');
  const id = sessionIdOf(key);
  writeKeys.set(id, key);
  return id;
}

/** The write key of a session that was made here; '' for any other. */
export const madeKeyOf = (sessionId: string): string => writeKeys.get(sessionId) ?? '';

/** The header that shows it. */
function keyHeader(sessionId: string): Record<string, string> {
  const key = madeKeyOf(sessionId);
  return key === '' ? {} : { [WRITE_KEY_HEADER]: key };
}

/** An event without its place in the log. */
export type Happening = Pick<AnyEvent, 'type' | 'data'>;

export function appStarted(sessionId: string, userAgent = 'Agent/1.0'): Happening {
  return {
    type: 'app.started',
    data: {
      sessionId,
      build: 'build-1',
      catalogue: CATALOGUE_VERSION,
      production: true,
      projectId: 1,
      apiOrigin: '',
      promoFrameUrl: '',
      url: '/en/line',
      viewport: { width: 1280, height: 800 },
      languages: ['en'],
      timeZone: 'UTC',
      userAgent,
      seed: 1,
      cookies: {},
      local: {},
      session: {},
    },
  };
}

export function loginSubmitted(login: string, password = 'secret'): Happening {
  return { type: 'session.loginSubmitted', data: { login, password } };
}

export function sessionStarted(userId: string): Happening {
  return { type: 'session.started', data: { userId } };
}

export function timerFired(name: string): Happening {
  return { type: 'timer.fired', data: { name } };
}

/** The batch as the build before there were formats cuts it: its envelope names none. */
function asFirstFormat({ format: _, ...batch }: Batch): Batch {
  const hashes = hashBody(1, batch.body, batch.publicLength);
  return { ...batch, chain: chainOf({ ...batch, format: 1, ...hashes }) };
}

/** Where a recording goes to. */
type Origin = Pick<TestServer, 'origin'>;

/** A browser tab that records: cuts batches as the recorder does, and uploads them. */
export class Recording {
  readonly sessionId: string;
  /** Whom it says to be signed in. */
  person: string | null = null;
  #head = LOG_START;
  #at: number;
  readonly #format: BatchFormat;
  readonly #catalogue: string;

  /**
   * `clock` is what the browser takes the time to be, in epoch milliseconds. Format 1 makes it a
   * page of the build before there were formats, another catalogue one of an older build.
   */
  constructor(
    sessionId: string = newSessionId(),
    clock: number = START,
    format: BatchFormat = BATCH_FORMAT,
    catalogue: string = CATALOGUE_VERSION,
  ) {
    this.sessionId = sessionId;
    this.#at = clock;
    this.#format = format;
    this.#catalogue = catalogue;
  }

  /** The next batch; `missing` events before it are lost. */
  async cut(happenings: readonly Happening[], missing = 0): Promise<Batch> {
    const rows: PersonalRow[] = [];
    const events: RawEvent[] = happenings.map(({ type, data }, place) => {
      this.#at += 1000;
      const seq = this.#head.nextSeq + missing + place;
      const event = { seq, at: this.#at, type, data } as AnyEvent;
      return redact(event, privatePathsOf(event), rows);
    });
    const body = await packBody({ events, personal: rows, catalogue: this.#catalogue });
    const joined = joinChain(this.#head, body);
    const batch = this.#format === 1 ? asFirstFormat(joined) : joined;
    this.#head = headAfter(batch);
    return this.person === null ? batch : { ...batch, person: this.person };
  }

  /** Cuts and uploads; rejects when the batch is not stored. */
  async send(to: Origin, cookie: string, ...happenings: Happening[]): Promise<Batch> {
    const batch = await this.cut(happenings);
    const response = await upload(to, this.sessionId, batch, cookie);
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    await response.body?.cancel();
    return batch;
  }
}

/** Posts a batch; `more` overrides headers, null leaves one out. */
export function upload(
  to: Origin,
  sessionId: string,
  batch: Batch,
  cookie: string,
  more: Readonly<Record<string, string | null>> = {},
): Promise<Response> {
  const headers = new Headers({ ...toHeaders(batch), cookie, ...keyHeader(sessionId) });
  for (const [name, value] of Object.entries(more)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return fetch(`${to.origin()}/log-api/v1/sessions/${sessionId}/batches`, {
    method: 'POST',
    headers,
    body: batch.body as Uint8Array<ArrayBuffer>,
  });
}

/** The Cookie header of a browser that has opened the site. */
export async function openSite(on: TestServer): Promise<string> {
  const response = await on.get('/en', undefined, { headers: { accept: 'text/html' } });
  await response.body?.cancel();
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** The lines of a session's NDJSON, after its header. */
export async function readEvents(
  on: TestServer,
  sessionId: string,
  cookie: string,
  query = '',
): Promise<{ header: Record<string, unknown>; lines: Record<string, unknown>[] }> {
  const response = await on.get(`/log-api/v1/sessions/${sessionId}/events${query}`, cookie);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const [header = {}, ...lines] = (await response.text())
    .trimEnd()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
  return { header, lines };
}
