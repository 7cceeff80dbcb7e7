/** Sessions in which calls meet an interceptor, and a context for one that stands alone. */
import { filter, Subject } from 'rxjs';
import type { Attempt, InterceptorContext } from '../../../src/calls/interceptors/chain.ts';
import { type CallName, calls } from '../../../src/calls/table.ts';
import type { AnyEvent, Envelope, EventData, EventType } from '../../../src/events/catalogue.ts';
import { memoryStore, reply, TestClock, type TestSession, testSession } from './session.ts';

/** The input of `sendSms`: a call without a token and without retries. */
export const sms = { body: { phone: 'encoded' } };

/** A session at rest that is answered like this. */
export function answering(answers: TestSession['answers']): TestSession {
  const session = testSession({ answers });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

export const HOUR = 3_600_000;

/** Fingerprints print-1, print-2 and so on, each good for an hour. */
export function printed(answers: TestSession['answers']): TestSession {
  let number = 0;
  const session: TestSession = answering({
    fingerprint: () => {
      number += 1;
      return reply({ token: `print-${number}`, expiresAt: session.clock.now() + HOUR });
    },
    ...answers,
  });
  return session;
}

/** An interceptor alone: what happens on its bus is what a test says. */
export function aloneContext() {
  const clock = new TestClock();
  const events$ = new Subject<AnyEvent>();
  let seq = 0;
  let requests = 0;
  let sitting = 0;
  const context: InterceptorContext = {
    scheduler: clock,
    storage: { cookies: memoryStore() },
    on: <T extends EventType>(type: T) =>
      events$.pipe(filter((event): event is AnyEvent & Envelope<T> => event.type === type)),
    nextRequestId: () => {
      requests += 1;
      return requests;
    },
    sitting: () => sitting,
  };
  return {
    context,
    clock,
    happen<T extends EventType>(type: T, data: EventData<T>): void {
      seq += 1;
      events$.next({ seq, at: clock.now(), type, data } as unknown as AnyEvent);
    },
    /** Somebody signs in or out. */
    changeSitting(): void {
      sitting += 1;
    },
  };
}

/** One try of a call. */
export function attemptOf(
  call: CallName,
  headers: Readonly<Record<string, string>> | undefined = undefined,
): Attempt {
  const request = { call, requestId: 1, ...(headers === undefined ? {} : { headers }) };
  return { declaration: calls[call], request, headers: {}, sitting: 0 };
}
