/** The teams of bets that were placed before, as they are searched for: by the function of `database.ts`. */
export const namesOfBefore = `
  UPDATE bets SET names = COALESCE((
    SELECT group_concat(findable(team1, team2), ' ') FROM legs WHERE bet_id = bets.id), '');
`;

/** A player's bets are found by when, how and as what they were placed, and by whom they were on. */
export const historyMigration = `
  ALTER TABLE bets ADD COLUMN names TEXT NOT NULL DEFAULT '';
  ${namesOfBefore}
  CREATE INDEX bets_by_time ON bets (user_id, placed_at);
  CREATE INDEX bets_by_status ON bets (user_id, status, placed_at);
  CREATE INDEX bets_by_type ON bets (user_id, type_id, placed_at);
  CREATE INDEX bets_settled_by_time ON bets (user_id, placed_at) WHERE settled_at IS NOT NULL;
  CREATE INDEX bets_by_settling ON bets (user_id, settled_at) WHERE settled_at IS NOT NULL;
`;
