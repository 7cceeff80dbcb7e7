import * as v from 'valibot';
import { finite, money } from '../kernel/numbers.ts';
import { call } from './define.ts';

const api = '/casino-api/v1';

const id = v.object({ id: v.string() });
const paidIn = v.object({ currency: v.optional(v.string()) });

/** Amounts in minor units of the currency that was asked about, times in epoch milliseconds. */
const tournament = v.object({
  id: v.string(),
  series: v.string(),
  startsAt: finite,
  endsAt: finite,
  games: v.array(finite),
  /** Of a round that counts. */
  minStake: money,
  /** What is shared so far. */
  pool: money,
  /** Who takes part. */
  players: finite,
  /** What was shared has been paid. */
  isPaid: v.boolean(),
});

const rank = v.object({
  rank: finite,
  /** What a player is called here: nobody knows them by it. */
  name: v.string(),
  /** In ten-thousandths of a multiplier. */
  score: finite,
  prize: money,
});

/** A tournament that the player takes part in. */
const own = v.object({
  id: v.string(),
  joinedAt: finite,
  name: v.string(),
  /** Null: nothing counts so far, or they have left. */
  rank: v.nullable(finite),
  score: finite,
  /** Who is excluded from play leaves at once. */
  hasLeft: v.boolean(),
  prize: v.nullable(v.object({ amount: money, currency: v.string(), paidAt: finite })),
});

/** Tournaments of games. */
export const tournamentCalls = {
  tournaments: call({
    path: `${api}/tournaments`,
    input: { query: paidIn },
    reply: v.object({ at: finite, currency: v.string(), items: v.array(tournament) }),
  }),
  tournament: call({
    path: `${api}/tournaments/{id}`,
    input: { path: id, query: paidIn },
    reply: v.object({
      at: finite,
      currency: v.string(),
      /** Null: there is none of this id, or it was long ago. */
      tournament: v.nullable(tournament),
      /** The first of them, the best first. */
      ranks: v.array(rank),
    }),
  }),
  tournamentsOwn: call({
    bearer: true,
    path: `${api}/own-tournaments`,
    reply: v.object({ isOffered: v.boolean(), items: v.array(own) }),
  }),
  tournamentJoin: call({
    method: 'POST',
    // Who takes part goes on to: asked again it is no more than that.
    idempotent: true,
    bearer: true,
    path: `${api}/tournaments/{id}/join`,
    input: { path: id, body: v.object({}) },
    reply: own,
  }),
};
