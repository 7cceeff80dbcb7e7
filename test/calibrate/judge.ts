/** How well the goal model tells what happens: judged on matches it was not fitted on. */

import type { Bet } from '../../src/reference/line/market-id.ts';
import { chancesOf, type Outlook } from '../../src/reference/line/markets/chances.ts';
import { settle } from '../../src/reference/line/markets/settlement.ts';
import {
  fitGoalModel,
  type GoalModel,
  type PlayedMatch,
} from '../../src/reference/line/model/goal-model.ts';
import type { MarketGroup } from '../../src/reference/line/sports-line.ts';

/** Outcomes of which exactly one comes. */
interface Question {
  readonly name: string;
  readonly bets: readonly Bet[];
}

function question(
  name: string,
  group: MarketGroup,
  outcomes: readonly string[],
  param: string | null = null,
): Question {
  return { name, bets: outcomes.map((outcome) => ({ group, param, outcome })) };
}

const WINNERS = ['1', 'X', '2'];

const QUESTIONS: readonly Question[] = [
  question('match result', 'result', WINNERS),
  question('total 2.5', 'total', ['over', 'under'], '2.5'),
  question('both teams to score', 'both-score', ['yes', 'no']),
  question('first-half result', 'half-time', WINNERS),
  question('second-half result', 'second-half', WINNERS),
  question(
    'half-time / full-time',
    'half-full',
    WINNERS.flatMap((half) => WINNERS.map((full) => `${half}-${full}`)),
  ),
  question('number of goals', 'exact-goals', ['0', '1', '2', '3', '4', '5', '6+']),
  question('winning margin', 'winning-margin', ['1-1', '1-2', '1-3+', 'X', '2-1', '2-2', '2-3+']),
  question('half with more goals', 'highest-half', WINNERS),
];

/** What was said of one question on one match, and which outcome came. */
interface Said {
  readonly question: string;
  readonly chances: readonly number[];
  readonly came: number;
}

/** Mean losses of what was said: the smaller, the better. */
export interface Score {
  readonly count: number;
  readonly logLoss: number;
  readonly brier: number;
}

export interface Judgement {
  readonly question: string;
  readonly model: Score;
  /** How often each outcome came in the matches known by then. */
  readonly rates: Score;
  /** Every outcome as likely as any other. */
  readonly uniform: Score;
}

/** Outcomes that were said to be about so likely, and how many of them came. */
export interface Reliability {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly said: number;
  readonly came: number;
}

function viewOf(model: GoalModel, { league, team1, team2 }: PlayedMatch): Outlook {
  return {
    score: [0, 0],
    halfTime: null,
    means: model.expected(league, team1, team2),
    rho: model.rho,
    firstHalfShare: model.firstHalfShare,
    isLive: false,
  };
}

function cameOf(bets: readonly Bet[], { fullTime, halfTime }: PlayedMatch): number {
  const facts = { score: fullTime, halfTime, scorers: null, isFinished: true, isAbandoned: false };
  return bets.findIndex((bet) => settle(bet, facts) === 'won');
}

/** What a model says of matches; a question that a match leaves open is not asked. */
function saidOf(model: GoalModel, matches: readonly PlayedMatch[]): Said[] {
  return matches.flatMap((match) => {
    const { fair } = chancesOf(viewOf(model, match));
    return QUESTIONS.flatMap(({ name, bets }): Said[] => {
      const came = cameOf(bets, match);
      return came < 0 ? [] : [{ question: name, chances: bets.map(fair), came }];
    });
  });
}

/** The same questions answered by how often each outcome came before. */
function ratesOf(known: readonly PlayedMatch[], said: readonly Said[]): Said[] {
  const rates = new Map(
    QUESTIONS.map(({ name, bets }) => {
      const counts = bets.map(() => 1);
      for (const match of known) {
        const came = cameOf(bets, match);
        if (came >= 0) counts[came] = (counts[came] ?? 0) + 1;
      }
      const all = counts.reduce((sum, count) => sum + count, 0);
      return [name, counts.map((count) => count / all)] as const;
    }),
  );
  return said.map((one) => ({ ...one, chances: rates.get(one.question) ?? [] }));
}

const even = (one: Said): Said => ({
  ...one,
  chances: one.chances.map(() => 1 / one.chances.length),
});

function scoreOf(said: readonly Said[]): Score {
  let [logLoss, brier] = [0, 0];
  for (const { chances, came } of said) {
    logLoss -= Math.log(Math.max(1e-12, chances[came] ?? 0));
    chances.forEach((chance, i) => {
      brier += (chance - (i === came ? 1 : 0)) ** 2;
    });
  }
  return { count: said.length, logLoss: logLoss / said.length, brier: brier / said.length };
}

/** Tenths of a season after which the model is fitted anew, and asked about the next one. */
const CUTS = [5, 6, 7, 8, 9];

/**
 * Walks through seasons, each in order of play: what is said of a match comes from those before it.
 */
export function walkForward(seasons: readonly (readonly PlayedMatch[])[]) {
  const tenthOf = (rows: readonly unknown[], tenth: number) =>
    Math.floor((rows.length * tenth) / 10);
  const part = (from: number, to: number) =>
    seasons.flatMap((rows) => rows.slice(tenthOf(rows, from), tenthOf(rows, to)));
  const model: Said[] = [];
  const rates: Said[] = [];
  for (const cut of CUTS) {
    const known = part(0, cut);
    const said = saidOf(fitGoalModel(known), part(cut, cut + 1));
    model.push(...said);
    rates.push(...ratesOf(known, said));
  }
  return { model, rates };
}

/** Scores by question, in their order. */
export function judge({ model, rates }: ReturnType<typeof walkForward>): Judgement[] {
  return QUESTIONS.map(({ name }) => {
    const of = (said: readonly Said[]) => said.filter((one) => one.question === name);
    return {
      question: name,
      model: scoreOf(of(model)),
      rates: scoreOf(of(rates)),
      uniform: scoreOf(of(model).map(even)),
    };
  });
}

/** Outcomes by how likely they were said to be, in tenths; tenths without any are left out. */
export function reliability(said: readonly Said[], tenths = 10): Reliability[] {
  const all = said.flatMap(({ chances, came }) =>
    chances.map((chance, i) => ({ chance, isCome: i === came })),
  );
  return Array.from({ length: tenths }, (_, i) => {
    const [from, to] = [i / tenths, (i + 1) / tenths];
    const those = all.filter(({ chance }) => chance >= from && (chance < to || i === tenths - 1));
    const said = those.reduce((sum, { chance }) => sum + chance, 0) / those.length;
    const came = those.filter(({ isCome }) => isCome).length / those.length;
    return { from, to, count: those.length, said, came };
  }).filter(({ count }) => count > 0);
}
