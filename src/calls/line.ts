import * as v from 'valibot';
import { NAME_LENGTH } from '../domain/line/list-length.ts';
import { LINE_MENUS, PICKED_ORDERS } from '../domain/line/menu.ts';
import { betOn } from '../events/bets.ts';
import { soldBet } from '../events/cash-out.ts';
import { champ, game, lineUpdate, market, sport } from '../events/line.ts';
import { finite, money } from '../kernel/numbers.ts';
import { personal } from '../kernel/privacy.ts';
import { drawNews, roundNews } from './casino-shapes.ts';
import { call } from './define.ts';

const day = v.pipe(v.string(), v.regex(/^\d{8}$/));
const score = v.tuple([finite, finite]);

const result = v.object({
  id: finite,
  champId: finite,
  team1: v.string(),
  team2: v.string(),
  /** Epoch milliseconds. */
  startAt: finite,
  /** Goals of normal time; null: it was called off, and every bet on it is void. */
  score: v.nullable(score),
  halfTime: v.nullable(score),
});

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
        /** A narrower list of the section. */
        menu: v.optional(v.picklist(LINE_MENUS)),
        /** Part of the name of a team or a championship, in any letters. People type what they want. */
        name: v.optional(personal(v.pipe(v.string(), v.maxLength(NAME_LENGTH)))),
        /** How many games at most; digits. */
        limit: v.optional(v.string()),
        /** How many games of the list are left out before them; digits. */
        offset: v.optional(v.string()),
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
      /** Games of the whole list, of which these are a page. */
      total: v.optional(finite),
      /** How many of them stand before this page. */
      offset: v.optional(finite),
      /** What the order of a menu that goes by players' bets follows; absent in any other list. */
      orderedBy: v.optional(v.picklist(PICKED_ORDERS)),
    }),
  }),
  sportsResults: call({
    path: '/sports-api/v1/results',
    input: {
      query: v.object({
        lng: v.string(),
        day: v.optional(v.string()),
        /** The number of a sport, or its name as it stands in addresses; football without it. */
        sport: v.optional(v.string()),
      }),
    },
    reply: v.object({
      /** A day of UTC, such as 20261123. */
      day,
      /** The days beside it; null where there is none. */
      previous: v.nullable(day),
      next: v.nullable(day),
      champs: v.array(v.object({ id: finite, name: v.string() })),
      /** Games that began on that day and are over, the latest first. */
      games: v.array(result),
    }),
  }),
  sportsStatistics: call({
    path: '/sports-api/v1/statistics',
    input: {
      query: v.object({
        lng: v.string(),
        champ: v.optional(v.string()),
        /** That of a team, by its name as it stands in addresses. */
        team: v.optional(v.pipe(v.string(), v.maxLength(NAME_LENGTH))),
      }),
    },
    reply: v.object({
      /** The team that was asked about; absent where there is none of that name. */
      team: v.optional(v.string()),
      /** The championship that is told of. */
      champId: finite,
      /** All that can be asked for. */
      champs: v.array(v.object({ id: finite, name: v.string() })),
      /** Games of its season that are over and count, the latest first. */
      games: v.array(
        v.object({ id: finite, team1: v.string(), team2: v.string(), startAt: finite, score }),
      ),
    }),
  }),
  sportsFeed: call({
    path: '/sports-api/v1/feed',
    stream: true,
    input: {
      query: v.object({
        /** Comma-separated: live, line, bets, champ:ID, game:ID, draws:GAME. */
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
      /** What of the player is another than before: to be asked for. */
      changed: v.optional(v.array(v.picklist(['limits', 'requests', 'session', 'verification']))),
      draws: v.optional(v.array(drawNews)),
      rounds: v.optional(v.array(roundNews)),
      /** Bets that were bought back, or parts of them: on any device, or by the player's rule. */
      sold: v.optional(v.array(soldBet)),
      settled: v.optional(
        v.array(
          v.object({
            couponId: v.string(),
            result: v.picklist(['won', 'lost', 'void']),
            payout: money,
            currency: v.string(),
            on: v.exactOptional(betOn),
          }),
        ),
      ),
    }),
  }),
};
