/** Whoever chose a bonus on their first deposit may still pay in without it. */
export const bonusChoiceMigration = `
  ALTER TABLE players ADD COLUMN declines_bonus INTEGER NOT NULL DEFAULT 0
    CHECK (declines_bonus IN (0, 1));
`;
