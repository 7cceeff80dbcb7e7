/** All that was staked and paid, on sport and in those rounds of games: what was sold came back with its sale. */
export const playsOf = (rounds: string): string => `
  DROP VIEW plays;
  CREATE VIEW plays AS
    SELECT user_id, account_id, amount, placed_at, payout, settled_at FROM bets
    UNION ALL
    -- Staked with its bet, so nothing more.
    SELECT bets.user_id, bets.account_id, 0, bets.placed_at, cash_outs.paid, cash_outs.at
    FROM bets JOIN cash_outs ON cash_outs.bet_id = bets.id WHERE bets.sold > 0
    UNION ALL
    SELECT user_id, account_id, staked, opened_at,
      CASE WHEN closed_at IS NULL THEN NULL ELSE paid END, closed_at
    FROM ${rounds};
`;

/**
 * Bets that are bought back, whole or in parts. What was sold leaves the stake that runs, and stays in what
 * was staked; what was paid counts when it was paid, as limits on losses ask. Money in minor units, times in
 * epoch milliseconds.
 */
export const cashOutMigration = `
  ALTER TABLE bets ADD COLUMN sold INTEGER NOT NULL DEFAULT 0
    CHECK (sold >= 0 AND sold <= amount);
  ALTER TABLE bets ADD COLUMN cashed INTEGER NOT NULL DEFAULT 0 CHECK (cashed >= 0);

  CREATE TABLE cash_outs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    bet_id INTEGER NOT NULL REFERENCES bets (id),
    sold INTEGER NOT NULL CHECK (sold > 0),
    paid INTEGER NOT NULL CHECK (paid > 0),
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX cash_outs_of_bet ON cash_outs (bet_id);

  -- The definite answer to each request to sell.
  CREATE TABLE cash_out_answers (
    user_id TEXT NOT NULL REFERENCES players (user_id),
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    answer TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;

  ${playsOf('wallet_rounds')}
`;
