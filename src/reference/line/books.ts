import { type ScoreGrid, scoreGrid } from './score-grid.ts';
import type { MarketGroup, Score } from './sports-line.ts';

/** The fair view of a match now: the score, and the mean goals both teams still have in them. */
export type Outlook = {
  score: Score;
  means: Score;
  rho: number;
  isLive: boolean;
  /** Mean goals of the first half; only before the match. */
  halfMeans: Score;
};

type Offer = { param: string | null; outcome: string; fair: number };

/**
 * Outcomes priced together: their fair probabilities, with `rest` for what is not offered, cover
 * all that can happen.
 */
export type Book = { group: MarketGroup; margin: number; offers: Offer[]; rest: number };

/** A grid with the plain numbers on which lines are chosen, and one with what they are priced on. */
export type Grids = { steady: ScoreGrid; moved: ScoreGrid; score: Score };

/** Overround of each group; rarer bets carry more. Live adds `LIVE_EXTRA`. */
const MARGINS: Readonly<Record<MarketGroup, number>> = {
  result: 0.05,
  'double-chance': 0.055,
  total: 0.05,
  handicap: 0.05,
  'draw-no-bet': 0.055,
  'both-score': 0.06,
  'half-time': 0.07,
  'next-goal': 0.07,
  'correct-score': 0.18,
};
const LIVE_EXTRA = 0.01;
const LEAST_SCORE_CHANCE = 0.013;
/** How far from evens the chance of a line may be for it to be offered. */
const TOTAL_REACH = 0.475;
const HANDICAP_REACH = 0.42;
const QUARTER_REACH = 0.1;

const offer = (outcome: string, fair: number, param: string | null = null): Offer => ({
  param,
  outcome,
  fair,
});

function book(group: MarketGroup, offers: Offer[], rest = 0): Book {
  return { group, margin: MARGINS[group], offers, rest };
}

type Three = readonly [number, number, number];

function winChances(grid: ScoreGrid): Three {
  const first = grid.sum((a, b) => a > b);
  const draw = grid.sum((a, b) => a === b);
  return [first, draw, Math.max(0, 1 - first - draw)];
}

/** Fair probability of winning a bet that gives the stake back on some part of the outcomes. */
const decided = (won: number, lost: number) => (won + lost > 0 ? won / (won + lost) : 0);

/**
 * The share that beats `line` among `values` that count up from `least`, stakes given back left
 * out; a quarter line is half a stake on each neighbouring half line.
 */
function beats(values: Float64Array, least: number, line: number): number {
  const lines = Number.isInteger(line * 2) ? [line] : [line - 0.25, line + 0.25];
  let [won, lost] = [0, 0];
  for (const single of lines) {
    for (let i = 0; i < values.length; i += 1) {
      if (i + least > single) won += values[i] ?? 0;
      else if (i + least < single) lost += values[i] ?? 0;
    }
  }
  return decided(won, lost);
}

/**
 * Half lines within `reach` of evens, quarter and whole ones only near it; the most even always.
 */
function linesNear(
  candidates: readonly number[],
  reach: number,
  chanceOf: (line: number) => number,
): number[] {
  const halves = candidates.filter((line) => !Number.isInteger(line) && Number.isInteger(line * 2));
  const main = mostEven(halves, chanceOf);
  return candidates.filter((line) => {
    if (line === main) return true;
    const even = Math.abs(chanceOf(line) - 0.5);
    return even <= (halves.includes(line) ? reach : QUARTER_REACH);
  });
}

function mostEven(lines: readonly number[], chanceOf: (line: number) => number): number {
  const off = (line: number) => Math.abs(chanceOf(line) - 0.5);
  return lines.reduce((best, line) => (off(line) < off(best) ? line : best), lines[0] ?? 0.5);
}

const HIGHEST_TOTAL = 5.5;

/** From half a goal above the goals scored, six half lines up, with the quarters between. */
function totalLines(goals: number): number[] {
  const count = (Math.max(HIGHEST_TOTAL, goals + 3.5) - goals - 0.5) * 4 + 1;
  return Array.from({ length: count }, (_, i) => goals + 0.5 + i / 4);
}

const goalsOf = (score: Score) => score[0] + score[1];
const totalChance = (grid: ScoreGrid) => (line: number) => beats(grid.totals, 0, line);

