import type { FairStream } from './fair.ts';
import { listOf, wholeOf } from './input.ts';

/** Five strips of 32 symbols, a text each. */
export type Strips = readonly [string, string, string, string, string];

export const STOPS = 32;
const REELS = 5;
const ROWS = 3;

/** Where five reels stop. */
export function spun(stream: FairStream): number[] {
  return Array.from({ length: REELS }, () => stream.int(STOPS));
}

export function stopsOf(value: unknown): readonly number[] {
  return listOf(value, REELS, REELS, 'seed').map((stop) => wholeOf(stop, 0, STOPS - 1, 'seed'));
}

/** What is seen: a text of three symbols for each reel, from the top. */
export function windowsAt(strips: Strips, stops: readonly number[]): string[] {
  return strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0));
}

/** All that one reel can show. */
export function windowsOf(strip: string): string[] {
  return Array.from(strip, (_, stop) => windowAt(strip, stop));
}

function windowAt(strip: string, stop: number): string {
  return (strip + strip).slice(stop, stop + ROWS);
}

/** How many of the symbols are one of these. */
export function countOf(symbols: string, those: string): number {
  return [...symbols].filter((symbol) => those.includes(symbol)).length;
}
