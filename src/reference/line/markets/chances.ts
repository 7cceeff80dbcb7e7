import type { Bet } from '../market-id.ts';
import {
  fallingIn,
  knownScore,
  MOST_GOALS,
  partOf,
  type ScoreGrid,
  scoreGrid,
} from '../model/score-grid.ts';
import type { MarketResult, Score } from '../sports-line.ts';
import { ByBet } from './by-bet.ts';
import { type Halves, halvesOf, RULES, type Rule } from './rules.ts';

/** The fair view of a match now: the score, and the mean goals both teams still have in them. */
export type Outlook = {
  score: Score;
  /** Null until the half-time whistle. */
  halfTime: Score | null;
  means: Score;
  rho: number;
  isLive: boolean;
  /** Share of the goals still to come that fall in the first half. */
  firstHalfShare: number;
};

/**
 * How a bet may end. `won` and `lost` leave out what gives the stake back, half of it in half
 * results; what is sure has one of them at 0.
 */
export type Chance = { won: number; lost: number };

/** All that may become of a match, as bets see it. Every one of them is told from the same scores. */
export type Chances = {
  /** The fair probability of a bet that gives nothing back; of others among what decides them. */
  fair(bet: Bet): number;
  /** The same with what gives the stake back. */
  of(bet: Bet): Chance;
  /** Whether some ways on lead to another result than others. */
  isOpen(bet: Bet): boolean;
  /** Every final score with its probability. */
  each: ScoreGrid['each'];
};

/** Stakes that a result wins and loses, in halves. */
const STAKES: Readonly<Record<MarketResult, readonly [won: number, lost: number]>> = {
  won: [2, 0],
  'half-won': [1, 0],
  void: [0, 0],
  'half-lost': [0, 1],
  lost: [0, 2],
};

type Sums = Chance & { isOpen: boolean };

type Judge = (bet: Bet, score: Score) => MarketResult;

const RESULTS = Object.keys(STAKES) as MarketResult[];
const NUMBERS = Object.fromEntries(RESULTS.map((result, at) => [result, at])) as Record<
  MarketResult,
  number
>;
const WON = Float64Array.from(RESULTS, (result) => STAKES[result][0] / 2);
const LOST = Float64Array.from(RESULTS, (result) => STAKES[result][1] / 2);
/** Scores below this stand in tables: those that may come of eleven goals of a team. */
const SIDE = 24;
const MOST_TABLES = 4000;

/** Results of one bet by score, each worked out once: few bets are asked for over and over. */
type Table = Uint8Array;
const tables = new ByBet<Table>();

/** What a bet becomes at each score of a square that begins at one. */
function resultsFrom(bet: Bet, judge: Judge, [goals1, goals2]: Score, side: number): Table {
  const results = new Uint8Array(side * side);
  for (let at = 0; at < results.length; at += 1) {
    const score: Score = [goals1 + Math.floor(at / side), goals2 + (at % side)];
    results[at] = NUMBERS[judge(bet, score)];
  }
  return results;
}

function tableOf(bet: Bet, judge: Judge): Table {
  const known = tables.get(bet);
  if (known) return known;
  if (tables.size >= MOST_TABLES) tables.clear();
  const made = resultsFrom(bet, judge, [0, 0], SIDE);
  tables.add(bet, made);
  return made;
}

/** Where the scores of a grid stand in a table of results. */
interface Place {
  readonly results: Table;
  readonly from: number;
  /** Of a row of the table. */
  readonly width: number;
}

function placeOf(bet: Bet, judge: Judge, { base, side }: ScoreGrid): Place {
  if (Math.max(base[0], base[1]) + side > SIDE) {
    return { results: resultsFrom(bet, judge, base, side), from: 0, width: side };
  }
  return { results: tableOf(bet, judge), from: base[0] * SIDE + base[1], width: SIDE };
}

