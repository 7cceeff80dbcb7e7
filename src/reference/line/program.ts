import { builtInSchedule } from './built-in-schedule.ts';
import type { Competition, Fixture } from './fixture.ts';
import { readFixtures } from './football-json.ts';
import { fitGoalModel, type GoalModel, type PlayedMatch } from './goal-model.ts';
import { slugOf } from './slug.ts';
import type { Champ, Score, Sport } from './sports-line.ts';

export const FOOTBALL: Sport = { id: 1, slug: 'football', name: 'Football' };
const FIRST_CHAMP_ID = 1001;

/** What is played and how good the teams are: all that does not depend on time. */
export type Program = {
  competitions: readonly Competition[];
  /** One for each competition, in the same order; `gameCount` is 0 here. */
  champs: readonly Champ[];
  /** Mean goals of both teams of a fixture in normal time. */
  meansOf(champ: number, fixture: Fixture): Score;
  rho: number;
  firstHalfShare: number;
  /** Whether its results are made up: they say how good teams are, and what is played has others. */
  isMadeUp: boolean;
  problems: readonly string[];
};

/** Seasons of one competition share what is known of its teams: the name without the years. */
const leagueOf = (name: string) => name.replace(/\s+(19|20)\d\d([-/](19|20)?\d\d)?$/, '');

function resultsOf({ name, fixtures }: Competition): PlayedMatch[] {
  return fixtures.flatMap(({ team1, team2, fullTime, halfTime, isAbandoned }) =>
    fullTime && !isAbandoned ? [{ league: leagueOf(name), team1, team2, fullTime, halfTime }] : [],
  );
}

function choose(path: string | undefined, seed: number) {
  const madeUp = () => ({ competitions: builtInSchedule(seed), isMadeUp: true });
  if (path === undefined) return { ...madeUp(), problems: [] };
  const { competitions, problems } = readFixtures(path);
  if (competitions.length > 0) return { competitions, isMadeUp: false, problems };
  const note = 'no fixtures could be taken from there, so the built-in schedule is played';
  return { ...madeUp(), problems: [...problems, note] };
}

function champOf({ name }: Competition, index: number): Champ {
  const id = FIRST_CHAMP_ID + index;
  return { id, slug: slugOf(id, name), name, sportId: FOOTBALL.id, gameCount: 0 };
}

/** Loads the fixtures at `path`, or the built-in schedule, and fits the goal model on them. */
export function loadProgram(path: string | undefined, seed: number): Program {
  const { competitions, isMadeUp, problems } = choose(path, seed);
  const model: GoalModel = fitGoalModel(competitions.flatMap(resultsOf));
  return {
    competitions,
    champs: competitions.map(champOf),
    meansOf: (champ, { team1, team2 }) =>
      model.expected(leagueOf(competitions[champ]?.name ?? ''), team1, team2),
    rho: model.rho,
    firstHalfShare: model.firstHalfShare,
    isMadeUp,
    problems,
  };
}
