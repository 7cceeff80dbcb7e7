/** What accounts are for, which of them may owe, and what transfers are for. */
export interface LedgerTerms {
  readonly purposes: readonly string[];
  readonly owing: readonly string[];
  readonly kinds: readonly string[];
}

/** How transfers are found, and that each moves an amount once, for good and in one currency. */
export const transferRules = `CREATE INDEX transfers_source ON transfers (source);
  CREATE INDEX transfers_target ON transfers (target);
  CREATE TRIGGER transfers_one_currency BEFORE INSERT ON transfers
    WHEN (SELECT iso FROM accounts WHERE id = NEW.source)
      IS NOT (SELECT iso FROM accounts WHERE id = NEW.target)
    BEGIN SELECT RAISE(ABORT, 'a transfer stays in one currency'); END;
  CREATE TRIGGER transfers_post AFTER INSERT ON transfers BEGIN
    UPDATE accounts SET balance = balance - NEW.amount WHERE id = NEW.source;
    UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.target;
  END;
  CREATE TRIGGER transfers_stay BEFORE UPDATE ON transfers
    BEGIN SELECT RAISE(ABORT, 'a transfer is never changed'); END;
  CREATE TRIGGER transfers_last BEFORE DELETE ON transfers
    BEGIN SELECT RAISE(ABORT, 'a transfer is never deleted'); END;
`;

/** As a list of SQL. */
export const listed = (words: readonly string[]): string =>
  words.map((word) => `'${word}'`).join(', ');

/**
 * Accounts and transfers know no purposes and kinds but those they were made with: this makes them
 * anew with others, and they hold what they held.
 */
export function ledgerAnew({ purposes, owing, kinds }: LedgerTerms): string {
  return `
  DROP TRIGGER transfers_one_currency;
  DROP TRIGGER transfers_post;
  DROP TRIGGER transfers_stay;
  DROP TRIGGER transfers_last;

  CREATE TABLE accounts_anew (
    id INTEGER PRIMARY KEY,
    -- A player's user id; null for the house.
    owner TEXT,
    purpose TEXT NOT NULL CHECK (purpose IN (${listed(purposes)})),
    iso TEXT NOT NULL,
    balance INTEGER NOT NULL DEFAULT 0,
    is_active INTEGER NOT NULL DEFAULT 0 CHECK (is_active IN (0, 1)),
    opened_at INTEGER NOT NULL,
    closed_at INTEGER,
    -- Only the house may owe: what it has given, won or lost, and what others owe it.
    CHECK (purpose IN (${listed(owing)}) OR balance >= 0),
    CHECK (closed_at IS NULL OR balance = 0)
  ) STRICT;
  INSERT INTO accounts_anew (id, owner, purpose, iso, balance, is_active, opened_at, closed_at)
    SELECT id, owner, purpose, iso, balance, is_active, opened_at, closed_at FROM accounts;
  DROP TABLE accounts;
  ALTER TABLE accounts_anew RENAME TO accounts;
  CREATE UNIQUE INDEX accounts_open ON accounts (COALESCE(owner, ''), purpose, iso)
    WHERE closed_at IS NULL;

  CREATE TABLE transfers_anew (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN (${listed(kinds)})),
    -- What it belongs to. A second transfer of the same kind for it is refused.
    reference TEXT NOT NULL,
    source INTEGER NOT NULL REFERENCES accounts (id),
    target INTEGER NOT NULL REFERENCES accounts (id),
    amount INTEGER NOT NULL CHECK (amount > 0),
    at INTEGER NOT NULL,
    UNIQUE (kind, reference),
    CHECK (source <> target)
  ) STRICT;
  INSERT INTO transfers_anew (id, kind, reference, source, target, amount, at)
    SELECT id, kind, reference, source, target, amount, at FROM transfers;
  DROP TABLE transfers;
  ALTER TABLE transfers_anew RENAME TO transfers;
  ${transferRules}`;
}
