/** A bet may be built of one match: a column that checks its values has to be made anew for another one. */
export const builderMigration = `
  ALTER TABLE bets ADD COLUMN variant_anew TEXT NOT NULL DEFAULT 'plain'
    CHECK (variant_anew IN ('plain', 'anti', 'builder', 'cover', 'lucky', 'chain'));
  UPDATE bets SET variant_anew = variant;
  ALTER TABLE bets DROP COLUMN variant;
  ALTER TABLE bets RENAME COLUMN variant_anew TO variant;
`;
