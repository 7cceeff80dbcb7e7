/** Browsers that are written to, and what they are to be told. Times in epoch milliseconds. */
export const pushMigration = `
  CREATE TABLE push_subscriptions (
    -- Keyed hash of the address.
    print TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    sealed TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX push_subscriptions_of_player ON push_subscriptions (user_id, created_at);

  CREATE TABLE push_outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
`;
