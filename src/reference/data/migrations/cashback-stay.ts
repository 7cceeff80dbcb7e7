/** Players leave cashback and come back: rounds that begin in between do not count. Times in milliseconds. */
export const cashbackStayMigration = `
  CREATE TABLE cashback_stays (
    user_id TEXT NOT NULL REFERENCES cashback_players (user_id),
    joined_at INTEGER NOT NULL,
    left_at INTEGER CHECK (left_at >= joined_at),
    PRIMARY KEY (user_id, joined_at)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO cashback_stays (user_id, joined_at) SELECT user_id, joined_at FROM cashback_players;
  ALTER TABLE cashback_players DROP COLUMN joined_at;
`;
