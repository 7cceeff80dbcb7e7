import * as v from 'valibot';
import { area, event } from './define.ts';

/** An exact decimal as text, such as "1.85". */
export const decimal = v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,6})?$/));

/** A market's name: it becomes a key of objects, so it is none that every object has. */
export const marketId = v.pipe(
  v.string(),
  v.regex(/^[\w.:+-]{1,64}$/),
  v.check((id) => !(id in {}), 'a reserved name'),
);

export const sport = v.object({ id: v.number(), slug: v.string(), name: v.string() });

export const champ = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  sportId: v.number(),
  gameCount: v.number(),
});

/** 1 in the line, 2 live, 3 live and paused, 4 finished. */
const gameStatus = v.picklist([1, 2, 3, 4]);

export const game = v.object({
  id: v.number(),
  slug: v.string(),
  champId: v.number(),
  sportId: v.number(),
  team1: v.string(),
  team2: v.string(),
  startAt: v.number(),
  status: gameStatus,
  score: v.tuple([v.number(), v.number()]),
  /** Key of the period's name, or empty before the game. */
  period: v.string(),
  minute: v.nullable(v.number()),
  marketCount: v.number(),
  mainMarketIds: v.array(marketId),
});

export const market = v.object({
  id: marketId,
  gameId: v.number(),
  typeId: v.number(),
  kind: v.number(),
  /** Key of the group's name: result, total, handicap and so on. */
  group: v.string(),
  param: v.nullable(v.string()),
  outcome: v.string(),
  coef: decimal,
  isBlocked: v.boolean(),
  isLive: v.boolean(),
});

/** One change of the line, as the feed sends it. */
export const lineUpdate = v.variant('kind', [
  v.object({
    kind: v.literal('market'),
    marketId,
    coef: decimal,
    isBlocked: v.boolean(),
  }),
  v.object({ kind: v.literal('market-added'), market }),
  v.object({ kind: v.literal('market-removed'), marketId }),
  v.object({
    kind: v.literal('game'),
    gameId: v.number(),
    score: v.tuple([v.number(), v.number()]),
    period: v.string(),
    minute: v.nullable(v.number()),
    status: gameStatus,
    marketCount: v.number(),
  }),
  v.object({ kind: v.literal('game-added'), game, markets: v.array(market) }),
  v.object({ kind: v.literal('game-removed'), gameId: v.number() }),
]);

export type Sport = v.InferOutput<typeof sport>;
export type Champ = v.InferOutput<typeof champ>;
export type Game = v.InferOutput<typeof game>;
export type Market = v.InferOutput<typeof market>;
export type LineUpdate = v.InferOutput<typeof lineUpdate>;

export const lineEvents = area('line', {
  updated: event(
    1,
    'The feed sent changes of coefficients, scores, games or markets.',
    v.object({ requestId: v.number(), id: v.string(), updates: v.array(lineUpdate) }),
  ),
});

/** The live connection over which `line.updated` and `bet.settled` arrive. */
export const feedEvents = area('feed', {
  opened: event(
    1,
    'The feed answers; changes follow.',
    v.object({ requestId: v.number(), topics: v.array(v.string()) }),
  ),
  lost: event(
    1,
    'The feed broke off; it will be opened again after `retryIn` milliseconds.',
    v.object({ requestId: v.number(), retryIn: v.number(), reason: v.string() }),
  ),
});
