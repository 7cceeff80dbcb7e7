import { parseMarketId } from '../market-id.ts';
import type { Chance } from '../markets/chances.ts';
import { isSourced } from '../markets/rules.ts';
import { settle } from '../markets/settlement.ts';
import type { SecretDraws } from '../play/draws.ts';
import type { Doubt } from '../play/prices.ts';
import { loadProgram, type Program } from '../program/program.ts';
import type { Champ, FeedUpdate, Game, Market, MarketResult, SportsLine } from '../sports-line.ts';
import { changesBetween } from './feed.ts';
import type { DrawProof } from './frames.ts';
import { createListing, type Listing } from './listing.ts';
import { type Results, resultsOf } from './results.ts';
import { createSeasons, type Season } from './season.ts';
import { countedChamps, isOf, type SnapshotQuery, takeSnapshot } from './snapshot.ts';
import { createTeams, type Team } from './teams.ts';
import { createTogether, type Together } from './together.ts';
import { readTopics, viewAt } from './topics.ts';

export type BoardOptions = {
  /** What is played in place of fixtures and the built-in schedule. */
  program?: Program | undefined;
  /** A file or folder in football.json format; the built-in schedule without it. */
  fixtures?: string | undefined;
  /** Epoch milliseconds of the first start; the same one gives the same schedule. */
  epoch: number;
  /** Minutes of match time in a minute; above 0. */
  clockRate: number;
  seed: number;
  /** What decides matches; without it they follow from the seed, which can be found out. */
  draws?: SecretDraws | null;
  /** Times in which news of matches is not to be relied on; none without. */
  doubts?: (() => readonly Doubt[]) | undefined;
};

/** What it hands out is shared between calls and must not be changed. */
export type Board = {
  /** One line for each file that was refused, with the reason. */
  problems: readonly string[];
  /** Games by kick-off with their 1X2 and main total; every champ asked for, also with 0 games. */
  snapshot(now: number, query: SnapshotQuery): SportsLine;
  /**
   * What changed from one moment to another for a listener to `live`, `line`, `champ:ID` (both
   * sections of it) and `game:ID` (a game with all its markets). Applied in order to the games and
   * markets of these topics at `previous`, it gives those at `now`.
   */
  updatesSince(previous: number, now: number, topics: readonly string[]): FeedUpdate[];
  /** The market as it is offered now; null when it is decided, withdrawn or unknown. */
  market(id: string, now: number): Market | null;
  /** How likely a bet on the market is to win and to lose, as its price is made of; null where none is open. */
  chance(marketId: string, now: number): Chance | null;
  /**
   * How likely markets of one match all come in; null where that is not told: of several matches, of one that is
   * over, of too many, of bets that may give their stake back or go by the order of goals.
   */
  together(marketIds: readonly string[], now: number): Together | null;
  /** A game of the line, live or finished; null when it is unknown or not yet offered. */
  game(id: number, now: number): Game | null;
  /** How a bet on the market ends; null while that is open, or when the id is none. */
  resultOf(marketId: string, now: number): MarketResult | null;
  /** The same where the source of the fixtures says it, and it was not drawn; else null. */
  sourcedResultOf(marketId: string, now: number): MarketResult | null;
  /** How a game's goals are drawn; null for one of before there was a secret, and for none. */
  proof(gameId: number, now: number): DrawProof | null;
  /**
   * How the games of a day ended, of today where none is named; null for a day without games, and for a sport
   * that is not played here. Without a sport it is the one that lists are of.
   */
  results(now: number, day: string | undefined, sport?: string | number): Results | null;
  /** What was played of a season so far, of the first championship where none is named; null for none. */
  season(now: number, champId: number | undefined): Season | null;
  /** The championship that a team plays in, by its name as it stands in addresses; null for none. */
  team(slug: string): Team | null;
  /** All championships, with their games in line and live. */
  champs(now: number): Champ[];
};

/** What is open on a match, and what it is likely to come to. */
function marketsIn({ frameOf }: Pick<Listing, 'frameOf'>): Pick<Board, 'market' | 'chance'> {
  return {
    market: (id, now) => {
      const frame = frameOf(parseMarketId(id)?.gameId ?? -1, now);
      return frame?.markets.all.find((market) => market.id === id) ?? null;
    },
    chance: (id, now) => {
      const key = parseMarketId(id);
      return (key && frameOf(key.gameId, now)?.markets.chances?.of(key)) ?? null;
    },
  };
}

/**
 * Builds the sports side: fixtures, prices and results as functions of the time passed in.
 * Throws a RangeError when the clock rate is not above 0.
 */
export function createBoard({ fixtures, draws = null, ...options }: BoardOptions): Board {
  const { program: given, ...terms } = options;
  const { clockRate, seed } = terms;
  if (!(clockRate > 0)) throw new RangeError(`clockRate must be above 0, not ${clockRate}`);
  const program = given ?? loadProgram(fixtures, seed);
  const listing = createListing({ program, draws, ...terms });
  const { schedule, frames, listed, frameOf, offered } = listing;
  const resultOf: Board['resultOf'] = (marketId, now) => {
    const key = parseMarketId(marketId);
    const match = key && schedule.byId(key.gameId);
    if (!key || !match) return null;
    const facts = frames.facts(match, now);
    return facts.isOff ? 'void' : settle(key, facts);
  };
  return {
    problems: program.problems,
    snapshot: (now, query) => takeSnapshot(listing, program, now, query),
    updatesSince: (previous, now, topics) => {
      const wanted = readTopics(topics);
      return changesBetween(viewAt(listing, previous, wanted), viewAt(listing, now, wanted));
    },
    ...marketsIn(listing),
    together: createTogether(listing),
    game: (id, now) => frameOf(id, now)?.game ?? null,
    resultOf,
    sourcedResultOf: (marketId, now) => {
      const key = parseMarketId(marketId);
      const match = key && schedule.byId(key.gameId);
      return key && match && isSourced(key, match.fixture) ? resultOf(marketId, now) : null;
    },
    proof: (gameId, now) => {
      const match = offered(gameId, now);
      return match && frames.proof(match, now);
    },
    results: (now, day, sport = program.sport.id) =>
      isOf(program.sport, sport) ? resultsOf(listing, program.champs, now, day) : null,
    season: createSeasons(listing, program.champs),
    team: createTeams(program),
    champs: (now) =>
      countedChamps(program.champs, [...listed('live', now), ...listed('line', now)]),
  };
}
