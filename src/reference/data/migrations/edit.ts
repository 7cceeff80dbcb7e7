/** The bet that a bet was placed in place of, and that paid for it. */
export const editMigration = `
  ALTER TABLE bets ADD COLUMN in_place_of INTEGER REFERENCES bets (id);
  CREATE INDEX bets_in_place_of ON bets (in_place_of) WHERE in_place_of IS NOT NULL;
`;
