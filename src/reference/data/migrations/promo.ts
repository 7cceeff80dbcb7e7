/** The terms of the promo code that a bet was placed with, as they were then: JSON, or null. */
export const promoMigration = `
  ALTER TABLE bets ADD COLUMN promo TEXT CHECK (promo IS NULL OR json_valid(promo));
`;
