import type { SliceName, State } from '../../projections/state.ts';

/** The same, and nothing in it can be changed. */
export type DeepReadonly<T> = unknown extends T
  ? T
  : T extends string | ((...given: never[]) => unknown)
    ? T
    : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/**
 * A part of the state as sub-applications see it, made of the slices it names and of no others. It
 * is the same as long as those are, so whatever is selected from it is the same too.
 */
export function area<const N extends SliceName, V>(
  slices: readonly N[],
  view: (state: Pick<State, N>) => V,
): (state: State) => V {
  let last: { readonly of: State; readonly view: V } | null = null;
  return (state) => {
    const known = last;
    const isSame = known !== null && slices.every((name) => known.of[name] === state[name]);
    const shown = isSame ? known.view : view(state);
    last = { of: state, view: shown };
    return shown;
  };
}
