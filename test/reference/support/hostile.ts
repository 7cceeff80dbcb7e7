import fc from 'fast-check';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { refusal } from '../../../src/calls/define.ts';
import { type CallName, calls } from '../../../src/calls/table.ts';
import { hostile } from './arbitrary.ts';
import type { Harness } from './harness.ts';

const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
/** Text that a header may carry; others never reach a server. */
const asHeader = (value: unknown) => encodeURIComponent(asText(value)).slice(0, 500);

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : { value };
}

function addressOf(name: CallName, path: unknown, query: unknown): string {
  const values = record(path);
  const filled = calls[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(asText(values[key])),
  );
  const asked = Object.entries(record(query)).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, asText(value)]],
  );
  return `${filled}?${new URLSearchParams(asked)}`;
}

export interface Hostile {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

/** Inputs of a call: nearly right ones mostly, and some that are nothing of the kind. */
export function hostileInput(name: CallName, known: readonly string[]): fc.Arbitrary<Hostile> {
  const { path, query, headers, body } = calls[name].input;
  return fc.record({
    path: hostile(path, known),
    query: hostile(query, known),
    headers: hostile(headers, known),
    body: hostile(body, known),
  });
}

/** Sends an input as it is; `own` are the headers of who sends it. */
export function sendHostile(
  harness: Harness,
  name: CallName,
  { path, query, headers, body }: Hostile,
  own: Record<string, string>,
): Promise<Response> {
  const sent = new Headers(own);
  for (const [key, value] of Object.entries(record(headers))) {
    if (/^[\w-]+$/.test(key) && value !== undefined) sent.set(key, asHeader(value));
  }
  const hasBody = calls[name].method === 'POST';
  if (hasBody) sent.set('content-type', 'application/json');
  return harness.raw(
    name,
    { headers: sent, ...(hasBody ? { body: JSON.stringify(body) ?? '' } : {}) },
    addressOf(name, path, query),
  );
}

/** Every answer is one the call declares, or a refusal that says why; never a failure. */
export async function assertAnswered(name: CallName, response: Response): Promise<void> {
  const { status } = response;
  assert.ok(status < 500 || status === 501, `${name} answered ${status}`);
  if (calls[name].stream && status === 200) {
    await response.body?.cancel();
    return;
  }
  const reply = await response.text();
  const body: unknown = reply === '' ? undefined : JSON.parse(reply);
  // An address that no route matches, or too long for any, is the server's to answer.
  if (status !== 404 && status !== 414) v.assert(status < 400 ? calls[name].reply : refusal, body);
}
