import { enableArrayMethods, produce, setAutoFreeze } from 'immer';
import type { AnyEvent } from '../events/catalogue.ts';
import { type EntityEditor, persistent } from '../kernel/entities.ts';
import type { Handlers, Projection } from './define.ts';
import { type Owner, ownsAll } from './owner.ts';

// push, shift, splice and the like run on the copy itself, not index by index through the proxy.
enableArrayMethods();

/** Any read model, its types put away: the fold only routes. */
export type AnyProjection = Projection<string, never>;

/** A read model that threw on an event: its slice stays as it was before that event. */
export interface FoldFailure {
  readonly slice: string;
  readonly seq: number;
  readonly message: string;
}

/** A handler of one slice for one key, in the two ways it can run. */
interface Route {
  readonly slice: string;
  readonly live: (slice: object, event: AnyEvent) => object;
  readonly inPlace: (slice: object, event: AnyEvent, owner: Owner) => object;
}

type Loose = (slice: object, payload: unknown, event: AnyEvent, edit?: EntityEditor) => object;
type Tables = { readonly [T in keyof Handlers<object>]?: Readonly<Record<string, Loose>> };
type PayloadOf = (event: AnyEvent) => unknown;

const dataOf: PayloadOf = ({ data }) => data;
const bodyOf: PayloadOf = (event) => (event.type === 'http.replied' ? event.data.body : undefined);

function draftRoute(slice: string, handler: Loose, payloadOf: PayloadOf): Route {
  return {
    slice,
    live: (state, event) =>
      produce(state, (draft) => {
        handler(draft, payloadOf(event), event);
      }),
    inPlace(state, event, owner) {
      const own = owner.own(slice, state);
      handler(own, payloadOf(event), event);
      return own;
    },
  };
}

function hotRoute(slice: string, handler: Loose, payloadOf: PayloadOf): Route {
  return {
    slice,
    live: (state, event) => handler(state, payloadOf(event), event, persistent),
    inPlace: (state, event, owner) => handler(state, payloadOf(event), event, owner.edit),
  };
}

/** Routes by event type; for the events of a call by the call's name, and how it went. */
type RoutingTable = { readonly [T in keyof Handlers<object>]-?: Map<string, Route[]> };

function routingTable(projections: readonly AnyProjection[]): RoutingTable {
  const table: RoutingTable = {
    on: new Map(),
    requests: new Map(),
    replies: new Map(),
    refusals: new Map(),
    failures: new Map(),
  };
  const add = (slice: string, tables: Tables, route: typeof draftRoute): void => {
    for (const [kind, routes] of Object.entries(table)) {
      const payloadOf = kind === 'replies' ? bodyOf : dataOf;
      for (const [key, handler] of Object.entries(tables[kind as keyof Tables] ?? {})) {
        routes.set(key, [...(routes.get(key) ?? []), route(slice, handler, payloadOf)]);
      }
    }
  };
  for (const { name, handlers, hot } of projections) {
    add(name, handlers as Tables, draftRoute);
    add(name, hot as Tables, hotRoute);
  }
  return table;
}

const none: readonly Route[] = [];

function routesOf(table: RoutingTable, event: AnyEvent): readonly Route[] {
  switch (event.type) {
    case 'http.replied': {
      const { call, status } = event.data;
      return (status < 400 ? table.replies : table.refusals).get(call) ?? none;
    }
    case 'http.requested':
      return table.requests.get(event.data.call) ?? none;
    case 'http.failed':
      return table.failures.get(event.data.call) ?? none;
    default:
      return table.on.get(event.type) ?? none;
  }
}

export interface Fold<State> {
  /** The version of each read model, by its name. */
  readonly versions: Readonly<Record<string, number>>;
  initial(): State;
  /** The next state; the old one stays what it was. Slices not concerned are shared. */
  live(state: State, event: AnyEvent): { readonly state: State; readonly failures: FoldFailure[] };
  /**
   * Changes the state itself, and of its slices what the owner owns: all of it unless said. Throws
   * nothing; a failure is reported, and the failed slice may then be half changed: `skip` it and
   * fold again from before (replay does).
   */
  inPlace(state: State, event: AnyEvent, owner?: Owner, skip?: ReadonlySet<string>): FoldFailure[];
  /** Names of the slices that handle an event. */
  touches(event: AnyEvent): readonly string[];
  /** The same by type, for what is no event of a call. */
  touchesType(type: string): readonly string[];
}

const noFailures: FoldFailure[] = [];

/** Names one slice at one event, for `skip`. */
export function skipKey(slice: string, seq: number): string {
  return `${slice}@${seq}`;
}

function failureOf({ slice }: Route, { seq }: AnyEvent, error: unknown): FoldFailure {
  return { slice, seq, message: error instanceof Error ? error.message : String(error) };
}

type Slices = Record<string, object>;

function foldLive(state: Slices, routes: readonly Route[], event: AnyEvent) {
  let next = state;
  let failures = noFailures;
  for (const route of routes) {
    try {
      const before = next[route.slice] as object;
      const after = route.live(before, event);
      if (after === before) continue;
      if (next === state) next = { ...state };
      next[route.slice] = after;
    } catch (error) {
      failures = [...failures, failureOf(route, event, error)];
    }
  }
  return { state: next, failures };
}

/**
 * The fold of these projections. Laws 2, 3 and 6: the state after event n is a function of events
 * 0 to n alone, only projections make it, and a slice runs only for the types it handles.
 */
export function createFold<State extends object>(
  projections: readonly AnyProjection[],
): Fold<State> {
  const table = routingTable(projections);
  return {
    versions: Object.fromEntries(projections.map(({ name, version }) => [name, version])),
    initial: () => Object.fromEntries(projections.map((one) => [one.name, one.initial()])) as State,
    live(state, event) {
      const folded = foldLive(state as unknown as Slices, routesOf(table, event), event);
      return folded as unknown as ReturnType<Fold<State>['live']>;
    },
    inPlace(state, event, owner = ownsAll, skip = undefined) {
      const slices = state as unknown as Slices;
      let failures = noFailures;
      for (const route of routesOf(table, event)) {
        if (skip?.size && skip.has(skipKey(route.slice, event.seq))) continue;
        try {
          slices[route.slice] = route.inPlace(slices[route.slice] as object, event, owner);
        } catch (error) {
          failures = [...failures, failureOf(route, event, error)];
        }
      }
      return failures;
    },
    touches: (event) => routesOf(table, event).map((route) => route.slice),
    touchesType: (type) => (table.on.get(type) ?? none).map((route) => route.slice),
  };
}

/** Freezing costs, and catches whoever changes a state from outside: on outside production. */
export function freezeStates(on: boolean): void {
  setAutoFreeze(on);
}
