import type { MarketGroup } from './sports-line.ts';

/**
 * A market is one outcome with a price. Its id says all that settling it needs:
 * `{gameId}-{typeId}-{param}-{outcome}`, with `0` where the type takes no parameter, such as
 * `500001-1-0-X`, `500001-3-2.5-over`, `500001-4--0.75-1` (first team, minus three quarters).
 */
export type MarketKey = {
  gameId: number;
  group: MarketGroup;
  param: string | null;
  outcome: string;
};

/**
 * `kind` gathers types for the page: 1 who wins, 2 totals, 3 handicaps, 4 exact goals, 5 one half,
 * 6 next event. 7 is left free: the coupon reads it as a bonus bet.
 */
type MarketType = {
  typeId: number;
  kind: number;
  outcomes: RegExp;
  param: RegExp | null;
};

const LINE = /^\d+(\.\d+)?$/;

export const MARKET_TYPES: Readonly<Record<MarketGroup, MarketType>> = {
  result: { typeId: 1, kind: 1, outcomes: /^[1X2]$/, param: null },
  'double-chance': { typeId: 2, kind: 1, outcomes: /^(1X|12|X2)$/, param: null },
  total: { typeId: 3, kind: 2, outcomes: /^(over|under)$/, param: LINE },
  handicap: { typeId: 4, kind: 3, outcomes: /^[12]$/, param: /^-?\d+(\.\d+)?$/ },
  'both-score': { typeId: 5, kind: 4, outcomes: /^(yes|no)$/, param: null },
  'correct-score': { typeId: 6, kind: 4, outcomes: /^\d+:\d+$/, param: null },
  'draw-no-bet': { typeId: 7, kind: 1, outcomes: /^[12]$/, param: null },
  'half-time': { typeId: 8, kind: 5, outcomes: /^[1X2]$/, param: null },
  'next-goal': { typeId: 9, kind: 6, outcomes: /^[1X2]$/, param: /^[1-9]\d*$/ },
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
