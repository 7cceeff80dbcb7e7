/**
 * Bets that are sold by themselves once they pay enough, and sales among what players are told of. Money in
 * minor units, times in epoch milliseconds.
 */
export const cashOutRuleMigration = `
  CREATE TABLE cash_out_rules (
    bet_id INTEGER PRIMARY KEY REFERENCES bets (id),
    -- The part of the stake that is sold, and the least that is taken for it.
    stake INTEGER NOT NULL CHECK (stake > 0),
    price INTEGER NOT NULL CHECK (price > 0),
    -- On a live match, once it pays enough: when it is judged once more.
    due_at INTEGER
  ) STRICT;

  ALTER TABLE cash_outs ADD COLUMN by_rule INTEGER NOT NULL DEFAULT 0 CHECK (by_rule IN (0, 1));

  CREATE TABLE settlements_anew (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    bet_id INTEGER UNIQUE REFERENCES bets (id),
    round_seq INTEGER UNIQUE REFERENCES casino_rounds (seq),
    sale_id INTEGER UNIQUE REFERENCES cash_outs (id),
    user_id TEXT NOT NULL,
    CHECK ((bet_id IS NOT NULL) + (round_seq IS NOT NULL) + (sale_id IS NOT NULL) = 1)
  ) STRICT;
  INSERT INTO settlements_anew (seq, bet_id, round_seq, user_id)
    SELECT seq, bet_id, round_seq, user_id FROM settlements;
  DELETE FROM sqlite_sequence WHERE name = 'settlements_anew';
  INSERT INTO sqlite_sequence (name, seq)
    SELECT 'settlements_anew', seq FROM sqlite_sequence WHERE name = 'settlements';
  DROP TABLE settlements;
  ALTER TABLE settlements_anew RENAME TO settlements;
  CREATE INDEX settlements_of_player ON settlements (user_id, seq);
`;
