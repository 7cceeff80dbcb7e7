import type { EventData, EventType } from '../events/catalogue.ts';

/** An event not yet in the log: what an effect or the outside asks the bus to take. */
export interface EventInput<T extends EventType = EventType> {
  readonly type: T;
  readonly data: EventData<T>;
  /** Seq of the event that led to it. What comes from outside has none. */
  readonly cause?: number;
}

/** Any input, told apart by its type. */
export type AnyInput = { [T in EventType]: EventInput<T> }[EventType];
