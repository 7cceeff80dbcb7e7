/** Rounds of other providers, which are few beside those of the house, are found by provider and game. */
export const outsideRoundsMigration = `
  CREATE INDEX wallet_rounds_outside ON wallet_rounds (provider, game, opened_at)
    WHERE provider NOT IN ('house', 'house/points');
`;
