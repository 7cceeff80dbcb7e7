import { BONUS_INDEXES, bonusTable } from './bonus.ts';

/** Bonus money may also be given to who takes it after signing in; it is offered once. */
export const signInBonusMigration = `
  ${bonusTable('bonuses_anew', ['welcome', 'first-deposit', 'sign-in'])}
  -- Numbers go on where they were, also where there is no bonus yet.
  INSERT INTO sqlite_sequence (name, seq)
    SELECT 'bonuses_anew', seq FROM sqlite_sequence WHERE name = 'bonuses';
  INSERT INTO bonuses_anew (id, user_id, account_id, kind, payment_id, granted, required, wagered,
      state, granted_at, expires_at, ended_at)
    SELECT id, user_id, account_id, kind, payment_id, granted, required, wagered,
      state, granted_at, expires_at, ended_at FROM bonuses;
  DROP TABLE bonuses;
  ALTER TABLE bonuses_anew RENAME TO bonuses;
  ${BONUS_INDEXES}
  -- Amounts in minor units, times in milliseconds.
  CREATE TABLE sign_in_offers (
    user_id TEXT PRIMARY KEY REFERENCES players (user_id),
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    iso TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    offered_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    is_taken INTEGER CHECK (is_taken IN (0, 1))
  ) STRICT, WITHOUT ROWID;
`;
