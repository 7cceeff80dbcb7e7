/**
 * A pressed button is a break from play (30), no lock (37): what it began goes on as one until it ends,
 * unless one that ends later is there already.
 */
export const breakMigration = `
  INSERT INTO limits (user_id, type, state, value, started_at, ends_at, reason)
  SELECT user_id, 30, state, 1, started_at, ends_at, NULL FROM limits WHERE type = 37
  ON CONFLICT DO UPDATE SET
    state = excluded.state, value = excluded.value, started_at = excluded.started_at,
    ends_at = excluded.ends_at, reason = excluded.reason
  WHERE excluded.state = 'ACTIVE' AND (
    limits.state <> 'ACTIVE' OR excluded.ends_at IS NULL OR excluded.ends_at > limits.ends_at
  );
  DELETE FROM limits WHERE type = 37;
`;
