import { laterMigrations } from './later-migrations.ts';
import { transferRules } from './ledger-tables.ts';

/** Everything a player's money passes through. */
const ledger = `
  CREATE TABLE accounts (
    id INTEGER PRIMARY KEY,
    -- A player's user id; null for the house.
    owner TEXT,
    purpose TEXT NOT NULL
      CHECK (purpose IN ('main', 'bonus', 'currency', 'funding', 'stakes', 'result')),
    iso TEXT NOT NULL,
    balance INTEGER NOT NULL DEFAULT 0,
    is_active INTEGER NOT NULL DEFAULT 0 CHECK (is_active IN (0, 1)),
    opened_at INTEGER NOT NULL,
    closed_at INTEGER,
    -- Only the house may owe: what it has given and what it has won or lost.
    CHECK (purpose IN ('funding', 'result') OR balance >= 0),
    CHECK (closed_at IS NULL OR balance = 0)
  ) STRICT;
  CREATE UNIQUE INDEX accounts_open ON accounts (COALESCE(owner, ''), purpose, iso)
    WHERE closed_at IS NULL;

  -- Each row takes an amount from one account and gives it to another, so all of them sum to zero.
  CREATE TABLE transfers (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('opening', 'stake', 'release', 'payout')),
    -- What it belongs to. A second transfer of the same kind for it is refused.
    reference TEXT NOT NULL,
    source INTEGER NOT NULL REFERENCES accounts (id),
    target INTEGER NOT NULL REFERENCES accounts (id),
    amount INTEGER NOT NULL CHECK (amount > 0),
    at INTEGER NOT NULL,
    UNIQUE (kind, reference),
    CHECK (source <> target)
  ) STRICT;
  ${transferRules}`;

const players = `
  CREATE TABLE facts (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE players (
    user_id TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL,
    -- Tokens carry it; raising it makes every earlier token worthless.
    token_generation INTEGER NOT NULL DEFAULT 0,
    terms_confirmed_at INTEGER,
    cookies_agreed_at INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE limits (
    user_id TEXT NOT NULL REFERENCES players (user_id),
    type INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('ACTIVE', 'PENDING', 'INACTIVE')),
    value INTEGER NOT NULL,
    -- Epoch seconds.
    started_at INTEGER,
    ends_at INTEGER,
    PRIMARY KEY (user_id, type)
  ) STRICT, WITHOUT ROWID;
`;

