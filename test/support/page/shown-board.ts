/** A line that a page shows, whose every price and result a test decides. */
import type { Board } from '../../../src/reference/line/offer/board.ts';
import type { FeedUpdate, MarketResult } from '../../../src/reference/line/sports-line.ts';
import { fakeBoard } from '../../reference/support/board.ts';

export type Prices = readonly [home: string, draw: string, away: string];

export interface ShownBoard extends Board {
  /** Whoever listens to the feed is told of the new price; `untold`: they have yet to be. */
  price(marketId: string, coef: string, told?: 'told' | 'untold'): void;
  suspend(marketId: string): void;
  /** A match is over, with this score. */
  finish(gameId: number, score: Score): void;
  /** It is not played: all is given back. */
  cancel(gameId: number): void;
  /** How likely two selections of one match both come in. */
  chanceTogether(chance: number | null): void;
}

/** The markets of a match: its result, and a total of goals. */
const OUTCOMES = ['1', 'X', '2', 'over', 'under'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The total that is bet on, and what either side of it costs. */
const TOTAL = { group: 'total', param: '2.5', coef: '1.90' } as const;

/** Matches are numbered from this on. */
const FIRST = 600_001;

/** The number of a match, counted from 1, and the outcome of a market of it. */
export const matchOf = (nth: number): number => FIRST + nth - 1;
export const marketIdOf = (nth: number, outcome: Outcome): string => `${matchOf(nth)}-${outcome}`;

type Score = readonly [home: number, away: number];

function isWon(outcome: Outcome, [home, away]: Score): boolean {
  const isOver = home + away > Number(TOTAL.param);
  switch (outcome) {
    case '1':
      return home > away;
    case 'X':
      return home === away;
    case '2':
      return home < away;
    case 'over':
      return isOver;
    case 'under':
      return !isOver;
  }
}

/** So many matches that begin in an hour, with the price of each outcome. */
export function shownBoard(prices: readonly Prices[], now: () => number): ShownBoard {
  const board = fakeBoard();
  const told: { readonly at: number; readonly update: FeedUpdate }[] = [];
  const tell = (update: FeedUpdate) => void told.push({ at: now(), update });
  const champ = { id: 1001, slug: '1001-league', name: 'League of the test', sportId: 1 };
  for (const [index, coefs] of prices.entries()) {
    const gameId = FIRST + index;
    for (const [place, outcome] of OUTCOMES.entries()) {
      const coef = coefs[place];
      const market = board.offer(`${gameId}-${outcome}`, coef ?? TOTAL.coef, gameId);
      const { group, param } = TOTAL;
      Object.assign(market, { outcome, ...(coef === undefined ? { group, param } : {}) });
    }
    const game = board.game(gameId, now());
    if (game === null) throw new Error('a match was not offered');
    Object.assign(game, {
      mainMarketIds: OUTCOMES.map((outcome) => `${gameId}-${outcome}`),
      startAt: now() + 3_600_000,
    });
  }
  const end = (
    gameId: number,
    resultOf: (outcome: Outcome) => MarketResult,
    score: Score,
  ): void => {
    for (const outcome of OUTCOMES) {
      const marketId = `${gameId}-${outcome}`;
      board.result(marketId, resultOf(outcome), [...score]);
      tell({ kind: 'market-removed', marketId });
    }
    tell({
      ...{ kind: 'game', gameId, score: [...score], period: 'full-time', minute: null },
      ...{ added: 0, status: 4, marketCount: 0 },
    });
  };
  return {
    ...board,
    champs: () => [{ ...champ, gameCount: prices.length }],
    snapshot: (at, query) => {
      const all = board.snapshot(at, query);
      const games = all.games.filter(({ id, status }) =>
        query.gameId === undefined ? status === 1 && query.section === 'line' : id === query.gameId,
      );
      const shown = new Set(games.map(({ id }) => id));
      const markets = all.markets.filter(({ gameId }) => shown.has(gameId));
      return { ...all, champs: [{ ...champ, gameCount: games.length }], games, markets };
    },
    updatesSince: (previous, at) =>
      told.filter((one) => one.at > previous && one.at <= at).map(({ update }) => update),
    price(marketId, coef, how = 'told') {
      board.price(marketId, coef);
      if (how === 'told') tell({ kind: 'market', marketId, coef, isBlocked: false });
    },
    suspend(marketId) {
      board.suspend(marketId);
      const coef = board.market(marketId, now())?.coef ?? '1';
      tell({ kind: 'market', marketId, coef, isBlocked: true });
    },
    finish: (gameId, score) =>
      end(gameId, (outcome) => (isWon(outcome, score) ? 'won' : 'lost'), score),
    cancel: (gameId) => end(gameId, () => 'void', [0, 0]),
    chanceTogether: board.chanceTogether,
  };
}