/** The half line whose over and under are nearest to even: the one a list of games shows. */
export function mainTotal({ steady, score }: Pick<Grids, 'steady' | 'score'>): string {
  const halves = totalLines(goalsOf(score)).filter((line) => line % 1 === 0.5);
  return String(mostEven(halves, totalChance(steady)));
}

function totalBooks({ steady, moved, score }: Grids): Book[] {
  const lines = linesNear(totalLines(goalsOf(score)), TOTAL_REACH, totalChance(steady));
  return lines.map((line) => {
    const over = totalChance(moved)(line);
    return book('total', [
      offer('over', over, String(line)),
      offer('under', 1 - over, String(line)),
    ]);
  });
}

/** Lines are leads of the first team; its handicap is the line with the sign turned. */
function handicapBooks({ steady, moved, score }: Grids): Book[] {
  const lead = score[0] - score[1];
  const candidates = Array.from({ length: 25 }, (_, i) => lead - 3 + i / 4);
  const chanceIn = (grid: ScoreGrid) => (line: number) => beats(grid.leads, grid.leastLead, line);
  const lines = linesNear(candidates, HANDICAP_REACH, chanceIn(steady)).filter(
    (line) => line !== 0,
  );
  return lines.map((line) => {
    const first = chanceIn(moved)(line);
    return book('handicap', [
      offer('1', first, String(-line)),
      offer('2', 1 - first, String(line)),
    ]);
  });
}

function resultBooks(grid: ScoreGrid): Book[] {
  const [first, draw, second] = winChances(grid);
  const noBet = decided(first, second);
  return [
    book('result', [offer('1', first), offer('X', draw), offer('2', second)]),
    book('double-chance', [
      offer('1X', first + draw),
      offer('12', first + second),
      offer('X2', draw + second),
    ]),
    book('draw-no-bet', [offer('1', noBet), offer('2', 1 - noBet)]),
  ];
}

function bothScoreBooks({ moved, score }: Grids): Book[] {
  if (score[0] > 0 && score[1] > 0) return [];
  const yes = moved.sum((a, b) => a > 0 && b > 0);
  return [book('both-score', [offer('yes', yes), offer('no', 1 - yes)])];
}

function correctScoreBook({ steady, moved }: Grids): Book {
  const offers: Offer[] = [];
  let offered = 0;
  steady.each((a, b, probability) => {
    if (probability < LEAST_SCORE_CHANCE) return;
    const fair = moved.at(a, b);
    offered += fair;
    offers.push(offer(`${a}:${b}`, fair));
  });
  return book('correct-score', offers, Math.max(0, 1 - offered));
}

function halfTimeBook({ halfMeans, rho }: Outlook): Book {
  const [first, draw, second] = winChances(scoreGrid([0, 0], halfMeans, rho));
  return book('half-time', [offer('1', first), offer('X', draw), offer('2', second)]);
}

function nextGoalBook({ score, means }: Outlook): Book {
  const param = String(goalsOf(score) + 1);
  const all = means[0] + means[1];
  const none = Math.exp(-all);
  const first = ((1 - none) * means[0]) / all;
  return book('next-goal', [
    offer('1', first, param),
    offer('X', none, param),
    offer('2', 1 - none - first, param),
  ]);
}

/**
 * Every book open on a match. Lines are chosen on `steady` means and priced on `moved` ones, so
 * that noise moves prices without making lines come and go.
 */
export function openBooks(steady: Outlook, moved: Outlook): { books: Book[]; grids: Grids } {
  const grids: Grids = {
    steady: scoreGrid(steady.score, steady.means, steady.rho),
    moved: scoreGrid(moved.score, moved.means, moved.rho),
    score: moved.score,
  };
  const books = [
    ...resultBooks(grids.moved),
    ...totalBooks(grids),
    ...handicapBooks(grids),
    ...bothScoreBooks(grids),
    correctScoreBook(grids),
    moved.isLive ? nextGoalBook(moved) : halfTimeBook(moved),
  ];
  if (!moved.isLive) return { books, grids };
  return { books: books.map((one) => ({ ...one, margin: one.margin + LIVE_EXTRA })), grids };
}
