/** A player's rounds at other providers are found by when they began, and what moved for each by its name. */
export const outsideHistoryMigration = `
  CREATE INDEX wallet_rounds_outside_of_player
    ON wallet_rounds (user_id, opened_at, provider, round)
    WHERE provider NOT IN ('house', 'house/points');
  CREATE INDEX wallet_rounds_outside_of_game
    ON wallet_rounds (user_id, game, opened_at, provider, round)
    WHERE provider NOT IN ('house', 'house/points');
  CREATE INDEX wallet_calls_outside_of_round
    ON wallet_calls (provider, json_extract(call, '$.round'), at)
    WHERE provider NOT IN ('house', 'house/points');
`;