/** The innermost loop of every price: what it can do without, it does without. */
function onScores({ side, cells }: ScoreGrid, { results, from, width }: Place): Sums {
  const only = results[from] ?? 0;
  let won = 0;
  let lost = 0;
  let others = 0;
  for (let i = 0; i < side; i += 1) {
    const row = from + i * width;
    for (let j = 0; j < side; j += 1) {
      const result = results[row + j] ?? 0;
      const probability = cells[i * side + j] ?? 0;
      won += (WON[result] ?? 0) * probability;
      lost += (LOST[result] ?? 0) * probability;
      others |= result ^ only;
    }
  }
  return { won, lost, isOpen: others !== 0 };
}

type HalvesChance = { halves: Halves; probability: number };

function onHalves(
  bet: Bet,
  judge: (bet: Bet, halves: Halves) => MarketResult,
  kinds: readonly HalvesChance[],
): Sums {
  const results = kinds.map(({ halves, probability }) => ({
    result: judge(bet, halves),
    probability,
  }));
  const sum = (wanted: MarketResult) =>
    results.reduce((whole, one) => (one.result === wanted ? whole + one.probability : whole), 0);
  const isOpen = results.some(({ result }) => result !== results[0]?.result);
  return { won: sum('won'), lost: sum('lost'), isOpen };
}

/** A number for each kind of halves: who led, who won, and which half had more goals. */
export const kindOf = (lead: number, finalLead: number, more: number): number =>
  Math.sign(lead) * 9 + Math.sign(finalLead) * 3 + Math.sign(more) + 13;
export const KINDS = 27;

/** Goals at half-time and at the end: numbers, as it is done for every price. */
type Visit = (
  first1: number,
  first2: number,
  goals1: number,
  goals2: number,
  probability: number,
) => void;

/** Visits every score that may stand at half-time and at the end with its probability; they add up to 1. */
export function eachHalves(
  grid: ScoreGrid,
  { score, halfTime, firstHalfShare }: Outlook,
  visit: Visit,
): void {
  const falls = fallingIn(firstHalfShare);
  grid.each((goals1, goals2, probability) => {
    if (halfTime) {
      visit(halfTime[0], halfTime[1], goals1, goals2, probability);
      return;
    }
    const [falls1, falls2] = [falls[goals1 - score[0]] ?? [], falls[goals2 - score[1]] ?? []];
    for (let i = 0; i < falls1.length; i += 1) {
      const share = probability * (falls1[i] ?? 0);
      for (let j = 0; j < falls2.length; j += 1) {
        visit(score[0] + i, score[1] + j, goals1, goals2, share * (falls2[j] ?? 0));
      }
    }
  });
}

/** How likely each kind of halves is, and one example of the scores that make it. */
function halvesChances(grid: ScoreGrid, outlook: Outlook) {
  const sums = new Float64Array(KINDS);
  const examples: (Halves | undefined)[] = [];
  eachHalves(grid, outlook, (f1, f2, goals1, goals2, probability) => {
    const kind = kindOf(f1 - f2, goals1 - goals2, 2 * (f1 + f2) - goals1 - goals2);
    sums[kind] = (sums[kind] ?? 0) + probability;
    examples[kind] ??= halvesOf([f1, f2], [goals1, goals2]);
  });
  return examples.flatMap((halves, kind): HalvesChance[] =>
    halves ? [{ halves, probability: sums[kind] ?? 0 }] : [],
  );
}

/** Ways to choose, by how many there are and how many are chosen. */
const WAYS: number[][] = [[1]];
for (let n = 1; n <= 2 * MOST_GOALS; n += 1) {
  const before = WAYS[n - 1] ?? [];
  WAYS.push(Array.from({ length: n + 1 }, (_, k) => (before[k - 1] ?? 0) + (before[k] ?? 0)));
}
const choose = (n: number, k: number): number => WAYS[n]?.[k] ?? 0;

/**
 * How likely `wanted` goals of one team come before `other` of the other one, where they score
 * `goals` and `goalsAgainst` in all: every order of these is as likely as any other.
 */
