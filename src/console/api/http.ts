import * as v from 'valibot';

/** What can go wrong with a question to the server, as far as the console tells it apart. */
export type Trouble =
  | 'network'
  | 'signed-out'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too-many'
  | 'answer'
  | 'server';

const troubles: Readonly<Record<number, Trouble>> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  429: 'too-many',
};

/** A question that was not answered as it should. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly trouble: Trouble;

  constructor(trouble: Trouble, detail = '') {
    super(detail === '' ? trouble : `${trouble}: ${detail}`);
    this.trouble = trouble;
  }
}

/** What went wrong. A body that breaks off is a TypeError; all else came whole and made no sense. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof ApiError) return error.trouble;
  return error instanceof TypeError ? 'network' : 'answer';
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Asks, and throws ApiError for every answer but a good one. An abort is thrown as it comes. */
export async function ask(fetch: Fetch, url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new ApiError('network', String(error));
  });
  if (response.ok) return response;
  throw new ApiError(troubles[response.status] ?? 'server', String(response.status));
}

/** What is sent as JSON. */
export const posting = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Asks for JSON that fits a schema. */
export async function askJson<const S extends v.GenericSchema>(
  fetch: Fetch,
  schema: S,
  url: string,
  init: RequestInit = {},
): Promise<v.InferOutput<S>> {
  const headers = { accept: 'application/json', ...init.headers };
  const response = await ask(fetch, url, { ...init, headers });
  const parsed = v.safeParse(schema, await response.json().catch(() => undefined));
  if (parsed.success) return parsed.output;
  throw new ApiError('answer', v.getDotPath(parsed.issues[0]) ?? 'not JSON');
}
