import * as v from 'valibot';
import type { CallReply } from '../../../src/calls/table.ts';
import { POINTS } from '../../../src/domain/money/points.ts';
import { gameNamed } from '../../../src/reference/casino/games.ts';
import { createRounds } from '../../../src/reference/casino/rounds.ts';
import { createSeedPairs } from '../../../src/reference/casino/seed-pairs.ts';
import type { Database } from '../../../src/reference/data/database.ts';
import { fakeBoard } from './board.ts';
import {
  type Answer,
  type Harness,
  type HarnessOptions,
  type Player,
  playerOn,
  startBackEnd,
} from './harness.ts';

export type Round = CallReply<'casinoRound'>['round'];
type RoundAnswer = Pick<Answer<'casinoRoundStart'>, 'status' | 'body' | 'errors'>;

/** Of which all draws of these tests come. */
export const DRAW_SECRET = new Uint8Array(32).fill(7);

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
      const paying = gameNamed(game)?.inPoints ? POINTS : accountId;
      const body = { game: id(game), accountId: paying, bet: { ...bet }, evidence };
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
    rounds: async (query: { open?: '1'; each?: '1'; game?: string; cursor?: string } = {}) =>
      (await harness.call('casinoRounds', { query }, player)).body,
    round: async (roundId: string) =>
      (await harness.call('casinoRound', { path: { id: roundId } }, player)).body.round,
    money: player.money,
    caller: player,
    /** Tiles without a mine, which no call tells. */
    safeTiles(roundId: string): number[] {
      const drawn = drawOf(harness, roundId);
      const mines = Array.isArray(drawn) ? drawn : [];
      return Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mines.includes(tile));
    },
  };
}

const userRow = v.object({ user_id: v.string() });

function userOf(database: Database, roundId: string): string {
  const sql = 'SELECT user_id FROM casino_rounds WHERE id = ?';
  return database.first(userRow, sql, roundId)?.user_id ?? '';
}

/** A personal round as the house keeps it, with the secret that no call tells. */
function keptOf({ backEnd: { database, beside } }: Harness, roundId: string) {
  const row = createRounds(database).find(userOf(database, roundId), roundId);
  const game = row && gameNamed(row.game);
  if (!row || !game || row.pair_id === null) throw new Error(`no personal round ${roundId}`);
  const serverSeed = createSeedPairs(database, beside.keys, undefined).secret(row.pair_id);
  return { row, game, serverSeed };
}

/** The server seed that a personal round comes of. */
export const secretOf = (harness: Harness, roundId: string): string =>
  keptOf(harness, roundId).serverSeed;

/** What a personal round was drawn to. */
export function drawOf(harness: Harness, roundId: string): unknown {
  const { row, game, serverSeed } = keptOf(harness, roundId);
  const seeds = { serverSeed, clientSeed: row.client_seed, nonce: row.nonce };
  return game.engine.draw(seeds, row.bet);
}

/** A player who has chosen a client seed, at draws that are the same each time. */
export async function atTheTable(options: HarnessOptions = {}) {
  const harness = await startBackEnd({
    ...{ board: fakeBoard(), drawSecret: DRAW_SECRET },
    ...options,
  });
  const player = await playerOn(harness);
  const playing = playingOn(harness, player);
  await playing.choose();
  return { harness, player, playing };
}

/** The round that was accepted; fails for any other answer. */
export function accepted({ status, body }: RoundAnswer): Round {
  if (status === 200 && body.status === 'accepted') return body.round;
  throw new Error(`not accepted: ${status} ${JSON.stringify(body)}`);
}

/** Why it was refused. */
export function refusal({ body }: RoundAnswer) {
  return body.status === 'refused' ? body : null;
}

/** A guest who plays for play money, in a visit of their own. */
export async function playDemo(harness: Harness) {
  const opening = await harness.call('registrationOptions', { query: { lng: 'en' } });
  const cookie = opening.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    start: (game: string, bet: object, key: string): Promise<RoundAnswer> =>
      harness.call(
        'casinoDemoStart',
        {
          headers: { 'idempotency-key': key },
          body: { game: gameNamed(game)?.gameId ?? 0, bet: { ...bet }, clientSeed: SEED },
        },
        { cookie },
      ),
    act: (roundId: string, step: number, action: object): Promise<RoundAnswer> =>
      harness.call(
        'casinoDemoAct',
        { path: { id: roundId }, body: { step, action: { ...action } } },
        { cookie },
      ),
  };
}
