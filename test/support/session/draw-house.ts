/** A house of shared draws behind a session: one draw that takes bets, and what is told of it later. */
import type { GameName } from '../../../src/domain/casino/rows.ts';
import { games } from '../../../src/domain/casino/rows.ts';
import { gameOf } from '../../../src/reference/casino/games.ts';
import { seenOf } from '../../../src/reference/casino/table.ts';
import { type House, house, type Round, SERVER_SEED } from './house.ts';
import { reply } from './session.ts';

type Fields = Record<string, unknown>;

export const NOW = Date.UTC(2026, 0, 1);
/** The number of the draw that is bet on; the chain that it is verified by ends so many hashes before. */
const DRAW = 1;

export interface DrawHouseOptions {
  /** Milliseconds from the first answer on until the draw takes no more bets. */
  readonly betting?: number;
  readonly setup?: Fields | null;
  /** The end of the chain, of which the draw's hash is the next link. */
  readonly terminal: string;
  /** What the draw before came to. */
  readonly before: unknown;
  /** What the house adds to a bet. */
  readonly completed?: (bet: Fields) => Fields;
  /** What of the bet comes from, where that is its player's own seeds. */
  readonly ownSeeds?: Round['ownSeeds'];
}

/** What draws are told with, in the words of the feed. */
export function drawHouse(name: GameName, options: DrawHouseOptions) {
  const { betting = 50_000, setup = null, terminal, before, completed = (bet) => bet } = options;
  const { ownSeeds } = options;
  const game = gameOf(games[name].gameId);
  if (!game) throw new Error(`there is no game ${name}`);
  const { gameId, rulesVersion } = games[name];
  const server = house();
  const hash = SERVER_SEED;
  const seeds = { serverSeed: hash, clientSeed: 'salt', nonce: DRAW, hash, salt: 'salt' };
  const result = game.engine.draw(seeds, setup ?? {});
  const news = { requestId: 1, game: gameId, draw: DRAW, at: NOW };
  const current = {
    ...{ draw: DRAW, opensAt: NOW, closesAt: NOW + betting },
    ...{ endsAt: name === 'crash' ? null : NOW + betting + 5_000, setup },
  };
  const taken = (bet: Fields): Round => ({
    ...{ id: `d${server.rounds.length + 1}`, game: gameId, mode: 'real', rules: rulesVersion },
    seeds: { commitment: terminal, serverSeed: null, clientSeed: 'salt', nonce: DRAW },
    ...{ draw: DRAW, accountId: '1', currency: 'EUR', bet, steps: [] },
    ...(ownSeeds && { ownSeeds }),
    ...{ staked: game.engine.stakedOn(bet), payout: null, status: 'open' },
    ...{ state: { draw: null, outcome: null }, startedAt: NOW, endedAt: null },
    ...{ transactions: [], profile: 'default', balanceAfter: null },
  });
  const answers: House['answers'] = {
    ...server.answers,
    casinoDraws: () =>
      reply({
        ...{ game: gameId, rules: rulesVersion, terminal, salt: 'salt', now: NOW, current },
        last: [{ draw: DRAW - 1, at: NOW, hash: terminal, result: before }],
      }),
    casinoDrawBet({ body }) {
      const round = taken(completed((body as { bet: Fields }).bet));
      server.rounds.unshift(round);
      return reply({
        ...{ status: 'accepted', round: structuredClone(round), balance: 1000, nextStartAt: NOW },
      });
    },
  };
  /** The draw is over: the house's rounds end by it, and are told of as the feed tells them. */
  const settled = () =>
    server.rounds.map((round) => {
      const choices = round.steps.map(({ action }) => action);
      const { outcome, payout } = seenOf(game, result, round.bet, choices);
      const paid = round.payout ?? payout ?? 0;
      Object.assign(round, {
        ...{ status: 'completed', payout: paid, endedAt: NOW, state: { draw: result, outcome } },
        seeds: { ...round.seeds, serverSeed: hash },
      });
      const { id: roundId, staked, currency } = round;
      return {
        roundId,
        game: gameId,
        staked,
        payout: paid,
        currency,
        by: 'feed',
        mode: 'real',
      } as const;
    });
  return { ...server, answers, hash, result, news, settled };
}
