/**
 * What players took for points. Prices in points, times in epoch milliseconds. How often a code is used is counted
 * with each question about it, so bets are found by theirs.
 */
export const pointStoreMigration = `
  CREATE TABLE point_purchases (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    key TEXT NOT NULL,
    code TEXT NOT NULL,
    price INTEGER NOT NULL CHECK (price > 0),
    at INTEGER NOT NULL,
    UNIQUE (user_id, key)
  ) STRICT;
  CREATE INDEX point_purchases_of_player ON point_purchases (user_id, code, at);
  CREATE INDEX bets_of_promo ON bets (user_id, json_extract(promo, '$.code')) WHERE promo IS NOT NULL;
`;
