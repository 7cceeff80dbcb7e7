/** For so long reels turn, and then rest before the next spin of the same round. */
const FIRST = { turns: 1800, rests: 700 };
const FREE = { turns: 1000, rests: 700 };

const lasts = ({ turns, rests }: typeof FIRST) => turns + rests;

/** How long a round with so many free spins is shown: the rest after the last is no part of it. */
export const roundMs = (free: number): number =>
  lasts(FIRST) + free * lasts(FREE) - (free === 0 ? FIRST : FREE).rests;

/** Which spin is seen after so many milliseconds, and how far its reels have turned, from 0 to 1. */
export function spinAt(elapsed: number): { readonly spin: number; readonly turned: number } {
  if (elapsed < lasts(FIRST)) return { spin: 0, turned: Math.min(1, elapsed / FIRST.turns) };
  const since = elapsed - lasts(FIRST);
  const turned = Math.min(1, (since % lasts(FREE)) / FREE.turns);
  return { spin: 1 + Math.floor(since / lasts(FREE)), turned };
}

/** How far a reel is from where it stops, in symbols: the reels stop one after the other. */
export function leftToTurn(reel: number, turned: number): number {
  const own = Math.min(1, turned / (0.6 + 0.1 * reel));
  return (14 + 4 * reel) * (1 - own) ** 2;
}
