import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls, isCallName } from '../../calls/table.ts';
import { Refused } from './refusal.ts';
import { routeOf } from './route.ts';

/** A file that comes as a body. Nothing of it is read before its handler says so. */
export interface Upload {
  /** How long it says to be, in bytes; null where it does not say. */
  readonly size: number | null;
  /** All of it; refuses it where there are more bytes than `most`. */
  read(most: number): Promise<Uint8Array>;
}

/** Routes whose calls send a file; what else has the address takes none. */
const routes: ReadonlySet<string> = new Set(
  Object.keys(calls)
    .filter(isCallName)
    .filter((name) => calls[name].upload)
    .map((name) => `${calls[name].method} ${routeOf(calls[name].path)}`),
);

/** Lets files through to the calls that declare them, unread. */
export function acceptUploads(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/octet-stream',
    async (request: FastifyRequest, body: unknown) => {
      if (routes.has(`${request.method} ${request.routeOptions.url ?? ''}`)) return body;
      throw new Refused('415');
    },
  );
}

async function readUpTo(body: Readable, most: number): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  // Whoever sends too much is told so: the connection has to live that long.
  for await (const part of body.iterator({ destroyOnReturn: false })) {
    size += Buffer.byteLength(part);
    if (size > most) throw new Refused('413');
    parts.push(Buffer.from(part));
  }
  return Buffer.concat(parts);
}

/** The file of a request; refused where its body is something else. */
export function uploadIn({ body, headers }: FastifyRequest): Upload {
  if (!(body instanceof Readable)) throw new Refused('415');
  const length = headers['content-length'];
  return {
    size: length === undefined ? null : Number(length),
    async read(most) {
      try {
        return await readUpTo(body, most);
      } catch (error) {
        // Who broke off hears of it no more.
        throw error instanceof Refused ? error : new Refused('400');
      }
    },
  };
}
