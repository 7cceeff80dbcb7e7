import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import { ACCOUNT_TYPE, type AccountPurpose } from '../../domain/money/account-type.ts';
import { POINTS } from '../../domain/money/points.ts';
import type { Database } from '../data/database.ts';
import { POLICY } from '../policy.ts';
import type { Bonuses } from './bonuses.ts';
import { currencyById, HOME_CURRENCY, offeredCurrency } from './currencies.ts';
import type { Ledger } from './ledger.ts';
import type { Points } from './points.ts';

const purpose = v.picklist(['main', 'bonus', 'currency'] satisfies AccountPurpose[]);
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
const isoRow = v.object({ iso: v.string() });

export type PlayerAccount = v.InferOutput<typeof accountRow>;
type Balance = CallReply<'balance'>;

/** What a player's accounts begin with. */
export interface Opening {
  readonly iso: string;
  /** 0 none, 1 sport, 2 casino. */
  readonly bonus: number;
}

/** What a new player finds, as multiples of the lowest stake. */
const OPENING_STAKES = { main: 2_000, bonus: 100 } as const;
const USUAL_OPENING: Opening = { iso: HOME_CURRENCY, bonus: 1 };
const COLUMNS = 'id, purpose, iso, balance, is_active';
/** Open bets and rounds that an account pays, and payments into and out of it that have not ended. */
const UNDER_WAY = `
  SELECT
    (SELECT COUNT(*) FROM bets WHERE account_id = ?1 AND status = 'open')
    + (SELECT COUNT(*) FROM wallet_rounds WHERE account_id = ?1 AND closed_at IS NULL)
    + (SELECT COUNT(*) FROM payments WHERE account_id = ?1 AND state IN ('created', 'pending'))
    AS count`;
/** Accounts of money: points pay for no bet, and are told apart. */
const OPEN = `owner = ? AND purpose <> 'points' AND closed_at IS NULL`;

/** Why an account was not added or removed. */
export type AccountRefusal = 'unknown-currency' | 'has-account' | 'no-account' | 'in-use';

/** Players' accounts. Whatever changes several rows changes all of them or none. */
export interface Accounts {
  /** Opens the accounts of a new player, with the money they start with. */
  openFor(userId: string, now: number, opening?: Opening): void;
  list(userId: string): PlayerAccount[];
  /** The player's open account of this id, or null. */
  find(userId: string, accountId: string): PlayerAccount | null;
  balance(userId: string): Balance;
  /** Makes an account the one that pays; false where the player has no such account. */
  activate(userId: string, accountId: string): boolean;
  /** Asks for an account in another currency; it is there a while later. */
  add(userId: string, currencyId: number, now: number): AccountRefusal | null;
  /** Opens the accounts that were asked for and are due. */
  arrive(userId: string, now: number): void;
  /** What may be converted: 0 nothing, 1 the main account, 2 an additional one. */
  convertible(userId: string): 0 | 1 | 2;
  /** Closes an account that was added, once it is empty, and no bet or payment of it is open. */
  remove(userId: string, currencyId: number, now: number): AccountRefusal | null;
}

function answerOf(account: PlayerAccount, points: number): Balance['all_accounts'][number] {
  const { id: currencyId, symbol } = offeredCurrency(account.iso);
  const note = account.purpose === 'bonus' ? ' bonus' : '';
  return {
    id: String(account.id),
    type: ACCOUNT_TYPE[account.purpose],
    iso: account.iso,
    symbol,
    currencyId,
    money: account.balance,
    label: `${account.iso}${note}`,
    labelWithSymbol: `${symbol} ${account.iso}${note}`,
    isActive: account.is_active,
    // They are the player's, whichever account pays: the main one tells of them.
    points: account.purpose === 'main' ? points : 0,
    isPointsTypeBalance: false,
  };
}

function reading(database: Database, points: Points): Pick<Accounts, 'list' | 'find' | 'balance'> {
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
      const earned = points.balance(userId);
      return {
        balance: active?.balance ?? 0,
        bonus: bonus.map((account) => ({ idBonus: account.id, money: account.balance })),
        all_accounts: accounts.map((account) => answerOf(account, earned)),
        is_available_first_deposit_bonus: false,
      };
    },
  };
}

