import type { ComponentType } from 'react';
import type { GameName } from '../../../domain/casino/rows.ts';
import type { VerifyingEngine } from '../../../domain/casino/verify.ts';
import type { CasinoGame, CasinoRound } from '../../../site/contract/casino.ts';

/** What a game says of a round in the player's language. */
export interface GameWords {
  /** What was bet on, and what was chosen. */
  readonly bet: (round: CasinoRound) => string;
  /** What was drawn, as far as it is known. */
  readonly drawn: (round: CasinoRound) => string;
}

/** A game as its page has it, loaded when the page opens. */
export interface TableGame {
  readonly name: GameName;
  readonly View: ComponentType<{ readonly game: CasinoGame }>;
  /** What lies on the table: of the round that is played, or of one of before. */
  readonly Scene: ComponentType<{ readonly game: CasinoGame }>;
  /** The rules in words, chances beside multipliers. */
  readonly Rules: ComponentType<{ readonly game: CasinoGame }>;
  readonly useWords: () => GameWords;
  readonly engine: VerifyingEngine;
  /** Of this engine: a round that was begun under another cannot be computed with it. */
  readonly rulesVersion: string;
  /**
   * Below which numbers the whole numbers of its draw lie, one after the other: of some games what was drawn
   * first says what is drawn then.
   */
  readonly bounds: (bet: CasinoRound['bet'], draw: unknown) => readonly number[];
}
