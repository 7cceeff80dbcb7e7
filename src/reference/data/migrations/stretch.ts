/** How long a player has been here without a break, over all their devices. Times in milliseconds. */
export const stretchMigration = `
  CREATE TABLE play_stretches (
    user_id TEXT PRIMARY KEY REFERENCES players (user_id),
    began_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reality_checks_of_player ON reality_checks (user_id, answered_at);
`;