function opening(database: Database, ledger: Ledger, bonuses: Bonuses) {
  const open = (userId: string, kind: AccountPurpose | 'points', iso: string, now: number) =>
    database.run(
      'INSERT INTO accounts (owner, purpose, iso, is_active, opened_at) VALUES (?, ?, ?, ?, ?)',
      userId,
      kind,
      iso,
      kind === 'main' ? 1 : 0,
      now,
    ).lastId;
  const openFor = (userId: string, at: number, { iso, bonus } = USUAL_OPENING) => {
    open(userId, 'points', POINTS, at);
    const from = ledger.house('funding', iso, at);
    const kinds = bonus === 0 ? (['main'] as const) : (['main', 'bonus'] as const);
    for (const kind of kinds) {
      const to = open(userId, kind, iso, at);
      const amount = offeredCurrency(iso).minBet * OPENING_STAKES[kind];
      if (kind === 'bonus') {
        bonuses.grant({ userId, kind: 'welcome', accountId: to, iso, amount }, at);
      } else ledger.transfer({ kind: 'opening', reference: String(to), from, to, amount, at });
    }
  };
  return { open, openFor };
}

function closing(database: Database) {
  const activate = (userId: string, accountId: number) =>
    database.run(`UPDATE accounts SET is_active = (id = ?) WHERE ${OPEN}`, accountId, userId);
  const isInUse = (accountId: number) => {
    return (database.first(countRow, UNDER_WAY, accountId)?.count ?? 0) > 0;
  };
  const close = (accountId: number, now: number) =>
    database.run('UPDATE accounts SET closed_at = ?, is_active = 0 WHERE id = ?', now, accountId);
  return { activate, isInUse, close };
}

/** Accounts on their way: asked for, and opened when they are due. */
function arriving(database: Database, open: ReturnType<typeof opening>['open']) {
  return {
    isAwaited: (userId: string, iso: string) => {
      const sql = 'SELECT iso FROM account_requests WHERE user_id = ? AND iso = ?';
      return database.first(isoRow, sql, userId, iso) !== null;
    },
    ask: (userId: string, iso: string, now: number) =>
      database.run(
        'INSERT INTO account_requests (user_id, iso, ready_at) VALUES (?, ?, ?)',
        userId,
        iso,
        now + POLICY.currencyDelay,
      ),
    arrive: (userId: string, now: number) =>
      database.transaction(() => {
        const due = 'account_requests WHERE user_id = ? AND ready_at <= ?';
        const rows = database.all(isoRow, `SELECT iso FROM ${due} ORDER BY ready_at`, userId, now);
        for (const { iso } of rows) open(userId, 'currency', iso, now);
        if (rows.length > 0) database.run(`DELETE FROM ${due}`, userId, now);
      }),
  };
}

/**
 * Money is converted while no bet or payment is open: that of the main account where another one pays already,
 * that of another one while the main account pays.
 */
function convertibleOf(
  accounts: readonly PlayerAccount[],
  isInUse: (accountId: number) => boolean,
): 0 | 1 | 2 {
  const others = accounts.filter(({ purpose }) => purpose === 'currency');
  if (others.length === 0 || accounts.some(({ id }) => isInUse(id))) return 0;
  return others.some((account) => account.is_active) ? 1 : 2;
}

type Parts = ReturnType<typeof closing> &
  ReturnType<typeof arriving> &
  Pick<Accounts, 'list' | 'find'>;

function adding(database: Database, { list, isAwaited, ask, isInUse, close, activate }: Parts) {
  return {
    add: (userId, currencyId, now) =>
      database.transaction(() => {
        const iso = currencyById(currencyId)?.iso;
        if (iso === undefined) return 'unknown-currency';
        const own = list(userId).filter((account) => account.purpose !== 'bonus');
        const isThere = own.some((account) => account.iso === iso);
        if (isThere || isAwaited(userId, iso)) return 'has-account';
        ask(userId, iso, now);
        return null;
      }),
    remove: (userId, currencyId, now) =>
      database.transaction(() => {
        const accounts = list(userId);
        const iso = currencyById(currencyId)?.iso;
        const account = accounts.find((one) => one.purpose === 'currency' && one.iso === iso);
        if (!account) return 'no-account';
        if (account.balance > 0 || isInUse(account.id)) return 'in-use';
        close(account.id, now);
        const main = accounts.find((one) => one.purpose === 'main');
        if (account.is_active && main) activate(userId, main.id);
        return null;
      }),
  } satisfies Partial<Accounts>;
}

/** Accounts in a database, paid into through the ledger. */
export function createAccounts(
  database: Database,
  ledger: Ledger,
  bonuses: Bonuses,
  points: Points,
): Accounts {
  const read = reading(database, points);
  const { open, openFor } = opening(database, ledger, bonuses);
  const parts = { ...read, ...closing(database), ...arriving(database, open) };
  return {
    ...read,
    ...adding(database, parts),
    arrive: parts.arrive,
    convertible: (userId) => convertibleOf(read.list(userId), parts.isInUse),
    openFor: (userId, now, opening) => database.transaction(() => openFor(userId, now, opening)),
    activate(userId, accountId) {
      const account = read.find(userId, accountId);
      if (account) parts.activate(userId, account.id);
      return account !== null;
    },
  };
}
