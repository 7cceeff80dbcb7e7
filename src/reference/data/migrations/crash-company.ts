/** Who is on a curve is found without all that was ever bet. */
export const crashCompanyMigration = `
  CREATE INDEX casino_rounds_of_curve ON casino_rounds (draw) WHERE game = 'crash';
`;
