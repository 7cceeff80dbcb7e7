import type { CallName, CallReply } from '../../calls/table.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import { onCall } from '../compose.ts';
import type { Handlers } from '../define.ts';
import { type Told, tellFailure, tellRefusal } from './told.ts';

/** Something that is loaded: how far that is. Its value stands beside it. */
export interface Resource {
  /** Once there, it stays: what fails or is asked for again takes nothing away. */
  status: 'empty' | 'loading' | 'ready' | 'failed';
  /** The question that is out: the request that was made last. Null when it has had its answer. */
  asked: number | null;
  /** Why there is nothing; null unless failed. */
  failure: Told | null;
}

export const unloaded = (): Resource => ({ status: 'empty', asked: null, failure: null });

/** It came another way: what was asked before may know less. */
export function arrived(part: Resource): void {
  Object.assign(part, { status: 'ready', asked: null, failure: null } satisfies Resource);
}

/** How a slice loads something. */
export interface ResourceSpec<S, C extends CallName> {
  readonly call: C;
  /** Where in the slice it stands. */
  readonly of: (slice: S) => Resource;
  /** Which requests of this call are for it, where not all are; notes what they ask about. */
  readonly asks?: (slice: S, request: EventData<'http.requested'>) => boolean;
  /** Keeps what was answered. The status is still the one before. */
  readonly take: (slice: S, answer: CallReply<C>, event: Envelope<'http.replied'>) => void;
}

/**
 * Handlers of what is loaded by a call. Only the answer to the question that was asked last is
 * taken, and only as long as that is not forgotten: an answer to an earlier one, or to a player who
 * is gone, finds nobody who asked.
 */
export function resource<S extends object, const C extends CallName>({
  call,
  of,
  asks = () => true,
  take,
}: ResourceSpec<S, C>): Handlers<S> {
  /** Whether it answers the last question; from here on that is answered. */
  const isAnswered = (part: Resource, { requestId }: { readonly requestId: number }): boolean => {
    if (part.asked !== requestId) return false;
    part.asked = null;
    return true;
  };
  const fail = (part: Resource, failure: Told): void => {
    if (part.status !== 'ready') Object.assign(part, { status: 'failed', failure });
  };
  return onCall<S, C>(call, {
    requested(slice, request) {
      if (!asks(slice, request)) return;
      const part = of(slice);
      part.asked = request.requestId;
      if (part.status !== 'ready') Object.assign(part, { status: 'loading', failure: null });
    },
    replied(slice, answer, event) {
      const part = of(slice);
      if (!isAnswered(part, event.data)) return;
      take(slice, answer, event);
      Object.assign(part, { status: 'ready', failure: null });
    },
    refused(slice, replied) {
      const part = of(slice);
      if (isAnswered(part, replied)) fail(part, tellRefusal(replied));
    },
    failed(slice, failure) {
      const part = of(slice);
      if (isAnswered(part, failure)) fail(part, tellFailure(failure));
    },
  });
}
