import { produce, setAutoFreeze } from 'immer';
import type { AnyEvent } from '../events/catalogue.ts';
import { type EntityEditor, inPlace, persistent } from '../kernel/entities.ts';
import type { Projection } from './define.ts';

/** Any read model, its types put away: the fold only routes. */
export type AnyProjection = Projection<string, never>;

/** A read model that threw on an event: its slice stays as it was before that event. */
export interface FoldFailure {
  readonly slice: string;
  readonly seq: number;
  readonly message: string;
}

type Step = (slice: object, event: AnyEvent) => object;

/** A handler of one slice for one key, in the two ways it can run. */
interface Route {
  readonly slice: string;
  readonly live: Step;
  readonly inPlace: Step;
}

type Loose = (slice: object, payload: unknown, event: AnyEvent, edit?: EntityEditor) => object;
type Tables = Readonly<Record<string, Readonly<Record<string, Loose>> | undefined>>;

/**
 * The key an event is routed by: its type, and for the events of a call also the call's name and
 * how it went.
 */
function keyOf(event: AnyEvent): string {
  if (event.type === 'http.replied') {
    return `${event.data.status < 400 ? 'reply' : 'refusal'}:${event.data.call}`;
  }
  if (event.type === 'http.requested') return `request:${event.data.call}`;
  if (event.type === 'http.failed') return `failure:${event.data.call}`;
  return event.type;
}

function payloadOf(event: AnyEvent): unknown {
  return event.type === 'http.replied' && event.data.status < 400 ? event.data.body : event.data;
}

function draftRoute(slice: string, handler: Loose): Route {
  return {
    slice,
    live: (state, event) =>
      produce(state, (draft) => {
        handler(draft, payloadOf(event), event);
      }),
    inPlace: (state, event) => {
      handler(state, payloadOf(event), event);
      return state;
    },
  };
}

function hotRoute(slice: string, handler: Loose): Route {
  return {
    slice,
    live: (state, event) => handler(state, payloadOf(event), event, persistent),
    inPlace: (state, event) => handler(state, payloadOf(event), event, inPlace),
  };
}

const prefixes = {
  on: '',
  requests: 'request:',
  replies: 'reply:',
  refusals: 'refusal:',
  failures: 'failure:',
} as const;

/** The routing table: from key to the slices that handle it. */
function routesOf(projections: readonly AnyProjection[]): Map<string, Route[]> {
  const routes = new Map<string, Route[]>();
  const add = (slice: string, tables: Tables, route: typeof draftRoute): void => {
    for (const [table, prefix] of Object.entries(prefixes)) {
      for (const [key, handler] of Object.entries(tables[table] ?? {})) {
        routes.set(prefix + key, [...(routes.get(prefix + key) ?? []), route(slice, handler)]);
      }
    }
  };
  for (const { name, handlers, hot } of projections) {
    add(name, handlers as Tables, draftRoute);
    add(name, hot as Tables, hotRoute);
  }
  return routes;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export interface Fold<State> {
  initial(): State;
  /** The next state; the old one stays what it was. Slices not concerned are shared. */
  live(state: State, event: AnyEvent): { readonly state: State; readonly failures: FoldFailure[] };
  /**
   * Changes the state itself. Throws nothing; a failure is reported, and the failed slice may then
   * be half changed: `skip` it and fold again from before (replay does).
   */
  inPlace(state: State, event: AnyEvent, skip?: ReadonlySet<string>): FoldFailure[];
  /** Names of the slices that handle an event. */
  touches(event: AnyEvent): readonly string[];
}

const noFailures: FoldFailure[] = [];

/** Names one slice at one event, for `skip`. */
export function skipKey(slice: string, seq: number): string {
  return `${slice}@${seq}`;
}

/**
 * The fold of these projections. Laws 2, 3 and 6: the state after event n is a function of events
 * 0 to n alone, only projections make it, and a slice runs only for the types it handles.
 */
export function createFold<State extends object>(
  projections: readonly AnyProjection[],
): Fold<State> {
  const routes = routesOf(projections);
  const none: Route[] = [];
  const of = (event: AnyEvent): Route[] => routes.get(keyOf(event)) ?? none;

  const run = (
    target: Record<string, object>,
    event: AnyEvent,
    step: 'live' | 'inPlace',
    skip?: ReadonlySet<string>,
  ): FoldFailure[] => {
    let failures = noFailures;
    for (const route of of(event)) {
      if (skip?.has(skipKey(route.slice, event.seq))) continue;
      try {
        target[route.slice] = route[step](target[route.slice] as object, event);
      } catch (error) {
        const failure = { slice: route.slice, seq: event.seq, message: messageOf(error) };
        failures = [...failures, failure];
      }
    }
    return failures;
  };

  return {
    initial: () => Object.fromEntries(projections.map((one) => [one.name, one.initial()])) as State,
    live(state, event) {
      if (of(event).length === 0) return { state, failures: noFailures };
      const next = { ...state };
      const failures = run(next as Record<string, object>, event, 'live');
      return { state: next, failures };
    },
    inPlace: (state, event, skip) => run(state as Record<string, object>, event, 'inPlace', skip),
    touches: (event) => of(event).map((route) => route.slice),
  };
}

/** Freezing costs, and catches whoever changes a state from outside: on outside production. */
export function freezeStates(on: boolean): void {
  setAutoFreeze(on);
}
