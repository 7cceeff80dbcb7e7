import * as v from 'valibot';
import { clientSeed, company, gameJson, hash, roundId } from '../events/casino.ts';
import { submittedCoupon } from '../events/submitted-coupon.ts';
import { finite } from '../kernel/numbers.ts';
import { secret } from '../kernel/privacy.ts';
import {
  answer,
  game,
  oneDraw,
  openDraw,
  outsideRound,
  ownSeeds,
  revealedDraw,
  round,
} from './casino-shapes.ts';
import { call, idempotencyHeaders } from './define.ts';

const api = '/casino-api/v1';

const favourites = v.object({ games: v.pipe(v.array(finite), v.maxLength(100)) });
const evidence = submittedCoupon.entries.evidence;
const place = v.object({ id: v.string() });
const action = v.object({
  /** How many steps there were before it. */
  step: finite,
  action: gameJson,
});
const paid = v.object({ accountId: v.string(), bet: gameJson, evidence });

/** The house's own games: rounds, their seeds, shared draws. */
export const casinoCalls = {
  casinoGames: call({
    path: `${api}/games`,
    input: {
      query: v.object({ lng: v.string(), currency: v.optional(v.string()) }),
    },
    reply: v.object({ games: v.array(game) }),
  }),
  casinoRoundStart: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: `${api}/rounds`,
    input: {
      headers: idempotencyHeaders,
      body: v.object({ game: finite, ...paid.entries }),
    },
    reply: answer,
  }),
  casinoRoundAct: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: `${api}/rounds/{id}/actions`,
    input: { path: place, body: action },
    reply: answer,
  }),
  /** Opens a game of another provider. The address is good once, so nothing keeps it. */
  casinoLaunch: call({
    method: 'POST',
    bearer: true,
    path: `${api}/launches`,
    input: { body: v.object({ game: finite, accountId: v.string(), language: v.string() }) },
    reply: v.object({ url: secret(v.string()) }),
  }),
  casinoRounds: call({
    bearer: true,
    path: `${api}/rounds`,
    input: {
      query: v.object({
        game: v.optional(v.string()),
        /** Epoch milliseconds; digits. */
        from: v.optional(v.string()),
        to: v.optional(v.string()),
        /** Only those that are not over. */
        open: v.optional(v.literal('1')),
        /** The last one of each game, and no others. */
        each: v.optional(v.literal('1')),
        cursor: v.optional(v.string()),
      }),
    },
    reply: v.object({ items: v.array(round), next: v.nullable(v.string()) }),
  }),
  /** Rounds at other providers: all of them, or those of a game. */
  casinoOutsideRounds: call({
    bearer: true,
    path: `${api}/outside-rounds`,
    input: { query: v.object({ game: v.optional(v.string()), cursor: v.optional(v.string()) }) },
    reply: v.object({
      items: v.array(outsideRound),
      next: v.nullable(v.string()),
      /** With the newest of all: games that are on offer, by when each was played last, the latest first. */
      played: v.optional(v.array(v.object({ game: finite, at: finite }))),
    }),
  }),
  casinoRound: call({
    bearer: true,
    path: `${api}/rounds/{id}`,
    input: { path: place },
    reply: v.object({ round }),
  }),
  casinoSeeds: call({ bearer: true, path: `${api}/seeds`, reply: ownSeeds }),
  casinoSeedsChange: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: `${api}/seeds`,
    input: {
      body: v.object({
        clientSeed: v.optional(clientSeed),
        /** The commitment of the pair that is to be revealed; one that was is told again. */
        reveal: v.optional(hash),
      }),
    },
    reply: v.variant('status', [
      v.object({ status: v.literal('done'), seeds: ownSeeds }),
      v.object({
        status: v.literal('refused'),
        rule: v.picklist(['seed-in-use']),
        roundId,
      }),
    ]),
  }),
  casinoDraws: call({
    path: `${api}/draws/{game}`,
    input: { path: v.object({ game: v.string() }) },
    reply: v.object({
      game: finite,
      rules: v.string(),
      /** Hash the last draw's so many times as its number in its chain says, and this comes out. */
      terminal: hash,
      /** That of the chain which follows: published long before its first draw. */
      nextTerminal: v.optional(hash),
      /** Draws of a chain: the number of draw n in its chain is n mod this, or this where that is 0. */
      chainLength: v.optional(finite),
      salt: v.string(),
      now: finite,
      current: openDraw,
      /** The newest first. */
      last: v.array(revealedDraw),
      /** Of crash: who is on the last curve that anybody is on. */
      company: v.optional(company),
    }),
  }),
  /** One draw of a lottery, by the section and the number of its address. */
  casinoDraw: call({
    path: `${api}/lotteries/{section}/{draw}`,
    input: { path: v.object({ section: v.string(), draw: v.string() }) },
    reply: oneDraw,
  }),
  casinoDrawBet: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: `${api}/draws/{game}/{draw}/bets`,
    input: {
      path: v.object({ game: v.string(), draw: v.string() }),
      headers: idempotencyHeaders,
      body: paid,
    },
    reply: answer,
  }),
  casinoFavourites: call({ bearer: true, path: `${api}/favourites`, reply: favourites }),
  casinoFavouritesSave: call({
    method: 'PUT',
    // It is all of the list.
    idempotent: true,
    bearer: true,
    path: `${api}/favourites`,
    input: { body: favourites },
    reply: favourites,
  }),
  casinoDemoStart: call({
    method: 'POST',
    idempotent: true,
    path: `${api}/demo/rounds`,
    input: {
      headers: idempotencyHeaders,
      body: v.object({ game: finite, bet: gameJson, clientSeed }),
    },
    reply: answer,
  }),
  casinoDemoAct: call({
    method: 'POST',
    idempotent: true,
    path: `${api}/demo/rounds/{id}/actions`,
    input: { path: place, body: action },
    reply: answer,
  }),
};
