/** Draws of toto and what their pools came to. Minor units, epoch milliseconds; coupons are rounds of games. */
export const totoMigration = `
  CREATE TABLE toto_draws (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- What is bet on, as JSON: it never changes, whatever becomes of the line.
    matches TEXT NOT NULL,
    opens_at INTEGER NOT NULL,
    -- The first kick-off.
    closes_at INTEGER NOT NULL,
    -- A letter for each match, once all are known.
    results TEXT,
    settled_at INTEGER,
    CHECK ((results IS NULL) = (settled_at IS NULL))
  ) STRICT;
  CREATE INDEX toto_draws_open ON toto_draws (id) WHERE results IS NULL;

  -- Of each currency: what it came to, as JSON, and what the next draw begins with.
  CREATE TABLE toto_pools (
    -- In the order in which they were settled: each begins with what the one before left.
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    draw INTEGER NOT NULL REFERENCES toto_draws (id),
    iso TEXT NOT NULL,
    outcome TEXT NOT NULL,
    jackpot INTEGER NOT NULL CHECK (jackpot >= 0),
    UNIQUE (draw, iso)
  ) STRICT;
  CREATE INDEX toto_pools_last ON toto_pools (iso, seq);

  CREATE INDEX casino_rounds_of_toto ON casino_rounds (draw) WHERE game = 'toto';
`;
