import type { Score } from './sports-line.ts';

/** Goals of one team counted one by one up to here; beyond lies less than a millionth. */
const MOST_GOALS = 12;
const SIDE = MOST_GOALS + 1;

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

/** Probabilities of goals still to come, with the final score they would lead to. */
export type ScoreGrid = {
  /** Visits every final score with its probability; they add up to 1. */
  each(visit: (goals1: number, goals2: number, probability: number) => void): void;
  /** Probability of the final scores that `wanted` picks. */
  sum(wanted: (goals1: number, goals2: number) => boolean): number;
  /** Probability of this final score. */
  at(goals1: number, goals2: number): number;
  /** By final total of goals. */
  totals: Float64Array;
  /** By final lead of the first team; index 0 is a lead of `leastLead`. */
  leads: Float64Array;
  leastLead: number;
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

/**
 * The final score seen from now: `score` so far, `means` of the goals still to come, and the
 * dependence `rho` of low counts.
 */
export function scoreGrid(score: Score, means: Score, rho: number): ScoreGrid {
  const cells = cellsOf(means, rho);
  const totals = new Float64Array(score[0] + score[1] + 2 * MOST_GOALS + 1);
  const leads = new Float64Array(2 * MOST_GOALS + 1);
  const each: ScoreGrid['each'] = (visit) => {
    for (let i = 0; i < SIDE; i += 1) {
      for (let j = 0; j < SIDE; j += 1) {
        visit(score[0] + i, score[1] + j, cells[i * SIDE + j] ?? 0);
      }
    }
  };
  const leastLead = score[0] - score[1] - MOST_GOALS;
  each((goals1, goals2, probability) => {
    totals[goals1 + goals2] = (totals[goals1 + goals2] ?? 0) + probability;
    const place = goals1 - goals2 - leastLead;
    leads[place] = (leads[place] ?? 0) + probability;
  });
  const at = (goals1: number, goals2: number) => {
    const [i, j] = [goals1 - score[0], goals2 - score[1]];
    return i >= 0 && j >= 0 && i < SIDE && j < SIDE ? (cells[i * SIDE + j] ?? 0) : 0;
  };
  const sum: ScoreGrid['sum'] = (wanted) => {
    let whole = 0;
    each((goals1, goals2, probability) => {
      if (wanted(goals1, goals2)) whole += probability;
    });
    return whole;
  };
  return { each, sum, at, totals, leads, leastLead };
}
