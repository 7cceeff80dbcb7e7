import type { ComponentType } from 'react';
import type { Strips } from '../../../domain/casino/reels.ts';
import type { Rational } from '../../../kernel/rational.ts';
import type { CasinoRound } from '../../../site/contract/casino.ts';

/** Where something pays: the cells that make it up, by reel and row. */
export interface Winning {
  readonly cells: readonly (readonly [reel: number, row: number])[];
  /** Drawn as a line through them. */
  readonly isLine: boolean;
}

/** A game of reels as its page draws it. */
export interface Slot {
  readonly strips: Strips;
  /** A symbol in a square of 40. */
  readonly Face: ComponentType<{ readonly name: string }>;
  readonly useSymbolName: () => (symbol: string) => string;
  /** Where the reels stopped: first the spin that was paid for, then the free ones; empty: not known. */
  readonly spinsOf: (round: CasinoRound) => readonly (readonly number[])[];
  readonly winningAt: (stops: readonly number[]) => readonly Winning[];
  /** What paid, a sentence each. */
  readonly useWins: () => (round: CasinoRound) => readonly string[];
  /** Of all spins: those that return something, and those that return more than the stake. */
  readonly chances: { readonly something: Rational; readonly more: Rational };
  /** The most that comes back for a stake of one. */
  readonly top: Rational;
}
