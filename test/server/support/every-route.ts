import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { calls, isCallName } from '../../../src/calls/table.ts';
import { routeOf } from '../../../src/reference/http/route.ts';
import { plantedIn } from '../../support/session/canaries.ts';
import type { TestServer } from './server.ts';

/** A route as it was registered. */
export interface Route {
  readonly method: string;
  readonly url: string;
}

/** Notes every route that any server registers until it is stopped. */
export function noteRoutes(): { readonly routes: Route[]; stop(): void } {
  const routes: Route[] = [];
  const note = ({ method, url }: RouteOptions): void => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  };
  const onServer = (message: unknown): void => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', note);
  };
  subscribe('fastify.initialization', onServer);
  return { routes, stop: () => void unsubscribe('fastify.initialization', onServer) };
}

/** What a route is asked. */
export interface Question {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

type Values = Readonly<Record<string, string>>;

function filled(url: string, values: Values): string {
  return url.replace(/:(\w+)|\*/g, (_, name = '*') => {
    const value = values[name];
    if (value === undefined) throw new Error(`${url}: say in this test what :${name} may be`);
    return encodeURIComponent(value);
  });
}

/** A call of the table with an input that it takes. */
function callOf({ method, url }: Route): Question | null {
  const name = Object.keys(calls)
    .filter(isCallName)
    .find((one) => calls[one].method === method && routeOf(calls[one].path) === url);
  if (name === undefined) return null;
  const { path, query, headers, body } = calls[name].input;
  const values = { '*': 'x', ...(plantedIn(path)[0] as Values | undefined) };
  const asked = plantedIn(query)[0] as Values | undefined;
  return {
    path: `${filled(url, values)}${asked ? `?${new URLSearchParams(asked)}` : ''}`,
    headers: { ...(plantedIn(headers)[0] as Values | undefined) },
    body: plantedIn(body)[0],
  };
}

/**
 * What to ask a route: a call of the table with an input it takes, anything else with these values
 * for what its address names and with each of these queries. Throws where a value is not given.
 */
export function questionsFor(
  route: Route,
  valuesOf: (url: string) => readonly Values[],
  queries: readonly string[],
): Question[] {
  const call = callOf(route);
  if (call !== null) return [call];
  const body = route.method === 'GET' || route.method === 'HEAD' ? {} : { body: {} };
  return valuesOf(route.url).flatMap((values) =>
    queries.map((query) => ({ path: filled(route.url, values) + query, ...body })),
  );
}

/** How long a stream is given to say what it should not, and what it should, in milliseconds. */
const STREAM_MOMENT = 500;
const TIMEOUT = 60_000;

/**
 * What a response says, headers too: all of it, or of a stream what comes at once. Where a text is
 * to be in it, a stream is read until it is.
 */
export async function textOf(response: Response, awaited?: string): Promise<string> {
  const headers = JSON.stringify([...response.headers]);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || response.body === null) return headers + (await response.text());
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = headers;
  for (;;) {
    const limit = awaited === undefined || text.includes(awaited) ? STREAM_MOMENT : TIMEOUT;
    const silence = new Promise<null>((resolve) => setTimeout(resolve, limit, null));
    const read = await Promise.race([reader.read(), silence]);
    if (read === null || read.done) break;
    text += decoder.decode(read.value, { stream: true });
  }
  await reader.cancel();
  return text;
}

const encoded = (text: string) => Buffer.from(text).toString('base64url');

/** A sign-in at the site: its cookie and, of players, the token that calls carry. */
export async function signIn(on: TestServer, login: string, password: string) {
  const response = await on.get('/web-api/auth/v1/login/email', undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: encoded(login), password: encoded(password) }),
  });
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const cookie = cookies.find((one) => one.startsWith('rb_session=')) ?? '';
  const asked = await on.get('/web-api/user/gettoken?force_refresh=true', cookie);
  const { token = '' } = (await asked.json()) as { readonly token?: string };
  return { cookie, token };
}

async function sendRequest(on: TestServer, token: string, message: string): Promise<string> {
  const response = await fetch(`${on.origin()}/payments-api/v1/requests`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'planted',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ topicId: '7', subTopicId: '73', paymentId: null, message }),
  });
  return ((await response.json()) as { request: { id: string } }).request.id;
}

async function sendFile(on: TestServer, token: string, path: string, text: string) {
  return fetch(`${on.origin()}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'idempotency-key': 'planted-file',
      authorization: `Bearer ${token}`,
    },
    body: `%PDF-1.7 ${text}`,
  });
}

async function sendDocument(on: TestServer, token: string, text: string): Promise<string> {
  const response = await sendFile(on, token, '/verification-api/v1/documents?kind=passport', text);
  return ((await response.json()) as { document: { id: string } }).document.id;
}

/** What support has to look at. */
interface SentToSupport {
  readonly documentId: string;
  readonly requestId: string;
}

/** Of a request: the first message is words. */
const FILE_MESSAGE = '2';

/** Which of it a route of the review names. */
export const reviewedIn = (url: string, { documentId, requestId }: SentToSupport) => ({
  id: url.includes('/requests') ? requestId : documentId,
  message: FILE_MESSAGE,
});

/** Sends a document, and a message about a payment with a file, as their player. */
export async function sendToSupport(
  on: TestServer,
  token: string,
  { document, message, file }: Readonly<Record<'document' | 'message' | 'file', string>>,
): Promise<SentToSupport> {
  const requestId = await sendRequest(on, token, message);
  await sendFile(on, token, `/payments-api/v1/requests/${requestId}/files`, file);
  return { documentId: await sendDocument(on, token, document), requestId };
}
