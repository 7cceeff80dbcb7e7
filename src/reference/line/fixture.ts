import type { Score } from './sports-line.ts';

/** A goal of normal time: `minute` 1 to 45 and 46 to 90, `added` minutes of stoppage beyond it. */
export type FixtureGoal = { team: 1 | 2; minute: number; added: number };

/** A match as a source of fixtures knows it. The score is that of normal time. */
export type Fixture = {
  round: string;
  /** Minutes since 1970 by the source's clock; only orders the matches of a competition. */
  order: number;
  team1: string;
  team2: string;
  halfTime: Score | null;
  fullTime: Score | null;
  /** Null when the minutes are not known or contradict the score. */
  goals: readonly FixtureGoal[] | null;
  /** Postponed or called off: never played, every bet on it is void. */
  isOff: boolean;
  /** Broken off for good; the scores are those of that moment. */
  isAbandoned: boolean;
};

export type Competition = { name: string; fixtures: readonly Fixture[] };
