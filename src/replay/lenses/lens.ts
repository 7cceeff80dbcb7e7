import type { SliceName, State } from '../../projections/state.ts';
import { type ReadModels, recordedVersion } from './versions.ts';

/** How a read model of one version is made of the next one's, to be hashed and for nothing else. */
interface Lens {
  /** The older version. */
  readonly to: number;
  older(newer: object): object;
}

/** The lenses of one read model, from the present version downwards without a gap. */
export type LensChain = readonly Lens[];

/**
 * Begins the chain of a read model that has been rearranged, and keeps nothing out of it that it had:
 * recordings of before are then held to what they recorded. One that gives up anything has no lens.
 */
export function lensTo<S extends SliceName>(
  to: number,
  older: (newer: State[S]) => object,
): readonly [Lens] {
  return [{ to, older }];
}

/** From one version to another over all lenses between; null where there is no way. */
function through(chain: LensChain, version: number | null): ((slice: object) => object) | null {
  const last = chain.findIndex(({ to }) => to === version);
  if (last === -1) return null;
  return (slice) =>
    chain.slice(0, last + 1).reduce((newer: object, lens) => lens.older(newer), slice);
}

/** The same for the same object: whoever hashes takes what is the same object to be unchanged. */
function remembered(make: (slice: object) => object): (slice: object) => object {
  const made = new WeakMap<object, object>();
  return (slice) => {
    const known = made.get(slice) ?? make(slice);
    made.set(slice, known);
    return known;
  };
}

/**
 * The read models of a state that a recording had in an older shape, in that shape, as far as lenses
 * reach. What is recorded says which are looked for, not whether they hold.
 */
export function olderShapes(
  readModels: ReadModels,
  lenses: Partial<Record<SliceName, LensChain>>,
): (state: State) => Readonly<Record<string, object>> {
  const ways = Object.entries(lenses).flatMap(([name, chain]) => {
    const way = through(chain, recordedVersion(readModels, name));
    return way === null ? [] : [[name as SliceName, remembered(way)] as const];
  });
  return (state) => Object.fromEntries(ways.map(([name, way]) => [name, way(state[name])]));
}
