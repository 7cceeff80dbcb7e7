import type { Observable } from 'rxjs';
import type { AnyEvent, Envelope, EventType } from '../events/catalogue.ts';
import { type Channel, createChannel } from './channel.ts';

/** Everybody who listens, to all events or to those of one type. */
export function createListeners() {
  const all = createChannel<AnyEvent>();
  const byType = new Map<EventType, Channel<AnyEvent>>();
  let isEnded = false;
  return {
    events$: all.values$,
    on<T extends EventType>(type: T) {
      const channel = byType.get(type) ?? createChannel<AnyEvent>();
      byType.set(type, channel);
      if (isEnded) channel.complete();
      return channel.values$ as unknown as Observable<Envelope<T>>;
    },
    tell(event: AnyEvent) {
      // The log comes before the effects: a session is recorded up to what it was about to do.
      all.next(event);
      byType.get(event.type)?.next(event);
    },
    complete() {
      isEnded = true;
      all.complete();
      for (const channel of byType.values()) channel.complete();
    },
  };
}
