import * as engine from '../../../../domain/casino/games/slot-ways.ts';
import { countOf, STOPS, windowsAt, windowsOf } from '../../../../domain/casino/reels.ts';
import { multiply, rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import type { Winning } from '../../reels/slot.ts';
import { stopsIn } from '../../reels/stops-in.ts';

const { strips, wild, pays } = engine.tables;

/** Where the reels stopped: one spin a round. */
export function spinsOf({ state: { draw } }: CasinoRound): readonly (readonly number[])[] {
  const stops = stopsIn(draw);
  return stops === null ? [] : [stops];
}

/** The cells of each symbol that pays, on the reels that count. */
export function winningAt(stops: readonly number[]): Winning[] {
  const windows = windowsAt(strips, stops);
  return engine.winsAt(stops).map(({ symbol, reels }) => ({
    cells: windows
      .slice(0, reels)
      .flatMap((seen, reel) =>
        [...seen].flatMap((one, row) =>
          one === symbol || one === wild ? [[reel, row] as const] : [],
        ),
      ),
    isLine: false,
  }));
}

/** What three, four and five reels pay a way, in twentieths, and the chance of exactly so many. */
export const prizes = Object.entries(pays).map(([symbol, of]) => {
  const showing = strips.map(
    (strip) => windowsOf(strip).filter((seen) => countOf(seen, symbol + wild) > 0).length,
  );
  const share = (count: number) => rational(BigInt(count), BigInt(STOPS));
  return {
    symbol,
    pays: of.map((pay, at) => {
      const reels = 3 + at;
      const next = showing[reels];
      const chances = showing.slice(0, reels).map(share);
      if (next !== undefined) chances.push(share(STOPS - next));
      return { pay, chance: chances.reduce(multiply, rational(1n)) };
    }),
  };
});

/** All ways in which the reels can stop, and what of them returns how much: counted, every one. */
const ALL = BigInt(STOPS) ** BigInt(strips.length);
export const chances = {
  something: rational(12_508_160n, ALL),
  more: rational(5_852_762n, ALL),
  top: rational(2n, ALL),
};

export const boundsOf = (): number[] => strips.map(() => STOPS);
