import { add, multiply, type Rational, rational, ZERO } from '../../../kernel/rational.ts';
import { ratioText } from '../exact.ts';
import { type FairSource, fairStream } from '../fair.ts';
import { fieldsOf, stakeOf } from '../input.ts';
import { countOf, STOPS, type Strips, spun, stopsOf, windowsAt, windowsOf } from '../reels.ts';

export interface SlotWaysBet {
  /** In minor units; a multiple of 20. */
  readonly stake: number;
}

/** A symbol that pays. */
export interface WaysWin {
  readonly symbol: string;
  /** How many reels from the left show it, or a wild. */
  readonly reels: number;
  /** In how many ways. */
  readonly ways: number;
  /** Twentieths of the stake, of all ways together. */
  readonly units: number;
}

const strips: Strips = [
  'FFHHFEEGHHAFFEEBGGDDGEHCCGBBDDCA',
  'GAGBGCGGBWFAFFDHCCWEHDDEEFHHEDBH',
  'EEBWCHGGDAHHDGFFAWGGBDDHCCFFHEEF',
  'WFGCHHBFFHWBBDGDEEFGHHGGEECCDDAA',
  'CHHFGHGCCGDDBBEFFDFCFAAEHHDGGEEB',
];

export const tables = {
  strips,
  wild: 'W',
  /** Of reels one to three, four and five from the left, in twentieths of the stake. */
  pays: {
    A: [30, 100, 400],
    B: [20, 60, 200],
    C: [10, 30, 100],
    D: [6, 20, 60],
    E: [5, 12, 40],
    F: [4, 10, 30],
    G: [3, 8, 25],
    H: [2, 6, 20],
  },
  units: 20,
  top: 492,
};

const PAYS = Object.entries(tables.pays);
const FEWEST = 3;

/** Where the five reels stop. */
export function draw(seeds: FairSource): number[] {
  return spun(fairStream(seeds));
}

/** `units` are twentieths of the stake. */
export function settle(
  stops: readonly number[],
  bet: SlotWaysBet,
): { units: number; payout: number } {
  const stake = stakedOn(bet);
  const units = winsAt(stopsOf(stops)).reduce((sum, win) => sum + win.units, 0);
  return { units, payout: units * (stake / tables.units) };
}

/** For each symbol: how often it is expected on the reels from the left, and not on the next. */
export function rtp(): string {
  const units = PAYS.flatMap(([symbol, pays]) => {
    const reels = strips.map((strip) => reelChances(strip, symbol));
    return pays.map((pay, index) => {
      const reel = FEWEST + index;
      const ways = reels.slice(0, reel).map(({ expected }) => expected);
      return [...ways, reels[reel]?.absent ?? rational(1n)].reduce(multiply, rational(BigInt(pay)));
    });
  });
  return ratioText(multiply(units.reduce(add, ZERO), rational(1n, BigInt(tables.units))));
}

export function stakedOn(bet: SlotWaysBet): number {
  return stakeOf(fieldsOf(bet, 'bet')['stake'], tables.top, tables.units);
}

export function largestMultiplier(bet: SlotWaysBet): string {
  stakedOn(bet);
  return `${tables.top}/1`;
}

/** The symbols that pay where the reels stop. */
export function winsAt(stops: readonly number[]): WaysWin[] {
  const windows = windowsAt(strips, stops);
  return PAYS.map(([symbol, pays]) => ({ symbol, ...wonBy(windows, symbol, pays) })).filter(
    ({ units }) => units > 0,
  );
}

/** The product of its counts over the reels from the left that show it, times what so many reels pay. */
function wonBy(
  windows: readonly string[],
  symbol: string,
  pays: readonly number[],
): Omit<WaysWin, 'symbol'> {
  const counts = windows.map((seen) => countOf(seen, symbol + tables.wild));
  const missing = counts.indexOf(0);
  const run = missing < 0 ? counts : counts.slice(0, missing);
  const ways = run.reduce((product, count) => product * count, 1);
  return { reels: run.length, ways, units: ways * (pays[run.length - FEWEST] ?? 0) };
}

/** How often a reel shows a symbol, and the chance that it does not. */
function reelChances(strip: string, symbol: string): { expected: Rational; absent: Rational } {
  const counts = windowsOf(strip).map((seen) => countOf(seen, symbol + tables.wild));
  const shown = counts.reduce((sum, count) => sum + count, 0);
  const without = counts.filter((count) => count === 0).length;
  return {
    expected: rational(BigInt(shown), BigInt(STOPS)),
    absent: rational(BigInt(without), BigInt(STOPS)),
  };
}
