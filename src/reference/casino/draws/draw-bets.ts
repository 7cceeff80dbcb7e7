import { usesOwnSeeds } from '../../../domain/casino/own-seeds.ts';
import type { GameFields } from '../../../domain/casino/steps.ts';
import type { JurisdictionName } from '../../../domain/limits/jurisdiction.ts';
import type { Settlements } from '../../coupon/settling/settlements.ts';
import type { Database } from '../../data/database.ts';
import { Refused } from '../../http/refusal.ts';
import type { Answers } from '../answers.ts';
import { cancel, ended } from '../ending.ts';
import { gameOf, type HouseGame, houseGames } from '../games.ts';
import { newRoundId, refusalIn, walletGame } from '../playing.ts';
import { type Refusal, type RoundAnswer, refused } from '../refusal.ts';
import type { Evidence, RoundRow, Rounds } from '../rounds.ts';
import type { DrawnFrom, SeedPairs } from '../seed-pairs.ts';
import { stakedOn } from '../stakes.ts';
import { seenOf } from '../table.ts';
import type { Tell } from '../telling.ts';
import { choicesOf } from '../told.ts';
import type { Wallet, WalletSession } from '../wallet/wallet.ts';
import type { SharedDraws } from './shared-draws.ts';
import { completeBet } from './shared-games.ts';

export interface DrawBetsOptions {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly rounds: Rounds;
  readonly draws: SharedDraws;
  readonly answers: Answers;
  readonly settlements: Pick<Settlements, 'addRound'>;
  readonly profile: JurisdictionName;
  readonly pairs: SeedPairs;
  readonly tell: Tell;
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

/** Of a draw a player has at most so many bets: tickets, or bets of several parts. */
const MOST_BETS = 10;
const LAST = Number.MAX_SAFE_INTEGER;
const NO_SEEDS = { pairId: null, clientSeed: '', nonce: 0 };

interface Taking {
  readonly game: HouseGame;
  readonly session: WalletSession;
  readonly amount: number;
  readonly bet: GameFields;
  readonly from: DrawnFrom | null;
}

/** The bet, complete, and the pair that it uses up; or why it is none. */
type Prepared =
  | { readonly refusal: Refusal }
  | { readonly refusal: null; readonly bet: GameFields; readonly from: DrawnFrom | null };

function prepared(
  { pairs, rounds, draws }: DrawBetsOptions,
  game: HouseGame,
  { userId, draw, bet }: DrawBetRequest,
  iso: string,
): Prepared {
  if (rounds.countOnDraw(userId, game.name, draw) >= MOST_BETS) {
    return { refusal: { rule: 'too-many-bets' } };
  }
  const isOwn = usesOwnSeeds(game.gameId, game.shared);
  const from = isOwn ? pairs.nextDraw(userId) : null;
  if (isOwn && !from) return { refusal: { rule: 'client-seed' } };
  const complete = completeBet(game.name, bet, {
    ...{ setup: draws.setup(game, draw), seeds: from, iso },
  });
  return { refusal: null, bet: complete, from };
}

/** Takes the money and keeps the bet. */
function take(
  { wallet, rounds, pairs, profile, tell }: DrawBetsOptions,
  { game, session, amount, bet, from }: Taking,
  { userId, draw, evidence }: DrawBetRequest,
  now: number,
): RoundAnswer {
  const id = newRoundId();
  const tx = `${id}-debit`;
  const terms = { session, tx, round: id, game: walletGame(game), amount, startedAt: now };
  const reply = wallet.debit(terms, now);
  const refusal = refusalIn(reply);
  if (refusal) return refused(refusal);
  if (from) pairs.drawn(from.pairId);
  const { pairId: pair_id, clientSeed: client_seed, nonce } = from ?? NO_SEEDS;
  rounds.add({
    ...{ id, user_id: userId, account_id: session.accountId, bet, profile, evidence },
    ...{ game: game.name, rules: game.rulesVersion, started_at: now, staked: amount },
    ...{ pair_id, draw, client_seed, nonce },
    ...{ transactions: [tx], balance_after: reply.balance },
  });
  const row = rounds.find(userId, id);
  const round = row && tell(row, now);
  if (!round) throw new Error(`round ${id} was not kept`);
  return { status: 'accepted', round, balance: reply.balance ?? 0, nextStartAt: now };
}

function consider(options: DrawBetsOptions, request: DrawBetRequest, now: number): RoundAnswer {
  const game = gameOf(request.game);
  if (!game?.shared) return refused({ rule: 'game-off' });
  const open = options.draws.open(game, now);
  if (open?.draw !== request.draw) return refused({ rule: 'draw-closed' });
  const session = options.wallet.session(request.userId, request.accountId);
  if (!session || request.isForeign) return refused({ rule: 'not-accepted' });
  const made = prepared(options, game, request, session.iso);
  if (made.refusal) return refused(made.refusal);
  const { bet, from } = made;
  const staked = stakedOn(game, bet, session.iso);
  if ('refusal' in staked) return refused(staked.refusal);
  return take(options, { game, session, amount: staked.stake, bet, from }, request, now);
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
  draws.keepUp(now);
  // Where nobody has bet no draw is looked at.
  const isBetOn = ({ name }: HouseGame) => rounds.openOnDraws(name, LAST, 1).length > 0;
  for (const game of houseGames.filter((one) => one.shared && isBetOn(one))) {
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
