import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { area, event } from './define.ts';

/** An exact decimal as text, such as "1.85". */
export const decimal = v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,6})?$/));

/** A market's name: it becomes a key of objects, so it is none that every object has. */
export const marketId = v.pipe(
  v.string(),
  v.regex(/^[\w.:+-]{1,64}$/),
  v.check((id) => !(id in {}), 'a reserved name'),
);

export const sport = v.object({ id: finite, slug: v.string(), name: v.string() });

export const champ = v.object({
  id: finite,
  slug: v.string(),
  name: v.string(),
  sportId: finite,
  gameCount: finite,
});

/** 1 in the line, 2 live, 3 live and paused, 4 finished. */
const gameStatus = v.picklist([1, 2, 3, 4]);

export const game = v.object({
  id: finite,
  slug: v.string(),
  champId: finite,
  sportId: finite,
  team1: v.string(),
  team2: v.string(),
  startAt: finite,
  status: gameStatus,
  score: v.tuple([finite, finite]),
  /** Key of the period's name, or empty before the game. */
  period: v.string(),
  minute: v.nullable(finite),
  /** Minutes of stoppage, while `minute` stands still; not told by every server. */
  added: v.optional(finite),
  marketCount: finite,
  mainMarketIds: v.array(marketId),
});

export const market = v.object({
  id: marketId,
  gameId: finite,
  typeId: finite,
  kind: finite,
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
    gameId: finite,
    score: v.tuple([finite, finite]),
    period: v.string(),
    minute: v.nullable(finite),
    added: v.optional(finite),
    status: gameStatus,
    marketCount: finite,
  }),
  v.object({ kind: v.literal('game-added'), game, markets: v.array(market) }),
  v.object({ kind: v.literal('game-removed'), gameId: finite }),
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
    v.object({ requestId: finite, id: v.string(), updates: v.array(lineUpdate) }),
  ),
});

/** The live connection over which `line.updated` and `bet.settled` arrive. */
export const feedEvents = area('feed', {
  opened: event(
    1,
    'The feed answers; changes follow.',
    v.object({ requestId: finite, topics: v.array(v.string()) }),
  ),
  limitsChanged: event(
    1,
    'The server told that the limits of the player are others, wherever they were changed.',
    v.object({ requestId: finite }),
  ),
  requestsChanged: event(
    1,
    'The server told that support answered a request of the player, or closed it.',
    v.object({ requestId: finite }),
  ),
  sessionChanged: event(
    1,
    'The server told that sign-ins of the player were ended, and maybe this one.',
    v.object({ requestId: finite }),
  ),
  verificationChanged: event(
    1,
    'The server told that documents of the player were decided on.',
    v.object({ requestId: finite }),
  ),
  lost: event(
    1,
    'The feed broke off; it will be opened again after `retryIn` milliseconds.',
    v.object({ requestId: finite, retryIn: finite, reason: v.string() }),
  ),
});
