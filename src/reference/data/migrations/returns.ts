/** What games have returned: rounds wait to be counted, once each, from when they are over. */
export const returnsMigration = `
  CREATE TABLE rounds_to_count (seq INTEGER PRIMARY KEY REFERENCES casino_rounds (seq)) STRICT;
  CREATE TRIGGER rounds_over AFTER UPDATE OF status ON casino_rounds
    WHEN OLD.status = 'open' AND NEW.status = 'completed'
    BEGIN INSERT INTO rounds_to_count (seq) VALUES (NEW.seq); END;
  INSERT INTO rounds_to_count SELECT seq FROM casino_rounds WHERE status = 'completed';

  -- By the rules they were played under. Money in minor units of first stakes.
  CREATE TABLE game_returns (
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    iso TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    staked INTEGER NOT NULL,
    returned INTEGER NOT NULL,
    variance REAL NOT NULL,
    largest REAL NOT NULL,
    highest INTEGER NOT NULL,
    PRIMARY KEY (game, rules, iso)
  ) STRICT, WITHOUT ROWID;
`;
