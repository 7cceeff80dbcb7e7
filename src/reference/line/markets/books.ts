import type { Bet } from '../market-id.ts';
import type { MarketGroup, Score } from '../sports-line.ts';
import type { Chances, Outlook } from './chances.ts';
import { halfLinesAbove, linesAbove, linesAround, linesNear, mainLine } from './lines.ts';

/**
 * Bets priced together: with what is not offered they cover all that can happen, `whole` times.
 */
export type Book = { group: MarketGroup; bets: Bet[]; whole: number };

/** A match as the choice of its books sees it. */
type View = { outlook: Outlook; chances: Chances };

/** How far from evens the chance of a line may be for it to be offered. */
const TOTAL_REACH = 0.475;
const HANDICAP_REACH = 0.42;
const PART_REACH = 0.4;
const HIGHEST_TOTAL = 5.5;
/** What is less likely is not offered, and neither is what nearly nothing can prevent. */
const LEAST_CHANCE = 0.004;
const MOST_CHANCE = 0.985;
const LEAST_SCORE_CHANCE = 0.013;

const goalsOf = ([goals1, goals2]: Score): number => goals1 + goals2;

function bookOf(
  group: MarketGroup,
  outcomes: readonly string[],
  param: number | null = null,
  whole = 1,
): Book {
  const text = param === null ? null : String(param);
  return { group, bets: outcomes.map((outcome) => ({ group, param: text, outcome })), whole };
}

const WINNERS = ['1', 'X', '2'];
const YES_NO = ['yes', 'no'];
const SIDES = ['over', 'under'];
const joined = (firsts: readonly string[], seconds: readonly string[]): string[] =>
  firsts.flatMap((first) => seconds.map((second) => `${first}-${second}`));

const over =
  (group: MarketGroup, { chances }: View) =>
  (line: number) =>
    chances.fair({ group, param: String(line), outcome: 'over' });

/** From half a goal above the goals scored, six half lines up, with the quarters between. */
const totalLines = (goals: number): number[] =>
  linesAbove(goals, Math.max(HIGHEST_TOTAL, goals + 3.5));

/** The half line whose over and under are nearest to even: the one a list of games shows. */
export function mainTotal(view: View): string {
  return String(mainLine(totalLines(goalsOf(view.outlook.score)), over('total', view)));
}

const totalsOn = (
  group: MarketGroup,
  lines: readonly number[],
  reach: number,
  view: View,
): Book[] => linesNear(lines, reach, over(group, view)).map((line) => bookOf(group, SIDES, line));

/** Lines are leads of the first team; its handicap is the line with the sign turned. */
function handicapsOn(
  group: 'handicap' | 'half-handicap',
  lines: readonly number[],
  reach: number,
  { chances }: View,
): Book[] {
  const first = (line: number): Bet => ({ group, param: String(-line), outcome: '1' });
  return linesNear(lines, reach, (line) => chances.fair(first(line)))
    .filter((line) => line !== 0)
    .map((line) => ({
      group,
      bets: [first(line), { group, param: String(line), outcome: '2' }],
      whole: 1,
    }));
}

/** Whole leads given away, but the present one, which is a bet on the rest of the match. */
const europeanHandicaps = ({ outlook: { score } }: View): Book[] =>
  [-2, -1, 1, 2]
    .map((handicap) => handicap - (score[0] - score[1]))
    .filter((handicap) => handicap !== 0)
    .map((handicap) => bookOf('european-handicap', WINNERS, handicap));

function scoresOn(group: 'correct-score' | 'half-correct-score', { outlook, chances }: View): Book {
  const [goals1, goals2] = outlook.score;
  const scores: string[] = [];
  for (let i = 0; i <= 6; i += 1) {
    for (let j = 0; j <= 6; j += 1) scores.push(`${goals1 + i}:${goals2 + j}`);
  }
  const isLikely = (outcome: string) =>
    chances.fair({ group, param: null, outcome }) >= LEAST_SCORE_CHANCE;
  return bookOf(group, scores.filter(isLikely));
}

