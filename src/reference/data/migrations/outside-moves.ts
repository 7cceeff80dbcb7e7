/** What moved for a round at another provider is found without its calls that moved nothing. */
export const outsideMovesMigration = `
  DROP INDEX wallet_calls_outside_of_round;
  CREATE INDEX wallet_calls_outside_moves
    ON wallet_calls (provider, json_extract(call, '$.round'), at, tx)
    WHERE provider NOT IN ('house', 'house/points')
      AND json_extract(call, '$.call') IN ('debit', 'credit', 'rollback')
      AND json_extract(reply, '$.status') = 'ok';
`;
