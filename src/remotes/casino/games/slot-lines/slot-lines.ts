import * as engine from '../../../../domain/casino/games/slot-lines.ts';
import { countOf, STOPS, windowsAt, windowsOf } from '../../../../domain/casino/reels.ts';
import { add, multiply, type Rational, rational, ZERO } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import type { Winning } from '../../reels/slot.ts';
import { stopsIn } from '../../reels/stops-in.ts';
import { fieldsIn, listIn } from '../../words/json.ts';

const { strips, wild, scatter, lines, pays, scatterPays, freeSpins } = engine.tables;

/** Where the reels stopped: the spin that was paid for, then the free ones. */
export function spinsOf({ state: { draw } }: CasinoRound): readonly (readonly number[])[] {
  const { stops, free } = fieldsIn(draw);
  const first = stopsIn(stops);
  return first === null ? [] : [first, ...listIn(free).flatMap((one) => [stopsIn(one) ?? []])];
}

/** The rows of a line, reel by reel. */
export const rowsOf = (line: number): number[] => [...(lines[line - 1] ?? '')].map(Number);

/** The lines that pay, and scatters where they do. */
export function winningAt(stops: readonly number[]): Winning[] {
  const won = engine.winsAt(stops).map(({ line, alike }) => ({
    cells: rowsOf(line)
      .slice(0, alike)
      .map((row, reel) => [reel, row] as const),
    isLine: true,
  }));
  if ((scatterPays[engine.scattersAt(stops)] ?? 0) === 0) return won;
  const cells = windowsAt(strips, stops).flatMap((seen, reel) =>
    [...seen].flatMap((symbol, row) => (symbol === scatter ? [[reel, row] as const] : [])),
  );
  return [...won, { cells, isLine: false }];
}

const share = (count: number): Rational => rational(BigInt(count), BigInt(STOPS));

/** What so many alike on a line pay in line stakes, and the chance of exactly that, of three, four and five. */
export const linePrizes = Object.entries(pays).map(([symbol, of]) => {
  const counts = strips.map((strip, reel) => countOf(strip, reel === 0 ? symbol : symbol + wild));
  return {
    symbol,
    pays: of.map((pay, at) => {
      const alike = 3 + at;
      const next = counts[alike];
      const chances = counts.slice(0, alike).map(share);
      if (next !== undefined) chances.push(share(STOPS - next));
      return { pay, chance: chances.reduce(multiply, rational(1n)) };
    }),
  };
});

/** The chance of so many scatters, of no to five: a reel shows at most one. */
const scatterChances = strips.reduce<readonly Rational[]>(
  (before, strip) => {
    const seen = windowsOf(strip).filter((window) => window.includes(scatter)).length;
    return Array.from({ length: before.length + 1 }, (_, count) =>
      add(
        multiply(before[count] ?? ZERO, share(STOPS - seen)),
        multiply(before[count - 1] ?? ZERO, share(seen)),
      ),
    );
  },
  [rational(1n)],
);

/** What scatters pay in stakes, how many free spins they add, and their chance; of three, four and five. */
export const scatterPrizes = [3, 4, 5].map((count) => ({
  count,
  pay: scatterPays[count] ?? 0,
  free: freeSpins[count] ?? 0,
  chance: scatterChances[count] ?? ZERO,
}));

/** Below which numbers stops lie: five of each spin. */
export const boundsOf = (_bet: CasinoRound['bet'], draw: unknown): number[] => {
  const spins = 1 + listIn(fieldsIn(draw)['free']).length;
  return Array.from({ length: spins * strips.length }, () => STOPS);
};
