import type { CallReply } from '../../../calls/table.ts';
import { settle } from '../../../domain/casino/toto.ts';
import { TOTO_SPORT, totoGame } from '../../../domain/casino/toto-game.ts';
import type { JurisdictionName } from '../../../domain/limits/jurisdiction.ts';
import { isBarred } from '../../../domain/line/barred-sports.ts';
import type { Climate } from '../../conditions.ts';
import type { Settlements } from '../../coupon/settling/settlements.ts';
import type { Database } from '../../data/database.ts';
import { Refused } from '../../http/refusal.ts';
import type { Board } from '../../line/offer/board.ts';
import { offeredCurrency } from '../../money/currencies.ts';
import { barredSportsOf } from '../../user/barred-sports.ts';
import type { Answers } from '../answers.ts';
import type { DrawBetRequest } from '../draws/draw-bets.ts';
import { cancel, ended } from '../ending.ts';
import { newRoundId, refusalIn } from '../playing.ts';
import { type RoundAnswer, refused } from '../refusal.ts';
import type { RoundRow, Rounds } from '../rounds.ts';
import type { ToldRound } from '../told.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { costOf } from './bets.ts';
import { letterOf, matchesAfter } from './matches.ts';
import { toldCoupon, toldDraws } from './telling.ts';
import { type CouponRow, createTotoStore, type DrawRow, type TotoStore } from './toto-store.ts';

export interface TotoOptions {
  readonly database: Database;
  readonly board: Board;
  readonly wallet: Wallet;
  readonly rounds: Rounds;
  readonly answers: Answers;
  readonly settlements: Pick<Settlements, 'addRound'>;
  readonly profile: JurisdictionName;
  readonly climate: Pick<Climate, 'now'>;
}

/** Toto: pools on the results of matches. */
export interface Toto {
  /** What anybody may know of the draws now. */
  draws(now: number): CallReply<'casinoDraws'>;
  /** Takes a coupon exactly once for its key. Throws where the key was used for another. */
  bet(request: DrawBetRequest, now: number): RoundAnswer;
  told(row: RoundRow): ToldRound;
  /** Makes the draws that are due, and settles those whose matches are all over; gives back how many of these. */
  settle(now: number): number;
}

/** Sales go on for so long at least. */
const LEAD = 10 * 60_000;
/** A draw takes coupons, and the next one can be looked at. */
const AHEAD = 2;
/** Coupons of one player on one draw. */
const MOST_COUPONS = 20;
const GAME = { name: totoGame.name, kind: 'other', isShared: true } as const;

function make(store: TotoStore, board: Board, now: number): void {
  for (let left = AHEAD - store.selling(now).length; left > 0; left -= 1) {
    const last = store.last()?.matches.at(-1)?.startAt ?? 0;
    const matches = matchesAfter(board, Math.max(last, now + LEAD), now);
    const [first] = matches;
    if (!first) return;
    store.make(matches, now, first.startAt);
  }
}

function take(
  { wallet, rounds, profile, climate }: TotoOptions,
  store: TotoStore,
  { userId, accountId, draw, bet, evidence, isForeign }: DrawBetRequest,
  now: number,
): RoundAnswer {
  const [open = null] = store.selling(now);
  if (open?.id !== draw) return refused({ rule: 'draw-closed' });
  const session = wallet.session(userId, accountId);
  if (!session || isForeign) return refused({ rule: 'not-accepted' });
  // A coupon is bets on a sport before its matches begin.
  if (isBarred(barredSportsOf({ climate }, userId), { sportId: TOTO_SPORT, isLive: false })) {
    return refused({ rule: 'not-offered' });
  }
  if (rounds.countOnDraw(userId, totoGame.name, draw) >= MOST_COUPONS) {
    return refused({ rule: 'too-many-bets' });
  }
  const costed = costOf(bet, open.matches.length, offeredCurrency(session.iso));
  if ('refusal' in costed) return refused(costed.refusal);
  const id = newRoundId();
  const tx = `${id}-debit`;
  const { stake } = costed;
  const debit = { session, tx, round: id, game: GAME, amount: stake, startedAt: now };
  const reply = wallet.debit(debit, now);
  const refusal = refusalIn(reply);
  if (refusal) return refused(refusal);
  rounds.add({
    ...{ id, user_id: userId, account_id: session.accountId, profile, evidence },
    ...{ game: totoGame.name, rules: totoGame.rules, started_at: now, staked: stake },
    ...{ pair_id: null, draw, client_seed: '', nonce: draw, bet: { ...costed.bet } },
    ...{ transactions: [tx], balance_after: reply.balance },
  });
  const row = rounds.find(userId, id);
  if (!row) throw new Error(`coupon ${id} was not kept`);
  const round = toldCoupon(store, row);
  return { status: 'accepted', round, balance: reply.balance ?? 0, nextStartAt: now };
}

/** Pays the coupons of one currency, or gives all of them back. */
function payPool(
  options: TotoOptions,
  store: TotoStore,
  { draw, iso, results }: { draw: number; iso: string; results: string },
  coupons: readonly CouponRow[],
  now: number,
): void {
  const { wallet, rounds, settlements } = options;
  const jackpot = store.jackpots().find((pool) => pool.iso === iso)?.jackpot ?? 0;
  const sold = coupons.map(({ id, bet }) => ({ id, ...bet }));
  const { payouts, jackpot: left, ...outcome } = settle(results, { coupons: sold, jackpot });
  store.addPool(draw, { iso, outcome, jackpot: left });
  for (const { id, user_id } of coupons) {
    const row = rounds.find(user_id, id);
    if (!row) throw new Error(`coupon ${id} is gone`);
    if (outcome.isVoid) cancel({ wallet, rounds }, row, now);
    else {
      const change = ended(wallet, row, payouts[id] ?? 0, now);
      rounds.change(id, { steps: row.steps, staked: row.staked, ...change });
    }
    settlements.addRound(row.seq, row.user_id);
  }
}

/** Settles a draw whose matches are all over, whole; false while one is not. */
function settleDraw(options: TotoOptions, store: TotoStore, draw: DrawRow, now: number): boolean {
  const letters = draw.matches.map((match) => letterOf(options.board, match, now));
  if (letters.some((letter) => letter === null)) return false;
  const results = letters.join('');
  const coupons = Map.groupBy(store.coupons(draw.id), ({ iso }) => iso);
  for (const [iso, sold] of coupons) {
    payPool(options, store, { draw: draw.id, iso, results }, sold, now);
  }
  store.settle(draw.id, results, now);
  return true;
}

/** Puts it together. */
export function createToto(options: TotoOptions): Toto {
  const { database, board, answers } = options;
  const store = createTotoStore(database);
  return {
    draws: (now) => toldDraws(store, now),
    told: (row) => toldCoupon(store, row),
    bet: (request, now) =>
      database.transaction(() => {
        const { userId, key, game, draw, accountId, bet } = request;
        const asked = { game, draw, accountId, bet };
        const known = answers.find(userId, key, asked);
        if (known && !known.isSame) {
          throw new Refused('422', [{ pointer: '/headers/idempotency-key' }]);
        }
        if (known) return known.answer;
        const answer = take(options, store, request, now);
        answers.add(userId, key, asked, answer, now);
        return answer;
      }),
    settle(now) {
      database.transaction(() => make(store, board, now));
      const over = store
        .played(now)
        .filter((draw) => database.transaction(() => settleDraw(options, store, draw, now)));
      return over.length;
    },
  };
}
