import { EFOOTBALL, FOOTBALL, VIRTUAL_GAMES } from '../../../domain/line/sports.ts';
import type { Competition, Fixture } from '../fixture.ts';
import { fitGoalModel, type GoalModel, type PlayedMatch } from '../model/goal-model.ts';
import { shownNames } from '../shown-name.ts';
import { slugOf } from '../slug.ts';
import type { Champ, Score, Sport } from '../sports-line.ts';
import { builtInSchedule } from './built-in-schedule.ts';
import { readFixtures } from './football-json.ts';
import { VIRTUAL_LEAGUES } from './virtual-players.ts';

/** What a sport is known by: its numbers lie apart from those of the others. */
const KNOWN_BY = {
  football: { sport: FOOTBALL, firstChampId: 1001, firstGameId: 500_001 },
  virtual: { sport: EFOOTBALL, firstChampId: 2001, firstGameId: VIRTUAL_GAMES },
} as const;

/** What is played and how good the teams are: all that does not depend on time. */
export type Program = {
  sport: Sport;
  /** Of its first match; the others follow without a gap and without an end. */
  firstGameId: number;
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

type Chosen = Pick<Program, 'isMadeUp' | 'problems'> & { competitions: readonly Competition[] };

/** The goal model is fitted on what the competitions have of results. */
function programOf(known: keyof typeof KNOWN_BY, chosen: Chosen): Program {
  const { sport, firstChampId, firstGameId } = KNOWN_BY[known];
  const { competitions, isMadeUp, problems } = chosen;
  const model: GoalModel = fitGoalModel(competitions.flatMap(resultsOf));
  return {
    ...{ sport, firstGameId, competitions },
    champs: shownNames(competitions.map(({ name }) => name)).map((name, index): Champ => {
      const id = firstChampId + index;
      return { id, slug: slugOf(id, name), name, sportId: sport.id, gameCount: 0 };
    }),
    meansOf: (champ, { team1, team2 }) =>
      model.expected(leagueOf(competitions[champ]?.name ?? ''), team1, team2),
    rho: model.rho,
    firstHalfShare: model.firstHalfShare,
    isMadeUp,
    problems,
  };
}

/** Keeps the last that was made: what is made up follows from its seed, and takes a while to make. */
function bySeed(make: (seed: number) => Program): (seed: number) => Program {
  let last: { readonly seed: number; readonly program: Program } | undefined;
  return (seed) => {
    if (last?.seed !== seed) last = { seed, program: make(seed) };
    return last.program;
  };
}

const builtIn = bySeed((seed) => programOf('football', choose(undefined, seed)));

/** Loads the fixtures at `path`, or the built-in schedule. */
export const loadProgram = (path: string | undefined, seed: number): Program =>
  path === undefined ? builtIn(seed) : programOf('football', choose(path, seed));

/** Virtual football: made-up championships, and nothing that anybody plays. */
export const virtualProgram = bySeed((seed) =>
  programOf('virtual', {
    ...{ competitions: builtInSchedule(seed, VIRTUAL_LEAGUES), isMadeUp: true, problems: [] },
  }),
);
