/** What an attacker sends, from addresses of this machine. */
import http from 'node:http';
import { sessionIdOf } from '../../src/kernel/write-key.ts';
import type { Batch } from '../../src/log/envelope.ts';
import { toHeaders } from '../../src/log/envelope.ts';
import { createWriteKey } from '../../src/site/ports/surroundings.ts';
import { appStarted, Recording } from '../../test/server/support/recording.ts';

export const API = '/log-api/v1/sessions';

export interface Sent {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Of 127/8; the attackers' usual one without it. */
  readonly from?: string;
}

const MOST_MS = 20_000;

/** Asks and reads all of the answer; null where none comes, or none in time. */
export function ask(
  address: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Sent = {},
): Promise<{ readonly status: number; readonly text: string } | null> {
  return new Promise((resolve) => {
    const request = http.request(address, { method, headers, localAddress: from }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    request.setTimeout(MOST_MS, () => request.destroy());
    request.on('error', () => resolve(null));
    request.end(body);
  });
}

export const asJson = (body: object): Sent => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A session that anybody may begin, and the header that shows its key. */
export function newSession() {
  const key = createWriteKey(crypto);
  return { id: sessionIdOf(key), shown: { 'x-log-write-key': key } };
}

/** Uploads the first batch of a session of its own; gives back its id. */
export async function upload(
  origin: string,
  cookie: string,
  batch: Batch,
  session = newSession(),
): Promise<string> {
  const { id, shown } = session;
  const headers = { ...toHeaders(batch), ...shown, cookie };
  await ask(`${origin}${API}/${id}/batches`, { method: 'POST', headers, body: batch.body });
  return id;
}

/** Uploads a session as the site would begin it. */
export async function uploadHonest(origin: string, cookie: string): Promise<string> {
  const session = newSession();
  const recording = new Recording(session.id);
  return upload(origin, cookie, await recording.cut([appStarted(session.id)]), session);
}
