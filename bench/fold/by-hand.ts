/** Reducers with a switch and spreads, as they are written by hand, all asked about every event. */
import type { Contestant } from './contestant.ts';
import { freshState, type Odds, outcomeOf, type State } from './tables.ts';
import {
  type Area,
  areaNames,
  type Coupon,
  type Input,
  kinds,
  type LegAdded,
  type LegChanged,
  type Moved,
  type Noted,
} from './workload.ts';

type Reduce<S> = (slice: S, input: Input) => S;

function odds(slice: Odds, { type, data }: Input): Odds {
  switch (type) {
    case 'odds/happened0': {
      const { gameId, selectionId, price } = data as Moved;
      const game = slice.nested[gameId] ?? {};
      const known = game[selectionId];
      if (!known) return slice;
      const { id, changes } = known;
      const trend = price > known.price ? 1 : -1;
      const selection = { id, price, trend, changes: changes + 1 };
      const changed = { ...game, [selectionId]: selection };
      return { ...slice, nested: { ...slice.nested, [gameId]: changed } };
    }
    default:
      return slice;
  }
}

function coupon(slice: Coupon, { type, data }: Input): Coupon {
  switch (type) {
    case 'coupon/happened0': {
      const { selectionId, stake } = data as LegAdded;
      const legs = [...slice.legs, { selectionId, stake }].slice(-12);
      return { legs, total: slice.total + stake };
    }
    case 'coupon/happened1': {
      const { place, stake } = data as LegChanged;
      const leg = slice.legs[place];
      if (!leg) return slice;
      const legs = slice.legs.map((one, i) => (i === place ? { ...one, stake } : one));
      return { legs, total: slice.total + stake - leg.stake };
    }
    default:
      return slice;
  }
}

function noted(slice: Area, data: Input['data'], kind: number): Area {
  const { key, value } = data as Noted;
  const byKey = { ...slice.byKey, [key]: value + kind };
  return { count: slice.count + 1, last: value, byKey };
}

function area(name: string): Reduce<Area> {
  const [t0, t1, t2, t3, t4, t5, t6, t7, t8, t9] = kinds.map((kind) => `${name}/${kind}`);
  return (slice, { type, data }) => {
    switch (type) {
      case t0:
        return noted(slice, data, 0);
      case t1:
        return noted(slice, data, 1);
      case t2:
        return noted(slice, data, 2);
      case t3:
        return noted(slice, data, 3);
      case t4:
        return noted(slice, data, 4);
      case t5:
        return noted(slice, data, 5);
      case t6:
        return noted(slice, data, 6);
      case t7:
        return noted(slice, data, 7);
      case t8:
        return noted(slice, data, 8);
      case t9:
        return noted(slice, data, 9);
      default:
        return slice;
    }
  };
}

/** Prices nested by game, as a flat object of 1,000 is copied for every change. */
export function byHand(): Contestant {
  const reducers = {
    odds,
    coupon,
    ...Object.fromEntries(areaNames.map((name) => [name, area(name)])),
  };
  const all = Object.entries(reducers) as unknown as [string, Reduce<State[string]>][];
  let state = freshState('nested');
  const reduce = (input: Input): void => {
    let next = state;
    for (const [name, reducer] of all) {
      const before = state[name] as State[string];
      const after = reducer(before, input);
      if (after === before) continue;
      if (next === state) next = { ...state };
      next[name] = after as never;
    }
    state = next;
  };
  return {
    shape: (input) => input,
    send: (input) => reduce(input as Input),
    outcome: () => outcomeOf(state),
  };
}