function comesFirst(wanted: number, other: number, goals: number, goalsAgainst: number): number {
  if (goals < wanted) return 0;
  let ways = 0;
  for (let between = 0; between < other && between <= goalsAgainst; between += 1) {
    const before = choose(wanted - 1 + between, between);
    ways += before * choose(goals - wanted + goalsAgainst - between, goalsAgainst - between);
  }
  return ways / choose(goals + goalsAgainst, goalsAgainst);
}

/** Goals that both teams need for the next thing the bet is about; null once that has happened. */
function neededFor({ group, param }: Bet, [goals1, goals2]: Score): Score | null {
  const needed: Score =
    group === 'race'
      ? [Number(param) - goals1, Number(param) - goals2]
      : [Number(param) - goals1 - goals2, Number(param) - goals1 - goals2];
  const isNext = group === 'race' || needed[0] === 1;
  return isNext && needed[0] > 0 && needed[1] > 0 ? needed : null;
}

type Firsts = Readonly<Record<string, number>>;

/** Who is first to what both need, by how likely. */
function firstChances(grid: ScoreGrid, [needed1, needed2]: Score): Firsts {
  let [first, second] = [0, 0];
  grid.each((goals1, goals2, probability) => {
    const [i, j] = [goals1 - grid.base[0], goals2 - grid.base[1]];
    first += probability * comesFirst(needed1, needed2, i, j);
    second += probability * comesFirst(needed2, needed1, j, i);
  });
  return { 1: first, X: Math.max(0, 1 - first - second), 2: second };
}

/** Bets on the order of goals; who is first to what is worked out once for its outcomes. */
function orderChances(grid: ScoreGrid): (bet: Bet) => Sums {
  const known = new Map<string, Firsts>();
  return (bet) => {
    const needed = neededFor(bet, grid.base);
    if (needed === null) return { won: 0, lost: 0, isOpen: false };
    const key = needed.join();
    const firsts = known.get(key) ?? firstChances(grid, needed);
    known.set(key, firsts);
    const won = firsts[bet.outcome] ?? 0;
    return { won, lost: 1 - won, isOpen: true };
  };
}

/** What may become of a match, seen from now. */
export function chancesOf(outlook: Outlook): Chances {
  const { score, halfTime, means, rho, firstHalfShare } = outlook;
  const match = scoreGrid(score, means, rho);
  const makers = {
    match: () => match,
    'first-half': () => (halfTime ? knownScore(halfTime) : partOf(match, firstHalfShare, score)),
    'second-half': () =>
      partOf(match, 1 - firstHalfShare, halfTime ? since(score, halfTime) : [0, 0]),
  };
  const made: Partial<Record<keyof typeof makers, ScoreGrid>> = {};
  const gridOf = (of: keyof typeof makers): ScoreGrid => {
    made[of] ??= makers[of]();
    return made[of];
  };
  const onOrder = orderChances(match);
  let kinds: HalvesChance[] | null = null;
  const sumsOf = (bet: Bet, rule: Rule): Sums => {
    if (rule.of === 'order') return onOrder(bet);
    if (rule.of !== 'halves') {
      const grid = gridOf(rule.of);
      return onScores(grid, placeOf(bet, rule.judge, grid));
    }
    kinds ??= halvesChances(match, outlook);
    return onHalves(bet, rule.judge, kinds);
  };
  const known = new ByBet<Sums>();
  const look = (bet: Bet): Sums => {
    const found = known.get(bet);
    if (found) return found;
    const made = sumsOf(bet, RULES[bet.group]);
    known.add(bet, made);
    return made;
  };
  return {
    fair: (bet) => {
      const { won, lost } = look(bet);
      return won + lost > 0 ? won / (won + lost) : 0;
    },
    of: look,
    isOpen: (bet) => look(bet).isOpen,
    each: match.each,
  };
}

const since = (score: Score, halfTime: Score): Score => [
  score[0] - halfTime[0],
  score[1] - halfTime[1],
];
