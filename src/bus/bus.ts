import type { Observable } from 'rxjs';
import type { AnyEvent, Envelope, EventType } from '../events/catalogue.ts';
import type { Clock } from './clock.ts';
import type { AnyInput } from './input.ts';
import { createListeners } from './listeners.ts';
import { normalInput } from './normal-input.ts';

export interface BusOptions {
  readonly clock: Clock;
  /** Folds an event into the state, before anyone else sees it. Must not throw. */
  readonly fold: (event: AnyEvent) => void;
  /** Called with every input before it gets its place; in development it freezes the data. */
  readonly prepare?: (input: AnyInput) => void;
}

export interface Bus {
  /** Puts an event into the order. Inside a handler it waits until the event at hand is done. */
  publish(input: AnyInput): void;
  /** Seq of the event that came last; -1 before the first. */
  readonly lastSeq: number;
  /** Every event in order, each after its fold. */
  readonly events$: Observable<AnyEvent>;
  /** The events of one type. */
  on<T extends EventType>(type: T): Observable<Envelope<T>>;
  /** Ends the streams; what is published afterwards is ignored. */
  close(): void;
}

/** An input in its place. Written out, because a spread costs more than all the rest of the bus. */
function placed({ type, data, cause }: AnyInput, seq: number, at: number): AnyEvent {
  const event = cause === undefined ? { seq, at, type, data } : { seq, at, type, data, cause };
  return event as AnyEvent;
}

/**
 * The one total order of a session. Law 1: publishing inside a handler queues; projections see
 * event n before effects see it, and before anyone sees n+1.
 */
export function createBus({ clock, fold, prepare }: BusOptions): Bus {
  const { events$, on, tell, complete } = createListeners();
  const waiting: AnyInput[] = [];
  let nextSeq = 0;
  let draining = false;
  let closed = false;

  const deliver = (input: AnyInput): void => {
    const event = placed(input, nextSeq, clock.now());
    nextSeq += 1;
    fold(event);
    tell(event);
  };

  /** All that waits, and what is published meanwhile. */
  const drain = (): void => {
    draining = true;
    try {
      // An index, not shift(): a burst of thousands must not move the rest for each.
      for (let i = 0; i < waiting.length; i += 1) deliver(waiting[i] as AnyInput);
    } finally {
      waiting.length = 0;
      draining = false;
    }
  };

  return {
    publish(input) {
      if (closed) return;
      const taken = normalInput(input);
      prepare?.(taken);
      waiting.push(taken);
      if (!draining) clock.instant(drain);
    },
    get lastSeq() {
      return nextSeq - 1;
    },
    events$,
    on,
    close() {
      closed = true;
      complete();
    },
  };
}
