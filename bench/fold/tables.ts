/** The workload's handlers in mutating style, by event type: for drafts and for folds in place. */
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
  move,
  type Noted,
  note,
  type Outcome,
  type Selection,
} from './workload.ts';

/** Prices by selection, or by game and selection. */
export interface Odds {
  flat: Record<string, Selection>;
  nested: Record<string, Record<string, Selection>>;
}

export type State = { odds: Odds; coupon: Coupon } & Record<string, Area | Odds | Coupon>;

/** Where the prices stand: 1,000 keys in one object, or 32 objects of 32. */
export type Shape = 'flat' | 'nested';

export const sliceNames = ['odds', 'coupon', ...areaNames];

export type Handler = (slice: never, data: never) => void;

function freshOdds(shape: Shape): Odds {
  const odds: Odds = { flat: {}, nested: {} };
  for (const { gameId, ...selection } of freshSelections()) {
    if (shape === 'flat') odds.flat[selection.id] = selection;
    else {
      odds.nested[gameId] ??= {};
      const game = odds.nested[gameId];
      game[selection.id] = selection;
    }
  }
  return odds;
}

export function freshState(shape: Shape): State {
  const areas = areaNames.map((name) => [name, freshArea()]);
  return { ...Object.fromEntries(areas), odds: freshOdds(shape), coupon: freshCoupon() };
}

function moveFlat({ flat }: Odds, moved: Moved): void {
  const selection = flat[moved.selectionId];
  if (selection) move(selection, moved);
}

function moveNested({ nested }: Odds, moved: Moved): void {
  const selection = nested[moved.gameId]?.[moved.selectionId];
  if (selection) move(selection, moved);
}

function handlerOf(slice: string, kind: number, shape: Shape): Handler {
  if (slice === 'odds') {
    return kind > 0 ? () => {} : shape === 'flat' ? moveFlat : moveNested;
  }
  if (slice === 'coupon') {
    if (kind === 0) return (coupon: Coupon, added: LegAdded) => addLeg(coupon, added);
    return kind === 1
      ? (coupon: Coupon, changed: LegChanged) => changeLeg(coupon, changed)
      : () => {};
  }
  return (area: Area, noted: Noted) => note(area, noted, kind);
}

/** Handlers of a slice by the end of the type's name. */
export function handlersOf(slice: string, shape: Shape): Record<string, Handler> {
  return Object.fromEntries(kinds.map((kind, i) => [kind, handlerOf(slice, i, shape)]));
}

export interface Route {
  readonly slice: string;
  readonly handler: (slice: unknown, data: Input['data']) => void;
}

/** From type to slice and handler. */
export function tableOf(shape: Shape): Map<string, Route> {
  const table = new Map<string, Route>();
  for (const slice of sliceNames) {
    for (const [kind, handler] of Object.entries(handlersOf(slice, shape))) {
      table.set(`${slice}/${kind}`, { slice, handler: handler as Route['handler'] });
    }
  }
  return table;
}

function* selectionsOf({ flat, nested }: Odds): Generator<Selection> {
  yield* Object.values(flat);
  for (const game of Object.values(nested)) yield* Object.values(game);
}

export function outcomeOf(state: State): Outcome {
  return {
    selections: selectionsOf(state.odds),
    coupon: state.coupon,
    areas: areaNames.map((name) => state[name] as Area),
  };
}
