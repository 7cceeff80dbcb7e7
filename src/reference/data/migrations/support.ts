/**
 * Players write to support about anything: a request need be about no payment. How long an answer was
 * waited for stands with it.
 */
export const supportMigration = `
  CREATE TABLE requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    -- Of the browser's choice: sent again under it, it is the same request.
    key TEXT NOT NULL,
    -- Keyed hash of what was asked.
    print TEXT NOT NULL,
    topic TEXT NOT NULL,
    sub_topic TEXT,
    payment_id INTEGER REFERENCES payments (id),
    state TEXT NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    -- Since when support is waited for.
    waiting_since INTEGER,
    UNIQUE (user_id, key),
    CHECK (sub_topic IS NULL OR payment_id IS NULL),
    CHECK ((state = 'open') = (waiting_since IS NOT NULL))
  ) STRICT;

  CREATE TABLE request_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    request_id INTEGER NOT NULL REFERENCES requests (id),
    author TEXT NOT NULL CHECK (author IN ('player', 'support')),
    -- Who of the staff it was.
    staff_id TEXT,
    key TEXT NOT NULL,
    print TEXT NOT NULL,
    sealed TEXT NOT NULL,
    at INTEGER NOT NULL,
    -- Of an answer: how long the player had waited for it; null where they did not.
    waited INTEGER,
    UNIQUE (request_id, key),
    CHECK ((author = 'support') = (staff_id IS NOT NULL)),
    CHECK (author = 'support' OR waited IS NULL)
  ) STRICT;

  -- What a message is in place of words: sealed bytes, given up once the request is closed.
  CREATE TABLE request_files (
    message_id INTEGER PRIMARY KEY REFERENCES request_messages (id),
    type TEXT NOT NULL CHECK (type IN ('jpeg', 'png', 'pdf')),
    size INTEGER NOT NULL CHECK (size > 0),
    sealed BLOB
  ) STRICT;

  INSERT INTO requests SELECT id, user_id, key, print, topic, sub_topic, payment_id, state,
    created_at, changed_at, waiting_since FROM payment_requests;
  INSERT INTO request_messages SELECT id, request_id, author, staff_id, key, print, sealed, at, NULL
    FROM payment_request_messages;
  DROP TABLE payment_request_messages;
  DROP TABLE payment_requests;

  CREATE INDEX requests_of_player ON requests (user_id, created_at);
  CREATE INDEX requests_waiting ON requests (waiting_since) WHERE state = 'open';
  CREATE INDEX requests_changed ON requests (state, changed_at);
  CREATE INDEX request_answers_waited_for ON request_messages (at) WHERE waited IS NOT NULL;
`;
