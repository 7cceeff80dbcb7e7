import * as v from 'valibot';
import { createPromoUses } from '../../promo/uses.ts';
import { type BetRow, betRow, type LegRow, SELECT_BETS } from '../bets.ts';
import { payoutOf, type Settling, statusOf } from './settle.ts';

const HOUR = 60 * 60 * 1000;
/** A result that is found to be wrong later than this after its bet was settled stands. */
const CORRECTED_WITHIN = 72 * HOUR;

const SETTLED_BETS = `${SELECT_BETS}
  WHERE status <> 'open' AND settled_at > ? AND sold < amount
  ORDER BY bets.id`;

/** Whose bonus is over, or who closed the account, is paid into the main one of the currency. */
const OTHER_PAYEE = `
  SELECT main.id FROM accounts own
    JOIN accounts main ON main.owner = own.owner AND main.iso = own.iso AND main.purpose = 'main'
  WHERE own.id = ? AND main.closed_at IS NULL AND (own.closed_at IS NOT NULL OR (
    own.purpose = 'bonus' AND NOT EXISTS (
      SELECT 1 FROM bonuses WHERE account_id = own.id AND state = 'active')))`;

const idRow = v.object({ id: v.number() });
const balanceRow = v.object({ balance: v.number() });

type Corrected = LegRow & { readonly isCorrected: boolean };

/** A leg as the line has it now; what the line has lost stays as it was settled. */
function looked({ board }: Settling, leg: LegRow, now: number): Corrected {
  const game = board.game(leg.game_id, now);
  const isSame = game?.team1 === leg.team1 && game.team2 === leg.team2;
  const result = isSame ? board.sourcedResultOf(leg.market_id, now) : null;
  if (!isSame || result === null || result === leg.result) return { ...leg, isCorrected: false };
  return { ...leg, result, score1: game.score[0], score2: game.score[1], isCorrected: true };
}

/**
 * Moves what the bet should have paid more, or paid too much. What the player no longer has the
 * house stands in for: nobody comes to owe by a mistake that was not theirs.
 */
function putRight({ database, ledger }: Settling, bet: BetRow, payout: number, now: number): void {
  const house = ledger.house('result', bet.iso, now);
  const common = { reference: `${bet.id}/${bet.corrections + 1}`, at: now };
  const more = payout - (bet.payout ?? 0);
  if (more > 0) {
    const to = database.first(idRow, OTHER_PAYEE, bet.account_id)?.id ?? bet.account_id;
    ledger.transfer({ kind: 'payout-corrected', from: house, to, amount: more, ...common });
    return;
  }
  const sql = 'SELECT balance FROM accounts WHERE id = ?';
  const balance = database.first(balanceRow, sql, bet.account_id)?.balance ?? 0;
  const taken = Math.min(balance, -more);
  const covered = -more - taken;
  if (taken > 0) {
    const from = bet.account_id;
    ledger.transfer({ kind: 'payout-taken-back', from, to: house, amount: taken, ...common });
  }
  if (covered > 0) {
    const from = ledger.house('claims', bet.iso, now);
    ledger.transfer({ kind: 'payout-covered', from, to: house, amount: covered, ...common });
  }
}

/**
 * The bet with what its code still gives it: a bet that was returned gave its code back, and where another has used
 * it since, no second one is paid by it.
 */
function withCodeLeft({ database }: Settling, bet: BetRow): BetRow {
  if (bet.promo === null || bet.status !== 'void') return bet;
  const isLeft = createPromoUses(database).isLeft(bet.user_id, bet.promo.code);
  return isLeft ? bet : { ...bet, promo: null };
}

function correct(settling: Settling, bet: BetRow, legs: readonly Corrected[], now: number): void {
  const { database, settlements, pushStore } = settling;
  for (const [position, { isCorrected, result, score1, score2 }] of legs.entries()) {
    if (!isCorrected) continue;
    database.run(
      'UPDATE legs SET result = ?, score1 = ?, score2 = ? WHERE bet_id = ? AND position = ?',
      result,
      score1,
      score2,
      bet.id,
      position,
    );
  }
  const standing = withCodeLeft(settling, bet);
  const payout = payoutOf(standing, legs);
  const status = statusOf(bet, legs, payout);
  putRight(settling, bet, payout, now);
  database.run(
    `UPDATE bets SET status = ?, payout = ?, promo = IIF(?, NULL, promo), corrections = corrections + 1
      WHERE id = ?`,
    status,
    payout,
    status !== 'void' && standing.promo === null ? 1 : 0,
    bet.id,
  );
  if (status === bet.status && payout === bet.payout) return;
  settlements.add(bet.id, bet.user_id);
  pushStore.tell(bet.user_id, 'bet-settled', now);
}

/**
 * Settles anew the bets of the last days whose matches have another result than they were settled
 * with, as after a source was corrected; gives back how many. What the source does not say, and was
 * drawn, stays as it was settled. The bet keeps the time at which it was
 * settled, so limits and history count it where it was.
 */
export function resettleBets(settling: Settling, now: number): number {
  const { database, bets, report } = settling;
  let corrected = 0;
  for (const bet of database.all(betRow, SETTLED_BETS, now - CORRECTED_WITHIN)) {
    const legs = bets.legsOf(bet.id).map((leg) => looked(settling, leg, now));
    if (!legs.some(({ isCorrected }) => isCorrected)) continue;
    try {
      database.transaction(() => correct(settling, bet, legs, now));
      corrected += 1;
    } catch (error) {
      report(bet.id, error);
    }
  }
  return corrected;
}
