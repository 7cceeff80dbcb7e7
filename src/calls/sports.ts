import * as v from 'valibot';
import { champ, game, lineUpdate, market, sport } from '../events/line.ts';
import { finite, money } from '../kernel/numbers.ts';
import { call } from './define.ts';

export const sportsCalls = {
  sportsLine: call({
    path: '/sports-api/v1/{section}',
    input: {
      path: v.object({ section: v.picklist(['live', 'line']) }),
      query: v.object({
        lng: v.string(),
        sport: v.optional(v.string()),
        champ: v.optional(v.string()),
        game: v.optional(v.string()),
        /** How many games at most; digits. */
        limit: v.optional(v.string()),
      }),
    },
    reply: v.object({
      /** Place in the feed this snapshot stands at: the feed resumes from it. */
      feedId: v.string(),
      /** When that was, in epoch milliseconds: of several snapshots the earliest counts. */
      feedAt: v.optional(finite),
      sports: v.array(sport),
      champs: v.array(champ),
      games: v.array(game),
      markets: v.array(market),
    }),
  }),
  sportsFeed: call({
    path: '/sports-api/v1/feed',
    stream: true,
    input: {
      query: v.object({
        /** Comma-separated: live, line, bets, champ:ID, game:ID. */
        topics: v.string(),
        lng: v.string(),
        /** Resume after this feed id. */
        after: v.optional(v.string()),
      }),
    },
    reply: v.object({
      id: v.string(),
      /** The place asked for is too old: throw away what was loaded and load it anew. */
      reset: v.optional(v.boolean()),
      updates: v.array(lineUpdate),
      settled: v.optional(
        v.array(
          v.object({
            couponId: v.string(),
            result: v.picklist(['won', 'lost', 'void']),
            payout: money,
            currency: v.string(),
          }),
        ),
      ),
    }),
  }),
};
