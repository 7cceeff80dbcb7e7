import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls, isCallName } from '../../calls/table.ts';
import { Refused } from './refusal.ts';
import { routeOf } from './route.ts';

const BODY_LIMIT = 64 * 1024;

/** Routes whose calls send a form. */
const forms: ReadonlySet<string> = new Set(
  Object.keys(calls)
    .filter(isCallName)
    .filter((name) => calls[name].multipart)
    .map((name) => routeOf(calls[name].path)),
);

/** The text fields of a multipart form; files are none. */
async function textFields(body: Buffer, type: string): Promise<Record<string, string>> {
  try {
    const response = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
    const entries = [...(await response.formData()).entries()];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    throw new Refused('400', [{ pointer: '', detail: 'not a form' }]);
  }
}

/** Reads multipart forms of text fields, for the calls that declare them. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (request: FastifyRequest, body: Buffer) => {
      if (!forms.has(request.routeOptions.url ?? '')) throw new Refused('415');
      return textFields(body, String(request.headers['content-type']));
    },
  );
}
