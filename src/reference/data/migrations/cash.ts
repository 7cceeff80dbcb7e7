/** A payment may be made at a desk: payments know the way, and beside them stand codes. */
export const cashMigration = `
  CREATE TABLE payments_anew (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
    state TEXT NOT NULL CHECK (state IN ('created', 'pending', 'succeeded', 'refused', 'cancelled',
      'expired', 'charged-back')),
    method TEXT NOT NULL CHECK (method IN ('card', 'wallet', 'bank', 'cash')),
    amount INTEGER NOT NULL CHECK (amount > 0),
    fee INTEGER NOT NULL CHECK (fee >= 0 AND fee <= amount),
    -- Where the player was when it began: scheme, host and language.
    origin TEXT NOT NULL,
    language TEXT NOT NULL,
    key TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    succeeded_at INTEGER,
    -- When the provider was last asked what became of it.
    asked_at INTEGER NOT NULL,
    UNIQUE (user_id, key)
  ) STRICT;
  -- Numbers go on where they were, also where there is no payment yet.
  INSERT INTO sqlite_sequence (name, seq)
    SELECT 'payments_anew', seq FROM sqlite_sequence WHERE name = 'payments';
  INSERT INTO payments_anew (id, user_id, account_id, kind, state, method, amount, fee, origin,
      language, key, created_at, changed_at, succeeded_at, asked_at)
    SELECT id, user_id, account_id, kind, state, method, amount, fee, origin,
      language, key, created_at, changed_at, succeeded_at, asked_at FROM payments;
  DROP TABLE payments;
  ALTER TABLE payments_anew RENAME TO payments;
  CREATE INDEX payments_of_player ON payments (user_id, id);
  CREATE INDEX payments_under_way ON payments (asked_at) WHERE state IN ('created', 'pending');

  -- What is told at a desk, and where, as the provider said when it took the order on.
  CREATE TABLE cash_orders (
    payment_id INTEGER PRIMARY KEY REFERENCES payments (id),
    code TEXT NOT NULL,
    desk TEXT NOT NULL,
    address TEXT NOT NULL,
    url TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT;
`;
