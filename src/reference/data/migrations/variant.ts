/** How a bet's type is played, and what later blocks of a chain stake (minor units, as JSON by block). */
export const variantMigration = `
  ALTER TABLE bets ADD COLUMN variant TEXT NOT NULL DEFAULT 'plain'
    CHECK (variant IN ('plain', 'anti', 'cover', 'lucky', 'chain'));
  ALTER TABLE bets ADD COLUMN block_amounts TEXT NOT NULL DEFAULT '{}';
`;