const bets = `
  CREATE TABLE bets (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    type_id INTEGER NOT NULL,
    system_value INTEGER,
    amount INTEGER NOT NULL CHECK (amount > 0),
    coef TEXT NOT NULL,
    possible_win INTEGER NOT NULL,
    max_payout INTEGER NOT NULL,
    placed_at INTEGER NOT NULL,
    evidence_session TEXT NOT NULL,
    evidence_seq INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'won', 'lost', 'void')),
    payout INTEGER,
    settled_at INTEGER,
    CHECK ((status = 'open') = (payout IS NULL)),
    CHECK ((status = 'open') = (settled_at IS NULL))
  ) STRICT;
  CREATE INDEX bets_of_player ON bets (user_id, id);
  CREATE INDEX bets_open ON bets (id) WHERE status = 'open';
  -- Ten digits from the first bet on.
  INSERT INTO sqlite_sequence (name, seq) VALUES ('bets', 1000000000);

  CREATE TABLE legs (
    bet_id INTEGER NOT NULL REFERENCES bets (id),
    position INTEGER NOT NULL,
    market_id TEXT NOT NULL,
    game_id INTEGER NOT NULL,
    team1 TEXT NOT NULL,
    team2 TEXT NOT NULL,
    starts_at INTEGER NOT NULL,
    market_group TEXT NOT NULL,
    param TEXT,
    outcome TEXT NOT NULL,
    requested TEXT NOT NULL,
    coef TEXT NOT NULL,
    block_id INTEGER,
    banker INTEGER NOT NULL CHECK (banker IN (0, 1)),
    amount INTEGER,
    result TEXT CHECK (result IN ('won', 'lost', 'void', 'half-won', 'half-lost')),
    score1 INTEGER,
    score2 INTEGER,
    PRIMARY KEY (bet_id, position)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX legs_open ON legs (market_id) WHERE result IS NULL;

  -- The definite answer to each request to place a bet.
  CREATE TABLE answers (
    user_id TEXT NOT NULL REFERENCES players (user_id),
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    answer TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;

  -- In the order in which they are told to players.
  CREATE TABLE settlements (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    bet_id INTEGER NOT NULL UNIQUE REFERENCES bets (id),
    user_id TEXT NOT NULL
  ) STRICT;
  CREATE INDEX settlements_of_player ON settlements (user_id, seq);

  CREATE TABLE saved_coupons (
    code TEXT PRIMARY KEY,
    bets TEXT NOT NULL,
    saved_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** What is kept of players beside money and bets, and of visitors who may become players. */
const people = `
  ALTER TABLE players DROP COLUMN token_generation;
  ALTER TABLE players ADD COLUMN terms_version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE players ADD COLUMN registered_as TEXT;
  ALTER TABLE players ADD COLUMN bonus INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE players ADD COLUMN first_deposit_bonus INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE players ADD COLUMN hides_balance INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE players ADD COLUMN has_deposit INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE players ADD COLUMN password_changed_at INTEGER;
  -- Who had confirmed the terms by then had confirmed the ones of that time.
  UPDATE players SET terms_version = 2 WHERE terms_confirmed_at IS NOT NULL;

  CREATE TABLE contacts (
    user_id TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('email', 'phone')),
    value TEXT NOT NULL,
    added_at INTEGER NOT NULL,
    confirmed_at INTEGER,
    PRIMARY KEY (user_id, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX contacts_value ON contacts (kind, value, confirmed_at, added_at);
  -- An address belongs to one player; it may be named by many.
  CREATE UNIQUE INDEX contacts_confirmed ON contacts (kind, value)
    WHERE confirmed_at IS NOT NULL;

  -- Sealed JSON of what a person said of themselves.
  CREATE TABLE personal_data (
    user_id TEXT PRIMARY KEY,
    sealed TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE mailing (
    user_id TEXT PRIMARY KEY,
    mail_news INTEGER NOT NULL CHECK (mail_news IN (0, 1)),
    mail_deposit INTEGER NOT NULL CHECK (mail_deposit IN (0, 1)),
    mail_bets INTEGER NOT NULL CHECK (mail_bets IN (0, 1)),
    sms_news INTEGER NOT NULL CHECK (sms_news IN (0, 1))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE social_identities (
    network TEXT NOT NULL,
    subject TEXT NOT NULL,
    user_id TEXT NOT NULL,
    linked_at INTEGER NOT NULL,
    PRIMARY KEY (network, subject)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE two_step (
    user_id TEXT PRIMARY KEY,
    method TEXT NOT NULL CHECK (method IN ('totp', 'sms')),
    -- Of an authenticator; null for codes by SMS.
    sealed_key TEXT,
    started_at INTEGER NOT NULL,
    -- Null while it is being set up.
    enabled_at INTEGER,
    -- Time step of the last code that counted: it counts no second time.
    last_step INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE recovery_codes (
    user_id TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (user_id, hash)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE security_questions (
    user_id TEXT PRIMARY KEY,
    sealed_question TEXT NOT NULL,
    answer_hash TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tokens (
    jti TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    visit TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tokens_of_player ON tokens (user_id, visit);
  CREATE INDEX tokens_expiry ON tokens (expires_at);

  CREATE TABLE tickets (
    hash TEXT PRIMARY KEY,
    visit TEXT,
    user_id TEXT,
    data TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tickets_of_player ON tickets (user_id);
  CREATE INDEX tickets_expiry ON tickets (expires_at);

  CREATE TABLE flows (
    owner TEXT NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (owner, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX flows_expiry ON flows (expires_at);

  CREATE TABLE codes (
    subject TEXT PRIMARY KEY,
    code_hash TEXT NOT NULL,
    wrong INTEGER NOT NULL DEFAULT 0,
    sent_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX codes_expiry ON codes (expires_at);

  CREATE TABLE attempts (
    id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX attempts_subject ON attempts (subject, at);
  CREATE INDEX attempts_at ON attempts (at);

  CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    visit TEXT NOT NULL,
    answer TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX challenges_expiry ON challenges (expires_at);
  CREATE TABLE captcha_proofs (
    hash TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    visit TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE captcha_uses (
    hash TEXT NOT NULL REFERENCES captcha_proofs (hash) ON DELETE CASCADE,
    call TEXT NOT NULL,
    PRIMARY KEY (hash, call)
  ) STRICT, WITHOUT ROWID;

  -- Accounts that were asked for and are not there yet.
  CREATE TABLE account_requests (
    user_id TEXT NOT NULL,
    iso TEXT NOT NULL,
    ready_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, iso)
  ) STRICT, WITHOUT ROWID;
`;

const first = `${players}${ledger}${bets}`;

/** What lifts the database from each version to the next. A published one is never changed. */
export const migrations: readonly string[] = [first, people, ...laterMigrations];
