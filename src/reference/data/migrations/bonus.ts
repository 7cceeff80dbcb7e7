import { type LedgerTerms, ledgerAnew, listed } from '../ledger-tables.ts';
import { PAYMENT_LEDGER } from './payment.ts';

/** What was given to be wagered, and how far that is. Amounts in minor units, times in milliseconds. */
export const bonusTable = (name: string, kinds: readonly string[]): string => `
  CREATE TABLE ${name} (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    kind TEXT NOT NULL CHECK (kind IN (${listed(kinds)})),
    -- The deposit it was given on.
    payment_id INTEGER REFERENCES payments (id),
    granted INTEGER NOT NULL CHECK (granted > 0),
    required INTEGER NOT NULL CHECK (required >= 0),
    wagered INTEGER NOT NULL DEFAULT 0 CHECK (wagered >= 0),
    state TEXT NOT NULL DEFAULT 'active'
      CHECK (state IN ('active', 'converted', 'expired', 'lost', 'revoked')),
    granted_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    ended_at INTEGER
  ) STRICT;
`;

export const BONUS_INDEXES = `
  CREATE INDEX bonuses_of_player ON bonuses (user_id, id);
  CREATE INDEX bonuses_active ON bonuses (account_id) WHERE state = 'active';
  CREATE INDEX bonuses_expiry ON bonuses (expires_at) WHERE state = 'active';
  CREATE UNIQUE INDEX bonuses_once ON bonuses (user_id, kind);
`;

const bonuses = `
  ${bonusTable('bonuses', ['welcome', 'first-deposit'])}
  ${BONUS_INDEXES}
  -- What was in bonus accounts already is to be wagered too.
  INSERT INTO bonuses (user_id, account_id, kind, granted, required, granted_at, expires_at)
    SELECT owner, id, 'welcome', balance, balance * 5, opened_at,
      CAST(unixepoch('subsec') * 1000 AS INTEGER) + 30 * 86400000
    FROM accounts WHERE purpose = 'bonus' AND closed_at IS NULL AND balance > 0;
`;

/** What the books know once bonuses are in them. */
export const BONUS_LEDGER: LedgerTerms = {
  purposes: [...PAYMENT_LEDGER.purposes, 'bonuses'],
  owing: [...PAYMENT_LEDGER.owing, 'bonuses'],
  kinds: [...PAYMENT_LEDGER.kinds, 'bonus', 'bonus-converted', 'bonus-taken-back'],
};

/** Bonus money is wagered, and becomes the player's own. */
export const bonusMigration = ledgerAnew(BONUS_LEDGER) + bonuses;
