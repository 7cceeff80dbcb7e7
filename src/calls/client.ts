import { catchError, concat, defer, from, type Observable, of, type SchedulerLike } from 'rxjs';
import { concatMap, map, take, throwIfEmpty, timeout } from 'rxjs/operators';
import * as v from 'valibot';
import type { EventData } from '../events/catalogue.ts';
import { normalCopy } from '../kernel/normal-form.ts';
import { schemaProblem } from '../kernel/schema-problem.ts';
import { type CallDeclaration, refusal } from './define.ts';
import { calls, isCallName } from './table.ts';
import type { Transport, TransportRequest, TransportResponse } from './transport.ts';

/** How a call ended, or a message of a stream. */
export type Outcome =
  | { readonly kind: 'replied'; readonly status: number; readonly body: unknown }
  | {
      readonly kind: 'failed';
      readonly reason: 'close' | 'network' | 'error';
      readonly status: number;
      readonly detail: string;
    };

type Requested = EventData<'http.requested'>;

/** The declaration of a requested call. */
export function declarationOf(name: string): CallDeclaration | null {
  return isCallName(name) ? calls[name] : null;
}

function filled(path: string, values: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** The request of a call, with the headers every call carries. */
export function requestOf(
  declaration: CallDeclaration,
  { requestId, path, query, headers, body }: Requested,
  apiOrigin: string,
  more: Readonly<Record<string, string>> = {},
): TransportRequest {
  return {
    method: declaration.method,
    url: apiOrigin + filled(declaration.path, path),
    headers: {
      accept: declaration.stream ? 'text/event-stream' : 'application/json',
      'x-requested-with': 'replaybook',
      // Joins what a server logs with what the session's log says.
      'x-request-id': String(requestId),
      ...headers,
      ...more,
    },
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body }),
    ...(declaration.multipart ? { multipart: true } : {}),
    ...(declaration.upload ? { upload: true } : {}),
  };
}

function unfit(status: number, problem: string): Outcome {
  return { kind: 'failed', reason: 'error', status, detail: `the reply does not fit: ${problem}` };
}

function decoded(declaration: CallDeclaration, { status, body }: TransportResponse): Outcome {
  const normal = normalCopy(body ?? null);
  if (status >= 400) {
    const parsed = v.safeParse(refusal, normal.ok ? normal.value : null);
    return { kind: 'replied', status, body: parsed.success ? parsed.output : { errors: [] } };
  }
  if (!normal.ok) return unfit(status, normal.error);
  const parsed = v.safeParse(declaration.reply, normal.value);
  if (parsed.success) return { kind: 'replied', status, body: parsed.output };
  return unfit(status, schemaProblem(parsed.issues));
}

function lost(error: unknown): Outcome {
  const detail = error instanceof Error ? error.message : String(error);
  return { kind: 'failed', reason: 'network', status: 0, detail };
}

/** Sends a call once and decodes its answer. Never errors: a failure is an outcome. */
export function send(
  transport: Transport,
  declaration: CallDeclaration,
  request: TransportRequest,
  scheduler: SchedulerLike,
): Observable<Outcome> {
  return defer(() => from(transport(request))).pipe(
    take(1),
    timeout({ first: declaration.timeout, scheduler }),
    throwIfEmpty(() => new Error('no answer')),
    map((response) => decoded(declaration, response)),
    catchError((error: unknown) => of(lost(error))),
  );
}

/** Opens a stream: an outcome a message; ends with a failure when it breaks off. */
export function openStream(
  transport: Transport,
  declaration: CallDeclaration,
  request: TransportRequest,
): Observable<Outcome> {
  const ended: Outcome = {
    kind: 'failed',
    reason: 'network',
    status: 0,
    detail: 'the stream ended',
  };
  return concat(
    defer(() => from(transport(request))).pipe(
      concatMap((response) => of(decoded(declaration, response))),
    ),
    of(ended),
  ).pipe(catchError((error: unknown) => of(lost(error))));
}
