/**
 * Rounds of games, the wallet that pays for them, and what their draws come from. Money in minor units,
 * times in epoch milliseconds.
 */
const wallet = `
  -- What a game's provider has debited for one round, and what it paid.
  CREATE TABLE wallet_rounds (
    provider TEXT NOT NULL,
    round TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    -- Drawn for one player, who has one such round open at a time.
    is_personal INTEGER NOT NULL CHECK (is_personal IN (0, 1)),
    -- Debits that were accepted and not undone.
    staked INTEGER NOT NULL CHECK (staked >= 0),
    paid INTEGER NOT NULL DEFAULT 0 CHECK (paid >= 0),
    is_credited INTEGER NOT NULL DEFAULT 0 CHECK (is_credited IN (0, 1)),
    opened_at INTEGER NOT NULL,
    closed_at INTEGER,
    PRIMARY KEY (provider, round)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX wallet_rounds_of_player ON wallet_rounds (user_id, opened_at);
  CREATE INDEX wallet_rounds_open ON wallet_rounds (user_id, account_id) WHERE closed_at IS NULL;

  -- The reply to each transaction, for ever.
  CREATE TABLE wallet_calls (
    provider TEXT NOT NULL,
    tx TEXT NOT NULL,
    -- The call as JSON: the same transaction with another content is a conflict.
    call TEXT NOT NULL,
    reply TEXT NOT NULL,
    -- A debit that was taken back since.
    is_undone INTEGER NOT NULL DEFAULT 0 CHECK (is_undone IN (0, 1)),
    -- Of a rollback that came first: what can never be debited.
    bars TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (provider, tx)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX wallet_calls_barring ON wallet_calls (provider, bars) WHERE bars IS NOT NULL;

  -- All that was staked and paid, on sport and in games: limits count both.
  CREATE VIEW plays AS
    SELECT user_id, account_id, amount, placed_at, payout, settled_at FROM bets
    UNION ALL
    SELECT user_id, account_id, staked, opened_at,
      CASE WHEN closed_at IS NULL THEN NULL ELSE paid END, closed_at
    FROM wallet_rounds;
`;

const rounds = `
  -- The secrets of a player's rounds, sealed: one in use, one that is fixed already, those of before.
  CREATE TABLE seed_pairs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    commitment TEXT NOT NULL,
    sealed TEXT NOT NULL,
    client_seed TEXT,
    nonce INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL CHECK (state IN ('next', 'active', 'revealed'))
  ) STRICT;
  CREATE UNIQUE INDEX seed_pairs_good ON seed_pairs (user_id, state) WHERE state <> 'revealed';
  CREATE INDEX seed_pairs_of_player ON seed_pairs (user_id, id);

  CREATE TABLE casino_rounds (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    -- Of a personal round, or the number of a shared draw; both where a ticket comes of own seeds.
    pair_id INTEGER REFERENCES seed_pairs (id),
    draw INTEGER,
    client_seed TEXT NOT NULL,
    nonce INTEGER NOT NULL,
    bet TEXT NOT NULL,
    steps TEXT NOT NULL DEFAULT '[]',
    staked INTEGER NOT NULL,
    payout INTEGER,
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'completed', 'cancelled')),
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    transactions TEXT NOT NULL,
    profile TEXT NOT NULL,
    balance_after INTEGER,
    -- Where in a recording the press was, as the browser says.
    evidence_session TEXT NOT NULL,
    evidence_seq INTEGER NOT NULL,
    CHECK (pair_id IS NOT NULL OR draw IS NOT NULL),
    CHECK ((status = 'open') = (payout IS NULL)),
    CHECK ((status = 'open') = (ended_at IS NULL))
  ) STRICT;
  -- Each question of a player reads their page alone, however much they played.
  CREATE INDEX casino_rounds_of_player ON casino_rounds (user_id, seq);
  CREATE INDEX casino_rounds_of_game ON casino_rounds (user_id, game, seq);
  CREATE INDEX casino_rounds_on_draw ON casino_rounds (user_id, game, draw) WHERE draw IS NOT NULL;
  CREATE INDEX casino_rounds_open ON casino_rounds (seq) WHERE status = 'open';
  CREATE INDEX casino_rounds_open_of_player ON casino_rounds (user_id, seq) WHERE status = 'open';
  CREATE INDEX casino_rounds_open_of_pair ON casino_rounds (pair_id) WHERE status = 'open';

  -- What became of each press, by its key, and of each step, by round and number.
  CREATE TABLE casino_answers (
    user_id TEXT NOT NULL REFERENCES players (user_id),
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    answer TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE casino_paces (
    user_id TEXT PRIMARY KEY REFERENCES players (user_id),
    started_at INTEGER NOT NULL,
    -- Since when without a pause.
    playing_since INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE favourite_games (
    user_id TEXT NOT NULL REFERENCES players (user_id),
    position INTEGER NOT NULL,
    game INTEGER NOT NULL,
    PRIMARY KEY (user_id, position)
  ) STRICT, WITHOUT ROWID;
`;

/** Rounds that end without their player are told in one order with bets. */
const settlements = `
  CREATE TABLE settlements_anew (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    bet_id INTEGER UNIQUE REFERENCES bets (id),
    round_seq INTEGER UNIQUE REFERENCES casino_rounds (seq),
    user_id TEXT NOT NULL,
    CHECK ((bet_id IS NULL) <> (round_seq IS NULL))
  ) STRICT;
  INSERT INTO settlements_anew (seq, bet_id, user_id) SELECT seq, bet_id, user_id FROM settlements;
  DELETE FROM sqlite_sequence WHERE name = 'settlements_anew';
  INSERT INTO sqlite_sequence (name, seq)
    SELECT 'settlements_anew', seq FROM sqlite_sequence WHERE name = 'settlements';
  DROP TABLE settlements;
  ALTER TABLE settlements_anew RENAME TO settlements;
  CREATE INDEX settlements_of_player ON settlements (user_id, seq);
`;

/** Games of the house, upon the books that bets are kept in. */
export const casinoMigration = wallet + rounds + settlements;
