import type { MarketGroup } from './sports-line.ts';

/**
 * A market is one outcome with a price. Its id says all that settling it needs:
 * `{gameId}-{typeId}-{param}-{outcome}`, with `0` where the type takes no parameter, such as
 * `500001-1-0-X`, `500001-3-2.5-over`, `500001-4--0.75-1` (first team, minus three quarters). The
 * parameter of a European handicap, `500001-12--1-X`, is the first team's for all three outcomes.
 */
export type MarketKey = {
  gameId: number;
  group: MarketGroup;
  param: string | null;
  outcome: string;
};

/** What a bet is on, wherever it is played. */
export type Bet = Omit<MarketKey, 'gameId'>;

/**
 * `kind` gathers types for the page: 1 who wins, 2 totals, 3 handicaps, 4 goals, 5 halves,
 * 6 order of goals, 8 combinations. 7 is left free: the coupon reads it as a bonus bet.
 */
type MarketType = {
  typeId: number;
  kind: number;
  outcomes: RegExp;
  param: RegExp | null;
};

const LINE = /^\d+(\.\d+)?$/;
const LEAD = /^-?\d+(\.\d+)?$/;
const COUNT = /^[1-9]\d*$/;
const WINNER = /^[1X2]$/;
const TEAM = /^[12]$/;
const YES_NO = /^(yes|no)$/;
const OVER_UNDER = /^(over|under)$/;
const SCORE = /^\d+:\d+$/;

const plain = (typeId: number, kind: number, outcomes: RegExp): MarketType => ({
  typeId,
  kind,
  outcomes,
  param: null,
});
const onTotal = (typeId: number, kind: number): MarketType => ({
  typeId,
  kind,
  outcomes: OVER_UNDER,
  param: LINE,
});

export const MARKET_TYPES: Readonly<Record<MarketGroup, MarketType>> = {
  result: plain(1, 1, WINNER),
  'double-chance': plain(2, 1, /^(1X|12|X2)$/),
  total: onTotal(3, 2),
  handicap: { typeId: 4, kind: 3, outcomes: TEAM, param: LEAD },
  'both-score': plain(5, 4, YES_NO),
  'correct-score': plain(6, 4, SCORE),
  'draw-no-bet': plain(7, 1, TEAM),
  'half-time': plain(8, 5, WINNER),
  'next-goal': { typeId: 9, kind: 6, outcomes: WINNER, param: COUNT },
  'total-1': onTotal(10, 2),
  'total-2': onTotal(11, 2),
  'european-handicap': { typeId: 12, kind: 3, outcomes: WINNER, param: /^-?[1-9]\d*$/ },
  'half-full': plain(13, 5, /^[1X2]-[1X2]$/),
  'second-half': plain(14, 5, WINNER),
  'half-total': onTotal(15, 5),
  'second-half-total': onTotal(16, 5),
  'half-both-score': plain(17, 5, YES_NO),
  'second-half-both-score': plain(18, 5, YES_NO),
  'odd-even': plain(19, 4, /^(odd|even)$/),
  'exact-goals': plain(20, 4, /^([0-5]|6\+)$/),
  'winning-margin': plain(21, 1, /^([12]-([12]|3\+)|X)$/),
  'clean-sheet-1': plain(22, 4, YES_NO),
  'clean-sheet-2': plain(23, 4, YES_NO),
  'win-to-nil-1': plain(24, 4, YES_NO),
  'win-to-nil-2': plain(25, 4, YES_NO),
  race: { typeId: 26, kind: 6, outcomes: WINNER, param: COUNT },
  'half-correct-score': plain(27, 5, SCORE),
  'highest-half': plain(28, 5, WINNER),
  'half-handicap': { typeId: 29, kind: 5, outcomes: TEAM, param: LEAD },
  'result-both-score': plain(30, 8, /^[1X2]-(yes|no)$/),
  'result-total': { typeId: 31, kind: 8, outcomes: /^[1X2]-(over|under)$/, param: LINE },
};

const GROUPS = Object.keys(MARKET_TYPES) as MarketGroup[];
const PATTERN = /^(\d+)-(\d+)-(-?\d+(?:\.\d+)?)-(.+)$/;

/** The id of a market; the same key always gives the same id. */
export function marketIdOf({ gameId, group, param, outcome }: MarketKey): string {
  return `${gameId}-${MARKET_TYPES[group].typeId}-${param ?? '0'}-${outcome}`;
}

/** Reads an id back; null for what is none. */
export function parseMarketId(id: string): MarketKey | null {
  const [, gameId, typeId, param = '', outcome = ''] = PATTERN.exec(id) ?? [];
  const group = GROUPS.find((name) => MARKET_TYPES[name].typeId === Number(typeId));
  if (group === undefined) return null;
  const type = MARKET_TYPES[group];
  const isParam = type.param === null ? param === '0' : type.param.test(param);
  if (!isParam || !type.outcomes.test(outcome)) return null;
  return { gameId: Number(gameId), group, param: type.param ? param : null, outcome };
}
