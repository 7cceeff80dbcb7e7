import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import type { Database } from '../data/database.ts';
import { currencyById, HOME_CURRENCY, offeredCurrency } from './currencies.ts';
import type { Ledger } from './ledger.ts';

const purpose = v.picklist(['main', 'bonus', 'currency']);
const accountRow = v.object({
  id: v.number(),
  purpose,
  iso: v.string(),
  balance: v.number(),
  is_active: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
});
const countRow = v.object({ count: v.number() });

type Purpose = v.InferOutput<typeof purpose>;
export type PlayerAccount = v.InferOutput<typeof accountRow>;
type Balance = CallReply<'balance'>;

const TYPE_IDS = { main: 0, bonus: 4, currency: 9 } as const;
/** What a new player finds, in minor units of the home currency. */
const OPENING_MONEY = { main: 100_000, bonus: 5_000 } as const;
const COLUMNS = 'id, purpose, iso, balance, is_active';
const OPEN = 'owner = ? AND closed_at IS NULL';

/** Why an account was not added or removed. */
export type AccountRefusal = 'unknown-currency' | 'has-account' | 'no-account' | 'in-use';

/** Players' accounts. Whatever changes several rows changes all of them or none. */
export interface Accounts {
  /** Opens the accounts of a new player, with the money they start with. */
  openFor(userId: string, now: number): void;
  list(userId: string): PlayerAccount[];
  /** The player's open account of this id, or null. */
  find(userId: string, accountId: string): PlayerAccount | null;
  balance(userId: string): Balance;
  /** Makes an account the one that pays; false where the player has no such account. */
  activate(userId: string, accountId: string): boolean;
  add(userId: string, currencyId: number, now: number): AccountRefusal | null;
  /** Closes an account that was added, once it is empty and no open bet was paid from it. */
  remove(userId: string, currencyId: number, now: number): AccountRefusal | null;
}

function answerOf(account: PlayerAccount): Balance['all_accounts'][number] {
  const { id: currencyId, symbol } = offeredCurrency(account.iso);
  const note = account.purpose === 'bonus' ? ' bonus' : '';
  return {
    id: String(account.id),
    type: TYPE_IDS[account.purpose],
    iso: account.iso,
    symbol,
    currencyId,
    money: account.balance,
    label: `${account.iso}${note}`,
    labelWithSymbol: `${symbol} ${account.iso}${note}`,
    isActive: account.is_active,
    points: 0,
    isPointsTypeBalance: false,
  };
}

function reading(database: Database): Pick<Accounts, 'list' | 'find' | 'balance'> {
  const list = (userId: string) =>
    database.all(accountRow, `SELECT ${COLUMNS} FROM accounts WHERE ${OPEN} ORDER BY id`, userId);
  return {
    list,
    find: (userId, accountId) =>
      list(userId).find((account) => String(account.id) === accountId) ?? null,
    balance(userId) {
      const accounts = list(userId);
      const active = accounts.find((account) => account.is_active);
      const bonus = accounts.filter((account) => account.purpose === 'bonus');
      return {
        balance: active?.balance ?? 0,
        bonus: bonus.map((account) => ({ idBonus: account.id, money: account.balance })),
        all_accounts: accounts.map(answerOf),
        is_available_first_deposit_bonus: false,
      };
    },
  };
}

function opening(database: Database, ledger: Ledger) {
  const open = (userId: string, kind: Purpose, iso: string, now: number) =>
    database.run(
      'INSERT INTO accounts (owner, purpose, iso, is_active, opened_at) VALUES (?, ?, ?, ?, ?)',
      userId,
      kind,
      iso,
      kind === 'main' ? 1 : 0,
      now,
    ).lastId;
  const openFor = (userId: string, at: number) => {
    const from = ledger.house('funding', HOME_CURRENCY, at);
    for (const kind of ['main', 'bonus'] as const) {
      const to = open(userId, kind, HOME_CURRENCY, at);
      const amount = OPENING_MONEY[kind];
      ledger.transfer({ kind: 'opening', reference: String(to), from, to, amount, at });
    }
  };
  return { open, openFor };
}

function closing(database: Database) {
  const activate = (userId: string, accountId: number) =>
    database.run(`UPDATE accounts SET is_active = (id = ?) WHERE ${OPEN}`, accountId, userId);
  const isStaked = (accountId: number) => {
    const sql = `SELECT COUNT(*) AS count FROM bets WHERE account_id = ? AND status = 'open'`;
    return (database.first(countRow, sql, accountId)?.count ?? 0) > 0;
  };
  const close = (accountId: number, now: number) =>
    database.run('UPDATE accounts SET closed_at = ?, is_active = 0 WHERE id = ?', now, accountId);
  return { activate, isStaked, close };
}

/** Accounts in a database, paid into through the ledger. */
export function createAccounts(database: Database, ledger: Ledger): Accounts {
  const { list, find, balance } = reading(database);
  const { open, openFor } = opening(database, ledger);
  const { activate, isStaked, close } = closing(database);
  return {
    list,
    find,
    balance,
    openFor: (userId, now) => database.transaction(() => openFor(userId, now)),
    activate(userId, accountId) {
      const account = find(userId, accountId);
      if (account) activate(userId, account.id);
      return account !== null;
    },
    add: (userId, currencyId, now) =>
      database.transaction(() => {
        const iso = currencyById(currencyId)?.iso;
        if (iso === undefined) return 'unknown-currency';
        const own = list(userId).filter((account) => account.purpose !== 'bonus');
        if (own.some((account) => account.iso === iso)) return 'has-account';
        open(userId, 'currency', iso, now);
        return null;
      }),
    remove: (userId, currencyId, now) =>
      database.transaction(() => {
        const accounts = list(userId);
        const iso = currencyById(currencyId)?.iso;
        const account = accounts.find((one) => one.purpose === 'currency' && one.iso === iso);
        if (!account) return 'no-account';
        if (account.balance > 0 || isStaked(account.id)) return 'in-use';
        close(account.id, now);
        const main = accounts.find((one) => one.purpose === 'main');
        if (account.is_active && main) activate(userId, main.id);
        return null;
      }),
  };
}
