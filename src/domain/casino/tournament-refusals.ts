/** Why nobody takes part in a tournament by a press, in the order it is asked. */
export const TOURNAMENT_REFUSALS = [
  /** Who plays, or what there is, is not known yet. */
  'waiting',
  'not-offered',
  'unknown',
  'over',
  'left',
] as const;

export type TournamentRefusal = (typeof TOURNAMENT_REFUSALS)[number];
