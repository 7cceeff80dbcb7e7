/** The site's machinery, bus to log, over the workload's read models. */
import { createBus } from '../../src/bus/bus.ts';
import { createClock } from '../../src/bus/clock.ts';
import type { AnyInput } from '../../src/bus/input.ts';
import {
  type Entities,
  type EntityEditor,
  entitiesOf,
  visitEntities,
} from '../../src/kernel/entities.ts';
import { type Handlers, type HotHandlers, projection } from '../../src/projections/define.ts';
import { type AnyProjection, createFold, freezeStates } from '../../src/projections/fold.ts';
import type { Contestant } from './contestant.ts';
import {
  type Area,
  addLeg,
  areaNames,
  type Coupon,
  changeLeg,
  freshArea,
  freshCoupon,
  freshSelections,
  type Input,
  kinds,
  type LegAdded,
  type LegChanged,
  type Moved,
  type Noted,
  note,
  type Selection,
} from './workload.ts';

interface Odds {
  selections: Entities<Selection>;
}

type BenchState = { readonly odds: Odds; readonly coupon: Coupon } & Readonly<Record<string, Area>>;

type Cold<S, D> = Record<string, (slice: S, data: D) => void>;
type Hot<S, D> = Record<string, (slice: S, data: D, event: unknown, edit: EntityEditor) => S>;

/** The catalogue knows the site's events alone: here, and only here, others are let through. */
function model<S extends object, D>(
  name: string,
  initial: () => S,
  { cold = {}, hot = {} }: { cold?: Cold<S, D>; hot?: Hot<S, D> },
): AnyProjection {
  const handlers = { on: cold } as unknown as Handlers<S>;
  const hotHandlers = { on: hot } as unknown as HotHandlers<S>;
  return projection(name, 1, initial, handlers, hotHandlers) as unknown as AnyProjection;
}

const types = <T>(name: string, make: (kind: number) => T): Record<string, T> =>
  Object.fromEntries(kinds.map((kind, i) => [`${name}/${kind}`, make(i)]));

const freshOdds = (): Odds => ({ selections: entitiesOf(freshSelections(), ({ id }) => id) });

function moved(slice: Odds, { selectionId, price }: Moved, _: unknown, edit: EntityEditor): Odds {
  const selections = edit.update(slice.selections, selectionId, (known) => ({
    ...known,
    price,
    trend: price > known.price ? 1 : -1,
    changes: known.changes + 1,
  }));
  return { ...slice, selections };
}

const models = [
  model<Odds, Moved>('odds', freshOdds, {
    hot: types('odds', (kind) => (kind === 0 ? moved : (slice) => slice)),
  }),
  model<Coupon, LegAdded & LegChanged>('coupon', freshCoupon, {
    cold: types('coupon', (kind) => (kind === 0 ? addLeg : kind === 1 ? changeLeg : () => {})),
  }),
  ...areaNames.map((name) =>
    model<Area, Noted>(name, freshArea, {
      cold: types(name, (kind) => (area, data) => note(area, data, kind)),
    }),
  ),
];

function selectionsOf({ selections }: Odds): Selection[] {
  const list: Selection[] = [];
  visitEntities(selections, (_, selection) => list.push(selection));
  return list;
}

/** After so many events the log is taken over as a batch. */
const BATCH = 2_000;

/** Publish, fold, subscriber that appends every event to a log. */
export function ours(): Contestant {
  freezeStates(false);
  const fold = createFold<BenchState>(models);
  let state = fold.initial();
  let log: unknown[] = [];
  const bus = createBus({
    clock: createClock(Date.now),
    fold(event) {
      ({ state } = fold.live(state, event));
    },
  });
  bus.events$.subscribe((event) => {
    log.push(event);
    if (log.length === BATCH) log = [];
  });
  return {
    shape: ({ type, data }: Input) => ({ type, data }),
    send: (input) => bus.publish(input as AnyInput),
    outcome: () => ({
      selections: selectionsOf(state.odds),
      coupon: state.coupon,
      areas: areaNames.map((name) => state[name] as Area),
    }),
  };
}
