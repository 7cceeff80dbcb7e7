import type { Observable } from 'rxjs';
import type { AnyEvent, Envelope, EventData, EventType } from '../events/catalogue.ts';
import { type Channel, createChannel } from './channel.ts';

/** An event not yet in the log: what an effect or the outside asks the bus to take. */
export interface EventInput<T extends EventType = EventType> {
  readonly type: T;
  readonly data: EventData<T>;
  /** Seq of the event that led to it. What comes from outside has none. */
  readonly cause?: number;
}

/** Any input, told apart by its type. */
export type AnyInput = { [T in EventType]: EventInput<T> }[EventType];

export interface BusOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Folds an event into the state, before anyone else sees it. Must not throw. */
  readonly fold: (event: AnyEvent) => void;
  /** Called with every input before it gets its place; in development it freezes the data. */
  readonly prepare?: (input: AnyInput) => void;
}

export interface Bus {
  /** Puts an event into the order. Inside a handler it waits until the event at hand is done. */
  publish(input: AnyInput): void;
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
export function createBus({ now, fold, prepare }: BusOptions): Bus {
  const all = createChannel<AnyEvent>();
  const byType = new Map<EventType, Channel<AnyEvent>>();
  const waiting: AnyInput[] = [];
  let nextSeq = 0;
  let draining = false;
  let closed = false;

  const deliver = (input: AnyInput): void => {
    const event = placed(input, nextSeq, now());
    nextSeq += 1;
    fold(event);
    // The log comes before the effects: a session is recorded up to what it was about to do.
    all.next(event);
    byType.get(event.type)?.next(event);
  };

  /** One event, then whatever was published meanwhile. */
  const drain = (first: AnyInput): void => {
    draining = true;
    try {
      deliver(first);
      // An index, not shift(): a burst of thousands must not move the rest for each.
      for (let i = 0; i < waiting.length; i += 1) deliver(waiting[i] as AnyInput);
    } finally {
      if (waiting.length > 0) waiting.length = 0;
      draining = false;
    }
  };

  return {
    publish(input) {
      if (closed) return;
      prepare?.(input);
      if (draining) waiting.push(input);
      else drain(input);
    },
    events$: all.values$,
    on<T extends EventType>(type: T) {
      const channel = byType.get(type) ?? createChannel<AnyEvent>();
      byType.set(type, channel);
      return channel.values$ as unknown as Observable<Envelope<T>>;
    },
    close() {
      closed = true;
      all.complete();
      for (const channel of byType.values()) channel.complete();
    },
  };
}
