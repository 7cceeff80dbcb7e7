import type { GameFields } from '../../domain/casino/steps.ts';
import type { JurisdictionName } from '../../domain/jurisdiction.ts';
import type { Settlements } from '../coupon/settlements.ts';
import type { Database } from '../data/database.ts';
import { Refused } from '../http/refusal.ts';
import type { Answers } from './answers.ts';
import { cancel, ended } from './ending.ts';
import { gameOf, type HouseGame, houseGames } from './games.ts';
import { newRoundId, refusalIn, walletGame } from './playing.ts';
import { type RoundAnswer, refused } from './refusal.ts';
import type { Evidence, RoundRow, Rounds } from './rounds.ts';
import type { SharedDraws } from './shared-draws.ts';
import { stakedOn } from './stakes.ts';
import { seenOf } from './table.ts';
import { choicesOf, type ToldRound } from './told.ts';
import type { Wallet } from './wallet.ts';

export interface DrawBetsOptions {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly rounds: Rounds;
  readonly draws: SharedDraws;
  readonly answers: Answers;
  readonly settlements: Pick<Settlements, 'addRound'>;
  readonly profile: JurisdictionName;
  readonly tell: (row: RoundRow) => ToldRound | null;
  /** Told of a round that cannot be settled; it stays open, and the others go on. */
  readonly report: (roundId: string, error: unknown) => void;
}

export interface DrawBetRequest {
  readonly userId: string;
  readonly key: string;
  readonly game: number;
  readonly draw: number;
  readonly accountId: string;
  readonly bet: GameFields;
  readonly evidence: Evidence;
  readonly isForeign: boolean;
}

function take(
  { wallet, rounds, profile, tell }: DrawBetsOptions,
  game: HouseGame,
  { userId, accountId, bet, draw, evidence, isForeign }: DrawBetRequest,
  now: number,
): RoundAnswer {
  const session = wallet.session(userId, accountId);
  if (!session || isForeign) return refused({ rule: 'not-accepted' });
  const staked = stakedOn(game, bet, session.iso);
  if ('refusal' in staked) return refused(staked.refusal);
  const id = newRoundId();
  const tx = `${id}-debit`;
  const { stake: amount } = staked;
  const terms = { session, tx, round: id, game: walletGame(game), amount, startedAt: now };
  const reply = wallet.debit(terms, now);
  const refusal = refusalIn(reply);
  if (refusal) return refused(refusal);
  rounds.add({
    ...{ id, user_id: userId, account_id: session.accountId, bet, profile, evidence },
    ...{ game: game.name, rules: game.rulesVersion, started_at: now, staked: amount },
    ...{ pair_id: null, draw, client_seed: '', nonce: draw },
    ...{ transactions: [tx], balance_after: reply.balance },
  });
  const row = rounds.find(userId, id);
  const round = row && tell(row);
  if (!round) throw new Error(`round ${id} was not kept`);
  return { status: 'accepted', round, balance: reply.balance ?? 0, nextStartAt: now };
}

function consider(options: DrawBetsOptions, request: DrawBetRequest, now: number): RoundAnswer {
  const game = gameOf(request.game);
  if (!game?.shared) return refused({ rule: 'game-off' });
  const open = options.draws.open(game, now);
  if (open?.draw !== request.draw) return refused({ rule: 'draw-closed' });
  return take(options, game, request, now);
}

/** Takes a bet on a shared draw exactly once for its key. Throws where the key was used for another. */
export function betOnDraw(
  options: DrawBetsOptions,
  request: DrawBetRequest,
  now: number,
): RoundAnswer {
  const { database, answers } = options;
  const { userId, key, game, draw, accountId, bet } = request;
  const asked = { game, draw, accountId, bet };
  return database.transaction(() => {
    const known = answers.find(userId, key, asked);
    if (known && !known.isSame) {
      throw new Refused('422', [{ pointer: '/headers/idempotency-key' }]);
    }
    if (known) return known.answer;
    const answer = consider(options, request, now);
    answers.add(userId, key, asked, answer, now);
    return answer;
  });
}

function pay(options: DrawBetsOptions, game: HouseGame, row: RoundRow, now: number): void {
  const draw = options.draws.result(game, row.draw ?? 0);
  const { payout } = seenOf(game, draw, row.bet, choicesOf(row));
  if (payout === null) throw new Error('the draw does not end it');
  const change = ended(options.wallet, row, payout, now);
  options.rounds.change(row.id, { steps: row.steps, staked: row.staked, ...change });
}

function settle(options: DrawBetsOptions, game: HouseGame, row: RoundRow, now: number): void {
  // By other rules than it was begun under nothing can be settled.
  if (row.rules === game.rulesVersion) pay(options, game, row, now);
  else cancel(options, row, now);
  options.settlements.addRound(row.seq, row.user_id);
}

/** Settles the bets on draws that are over, at most so many of a game, each once; gives back how many. */
export function settleDraws(options: DrawBetsOptions, now: number, most: number): number {
  const { database, rounds, draws, report } = options;
  let count = 0;
  for (const game of houseGames.filter(({ shared }) => shared)) {
    for (const row of rounds.openOnDraws(game.name, draws.lastOver(game, now), most)) {
      try {
        database.transaction(() => settle(options, game, row, now));
        count += 1;
      } catch (error) {
        report(row.id, error);
      }
    }
  }
  return count;
}
