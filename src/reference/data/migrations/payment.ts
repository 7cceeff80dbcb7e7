import { type LedgerTerms, ledgerAnew } from '../ledger-tables.ts';

/** What the ledger knows once money comes in and goes out. */
export const PAYMENT_LEDGER: LedgerTerms = {
  purposes: [
    ...['main', 'bonus', 'currency', 'funding', 'stakes', 'result'],
    ...['provider', 'withdrawals', 'fees', 'claims'],
  ],
  owing: ['funding', 'result', 'provider', 'claims'],
  kinds: [
    ...['opening', 'stake', 'release', 'payout', 'deposit', 'fee'],
    ...['withdrawal-held', 'withdrawal-paid', 'withdrawal-returned'],
    ...['chargeback', 'chargeback-covered'],
  ],
};

const payments = `
  CREATE TABLE payments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
    state TEXT NOT NULL CHECK (state IN ('created', 'pending', 'succeeded', 'refused', 'cancelled',
      'expired', 'charged-back')),
    method TEXT NOT NULL CHECK (method IN ('card', 'wallet', 'bank')),
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
  CREATE INDEX payments_of_player ON payments (user_id, id);
  CREATE INDEX payments_under_way ON payments (asked_at) WHERE state IN ('created', 'pending');
  -- Eight digits from the first one on.
  INSERT INTO sqlite_sequence (name, seq) VALUES ('payments', 10000000);

  -- What providers told, so that nothing is told twice.
  CREATE TABLE notices_seen (
    provider TEXT NOT NULL,
    id TEXT NOT NULL,
    signature TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (provider, id, signature)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notices_seen_at ON notices_seen (at);
`;

/** The provider that stands for a real one: what it would keep elsewhere. */
const sandbox = `
  CREATE TABLE sandbox_payments (
    -- The number that the client gave it.
    payment TEXT PRIMARY KEY,
    direction TEXT NOT NULL CHECK (direction IN ('in', 'out')),
    state TEXT NOT NULL CHECK (state IN ('open', 'code', 'pending', 'succeeded', 'refused',
      'cancelled', 'expired', 'charged-back')),
    method TEXT NOT NULL,
    amount INTEGER NOT NULL,
    iso TEXT NOT NULL,
    -- Where the player goes afterwards; empty for a payout.
    return_to TEXT NOT NULL,
    -- How its notices go: at once, late, twice or never.
    notice TEXT NOT NULL DEFAULT 'at-once',
    wrong_codes INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    -- When what is pending is decided by itself.
    decided_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_notices (
    id TEXT PRIMARY KEY,
    payment TEXT NOT NULL REFERENCES sandbox_payments (payment),
    state TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sandbox_notices_due ON sandbox_notices (due_at);
`;

/** Money that comes in and goes out. */
export const paymentMigration = ledgerAnew(PAYMENT_LEDGER) + payments + sandbox;
