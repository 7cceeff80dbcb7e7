/** Games that players have open at other providers. Times in epoch milliseconds. */
export const outsideMigration = `
  CREATE TABLE game_sessions (
    -- Of its name, which the provider alone has.
    hash TEXT PRIMARY KEY,
    provider TEXT NOT NULL,
    game TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    iso TEXT NOT NULL,
    language TEXT NOT NULL,
    -- The sign-in that it is over with.
    sign_in TEXT NOT NULL,
    opened_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX game_sessions_opened ON game_sessions (opened_at);
`;
