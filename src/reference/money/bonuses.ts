import * as v from 'valibot';
import {
  BONUS_KINDS,
  BONUS_STATES,
  type BonusKind,
  WAGERING,
} from '../../domain/accounts/deposit-bonus.ts';
import type { Database } from '../data/database.ts';
import type { Ledger, Transfer } from './ledger.ts';

const DAY = 24 * 60 * 60 * 1000;

const bonusRow = v.object({
  id: v.number(),
  user_id: v.string(),
  account_id: v.number(),
  kind: v.picklist(BONUS_KINDS),
  granted: v.number(),
  required: v.number(),
  wagered: v.number(),
  state: v.picklist(BONUS_STATES),
  granted_at: v.number(),
  expires_at: v.number(),
  ended_at: v.nullable(v.number()),
  iso: v.string(),
  balance: v.number(),
});

export type BonusRow = v.InferOutput<typeof bonusRow>;

const SELECT = `
  SELECT bonuses.*, accounts.iso, accounts.balance
  FROM bonuses JOIN accounts ON accounts.id = bonuses.account_id`;

export interface Grant {
  readonly userId: string;
  readonly kind: BonusKind;
  /** The bonus account it goes into. */
  readonly accountId: number;
  readonly iso: string;
  /** Minor units, above zero. */
  readonly amount: number;
  /** The deposit it is given on. */
  readonly paymentId?: number;
}

/** Bonus money: given, wagered, and then the player's own. */
export interface Bonuses {
  /** Gives it once to each player; false where they had this kind before. */
  grant(grant: Grant, now: number): boolean;
  /** So much was staked from an account, in a bet that is won or lost now. */
  wagered(accountId: number, stake: number, now: number): void;
  /** Takes back what was not wagered in time, while no bet is open that it pays. */
  expire(now: number): void;
  /** Takes back what was given on a deposit that was itself taken back. */
  revoke(paymentId: number, now: number): void;
  /** Newest first. */
  of(userId: string): BonusRow[];
}

const OPEN_BETS = `SELECT COUNT(*) AS count FROM bets WHERE account_id = ? AND status = 'open'`;
const MAIN = `
  SELECT id FROM accounts
  WHERE owner = ? AND purpose = 'main' AND iso = ? AND closed_at IS NULL`;
const idRow = v.object({ id: v.number() });
const countRow = v.object({ count: v.number() });

function reading(database: Database) {
  const all = (where: string, ...values: (string | number)[]) =>
    database.all(bonusRow, `${SELECT} WHERE ${where}`, ...values);
  return {
    all,
    active: (accountId: number) =>
      all(`account_id = ? AND state = 'active' ORDER BY id`, accountId),
    hasOpenBets: (accountId: number): boolean =>
      (database.first(countRow, OPEN_BETS, accountId)?.count ?? 0) > 0,
  };
}

function ending(database: Database, ledger: Ledger) {
  const end = (bonus: BonusRow, state: BonusRow['state'], now: number): void => {
    const sql = `UPDATE bonuses SET state = ?, ended_at = ? WHERE id = ? AND state = 'active'`;
    if (database.run(sql, state, now, bonus.id).changes !== 1) {
      throw new Error('a bonus ended twice at once');
    }
  };
  const transfer = (
    bonus: BonusRow,
    part: Pick<Transfer, 'kind' | 'to' | 'amount' | 'at'>,
  ): void => {
    if (part.amount === 0) return;
    ledger.transfer({ ...part, reference: String(bonus.id), from: bonus.account_id });
  };
  return {
    /** All of them are wagered: what is in the account is the player's own. */
    convert(bonuses: readonly BonusRow[], now: number): void {
      const [first] = bonuses;
      if (!first) return;
      const main = database.first(idRow, MAIN, first.user_id, first.iso);
      if (!main) throw new Error(`no main account in ${first.iso}`);
      transfer(first, { kind: 'bonus-converted', to: main.id, amount: first.balance, at: now });
      for (const bonus of bonuses) end(bonus, 'converted', now);
    },
    /** What is left of one that was not wagered in time goes back; what was won with it too. */
    takeBack(bonus: BonusRow, others: number, state: 'expired' | 'revoked', now: number): void {
      const left = others === 0 ? bonus.balance : Math.min(bonus.balance, bonus.granted);
      const house = ledger.house('bonuses', bonus.iso, now);
      transfer(bonus, { kind: 'bonus-taken-back', to: house, amount: left, at: now });
      end(bonus, state, now);
    },
    end,
  };
}

function granting(database: Database, ledger: Ledger): Bonuses['grant'] {
  return ({ userId, kind, accountId, iso, amount, paymentId }, now) =>
    database.transaction(() => {
      const added = database.run(
        `INSERT INTO bonuses (user_id, account_id, kind, payment_id, granted, required, granted_at,
           expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        userId,
        accountId,
        kind,
        paymentId ?? null,
        amount,
        amount * WAGERING.times,
        now,
        now + WAGERING.days * DAY,
      );
      if (added.changes === 0) return false;
      ledger.transfer({
        ...{ kind: 'bonus', reference: String(added.lastId), amount, at: now },
        ...{ from: ledger.house('bonuses', iso, now), to: accountId },
      });
      return true;
    });
}

/** Bonuses in a database. */
export function createBonuses(database: Database, ledger: Ledger): Bonuses {
  const { all, active, hasOpenBets } = reading(database);
  const { convert, takeBack, end } = ending(database, ledger);
  /** Oldest first: each takes as much of the stake as it still asks for. */
  const count = (bonuses: readonly BonusRow[], stake: number): void => {
    let rest = stake;
    for (const { id, required, wagered } of bonuses) {
      const part = Math.min(rest, required - wagered);
      rest -= part;
      database.run('UPDATE bonuses SET wagered = wagered + ? WHERE id = ?', part, id);
    }
  };
  const isWagered = ({ wagered, required }: BonusRow): boolean => wagered >= required;
  return {
    grant: granting(database, ledger),
    wagered: (accountId, stake, now) =>
      database.transaction(() => {
        count(active(accountId), stake);
        const bonuses = active(accountId);
        if (hasOpenBets(accountId)) return;
        if (bonuses.every(isWagered)) convert(bonuses, now);
        else if (bonuses[0]?.balance === 0) for (const one of bonuses) end(one, 'lost', now);
      }),
    expire: (now) =>
      database.transaction(() => {
        for (const { id, account_id } of all(`state = 'active' AND expires_at <= ?`, now)) {
          if (hasOpenBets(account_id)) continue;
          const bonuses = active(account_id);
          const bonus = bonuses.find((one) => one.id === id);
          if (bonus) takeBack(bonus, bonuses.length - 1, 'expired', now);
        }
      }),
    revoke: (paymentId, now) =>
      database.transaction(() => {
        const [bonus] = all(`state = 'active' AND payment_id = ?`, paymentId);
        if (bonus) takeBack(bonus, active(bonus.account_id).length - 1, 'revoked', now);
      }),
    of: (userId) => all('user_id = ? ORDER BY id DESC', userId),
  };
}
