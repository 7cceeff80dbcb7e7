import type { Score } from '../sports-line.ts';
import type { LeagueRates } from './league-fit.ts';
import { fitLeague, leagueRates } from './league-fit.ts';
import { lowScoreFactor } from './score-grid.ts';

/** A result to learn from. `league` joins seasons of one competition. */
export type PlayedMatch = {
  league: string;
  team1: string;
  team2: string;
  fullTime: Score;
  halfTime: Score | null;
};

export type GoalModel = {
  /** Mean goals of both teams in normal time, the first at home. Unknown teams are average. */
  expected(league: string, team1: string, team2: string): Score;
  /** Dixon-Coles dependence of low scores, 0 for none; at most 0.05 above. */
  rho: number;
  /** Share of all goals that fall in the first half. */
  firstHalfShare: number;
};

const LEAST_MEAN = 0.15;
const MOST_MEAN = 5;
/** Goals counted as seen before any are, so that a few files cannot tilt the share far. */
const SHARE_PRIOR = { firstHalf: 45, all: 100 };

function shareOf(results: readonly PlayedMatch[]): number {
  let { firstHalf, all } = SHARE_PRIOR;
  for (const { halfTime, fullTime } of results) {
    if (!halfTime) continue;
    firstHalf += halfTime[0] + halfTime[1];
    all += fullTime[0] + fullTime[1];
  }
  return firstHalf / all;
}

/** The dependence that makes the low scores seen most likely, among plausible ones. */
function rhoOf(results: readonly PlayedMatch[], expected: GoalModel['expected']): number {
  const rows = results.map(({ league, team1, team2, fullTime }) => ({
    means: expected(league, team1, team2),
    fullTime,
  }));
  let best = { rho: 0, fit: 0 };
  for (let step = -15; step <= 5; step += 1) {
    const rho = step / 100;
    let fit = 0;
    for (const { means, fullTime } of rows) {
      fit += Math.log(lowScoreFactor(fullTime[0], fullTime[1], means, rho));
    }
    if (fit > best.fit) best = { rho, fit };
  }
  return best.rho;
}

const clamp = (mean: number) => Math.min(MOST_MEAN, Math.max(LEAST_MEAN, mean));

/**
 * Fits attack, defence and home advantage of every league on the results given, each held
 * towards the mean as far as its games are few. Deterministic; thousands of matches take
 * a fraction of a second.
 */
export function fitGoalModel(results: readonly PlayedMatch[]): GoalModel {
  const leagues = new Map<string, LeagueRates>();
  for (const [league, rows] of Map.groupBy(results, (row) => row.league)) {
    leagues.set(league, fitLeague(rows));
  }
  const unknown = fitLeague([]);
  const expected = (league: string, team1: string, team2: string): Score => {
    const [mean1, mean2] = leagueRates(leagues.get(league) ?? unknown, team1, team2);
    return [clamp(mean1), clamp(mean2)];
  };
  return { expected, rho: rhoOf(results, expected), firstHalfShare: shareOf(results) };
}
