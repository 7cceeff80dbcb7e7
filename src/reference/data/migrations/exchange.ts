import { type LedgerTerms, ledgerAnew } from '../ledger-tables.ts';
import { BONUS_LEDGER } from './bonus.ts';

/** What went from one of a player's accounts to another. Amounts in minor units. */
const exchanges = `
  CREATE TABLE exchanges (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL,
    key TEXT NOT NULL,
    source INTEGER NOT NULL REFERENCES accounts (id),
    target INTEGER NOT NULL REFERENCES accounts (id),
    amount INTEGER NOT NULL CHECK (amount > 0),
    received INTEGER NOT NULL CHECK (received > 0),
    -- Units of the target's currency for one of the source's, as the player saw it.
    rate TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (user_id, key)
  ) STRICT;
`;

/** What the books know once money is changed. */
export const EXCHANGE_LEDGER: LedgerTerms = {
  purposes: [...BONUS_LEDGER.purposes, 'exchange'],
  owing: [...BONUS_LEDGER.owing, 'exchange'],
  kinds: [...BONUS_LEDGER.kinds, 'exchange-out', 'exchange-in'],
};

/** Money goes between a player's own accounts; the house changes it. */
export const exchangeMigration = ledgerAnew(EXCHANGE_LEDGER) + exchanges;
