/** What the house stands to lose by each leg of a bet, in minor units of its home currency. */
export const exposureMigration = `
  ALTER TABLE legs ADD COLUMN liability INTEGER NOT NULL DEFAULT 0 CHECK (liability >= 0);
  CREATE INDEX legs_open_of_game ON legs (game_id) WHERE result IS NULL;
`;
