import type { State } from '../../projections/state.ts';

/** A bet in the player's history. */
export type Bet = State['bets']['items'][number];

/** One selection of it. */
export type BetLeg = Bet['legs'][number];
