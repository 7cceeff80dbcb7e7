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

/** Money in minor units. */
const books = v.object({
  /** Stakes of rounds that are not over, by who debited them. */
  open: v.array(
    v.object({
      ...{ provider: v.string(), currency: v.string() },
      ...{ rounds: v.number(), staked: v.number() },
    }),
  ),
  /** Currencies whose stakes lie apart in another sum than what is under way was staked with. */
  differences: v.array(v.object({ currency: v.string(), balance: v.number(), open: v.number() })),
});

/** What a game has returned in a currency. */
export type MeasuredGame = v.InferOutput<typeof item>;
export type Books = v.InferOutput<typeof books>;
export interface GamesApi extends ListApi<MeasuredGame> {
  books(): Promise<Books>;
}

export const createGamesApi = (fetch: Fetch): GamesApi => ({
  list: () => askJson(fetch, page, '/reference-api/v1/review/games'),
  books: () => askJson(fetch, books, '/reference-api/v1/review/books'),
});
