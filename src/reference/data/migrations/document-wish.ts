/** Support asks a player for one more document. Times in epoch milliseconds. */
export const documentWishMigration = `
  CREATE TABLE document_wishes (
    user_id TEXT PRIMARY KEY REFERENCES players (user_id),
    asked_at INTEGER NOT NULL,
    asked_by TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
