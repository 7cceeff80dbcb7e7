import type { CallInput } from '../../calls/table.ts';
import { totoGame } from '../../domain/casino/toto-game.ts';
import { findLanguage } from '../../domain/site/languages.ts';
import { RateLimit } from '../../server-kernel/rate-limit.ts';
import type { Casino } from '../casino/casino.ts';
import { gamesOffered } from '../casino/catalogue.ts';
import { houseGames } from '../casino/games.ts';
import { roundHistory } from '../casino/history.ts';
import { changeSeeds, seedsOf } from '../casino/own-seeds.ts';
import type { Evidence } from '../coupon/placing/evidence.ts';
import type { Guard } from '../guard/guard.ts';
import { type CallContext, type Handlers, playerOf } from '../http/handler.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';
import { Refused } from '../http/refusal.ts';

export interface CasinoHandlersOptions {
  readonly casino: Casino;
  readonly evidence: Pick<Evidence, 'standingOf'>;
  readonly guard: Guard;
  readonly now: () => number;
}

/** Games of others that a player may open: each is a session there, and a page that loads anew is one. */
const LAUNCHED = { capacity: 30, perMinute: 10 };

type Paid = CallInput<'casinoDrawBet'>;

/** A number of an address; nothing is called otherwise. */
function numberIn(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new Refused('404');
}

/** What a press that costs money says, held against who presses. */
async function pressed(
  evidence: CasinoHandlersOptions['evidence'],
  { headers, body }: Pick<Paid, 'headers' | 'body'>,
  context: CallContext,
) {
  const key = headers['idempotency-key'];
  assertIdempotencyKey(key);
  const { user_id: userId } = playerOf(context);
  const standing = await evidence.standingOf({ userId, caller: context, ...body.evidence });
  const { accountId, bet } = body;
  const isForeign = standing === 'foreign';
  return { userId, key, accountId, bet, isForeign, evidence: body.evidence };
}

/** Calls of games for money. */
function playingHandlers({ casino, evidence }: CasinoHandlersOptions) {
  const { playing, rounds, tell } = casino;
  return {
    async casinoRoundStart({ headers, body }, context) {
      const press = await pressed(evidence, { headers, body }, context);
      return playing.start({ ...press, game: body.game }, context.now);
    },
    casinoRoundAct({ path, body }, context) {
      const { user_id: userId } = playerOf(context);
      return playing.act({ userId, roundId: path.id, ...body }, context.now);
    },
    async casinoDrawBet({ path, headers, body }, context) {
      const press = await pressed(evidence, { headers, body }, context);
      const request = { ...press, game: numberIn(path.game), draw: numberIn(path.draw) };
      return request.game === totoGame.gameId
        ? casino.toto.bet(request, context.now)
        : casino.betOnDraw(request, context.now);
    },
    casinoRounds: ({ query }, context) =>
      roundHistory({ rounds, tell }, playerOf(context).user_id, query, context.now),
    casinoOutsideRounds: ({ query }, context) =>
      casino.outside.rounds(playerOf(context).user_id, query, context.now),
    casinoRound({ path }, context) {
      const row = rounds.find(playerOf(context).user_id, path.id);
      const round = row && tell(row, context.now);
      if (!round) throw new Refused('404');
      return { round };
    },
  } satisfies Handlers;
}

/** What there is to play, and the games of others, which open elsewhere. */
function offeringHandlers({ casino, now }: CasinoHandlersOptions) {
  const { outside, profile } = casino;
  const launches = new RateLimit({ ...LAUNCHED, now });
  return {
    async casinoGames({ query }, context) {
      const player = await context.visitor();
      const age = player === null ? 0 : casino.ageOf(player.id, context.now);
      const asking = { profile, age, language: query.lng, iso: query.currency };
      return { games: gamesOffered(asking, outside.offered()) };
    },
    async casinoLaunch({ body }, context) {
      const { user_id: userId } = playerOf(context);
      const session = await context.session();
      // The game ends with the sign-in, so both have to be of one player.
      if (session?.user.id !== userId) throw new Refused('401');
      const retryAfter = launches.take(userId);
      if (retryAfter > 0) throw new Refused('429', [{}], { retryAfter });
      const language = findLanguage(body.language)?.code ?? 'en';
      const wish = { ...body, userId, signIn: session.id, language, origin: context.origin };
      const url = outside.launch(wish, context.now);
      if (url === null) throw new Refused('404');
      return { url };
    },
  } satisfies Handlers;
}

/** Calls of the casino. */
export function casinoHandlers(options: CasinoHandlersOptions) {
  const { casino } = options;
  const { demo, draws, favourites } = casino;
  return {
    ...playingHandlers(options),
    ...offeringHandlers(options),
    casinoSeeds: (_input, context) => seedsOf(casino, playerOf(context).user_id),
    casinoSeedsChange({ body }, context) {
      if (body.reveal !== undefined) options.guard.pass('left', context);
      return changeSeeds(casino, playerOf(context).user_id, body);
    },
    casinoDraws({ path }, { now }) {
      const game = numberIn(path.game);
      const told = game === totoGame.gameId ? casino.toto.draws(now) : draws.list(game, now);
      if (!told) throw new Refused('404');
      return told;
    },
    casinoDraw({ path }, { now }) {
      const game = houseGames.find(({ addresses }) => addresses.includes(`lotto/${path.section}`));
      const draw = game && draws.one(game, numberIn(path.draw), now);
      return draw ?? { status: 'none' };
    },
    casinoFavourites: (_input, context) => ({
      games: favourites.of(playerOf(context).user_id),
    }),
    casinoFavouritesSave: ({ body }, context) => ({
      games: favourites.save(playerOf(context).user_id, body.games),
    }),
    casinoDemoStart({ headers, body }, context) {
      const key = headers['idempotency-key'];
      assertIdempotencyKey(key);
      return demo.start({ visit: context.visit(), key, ...body }, context.now);
    },
    casinoDemoAct: ({ path, body }, context) =>
      demo.act({ visit: context.visit(), roundId: path.id, ...body }, context.now),
  } satisfies Handlers;
}
