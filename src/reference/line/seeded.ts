/**
 * Randomness as a pure function of what it is about: the same parts always give the same number,
 * so nothing has to be stored to repeat a match, a price or a whole schedule.
 */

function absorb(hash: number, word: number): number {
  let mixed = Math.imul(word, 0xcc9e2d51);
  mixed = Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
  const turned = hash ^ mixed;
  return (Math.imul((turned << 13) | (turned >>> 19), 5) + 0xe6546b64) | 0;
}

function scatter(hash: number): number {
  let bits = hash ^ (hash >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Unsigned 32-bit hash of whole numbers (each up to 2^53). */
export function hashOf(...parts: readonly number[]): number {
  let hash = parts.length;
  for (const part of parts) {
    hash = absorb(hash, part | 0);
    hash = absorb(hash, Math.floor(part / 0x1_0000_0000) | 0);
  }
  return scatter(hash);
}

/** A number in [0, 1) that belongs to these parts. */
export function chance(...parts: readonly number[]): number {
  return hashOf(...parts) / 0x1_0000_0000;
}

/** A number of mean 0 and deviation 1 within ±3, near enough to normal for noise. */
export function bell(...parts: readonly number[]): number {
  const sum = chance(1, ...parts) + chance(2, ...parts) + chance(3, ...parts);
  return (sum - 1.5) * 2;
}

/** Smooth noise along `x`: a bell value at every whole number, eased in between. */
export function drift(x: number, ...parts: readonly number[]): number {
  const knot = Math.floor(x);
  const t = x - knot;
  const ease = t * t * (3 - 2 * t);
  return bell(knot, ...parts) * (1 - ease) + bell(knot + 1, ...parts) * ease;
}

/** A Poisson count of this mean, read off the cumulative distribution at `u` in [0, 1). */
export function poissonAt(u: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = term;
  let count = 0;
  while (u >= sum && count < 30) {
    count += 1;
    term *= mean / count;
    sum += term;
  }
  return count;
}
