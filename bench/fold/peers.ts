import {
  combineReducers,
  configureStore,
  createSlice,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';
import type { Contestant } from './contestant.ts';
import {
  freshState,
  handlersOf,
  outcomeOf,
  type Shape,
  type State,
  sliceNames,
  tableOf,
} from './tables.ts';
import type { Input } from './workload.ts';

/** One slice a read model, as its documentation has it; the store checks nothing in production. */
export function reduxToolkit(shape: Shape): Contestant {
  const fresh = freshState(shape);
  const reducers: Record<string, Reducer> = {};
  for (const name of sliceNames) {
    const handlers = handlersOf(name, shape) as Record<
      string,
      (slice: unknown, data: never) => void
    >;
    const entries = Object.entries(handlers).map(([kind, handler]) => [
      kind,
      (slice: unknown, { payload }: { payload: never }) => void handler(slice, payload),
    ]);
    const initialState: unknown = fresh[name];
    reducers[name] = createSlice({
      name,
      initialState,
      reducers: Object.fromEntries(entries),
    }).reducer;
  }
  const store = configureStore({ reducer: combineReducers(reducers), devTools: false });
  return {
    shape: ({ type, data }: Input) => ({ type, payload: data }),
    send: (action) => store.dispatch(action as UnknownAction),
    outcome: () => outcomeOf(store.getState() as State),
  };
}

/** One store with the immer middleware, and a table, so that only the slice concerned runs. */
export function zustand(shape: Shape): Contestant {
  const table = tableOf(shape);
  const store = createStore<State>()(immer(() => freshState(shape)));
  return {
    shape: (input) => input,
    send(input) {
      const { type, data } = input as Input;
      const route = table.get(type);
      if (route) store.setState((state) => void route.handler(state[route.slice], data));
    },
    outcome: () => outcomeOf(store.getState()),
  };
}

/** The least there is to do: one state, changed where it stands; no bus, no log, no history. */
export function inPlace(): Contestant {
  const table = tableOf('flat');
  const state = freshState('flat');
  return {
    shape: (input) => input,
    send(input) {
      const { type, data } = input as Input;
      const route = table.get(type);
      if (route) route.handler(state[route.slice], data);
    },
    outcome: () => outcomeOf(state),
  };
}
