import type { PickedOrder } from '../../domain/line/menu.ts';

/** The shapes the sports side hands out. Ids are whole numbers, times epoch milliseconds. */

export type Sport = { id: number; slug: string; name: string };

/** `gameCount` counts the games of the section asked for; it may be 0. */
export type Champ = { id: number; slug: string; name: string; sportId: number; gameCount: number };

/** 1 line (not begun), 2 live, 4 finished. */
export type GameStatus = 1 | 2 | 4;

export type Period = 'first-half' | 'half-time' | 'second-half' | 'full-time' | '';

/** Goals of the first-named and the second-named team. */
export type Score = readonly [number, number];

export type Game = {
  id: number;
  slug: string;
  champId: number;
  sportId: number;
  team1: string;
  team2: string;
  startAt: number;
  status: GameStatus;
  score: [number, number];
  period: Period;
  minute: number | null;
  /** Minutes of stoppage so far; 0 where there is none. */
  added: number;
  marketCount: number;
  mainMarketIds: string[];
};

export type MarketGroup =
  | 'result'
  | 'double-chance'
  | 'total'
  | 'handicap'
  | 'both-score'
  | 'correct-score'
  | 'draw-no-bet'
  | 'half-time'
  | 'next-goal'
  | 'total-1'
  | 'total-2'
  | 'european-handicap'
  | 'half-full'
  | 'second-half'
  | 'half-total'
  | 'second-half-total'
  | 'half-both-score'
  | 'second-half-both-score'
  | 'odd-even'
  | 'exact-goals'
  | 'winning-margin'
  | 'clean-sheet-1'
  | 'clean-sheet-2'
  | 'win-to-nil-1'
  | 'win-to-nil-2'
  | 'race'
  | 'half-correct-score'
  | 'highest-half'
  | 'half-handicap'
  | 'result-both-score'
  | 'result-total';

/** One outcome with its price; `coef` is exact decimal text. */
export type Market = {
  id: string;
  gameId: number;
  typeId: number;
  kind: number;
  group: MarketGroup;
  param: string | null;
  outcome: string;
  coef: string;
  isBlocked: boolean;
  isLive: boolean;
};

export type MarketResult = 'won' | 'lost' | 'void' | 'half-won' | 'half-lost';

export type SportsLine = {
  sports: Sport[];
  champs: Champ[];
  games: Game[];
  markets: Market[];
  /** Games of the whole list, and how many of them stand before these; a game alone is no list. */
  total?: number;
  offset?: number;
  /** What their order follows, where players' bets may say it. */
  orderedBy?: PickedOrder;
};

/**
 * What changed between two moments, to be applied in order. `game-added` puts the game and all its
 * markets in place of what was known of it; `market-added` does so for one market; `game-removed`
 * takes the game's markets with it.
 */
export type FeedUpdate =
  | { kind: 'market'; marketId: string; coef: string; isBlocked: boolean }
  | { kind: 'market-removed'; marketId: string }
  | { kind: 'market-added'; market: Market }
  | {
      kind: 'game';
      gameId: number;
      score: [number, number];
      period: Period;
      minute: number | null;
      added: number;
      status: GameStatus;
      marketCount: number;
    }
  | { kind: 'game-added'; game: Game; markets: Market[] }
  | { kind: 'game-removed'; gameId: number };
