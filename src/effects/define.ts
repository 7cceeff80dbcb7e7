import { filter, map, type Observable, type SchedulerLike } from 'rxjs';
import type { AnyInput } from '../bus/input.ts';
import type { CallInput, CallName, CallReply } from '../calls/table.ts';
import type { Transport } from '../calls/transport.ts';
import type { AnyEvent, Envelope, EventData, EventType } from '../events/catalogue.ts';
import type { Environment, NavigationPort, StoragePort } from '../kernel/ports.ts';
import type { State } from '../projections/state.ts';

/** All that an effect may touch: the world comes to it through here and nowhere else. */
export interface EffectContext {
  readonly environment: Environment;
  readonly transport: Transport;
  /** The only source of time. */
  readonly scheduler: SchedulerLike;
  readonly storage: StoragePort;
  readonly navigation: NavigationPort;
  readonly random: () => number;
  readonly events$: Observable<AnyEvent>;
  on<T extends EventType>(type: T): Observable<Envelope<T>>;
  state(): State;
  /** A number for the next request, counting from 1. */
  nextRequestId(): number;
}

/** Events in, events out. Every event it gives names the one that caused it. */
export type Caused = AnyInput & { readonly cause: number };

export interface Effect {
  readonly name: string;
  /** Effects that must have heard an event, and done what they do at once, before this one hears it. */
  readonly after?: readonly string[];
  run(context: EffectContext): Observable<Caused>;
}

export function effect(
  name: string,
  run: (context: EffectContext) => Observable<Caused>,
  order: Pick<Effect, 'after'> = {},
): Effect {
  return { name, run, ...order };
}

/** An event for the bus, caused by another. */
export function caused<T extends EventType>(
  type: T,
  data: EventData<T>,
  cause: number | { readonly seq: number },
): Caused {
  const seq = typeof cause === 'number' ? cause : cause.seq;
  return { type, data, cause: seq } as unknown as Caused;
}

/** The event that issues a call. Its reply or failure comes back as an event of the same call. */
export function request<C extends CallName>(
  context: Pick<EffectContext, 'nextRequestId'>,
  call: C,
  input: CallInput<C>,
  cause: number | { readonly seq: number },
): Caused {
  return caused('http.requested', { call, requestId: context.nextRequestId(), ...input }, cause);
}

/** Successful replies of one call, bodies typed by its declaration. */
export function replies<C extends CallName>(
  context: EffectContext,
  call: C,
): Observable<{ readonly body: CallReply<C>; readonly event: Envelope<'http.replied'> }> {
  return context.on('http.replied').pipe(
    filter(({ data }) => data.call === call && data.status < 400),
    map((event) => ({ body: event.data.body as CallReply<C>, event })),
  );
}

/** Says in the log that a call did not do its work, where the site goes on without it. */
export function skipped(context: EffectContext, call: CallName): Observable<Caused> {
  const message = `${call} did not answer; it is skipped`;
  const failure = { source: 'call', name: call, message } as const;
  return callErrors(context, call).pipe(map((event) => caused('bus.failed', failure, event)));
}

/** Refusals and failures of one call. */
export function callErrors(
  context: EffectContext,
  call: CallName,
): Observable<Envelope<'http.replied'> | Envelope<'http.failed'>> {
  return context.events$.pipe(
    filter(
      (event): event is Envelope<'http.replied'> | Envelope<'http.failed'> =>
        (event.type === 'http.failed' && event.data.call === call) ||
        (event.type === 'http.replied' && event.data.call === call && event.data.status >= 400),
    ),
  );
}

/** Whether an answer is to what was asked since the last sign-in or sign-out. */
export function isCurrent(context: EffectContext, answer: Envelope): boolean {
  return (answer.cause ?? 0) > context.state().session.changedAt;
}
