import { type LedgerTerms, ledgerAnew } from '../ledger-tables.ts';
import { CORRECTION_LEDGER } from './correction.ts';

/** Who takes part, and what each week paid. Amounts in minor units, times in epoch milliseconds. */
const cashback = `
  CREATE TABLE cashback_players (
    user_id TEXT PRIMARY KEY REFERENCES players (user_id),
    -- The main account: of its rounds, and into it.
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    joined_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE cashback_payments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES cashback_players (user_id),
    key TEXT NOT NULL,
    -- When it began.
    week INTEGER NOT NULL,
    iso TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    at INTEGER NOT NULL,
    UNIQUE (user_id, key),
    UNIQUE (user_id, week)
  ) STRICT;

  CREATE INDEX wallet_rounds_closed ON wallet_rounds (account_id, closed_at)
    WHERE closed_at IS NOT NULL;
`;

/** What the books know once a part of a week comes back. */
export const CASHBACK_LEDGER: LedgerTerms = {
  purposes: [...CORRECTION_LEDGER.purposes, 'cashback'],
  owing: [...CORRECTION_LEDGER.owing, 'cashback'],
  kinds: [...CORRECTION_LEDGER.kinds, 'cashback'],
};

/** A part of what was lost in a week comes back: the house gives it. */
export const cashbackMigration = ledgerAnew(CASHBACK_LEDGER) + cashback;
