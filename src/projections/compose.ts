import type { CallName, CallReply } from '../calls/table.ts';
import type { Envelope, EventData } from '../events/catalogue.ts';
import type { Handler, Handlers, PlainEventType } from './define.ts';

type Loose = (slice: unknown, payload: unknown, event: unknown) => void;
type Tables = { [K in keyof Handlers<object>]?: Record<string, Loose> };

const inOrder =
  (first: Loose, second: Loose): Loose =>
  (slice, payload, event) => {
    first(slice, payload, event);
    second(slice, payload, event);
  };

/**
 * One table of handlers out of several. What more than one of them handles, they handle in this
 * order. It is merged once, when the module is loaded: the fold finds one handler for each event.
 */
export function compose<S extends object>(...parts: readonly Handlers<S>[]): Handlers<S> {
  const merged: Record<string, Record<string, Loose>> = {};
  for (const part of parts) {
    // Which handler goes with which key, the types of the parts have seen to.
    for (const [kind, table] of Object.entries(part as Tables)) {
      const into = merged[kind] ?? {};
      merged[kind] = into;
      for (const [key, handler] of Object.entries(table)) {
        const before = into[key];
        into[key] = before ? inOrder(before, handler) : handler;
      }
    }
  }
  return merged as Handlers<S>;
}

/** The handler of one event, whose type a declaration names. */
export function onEvent<S extends object, T extends PlainEventType>(
  type: T,
  handler: Handler<S, EventData<T>, T>,
): Handlers<S> {
  return { on: { [type]: handler } } as Handlers<S>;
}

/** What happens to a call: it goes out, and ends in one of three ways. */
interface CallHandlers<S, C extends CallName> {
  readonly requested: Handler<S, EventData<'http.requested'>, 'http.requested'>;
  readonly replied: (slice: S, answer: CallReply<C>, event: Envelope<'http.replied'>) => void;
  readonly refused: Handler<S, EventData<'http.replied'>, 'http.replied'>;
  readonly failed: Handler<S, EventData<'http.failed'>, 'http.failed'>;
}

/** The handlers of one call, whose name a declaration gives. */
export function onCall<S extends object, C extends CallName>(
  call: C,
  { requested, replied, refused, failed }: CallHandlers<S, C>,
): Handlers<S> {
  return {
    requests: { [call]: requested },
    replies: { [call]: replied },
    refusals: { [call]: refused },
    failures: { [call]: failed },
  } as Handlers<S>;
}
