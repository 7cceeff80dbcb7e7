import { randomBytes } from 'node:crypto';
import { CasinoInputError } from '../../domain/casino/input.ts';
import { minRoundMs } from '../../domain/casino/pace.ts';
import type { GameFields } from '../../domain/casino/steps.ts';
import type { JurisdictionName } from '../../domain/limits/jurisdiction.ts';
import type { Database } from '../data/database.ts';
import { Refused } from '../http/refusal.ts';
import { type Answers, stepKey } from './answers.ts';
import { ended } from './ending.ts';
import { gameNamed, gameOf, type HouseGame } from './games.ts';
import type { Paces } from './paces.ts';
import { type Refusal, type RoundAnswer, refused } from './refusal.ts';
import type { Evidence, RoundRow, Rounds, Step } from './rounds.ts';
import type { SeedPairs } from './seed-pairs.ts';
import { stakedOn } from './stakes.ts';
import { type Seen, seenOf } from './table.ts';
import { choicesOf, type ToldRound, toldRound } from './told.ts';
import type { Reply, WalletGame, WalletSession } from './wallet/wallet.ts';
import type { WalletOf } from './wallet/wallets.ts';

export interface PlayingOptions {
  readonly database: Database;
  readonly walletOf: WalletOf;
  readonly rounds: Rounds;
  readonly pairs: SeedPairs;
  readonly paces: Pick<Paces, 'note'>;
  readonly answers: Answers;
  readonly profile: JurisdictionName;
  /** Does a step of a round on a shared draw. */
  readonly onDraw: (row: RoundRow, action: GameFields, now: number) => RoundAnswer;
}

export interface StartRequest {
  readonly userId: string;
  /** Of the player's choice: asked again with it, the first answer is given again. */
  readonly key: string;
  readonly game: number;
  readonly accountId: string;
  readonly bet: GameFields;
  readonly evidence: Evidence;
  /** Whether the recording that the press names is somebody else's. */
  readonly isForeign: boolean;
}

export interface ActRequest {
  readonly userId: string;
  readonly roundId: string;
  readonly step: number;
  readonly action: GameFields;
}

const ID_BYTES = 12;

/** Digits and letters alone: it becomes a key of objects in read models, and part of an address. */
export const newRoundId = (): string => randomBytes(ID_BYTES).toString('hex');

/** What the wallet knows of a game. */
export const walletGame = ({ name, kind, shared }: HouseGame): WalletGame => ({
  ...{ name, kind, isShared: shared },
});

/** Why the wallet took nothing. */
export function refusalIn(reply: Reply): Refusal | null {
  if (reply.status === 'ok') return null;
  if (reply.status === 'refused') return reply.refusal;
  if (reply.status === 'insufficient-funds') return { rule: 'insufficient-funds' };
  throw new Error(`the wallet says ${reply.status} of a stake`);
}

/** What a personal round was drawn from, drawn again: the same seeds always give the same. */
export function drawnAgain(pairs: SeedPairs, game: HouseGame, row: RoundRow): unknown {
  if (row.pair_id === null || row.draw !== null) throw new Error(`round ${row.id} is not personal`);
  const { client_seed: clientSeed, nonce } = row;
  const seeds = { serverSeed: pairs.secret(row.pair_id), clientSeed, nonce };
  return game.engine.draw(seeds, row.bet);
}

/** A round as it is told, with what may be seen of it. */
export function toldPersonal(
  pairs: SeedPairs,
  game: HouseGame,
  row: RoundRow,
  seen: Seen,
): ToldRound {
  const { pair_id: pairId, client_seed: clientSeed, nonce } = row;
  if (pairId === null) throw new Error(`round ${row.id} is not personal`);
  return toldRound(row, game.gameId, { ...pairs.told(pairId), clientSeed, nonce }, seen);
}

/** Rounds of one player. */
export interface Playing {
  /** Begins a round exactly once for its key. Throws a refusal where the key was used for another one. */
  start(request: StartRequest, now: number): RoundAnswer;
  /** Does a step exactly once. Throws a refusal where the player has no such round. */
  act(request: ActRequest, now: number): RoundAnswer;
}

function accepted(
  options: PlayingOptions,
  game: HouseGame,
  row: RoundRow,
  seen: Seen,
): RoundAnswer {
  const interval = minRoundMs(options.profile, game.kind) ?? 0;
  return {
    status: 'accepted',
    round: toldPersonal(options.pairs, game, row, seen),
    balance: row.balance_after ?? 0,
    nextStartAt: row.started_at + interval,
  };
}

/** What was written, as it is read. */
function found({ rounds }: PlayingOptions, userId: string, id: string): RoundRow {
  const row = rounds.find(userId, id);
  if (!row) throw new Error(`round ${id} was not kept`);
  return row;
}

