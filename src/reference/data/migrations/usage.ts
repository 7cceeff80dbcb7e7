/** What a player was paid by games since a moment is found by when it was: limits ask with every stake. */
export const usageMigration = `
  CREATE INDEX wallet_rounds_by_end ON wallet_rounds (user_id, closed_at)
    WHERE closed_at IS NOT NULL;
`;
