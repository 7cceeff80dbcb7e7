import { add, multiply, type Rational, rational, ZERO } from '../../../kernel/rational.ts';
import { decimal, ratioText } from '../exact.ts';
import { type FairSource, fairStream } from '../fair.ts';
import { fault, fieldsOf, listOf, stakeOf } from '../input.ts';
import { countOf, STOPS, type Strips, spun, stopsOf, windowsAt, windowsOf } from '../reels.ts';

export interface SlotLinesDraw {
  /** Where the five reels stop. */
  readonly stops: readonly number[];
  /** The same of each free spin. */
  readonly free: readonly (readonly number[])[];
}

export interface SlotLinesBet {
  /** In minor units; ten line stakes. */
  readonly stake: number;
}

export interface SlotLinesResult {
  /** The winning lines, 1 to 10. */
  readonly lines: readonly number[];
  readonly scatters: number;
  /** What the spin itself returns, scatters included, in minor units. */
  readonly base: number;
  /** What the free spins return. */
  readonly free: number;
  readonly payout: number;
}

/** A line that pays. */
export interface LineWin {
  /** 1 to 10. */
  readonly line: number;
  readonly symbol: string;
  /** How many of it, or wilds in its place, from the left. */
  readonly alike: number;
  /** In line stakes. */
  readonly pays: number;
}

const strips: Strips = [
  'GFHEAGBEHFBHDEFDECGFHGCSFDBCGHDA',
  'HGWAHWEBGDCFHESFECFGHADEBGHFECDF',
  'EAHGDEGCHFEWGSFCDGFDHWFGBWDHECAB',
  'EFHGDBFESAHWCGDCHFBEDGFHGWEGCFBA',
  'GSDAHEBFCHFECFEBDGHEBGHFCDEAGDFH',
];

export const tables = {
  strips,
  /** The row of each reel, from the top. */
  lines: '11111 00000 22222 01210 21012 10001 12221 00122 22100 10121'.split(' '),
  wild: 'W',
  scatter: 'S',
  /** Of three, four and five alike from the left, in line stakes. */
  pays: {
    A: [50, 250, 1500],
    B: [30, 120, 600],
    C: [25, 80, 400],
    D: [15, 60, 250],
    E: [10, 30, 120],
    F: [10, 25, 100],
    G: [5, 20, 80],
    H: [5, 15, 60],
  },
  /** By scatters anywhere: in stakes, and the free spins that they add. */
  scatterPays: [0, 0, 0, 2, 10, 100],
  freeSpins: [0, 0, 0, 10, 15, 20],
  freeTimes: 3,
  top: '10782.5',
};

const PAYS: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(tables.pays));
const LINES = tables.lines.length;
const MOST_FREE = 20;
const ALIKE = 3;

export function draw(seeds: FairSource): SlotLinesDraw {
  const stream = fairStream(seeds);
  const stops = spun(stream);
  return { stops, free: Array.from({ length: freeSpinsAt(stops) }, () => spun(stream)) };
}

export function settle(drawn: SlotLinesDraw, bet: SlotLinesBet): SlotLinesResult {
  const lineStake = stakedOn(bet) / LINES;
  const { stops, free } = read(drawn);
  const won = winsAt(stops);
  const scatters = scattersAt(stops);
  const scattered = (tables.scatterPays[scatters] ?? 0) * LINES;
  const base = (paidBy(won) + scattered) * lineStake;
  const freely = paidBy(free.flatMap(winsAt)) * tables.freeTimes * lineStake;
  return {
    lines: won.map(({ line }) => line),
    scatters,
    base,
    free: freely,
    payout: base + freely,
  };
}

/** L + Σ P(k) · (what k scatters pay + three times L for each spin that they add). */
export function rtp(): string {
  const lines = lineReturn();
  const byScatters = scatterChances().map((chance, scatters) => {
    const free = (tables.freeSpins[scatters] ?? 0) * tables.freeTimes;
    const paid = rational(BigInt(tables.scatterPays[scatters] ?? 0));
    return multiply(chance, add(paid, multiply(rational(BigInt(free)), lines)));
  });
  return ratioText(byScatters.reduce(add, lines));
}

export function stakedOn(bet: SlotLinesBet): number {
  return stakeOf(fieldsOf(bet, 'bet')['stake'], Math.ceil(Number(tables.top)), LINES);
}

export function largestMultiplier(bet: SlotLinesBet): string {
  stakedOn(bet);
  return ratioText(decimal(tables.top));
}

/** The lines that pay where the reels stop. */
export function winsAt(stops: readonly number[]): LineWin[] {
  const windows = windowsAt(strips, stops);
  return tables.lines
    .map((rows, line) => ({
      line: line + 1,
      ...wonBy(windows.map((seen, reel) => seen[Number(rows[reel])] ?? '')),
    }))
    .filter(({ pays }) => pays > 0);
}

/** From the left: the first reel's symbol, for which a wild stands in. */
function wonBy(symbols: readonly string[]): Omit<LineWin, 'line'> {
  const [first = ''] = symbols;
  const other = symbols.findIndex((symbol) => symbol !== first && symbol !== tables.wild);
  const alike = other < 0 ? symbols.length : other;
  return { symbol: first, alike, pays: PAYS.get(first)?.[alike - ALIKE] ?? 0 };
}

/** How many scatters are seen. */
export function scattersAt(stops: readonly number[]): number {
  return countOf(windowsAt(strips, stops).join(''), tables.scatter);
}

function freeSpinsAt(stops: readonly number[]): number {
  return tables.freeSpins[scattersAt(stops)] ?? 0;
}

/** What one line returns of its stake: each of its rows shows each stop as often. */
function lineReturn(): Rational {
  let paid = 0n;
  for (const [symbol, pays] of PAYS) {
    const counts = strips.map((strip, reel) =>
      countOf(strip, reel === 0 ? symbol : symbol + tables.wild),
    );
    for (const [index, pay] of pays.entries()) {
      const alike = ALIKE + index;
      const ways = counts.map((count, reel) => {
        if (reel < alike) return count;
        return reel === alike ? STOPS - count : STOPS;
      });
      paid += ways.reduce((product, way) => product * BigInt(way), BigInt(pay));
    }
  }
  return rational(paid, BigInt(STOPS) ** BigInt(strips.length));
}

/** The chances of no, one … five scatters. */
function scatterChances(): Rational[] {
  return strips.reduce(
    (chances, strip) => {
      const seen = windowsOf(strip).filter((window) => window.includes(tables.scatter)).length;
      const [yes, no] = [seen, STOPS - seen].map((count) => rational(BigInt(count), BigInt(STOPS)));
      return Array.from({ length: chances.length + 1 }, (_, scatters) =>
        add(
          multiply(chances[scatters] ?? ZERO, no ?? ZERO),
          multiply(chances[scatters - 1] ?? ZERO, yes ?? ZERO),
        ),
      );
    },
    [rational(1n)],
  );
}

function paidBy(wins: readonly LineWin[]): number {
  return wins.reduce((total, { pays }) => total + pays, 0);
}

function read(drawn: SlotLinesDraw) {
  const fields = fieldsOf(drawn, 'seed');
  const stops = stopsOf(fields['stops']);
  const free = listOf(fields['free'], 0, MOST_FREE, 'seed').map(stopsOf);
  if (free.length !== freeSpinsAt(stops)) fault('seed', 'other free spins than the scatters add');
  return { stops, free };
}
