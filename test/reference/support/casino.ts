import type { CallReply } from '../../../src/calls/table.ts';
import { gameNamed } from '../../../src/reference/casino/games.ts';
import type { Answer, Harness, Player } from './harness.ts';

export type Round = CallReply<'casinoRound'>['round'];
type RoundAnswer = Pick<Answer<'casinoRoundStart'>, 'status' | 'body' | 'errors'>;

const SEED = 'client-seed-of-a-test';
const evidence = { sessionId: 'session-of-a-test-00000', seq: 1 };

/** A player at the games. */
export function playingOn(harness: Harness, player: Player) {
  const headers = (key: string) => ({ 'idempotency-key': key });
  const { accountId } = player;
  let pressed = 0;
  const id = (name: string): number => gameNamed(name)?.gameId ?? 0;
  return {
    choose: (clientSeed = SEED) =>
      harness.call('casinoSeedsChange', { body: { clientSeed } }, player),
    reveal: (reveal: string) => harness.call('casinoSeedsChange', { body: { reveal } }, player),
    seeds: async () => (await harness.call('casinoSeeds', {}, player)).body,
    /** Begins a round after the pace of before; each press has a key of its own unless it is given. */
    start(game: string, bet: object, key?: string): Promise<RoundAnswer> {
      pressed += 1;
      const body = { game: id(game), accountId, bet: { ...bet }, evidence };
      const input = { headers: headers(key ?? `key-${pressed}`), body };
      return harness.call('casinoRoundStart', input, player);
    },
    act: (roundId: string, step: number, action: object): Promise<RoundAnswer> =>
      harness.call(
        'casinoRoundAct',
        { path: { id: roundId }, body: { step, action: { ...action } } },
        player,
      ),
    bet(game: string, draw: number, bet: object, key?: string): Promise<RoundAnswer> {
      pressed += 1;
      const input = {
        path: { game: String(id(game)), draw: String(draw) },
        headers: headers(key ?? `draw-key-${pressed}`),
        body: { accountId, bet: { ...bet }, evidence },
      };
      return harness.call('casinoDrawBet', input, player);
    },
    draws: async (game: string) =>
      (await harness.call('casinoDraws', { path: { game: String(id(game)) } })).body,
    rounds: async (query: { open?: '1'; game?: string; cursor?: string } = {}) =>
      (await harness.call('casinoRounds', { query }, player)).body,
    round: async (roundId: string) =>
      (await harness.call('casinoRound', { path: { id: roundId } }, player)).body.round,
    money: player.money,
  };
}

export type Playing = ReturnType<typeof playingOn>;

/** The round that was accepted; fails for any other answer. */
export function accepted({ status, body }: RoundAnswer): Round {
  if (status === 200 && body.status === 'accepted') return body.round;
  throw new Error(`not accepted: ${status} ${JSON.stringify(body)}`);
}

/** Why it was refused. */
export function refusal({ body }: RoundAnswer) {
  return body.status === 'refused' ? body : null;
}
