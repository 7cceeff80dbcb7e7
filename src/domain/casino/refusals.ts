/** Why the house takes no bet, or no choice within a round: what a refusal says, and texts tell. */
export const CASINO_REFUSALS = [
  /** There is no such game, or it is out of service. */
  'game-off',
  /** Not in this place: the kind of game, or play money for guests. */
  'not-offered',
  /** No bet of this game; no choice that this round allows. */
  'bet',
  'action',
  /** Outside the bounds, which `bound` says. */
  'stake',
  /** The account is not the player's, or the recording is somebody else's. */
  'not-accepted',
  'active-elsewhere',
  'banned',
  'excluded',
  'time-up',
  'limit-missing',
  /** More than a limit on stakes or losses leaves, which `bound` says. */
  'limit',
  'insufficient-funds',
  'session-ended',
  /** A reminder of the time has to be answered first. */
  'reality-check',
  /** After an hour of slots its summary has to be confirmed; then nothing is played for `wait`. */
  'confirm',
  'pause',
  /** Rounds begin no faster than that: `wait`. */
  'too-soon',
  /** A round of this game, or of another one, is not over: `roundId`. */
  'round-open',
  'other-game-open',
  /** No client seed was chosen yet. */
  'client-seed',
  /** The seed decides a round that is not over. */
  'seed-in-use',
  /** It takes no bets any more, or not yet. */
  'draw-closed',
  /** Of one draw a player has so many bets already. */
  'too-many-bets',
  'round-closed',
  /** Another step comes next: `step`. */
  'wrong-step',
] as const;
