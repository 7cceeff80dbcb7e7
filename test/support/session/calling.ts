/** Calls issued by a test, and what became of them. */
import type { CallName } from '../../../src/calls/table.ts';
import type { Envelope, EventData } from '../../../src/events/catalogue.ts';
import type { TestSession } from './session.ts';

type Ending = Envelope<'http.replied'> | Envelope<'http.failed'>;

let lastId = 1000;

/** Issues a call as an effect would, and gives its number. */
export function ask(
  session: TestSession,
  call: CallName,
  input: Omit<Partial<EventData<'http.requested'>>, 'call' | 'requestId'> = {},
): number {
  lastId += 1;
  session.runtime.publish('http.requested', { call, requestId: lastId, ...input });
  return lastId;
}

/** Everything that ended a call: one event, or something is wrong. */
export function endingsOf(session: TestSession, requestId: number): Ending[] {
  return session.events.filter(
    (event): event is Ending =>
      (event.type === 'http.replied' || event.type === 'http.failed') &&
      event.data.requestId === requestId,
  );
}

/** How a call ended: its status, or why there was no answer; null while it is under way. */
export function endOf(session: TestSession, requestId: number): number | string | null {
  const [ending] = endingsOf(session, requestId);
  if (!ending) return null;
  return ending.type === 'http.replied' ? ending.data.status : ending.data.reason;
}

/** What a header said, try by try. */
export const headersOf = (session: TestSession, call: CallName, header: string) =>
  session.requestsOf(call).map(({ request }) => request.headers[header]);
