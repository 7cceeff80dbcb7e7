import * as v from 'valibot';
import { askJson, type Fetch } from './http.ts';
import type { ListApi } from './list-api.ts';

const item = v.object({
  game: v.string(),
  currency: v.string(),
  /** What the game is proved to return, "num/den": by its worst and by its best bet. */
  rtp: v.object({ least: v.string(), most: v.string() }),
  rounds: v.number(),
  /** Minor units. */
  staked: v.number(),
  returned: v.number(),
  /** How far chance reaches; null where a player may have less by playing badly. */
  least: v.nullable(v.number()),
  most: v.number(),
  alarm: v.nullable(v.picklist(['less', 'more'])),
});
const page = v.object({ items: v.array(item), next: v.null() });

/** What a game has returned in a currency. */
export type MeasuredGame = v.InferOutput<typeof item>;
export type GamesApi = ListApi<MeasuredGame>;

export const createGamesApi = (fetch: Fetch): GamesApi => ({
  list: () => askJson(fetch, page, '/reference-api/v1/review/games'),
});
