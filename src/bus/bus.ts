import { type Observable, Subject } from 'rxjs';
import type { AnyEvent, Envelope, EventData, EventType } from '../events/catalogue.ts';

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

/**
 * The one total order of a session. Law 1: publishing inside a handler queues; projections see
 * event n before effects see it, and before anyone sees n+1.
 */
export function createBus({ now, fold, prepare }: BusOptions): Bus {
  const all = new Subject<AnyEvent>();
  const byType = new Map<EventType, Subject<AnyEvent>>();
  const waiting: AnyInput[] = [];
  let nextSeq = 0;
  let draining = false;
  let closed = false;

  const deliver = (input: AnyInput): void => {
    const event = { seq: nextSeq, at: now(), ...input } as AnyEvent;
    nextSeq += 1;
    fold(event);
    // The log comes before the effects: a session is recorded up to what it was about to do.
    all.next(event);
    byType.get(event.type)?.next(event);
  };

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
      prepare?.(input);
      waiting.push(input);
      if (!draining) drain();
    },
    events$: all.asObservable(),
    on<T extends EventType>(type: T) {
      let subject = byType.get(type);
      if (!subject) {
        subject = new Subject<AnyEvent>();
        byType.set(type, subject);
      }
      return subject.asObservable() as unknown as Observable<Envelope<T>>;
    },
    close() {
      closed = true;
      all.complete();
      for (const subject of byType.values()) subject.complete();
    },
  };
}
