import type { Score } from '../sports-line.ts';

type Row = { team1: string; team2: string; fullTime: Score };

/** Logarithms: a level, what playing at home adds, and each team's attack and defence. */
export type LeagueRates = {
  level: number;
  home: number;
  places: ReadonlyMap<string, number>;
  attack: Float64Array;
  defence: Float64Array;
};

/**
 * What is believed before any game: means of the logarithms, and how firmly (inverse variance).
 * Firmness 12 stands for teams that differ by about 0.29, which is what leagues show.
 */
const PRIOR = {
  level: { mean: 0.18, firmness: 10 },
  home: { mean: 0.22, firmness: 60 },
  team: { mean: 0, firmness: 12 },
};
const SWEEPS = 40;

type Sums = { goals: Float64Array; expected: Float64Array };
const sums = (size: number): Sums => ({
  goals: new Float64Array(size),
  expected: new Float64Array(size),
});

type Fit = LeagueRates & { rows: { a: number; b: number; goals: Score }[] };
type Prior = { mean: number; firmness: number };

/** One Newton step for every value of a group whose members do not touch each other. */
function improve(
  values: Float64Array,
  { goals, expected }: Sums,
  sign: 1 | -1,
  prior: Prior,
): void {
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    const mean = expected[i] ?? 0;
    const slope = sign * ((goals[i] ?? 0) - mean) - prior.firmness * (value - prior.mean);
    const step = slope / (mean + prior.firmness);
    values[i] = value + Math.min(0.5, Math.max(-0.5, step));
  }
}

/** The mean goals of both teams; unknown teams are average. */
export function leagueRates(fit: LeagueRates, team1: string, team2: string): [number, number] {
  return means(fit, fit.places.get(team1) ?? -1, fit.places.get(team2) ?? -1);
}

function means(fit: LeagueRates, a: number, b: number): [number, number] {
  const at = (values: Float64Array, place: number) => values[place] ?? 0;
  return [
    Math.exp(fit.level + fit.home + at(fit.attack, a) - at(fit.defence, b)),
    Math.exp(fit.level + at(fit.attack, b) - at(fit.defence, a)),
  ];
}

/** Goals seen and expected, added up by the team (or the constant) that `keys` names. */
function gather(fit: Fit, size: number, keys: (a: number, b: number) => [number, number]): Sums {
  const total = sums(size);
  for (const { a, b, goals } of fit.rows) {
    const mean = means(fit, a, b);
    const key = keys(a, b);
    for (const side of [0, 1] as const) {
      const place = key[side];
      if (place < 0) continue;
      total.goals[place] = (total.goals[place] ?? 0) + goals[side];
      total.expected[place] = (total.expected[place] ?? 0) + mean[side];
    }
  }
  return total;
}

function sweep(fit: Fit): void {
  const level = Float64Array.of(fit.level);
  improve(
    level,
    gather(fit, 1, () => [0, 0]),
    1,
    PRIOR.level,
  );
  fit.level = level[0] ?? 0;
  const home = Float64Array.of(fit.home);
  improve(
    home,
    gather(fit, 1, () => [0, -1]),
    1,
    PRIOR.home,
  );
  fit.home = home[0] ?? 0;
  const size = fit.attack.length;
  improve(
    fit.attack,
    gather(fit, size, (a, b) => [a, b]),
    1,
    PRIOR.team,
  );
  improve(
    fit.defence,
    gather(fit, size, (a, b) => [b, a]),
    -1,
    PRIOR.team,
  );
}

/**
 * The most likely rates of a league given its results and the prior. Attacks do not touch each
 * other while defences are held, so alternating Newton steps climb a concave hill.
 */
export function fitLeague(results: readonly Row[]): LeagueRates {
  const places = new Map<string, number>();
  const placeOf = (team: string) => {
    const place = places.get(team) ?? places.size;
    places.set(team, place);
    return place;
  };
  const rows = results.map(({ team1, team2, fullTime }) => ({
    a: placeOf(team1),
    b: placeOf(team2),
    goals: fullTime,
  }));
  const fit: Fit = {
    level: PRIOR.level.mean,
    home: PRIOR.home.mean,
    places,
    attack: new Float64Array(places.size),
    defence: new Float64Array(places.size),
    rows,
  };
  for (let i = 0; i < SWEEPS && rows.length > 0; i += 1) sweep(fit);
  const { rows: _, ...rates } = fit;
  return rates;
}