const MARGINS = ['1-1', '1-2', '1-3+', 'X', '2-1', '2-2', '2-3+'];
const COUNTS = ['0', '1', '2', '3', '4', '5', '6+'];
const RACES = [2, 3];

/** What is asked of the whole match, the most used first. */
function matchBooks(view: View): Book[] {
  const { score } = view.outlook;
  const teamTotals = (group: 'total-1' | 'total-2', goals: number) =>
    totalsOn(group, halfLinesAbove(goals, 4), PART_REACH, view);
  return [
    bookOf('result', WINNERS),
    ...totalsOn('total', totalLines(goalsOf(score)), TOTAL_REACH, view),
    bookOf('double-chance', ['1X', '12', 'X2'], null, 2),
    bookOf('draw-no-bet', ['1', '2']),
    ...handicapsOn('handicap', linesAround(score[0] - score[1], 3), HANDICAP_REACH, view),
    bookOf('both-score', YES_NO),
    bookOf('next-goal', WINNERS, goalsOf(score) + 1),
    ...teamTotals('total-1', score[0]),
    ...teamTotals('total-2', score[1]),
    scoresOn('correct-score', view),
    ...europeanHandicaps(view),
    ...halfLinesAbove(Math.max(1, goalsOf(score)), 3).map((line) =>
      bookOf('result-total', joined(WINNERS, SIDES), line),
    ),
    // Once both have scored it is the result at another price.
    ...(score[0] > 0 && score[1] > 0 ? [] : [bookOf('result-both-score', joined(WINNERS, YES_NO))]),
    bookOf('winning-margin', MARGINS),
    bookOf('exact-goals', COUNTS),
    bookOf('odd-even', ['odd', 'even']),
    ...RACES.map((count) => bookOf('race', WINNERS, count)),
    ...(['clean-sheet-1', 'clean-sheet-2', 'win-to-nil-1', 'win-to-nil-2'] as const).map((group) =>
      bookOf(group, YES_NO),
    ),
  ];
}

/** What is asked of the halves; those of the first one as long as it lasts. */
function halfBooks(view: View): Book[] {
  const { score, halfTime } = view.outlook;
  const second = halfTime ? goalsOf(score) - goalsOf(halfTime) : 0;
  const ofFirst = (): Book[] => [
    bookOf('half-time', WINNERS),
    ...totalsOn('half-total', linesAbove(goalsOf(score), goalsOf(score) + 2.5), PART_REACH, view),
    ...handicapsOn('half-handicap', linesAround(score[0] - score[1], 1), PART_REACH, view),
    bookOf('half-both-score', YES_NO),
    scoresOn('half-correct-score', view),
  ];
  return [
    ...(halfTime ? [] : ofFirst()),
    bookOf('half-full', joined(WINNERS, WINNERS)),
    bookOf('second-half', WINNERS),
    ...totalsOn('second-half-total', linesAbove(second, second + 3.5), PART_REACH, view),
    bookOf('second-half-both-score', YES_NO),
    bookOf('highest-half', WINNERS),
  ];
}

/** A book without what is decided, or as good as decided; null where nothing of it is left. */
function offered(book: Book, { chances }: View): Book | null {
  if (book.group === 'result') return book;
  const { bets } = book;
  if (bets.some((bet) => chances.fair(bet) > MOST_CHANCE && !isMain(bet))) return null;
  const open = bets.filter(
    (bet) => chances.isOpen(bet) && (isMain(bet) || chances.fair(bet) >= LEAST_CHANCE),
  );
  return open.length === 0 ? null : { ...book, bets: open };
}

/** Totals stay as long as the match: late in it all of them are nearly sure. */
const isMain = ({ group }: Bet): boolean => group === 'total';

/**
 * The books open on a match, the most used first. They are chosen on a view without noise, so that
 * noise moves prices without making lines come and go.
 */
export function openBooks(view: View): Book[] {
  return [...matchBooks(view), ...halfBooks(view)]
    .map((book) => offered(book, view))
    .filter((book) => book !== null);
}
