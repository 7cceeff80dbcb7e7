/** What players said when asked whether their limits suit them. Times in milliseconds. */
export const limitReviewMigration = `
  CREATE TABLE limit_reviews (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    answer TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX limit_reviews_of_player ON limit_reviews (user_id, at);
`;
