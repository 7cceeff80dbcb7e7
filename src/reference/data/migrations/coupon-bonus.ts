/** Whether the bonus bet was in a coupon: its factor follows from the selections that stand. */
export const couponBonusMigration = `
  ALTER TABLE bets ADD COLUMN has_bonus INTEGER NOT NULL DEFAULT 0 CHECK (has_bonus IN (0, 1));
`;
