import type { Observable, SchedulerLike } from 'rxjs';
import type { Envelope, EventData, EventType } from '../../events/catalogue.ts';
import type { Cookies } from '../../kernel/ports.ts';
import type { Outcome } from '../client.ts';
import type { CallDeclaration } from '../define.ts';

/** One try of a call, on its way out. */
export interface Attempt {
  readonly declaration: CallDeclaration;
  readonly request: EventData<'http.requested'>;
  readonly headers: Readonly<Record<string, string>>;
  /** What `InterceptorContext.sitting` was when the call was issued. */
  readonly sitting: number;
}

/** Something to tell the bus while a call is under way. */
export interface Saying<T extends EventType = EventType> {
  readonly kind: 'say';
  readonly type: T;
  readonly data: EventData<T>;
}

/** What comes back through the chain: how the try ended, after anything there was to tell. */
export type Passage = { readonly kind: 'outcome'; readonly outcome: Outcome } | Saying;

/** Sends a try on and gives its passage, which ends with one outcome. */
export type Send = (attempt: Attempt) => Observable<Passage>;

/** Sees a try on its way out and its outcome on the way back, and may send it again. */
export type Interceptor = (attempt: Attempt, next: Send) => Observable<Passage>;

/** What interceptors may touch. Nested calls go over the bus like any other. */
export interface InterceptorContext {
  readonly scheduler: SchedulerLike;
  readonly storage: { readonly cookies: Cookies };
  on<T extends EventType>(type: T): Observable<Envelope<T>>;
  nextRequestId(): number;
  /** Seq of the last sign-in or sign-out. */
  sitting(): number;
}

/** The first interceptor is the outermost: it sees a call first and its outcome last. */
export function chain(interceptors: readonly Interceptor[], last: Send): Send {
  return interceptors.reduceRight<Send>(
    (next, interceptor) => (attempt) => interceptor(attempt, next),
    last,
  );
}

export function say<T extends EventType>(type: T, data: EventData<T>): Saying {
  return { kind: 'say', type, data } as Saying;
}

export function ended(outcome: Outcome): Passage {
  return { kind: 'outcome', outcome };
}

/** Says that a call is sent once more, and why. `delay` in milliseconds. */
export function sayAgain(
  { request: { call, requestId } }: Attempt,
  reason: EventData<'http.attempted'>['reason'],
  outcome: Outcome,
  { delay = 0, code }: { readonly delay?: number; readonly code?: string } = {},
): Saying {
  const { status } = outcome;
  const codes = codesOf(outcome, status);
  const why = {
    ...{ reason, status, delay },
    ...(code === undefined ? {} : { code }),
    // Each may matter to another interceptor, should this one give up.
    ...(code === undefined || codes.length < 2 ? {} : { codes: [...codes] }),
  };
  return say('http.attempted', { call, requestId, ...why });
}

/** The same try with more headers. */
export function withHeaders(attempt: Attempt, headers: Readonly<Record<string, string>>): Attempt {
  return { ...attempt, headers: { ...attempt.headers, ...headers } };
}

/** The codes of a refusal, or none. */
export function codesOf(outcome: Outcome, status: number): readonly string[] {
  if (outcome.kind !== 'replied' || outcome.status !== status) return [];
  const { errors = [] } = outcome.body as { errors?: readonly { readonly code: string }[] };
  return errors.map(({ code }) => code);
}
