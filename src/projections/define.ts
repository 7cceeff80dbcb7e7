import type { CallName, CallReply } from '../calls/table.ts';
import type { Envelope, EventData, EventType } from '../events/catalogue.ts';
import type { EntityEditor } from '../kernel/entities.ts';

/** Events of calls are handled by the name of the call, in tables of their own. */
export type PlainEventType = Exclude<EventType, 'http.requested' | 'http.replied' | 'http.failed'>;

/**
 * A handler changes its slice as if it owned it: live it is given a draft, in replay the state
 * itself. It never keeps an object of the event that it may change later.
 */
export type Handler<S, D, T extends EventType> = (slice: S, data: D, event: Envelope<T>) => void;

/** A handler of a hot path gives back the next slice and writes entities with the editor. */
type HotHandler<S, D, T extends EventType> = (
  slice: S,
  data: D,
  event: Envelope<T>,
  edit: EntityEditor,
) => S;

/** What a read model handles. Each key is routed by a table, never by a chain of ifs. */
export interface Handlers<S> {
  readonly on?: { readonly [T in PlainEventType]?: Handler<S, EventData<T>, T> };
  /** Requests of a call. */
  readonly requests?: {
    readonly [C in CallName]?: Handler<S, EventData<'http.requested'>, 'http.requested'>;
  };
  /** Successful replies (status below 400) of a call, given the decoded body. */
  readonly replies?: { readonly [C in CallName]?: Handler<S, CallReply<C>, 'http.replied'> };
  /** Refusals (status 400 and above) of a call. */
  readonly refusals?: {
    readonly [C in CallName]?: Handler<S, EventData<'http.replied'>, 'http.replied'>;
  };
  /** Calls that ended without an answer. */
  readonly failures?: {
    readonly [C in CallName]?: Handler<S, EventData<'http.failed'>, 'http.failed'>;
  };
}

/** The same for what happens many times a second: no draft, structure shared by hand. */
export interface HotHandlers<S> {
  readonly on?: { readonly [T in PlainEventType]?: HotHandler<S, EventData<T>, T> };
  readonly requests?: {
    readonly [C in CallName]?: HotHandler<S, EventData<'http.requested'>, 'http.requested'>;
  };
  readonly replies?: { readonly [C in CallName]?: HotHandler<S, CallReply<C>, 'http.replied'> };
  readonly refusals?: {
    readonly [C in CallName]?: HotHandler<S, EventData<'http.replied'>, 'http.replied'>;
  };
  readonly failures?: {
    readonly [C in CallName]?: HotHandler<S, EventData<'http.failed'>, 'http.failed'>;
  };
}

export interface Projection<Name extends string = string, S = unknown> {
  readonly name: Name;
  /**
   * Goes up when the same events lead to another slice, in value or in shape. A recording says
   * which version it was made with, so that a check can tell a change of the fold from one of the log.
   */
  readonly version: number;
  /** A fresh initial slice each time, as replay changes it in place. */
  readonly initial: () => S;
  readonly handlers: Handlers<S>;
  readonly hot: HotHandlers<S>;
}

/** A read model: its name and version, how it begins, and how each event changes it. */
export function projection<const Name extends string, S extends object>(
  name: Name,
  version: number,
  initial: () => S,
  handlers: Handlers<S>,
  hot: HotHandlers<S> = {},
): Projection<Name, S> {
  return { name, version, initial, handlers, hot };
}
