/**
 * The form of a game's engine: a file of `games/`, pure, JSON in and out. A *bet* is what is staked and on
 * what, known before the draw; `settle` takes it together with what was done since (`picks`, `cashOut`,
 * `actions`, `hold`, `calls`). Each of them takes whatever JSON there is and throws CasinoInputError.
 */
export interface Engine {
  /** All numbers that the rules are made of; the version of the rules is their hash. */
  readonly tables: object;
  /**
   * All that chance decides in the round; of the bet it reads only what the draw depends on. Whoever checks
   * a draw gives a FairStream in place of seeds, and asks it afterwards what it used.
   */
  draw(seeds: unknown, bet: unknown): unknown;
  /**
   * What the draw is worth; `payout` is null while the round is open. Where nothing is worth anything before
   * the player has chosen, as in video poker and memory, an open round throws `action`: `isOpen` tells.
   */
  settle(draw: unknown, bet: unknown): { readonly payout: number | null };
  /** Expected return per unit staked, "num/den". */
  rtp(setup: unknown): string;
  /** What is staked on the bet before the draw, in minor units; throws for a bet that cannot be made. */
  stakedOn(bet: unknown): number;
  /** The most that the round can return per unit staked on it then, "num/den". */
  largestMultiplier(bet: unknown): string;
  /** What is bet on where that comes of the player's own seeds, and not of the draw. */
  ticket?(seeds: unknown): readonly number[];
  /** What is known of a shared draw before anybody bets, where that comes of the hash of the draw before. */
  field?(previous: unknown): readonly number[];
  /** What was done when a round has just begun. Only games of several steps have this and what follows. */
  readonly begun?: object;
  /** Whether something is still to be done in the round; else it can be settled. */
  isOpen?(draw: unknown, bet: unknown): boolean;
  /** What of the draw may be told so far; of other games it is all of it, once paid for. */
  shown?(draw: unknown, bet: unknown): unknown;
  /** How a round ends that its player left. */
  byRule?(draw: unknown, bet: unknown): Ending<unknown>;
}

/** Settled with these steps, or over with the stake given back. */
export type Ending<Bet> =
  | { readonly by: 'settling'; readonly bet: Bet }
  | { readonly by: 'returning-stake' };
