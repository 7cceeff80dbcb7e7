import { bell } from '../line/seeded.ts';

/** Quick noise in [0, 1) from a seed, for as many values as a picture or a sound has. */
export function createNoise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

const KNOTS = 64;

/** A smooth line of hills: a height for every place, each hill about one wide. */
export function createHills(seed: number): (x: number) => number {
  const knots = Array.from({ length: KNOTS }, (_, knot) => bell(seed, knot));
  return (x) => {
    const left = Math.floor(x);
    const t = x - left;
    const ease = t * t * (3 - 2 * t);
    const at = (knot: number) => knots[knot & (KNOTS - 1)] ?? 0;
    return at(left) * (1 - ease) + at(left + 1) * ease;
  };
}
