import type { AnyEvent, Envelope } from '../../events/catalogue.ts';
import { ancestorsOf } from '../events/causes.ts';

type Requested = Envelope<'http.requested'>;
type Ending = Envelope<'http.replied'> | Envelope<'http.failed'> | Envelope<'http.cancelled'>;

/** One call of a session, from its request to its ending. */
export interface NetworkCall {
  readonly requestId: number;
  readonly request: Requested;
  /** The call that needed this one before it could go on: a token, a fingerprint, a captcha. */
  readonly within: number | null;
  /** Further attempts, in order. */
  readonly attempts: readonly Envelope<'http.attempted'>[];
  /** The last answer: a stream may give many. */
  readonly ending: Ending | null;
  /** Answers, and for a stream the messages that came over it. */
  readonly messages: number;
  /** Milliseconds from the request to the ending. */
  readonly duration: number | null;
  readonly outcome: 'open' | 'done' | 'refused' | 'failed' | 'cancelled';
}

type Growing = { -readonly [K in keyof NetworkCall]: NetworkCall[K] };

function outcomeOf(ending: Ending): NetworkCall['outcome'] {
  if (ending.type === 'http.cancelled') return 'cancelled';
  if (ending.type === 'http.failed') return ending.data.reason === 'close' ? 'cancelled' : 'failed';
  return ending.data.status >= 400 ? 'refused' : 'done';
}

function end(call: Growing, ending: Ending): void {
  // A cancelled call may still be told how it closed; the first word is the truer one.
  if (call.outcome === 'cancelled') return;
  call.ending = ending;
  call.outcome = outcomeOf(ending);
  call.duration = Math.max(0, ending.at - call.request.at);
}

/** The call during which another was issued, or null where it was not part of one. */
function outerCall(events: readonly AnyEvent[], request: Requested): number | null {
  for (const event of ancestorsOf(events, request).reverse()) {
    if (event.type === 'http.requested') return event.data.requestId;
    if (event.type !== 'captcha.required') return null;
  }
  return null;
}

function begin(calls: Map<number, Growing>, events: readonly AnyEvent[], request: Requested): void {
  const { requestId } = request.data;
  const fresh = { attempts: [], ending: null, messages: 0, duration: null } as const;
  const within = outerCall(events, request);
  calls.set(requestId, { requestId, request, within, ...fresh, outcome: 'open' });
}

/** Takes in one event; what is not about a call is passed over. */
function take(calls: Map<number, Growing>, event: AnyEvent): void {
  const data = event.data as { readonly requestId?: unknown };
  const call = typeof data.requestId === 'number' ? calls.get(data.requestId) : undefined;
  if (!call) return;
  if (event.type === 'http.attempted') call.attempts = [...call.attempts, event];
  else if (event.type === 'http.failed' || event.type === 'http.cancelled') end(call, event);
  else {
    call.messages += 1;
    if (event.type === 'http.replied') end(call, event);
  }
}

/** The calls of a recording in the order they were made. */
export function callsOf(events: readonly AnyEvent[]): NetworkCall[] {
  const calls = new Map<number, Growing>();
  for (const event of events) {
    if (event.type === 'http.requested') begin(calls, events, event);
    else take(calls, event);
  }
  return [...calls.values()];
}

export interface CallFilter {
  readonly text: string;
  /** Only refused and failed ones. */
  readonly failures: boolean;
}

export function isFailure({ outcome }: NetworkCall): boolean {
  return outcome === 'refused' || outcome === 'failed';
}

/** The calls a filter lets through: by name, number, status or anything in path and query. */
export function matchingCalls(
  calls: readonly NetworkCall[],
  { text, failures }: CallFilter,
): NetworkCall[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter((call) => {
    if (failures && !isFailure(call)) return false;
    const { path, query } = call.request.data;
    const parts = [call.request.data.call, `#${call.requestId}`, statusOf(call), path, query];
    const searched = JSON.stringify(parts).toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** The HTTP status of a call's ending; 0 where there was no answer, null while it is open. */
export function statusOf({ ending }: NetworkCall): number | null {
  if (ending?.type === 'http.replied' || ending?.type === 'http.failed') return ending.data.status;
  return null;
}
