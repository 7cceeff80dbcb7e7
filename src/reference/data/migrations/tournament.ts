import { type LedgerTerms, ledgerAnew } from '../ledger-tables.ts';
import { CASHBACK_LEDGER } from './cashback.ts';

/** Who takes part in tournaments, what they reached, what it paid. Minor units, epoch milliseconds. */
const tournaments = `
  CREATE TABLE tournament_players (
    tournament TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    -- The main account: of its rounds, and into it.
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    joined_at INTEGER NOT NULL,
    -- The best multipliers as JSON, their sum, when it was reached and by which round.
    best TEXT NOT NULL DEFAULT '[]',
    score INTEGER NOT NULL DEFAULT 0,
    reached_at INTEGER,
    reached_by INTEGER,
    -- What was staked that counts, in minor units of the account.
    staked INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament, user_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tournament_players_of_player ON tournament_players (user_id);
  CREATE INDEX tournament_ranks
    ON tournament_players (tournament, score DESC, reached_at, reached_by) WHERE score > 0;

  CREATE TABLE tournament_prizes (
    tournament TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    rank INTEGER NOT NULL,
    iso TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    at INTEGER NOT NULL,
    PRIMARY KEY (tournament, user_id),
    UNIQUE (tournament, rank)
  ) STRICT, WITHOUT ROWID;

  -- Whose time is over, and what was shared is paid.
  CREATE TABLE tournaments_paid (tournament TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;

  -- Rounds that are over, of players who take part in something, until they are counted.
  CREATE TABLE rounds_to_score (seq INTEGER PRIMARY KEY REFERENCES casino_rounds (seq)) STRICT;
  CREATE TRIGGER rounds_scored AFTER UPDATE OF status ON casino_rounds
    WHEN OLD.status = 'open' AND NEW.status = 'completed'
      AND EXISTS (SELECT 1 FROM tournament_players WHERE user_id = NEW.user_id)
    BEGIN INSERT INTO rounds_to_score (seq) VALUES (NEW.seq); END;
`;

/** What the books know once tournaments pay. */
export const TOURNAMENT_LEDGER: LedgerTerms = {
  ...CASHBACK_LEDGER,
  kinds: [...CASHBACK_LEDGER.kinds, 'friends', 'tournament'],
};

/** Tournaments of games pay prizes: the house gives a part of what is staked in them. */
export const tournamentMigration = ledgerAnew(TOURNAMENT_LEDGER) + tournaments;