/** Debit, nonce, draw and, where nothing is chosen after it, the end: all of it or nothing. */
function begin(
  options: PlayingOptions,
  game: HouseGame,
  session: WalletSession,
  { stake, request: { bet, evidence } }: { stake: number; request: StartRequest },
  now: number,
): RoundAnswer {
  const { walletOf, pairs, rounds, paces, profile } = options;
  const { userId } = session;
  const id = newRoundId();
  const tx = `${id}-debit`;
  const seeds = pairs.nextDraw(userId);
  if (!seeds) return refused({ rule: 'client-seed' });
  const terms = { session, tx, round: id, game: walletGame(game), amount: stake, startedAt: now };
  const reply = walletOf(game).debit(terms, now);
  const refusal = refusalIn(reply);
  if (refusal) return refused(refusal);
  pairs.drawn(seeds.pairId);
  paces.note(userId, now);
  const draw = game.engine.draw(seeds, bet);
  rounds.add({
    ...{ id, user_id: userId, account_id: session.accountId, bet, profile, evidence },
    ...{ game: game.name, rules: game.rulesVersion, started_at: now, staked: stake },
    ...{ pair_id: seeds.pairId, draw: null, client_seed: seeds.clientSeed, nonce: seeds.nonce },
    ...{ transactions: [tx], balance_after: reply.balance },
  });
  return standing(options, game, found(options, userId, id), draw, [], now);
}

/** What a round has come to with these steps, as it is kept and told; it may be over by that. */
function standing(
  options: PlayingOptions,
  game: HouseGame,
  row: RoundRow,
  draw: unknown,
  steps: readonly Step[],
  now: number,
): RoundAnswer {
  const { walletOf, rounds } = options;
  const seen = seenOf(game, draw, row.bet, choicesOf({ steps: [...steps] }));
  const end = seen.payout === null ? row : ended(walletOf(game), row, seen.payout, now);
  const { payout, status, ended_at, transactions, balance_after } = end;
  rounds.change(row.id, {
    ...{ steps: [...steps], staked: row.staked },
    ...{ payout, status, ended_at, transactions, balance_after },
  });
  return accepted(options, game, found(options, row.user_id, row.id), seen);
}

function consider(options: PlayingOptions, request: StartRequest, now: number): RoundAnswer {
  const game = gameOf(request.game);
  if (!game || game.shared) return refused({ rule: 'game-off' });
  const wallet = options.walletOf(game);
  const session = wallet.session(request.userId, request.accountId);
  if (!session || request.isForeign) return refused({ rule: 'not-accepted' });
  const staked = stakedOn(game, request.bet, session.iso);
  if ('refusal' in staked) return refused(staked.refusal);
  return begin(options, game, session, { stake: staked.stake, request }, now);
}

/** Takes what a step adds to the stake; null, or why not. */
function staking(
  { walletOf }: PlayingOptions,
  game: HouseGame,
  row: RoundRow,
  seen: Seen,
  now: number,
): Refusal | RoundRow {
  const more = (seen.staked ?? row.staked) - row.staked;
  if (more <= 0) return row;
  const wallet = walletOf(game);
  const session = wallet.session(row.user_id, String(row.account_id));
  if (!session) return { rule: 'session-ended' };
  // A stake that was refused stays so: the next try is another one.
  const tx = `${row.id}-debit-${newRoundId()}`;
  const terms = { session, tx, round: row.id, game: walletGame(game), amount: more };
  const reply = wallet.debit({ ...terms, startedAt: row.started_at }, now);
  const refusal = refusalIn(reply);
  if (refusal) return refusal;
  const transactions = [...row.transactions, tx];
  return { ...row, staked: row.staked + more, transactions, balance_after: reply.balance };
}

function step(
  options: PlayingOptions,
  row: RoundRow,
  { step: number, action }: ActRequest,
  now: number,
): RoundAnswer {
  const game = gameNamed(row.game);
  if (row.status !== 'open') return refused({ rule: 'round-closed' });
  if (number !== row.steps.length) return refused({ rule: 'wrong-step', step: row.steps.length });
  if (!game || game.rulesVersion !== row.rules) return refused({ rule: 'game-off' });
  if (row.draw !== null) return options.onDraw(row, action, now);
  const draw = drawnAgain(options.pairs, game, row);
  const steps: Step[] = [...row.steps, { at: now, by: 'player', action }];
  try {
    const seen = seenOf(game, draw, row.bet, choicesOf({ steps }));
    const paid = staking(options, game, row, seen, now);
    if ('rule' in paid) return refused(paid);
    return standing(options, game, paid, draw, steps, now);
  } catch (error) {
    if (error instanceof CasinoInputError) return refused({ rule: 'action' });
    throw error;
  }
}

/** Personal rounds, upon a wallet. */
export function createPlaying(options: PlayingOptions): Playing {
  const { database, answers, rounds } = options;
  return {
    start: (request, now) =>
      database.transaction(() => {
        const { userId, key, game, accountId, bet } = request;
        const asked = { game, accountId, bet };
        const known = answers.find(userId, key, asked);
        if (known && !known.isSame) {
          throw new Refused('422', [{ pointer: '/headers/idempotency-key' }]);
        }
        if (known) return known.answer;
        const answer = consider(options, request, now);
        answers.add(userId, key, asked, answer, now);
        return answer;
      }),
    act: (request, now) =>
      database.transaction(() => {
        const { userId, roundId, action } = request;
        const row = rounds.find(userId, roundId);
        if (!row) throw new Refused('404');
        const key = stepKey(roundId, request.step);
        const known = answers.find(userId, key, action);
        if (known?.isSame) return known.answer;
        const answer = step(options, row, request, now);
        // What was refused has not happened: the step is still to be taken.
        if (answer.status === 'accepted') answers.add(userId, key, action, answer, now);
        return answer;
      }),
  };
}
