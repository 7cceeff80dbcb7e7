/** Rounds of other providers by when they began: which games are played lately. */
export const latelyMigration = `
  CREATE INDEX wallet_rounds_outside_lately ON wallet_rounds (opened_at, game, user_id, staked)
    WHERE provider NOT IN ('house', 'house/points');
`;
