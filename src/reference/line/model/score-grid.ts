import type { Score } from '../sports-line.ts';

/** Goals of one team counted one by one up to here; beyond lies less than a millionth. */
export const MOST_GOALS = 12;
const SIDE = MOST_GOALS + 1;
const NO_GOALS = new Float64Array(0);

/**
 * Dixon-Coles correction of the four lowest scores: draws a little likelier than independence
 * says when rho is negative. Never below a small positive number.
 */
export function lowScoreFactor(goals1: number, goals2: number, means: Score, rho: number): number {
  if (goals1 > 1 || goals2 > 1) return 1;
  let shift: number;
  if (goals1 === goals2) shift = goals1 === 0 ? -means[0] * means[1] : -1;
  else shift = goals1 === 0 ? means[0] : means[1];
  return Math.max(0.01, 1 + shift * rho);
}

function poisson(mean: number): Float64Array {
  const terms = new Float64Array(SIDE);
  let term = Math.exp(-mean);
  for (let goals = 0; goals < SIDE; goals += 1) {
    terms[goals] = term;
    term *= mean / (goals + 1);
  }
  return terms;
}

/** Probabilities of goals still to come in a stretch, with the score they would lead to. */
export type ScoreGrid = {
  /** The score now. */
  base: Score;
  /** A row of `side` scores for each count of goals of the first team, from the score now on. */
  cells: Float64Array;
  side: number;
  /** Visits every score that may come of it with its probability; they add up to 1. */
  each(visit: (goals1: number, goals2: number, probability: number) => void): void;
  /** Probability of the scores that `wanted` picks. */
  sum(wanted: (goals1: number, goals2: number) => boolean): number;
  /** Probability of this score. */
  at(goals1: number, goals2: number): number;
};

function cellsOf(means: Score, rho: number): Float64Array {
  const [row, column] = [poisson(means[0]), poisson(means[1])];
  const cells = new Float64Array(SIDE * SIDE);
  let whole = 0;
  for (let i = 0; i < SIDE; i += 1) {
    for (let j = 0; j < SIDE; j += 1) {
      const cell = (row[i] ?? 0) * (column[j] ?? 0) * lowScoreFactor(i, j, means, rho);
      cells[i * SIDE + j] = cell;
      whole += cell;
    }
  }
  for (let i = 0; i < cells.length; i += 1) cells[i] = (cells[i] ?? 0) / whole;
  return cells;
}

/** A grid of `most` goals more of either team; `cells` holds a row for each count of the first. */
function gridOf(base: Score, cells: Float64Array, most = MOST_GOALS): ScoreGrid {
  const side = most + 1;
  const each: ScoreGrid['each'] = (visit) => {
    for (let i = 0; i < side; i += 1) {
      for (let j = 0; j < side; j += 1) visit(base[0] + i, base[1] + j, cells[i * side + j] ?? 0);
    }
  };
  const at = (goals1: number, goals2: number) => {
    const [i, j] = [goals1 - base[0], goals2 - base[1]];
    return i >= 0 && j >= 0 && i < side && j < side ? (cells[i * side + j] ?? 0) : 0;
  };
  const sum: ScoreGrid['sum'] = (wanted) => {
    let whole = 0;
    each((goals1, goals2, probability) => {
      if (wanted(goals1, goals2)) whole += probability;
    });
    return whole;
  };
  return { base, cells, side, each, sum, at };
}

/** The grid of what is over: one score, for sure. */
export const knownScore = (score: Score): ScoreGrid => gridOf(score, Float64Array.of(1), 0);

/**
 * The final score seen from now: `score` so far, `means` of the goals still to come, and the
 * dependence `rho` of low counts.
 */
export function scoreGrid(score: Score, means: Score, rho: number): ScoreGrid {
  return gridOf(score, cellsOf(means, rho));
}

/** By number of goals (rows), how likely so many of them fall where each does with chance `share`. */
export function fallingIn(share: number): Float64Array[] {
  let before = Float64Array.of(1);
  const rows = [before];
  for (let goals = 1; goals < SIDE; goals += 1) {
    const row = new Float64Array(goals + 1);
    for (let k = 0; k <= goals; k += 1) {
      row[k] = (before[k - 1] ?? 0) * share + (before[k] ?? 0) * (1 - share);
    }
    rows.push(row);
    before = row;
  }
  return rows;
}

/** How far apart the cells are of one goal more of a team, and of one more of the other. */
type Steps = { team: number; other: number };

/** Spreads the goals of one team over how many of them fall in a part. */
function spread(
  from: Float64Array,
  to: Float64Array,
  falls: readonly Float64Array[],
  { team, other }: Steps,
): void {
  for (let goals = 0; goals < SIDE; goals += 1) {
    const row = falls[goals] ?? NO_GOALS;
    for (let against = 0; against < SIDE; against += 1) {
      const probability = from[goals * team + against * other] ?? 0;
      for (let k = 0; k <= goals; k += 1) {
        const at = k * team + against * other;
        to[at] = (to[at] ?? 0) + probability * (row[k] ?? 0);
      }
    }
  }
}

/** Of the goals of a grid those that fall in a part of the time left, on top of `score`. */
export function partOf(grid: ScoreGrid, share: number, score: Score): ScoreGrid {
  const falls = fallingIn(share);
  const first = new Float64Array(SIDE * SIDE);
  const cells = new Float64Array(SIDE * SIDE);
  spread(grid.cells, first, falls, { team: SIDE, other: 1 });
  spread(first, cells, falls, { team: 1, other: SIDE });
  return gridOf(score, cells);
}
