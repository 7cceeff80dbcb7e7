/**
 * A player's bets are found by when, how and as what they were placed, and by whom they were on. Names of
 * teams stand there as searching compares them, which the first bets of a database know only in Latin
 * letters.
 */
export const historyMigration = `
  ALTER TABLE bets ADD COLUMN names TEXT NOT NULL DEFAULT '';
  UPDATE bets SET names = COALESCE((
    SELECT group_concat(lower(replace(team1, ' ', '') || ' ' || replace(team2, ' ', '')), ' ')
    FROM legs WHERE bet_id = bets.id), '');
  CREATE INDEX bets_by_time ON bets (user_id, placed_at);
  CREATE INDEX bets_by_status ON bets (user_id, status, placed_at);
  CREATE INDEX bets_by_type ON bets (user_id, type_id, placed_at);
  CREATE INDEX bets_settled_by_time ON bets (user_id, placed_at) WHERE settled_at IS NOT NULL;
  CREATE INDEX bets_by_settling ON bets (user_id, settled_at) WHERE settled_at IS NOT NULL;
`;
