import type { Competition, Fixture } from '../fixture.ts';
import { bell, chance, hashOf, poissonAt } from '../seeded.ts';
import type { Score } from '../sports-line.ts';
import { BUILT_IN_LEAGUES } from './built-in-clubs.ts';

const MINUTES_A_WEEK = 7 * 24 * 60;
const FIRST_HALF_SHARE = 0.45;
const HOME_MEAN = 1.5;
const AWAY_MEAN = 1.15;
/** How far clubs differ: the deviation of the logarithm of attack and of defence. */
const SPREAD = 0.24;

/** Pairs of one round by the circle method: the first stays, the others turn one place a round. */
function pairsOf(round: number, size: number): [number, number][] {
  const turning = size - 1;
  const at = (place: number) => (place === 0 ? 0 : ((place - 1 + round) % turning) + 1);
  return Array.from({ length: size / 2 }, (_, i): [number, number] => {
    const [a, b] = [at(i), at(size - 1 - i)];
    // Turning alone would leave the first club at home for half a season.
    return (i === 0 ? round : i) % 2 === 0 ? [a, b] : [b, a];
  });
}

type League = { name: string; clubs: readonly string[] };

/** A league in its place, and how good its clubs are. */
type Playing = { league: number; clubs: readonly string[]; strengths: Strength[] };

type Strength = { attack: number; defence: number };

function strengthsOf(league: number, size: number, seed: number): Strength[] {
  return Array.from({ length: size }, (_, club) => ({
    attack: SPREAD * bell(seed, league, club, 1),
    defence: SPREAD * bell(seed, league, club, 2),
  }));
}

function playHalves(means: Score, ...key: readonly number[]): { halfTime: Score; fullTime: Score } {
  const goals = (mean: number, draw: number) => poissonAt(chance(draw, ...key), mean);
  const halfTime: Score = [
    goals(means[0] * FIRST_HALF_SHARE, 1),
    goals(means[1] * FIRST_HALF_SHARE, 2),
  ];
  const fullTime: Score = [
    halfTime[0] + goals(means[0] * (1 - FIRST_HALF_SHARE), 3),
    halfTime[1] + goals(means[1] * (1 - FIRST_HALF_SHARE), 4),
  ];
  return { halfTime, fullTime };
}

function roundOf({ league, clubs, strengths }: Playing, round: number, seed: number): Fixture[] {
  const half = clubs.length - 1;
  const pairs = pairsOf(round % half, clubs.length).map(([a, b]) =>
    round < half ? [a, b] : [b, a],
  );
  const shuffled = pairs.toSorted(
    ([a = 0], [b = 0]) => hashOf(seed, league, round, a) - hashOf(seed, league, round, b),
  );
  return shuffled.map(([home = 0, away = 0], place) => {
    const means: Score = [
      HOME_MEAN * Math.exp((strengths[home]?.attack ?? 0) - (strengths[away]?.defence ?? 0)),
      AWAY_MEAN * Math.exp((strengths[away]?.attack ?? 0) - (strengths[home]?.defence ?? 0)),
    ];
    return {
      round: `Matchday ${round + 1}`,
      order: round * MINUTES_A_WEEK + place,
      team1: clubs[home] ?? '',
      team2: clubs[away] ?? '',
      ...playHalves(means, seed, league, home, away),
      goals: null,
      isOff: false,
      isAbandoned: false,
    };
  });
}

/**
 * Made-up leagues, each a double round robin with results drawn by `seed`; of an even number of clubs.
 * Six of twenty clubs stand in where no fixtures are given.
 */
export function builtInSchedule(
  seed: number,
  leagues: readonly League[] = BUILT_IN_LEAGUES,
): Competition[] {
  return leagues.map(({ name, clubs }, league) => {
    const playing = { league, clubs, strengths: strengthsOf(league, clubs.length, seed) };
    const rounds = Array.from({ length: (clubs.length - 1) * 2 }, (_, round) => round);
    return { name, fixtures: rounds.flatMap((round) => roundOf(playing, round, seed)) };
  });
}
