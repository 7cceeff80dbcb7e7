/** What players write about their payments, and what support answers. Times in epoch milliseconds. */
export const requestMigration = `
  CREATE TABLE payment_requests (
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
    CHECK ((sub_topic IS NULL) <> (payment_id IS NULL)),
    CHECK ((state = 'open') = (waiting_since IS NOT NULL))
  ) STRICT;
  CREATE INDEX payment_requests_of_player ON payment_requests (user_id, created_at);
  CREATE INDEX payment_requests_waiting ON payment_requests (waiting_since) WHERE state = 'open';

  CREATE TABLE payment_request_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    request_id INTEGER NOT NULL REFERENCES payment_requests (id),
    author TEXT NOT NULL CHECK (author IN ('player', 'support')),
    -- Who of the staff it was.
    staff_id TEXT,
    key TEXT NOT NULL,
    print TEXT NOT NULL,
    sealed TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (request_id, key),
    CHECK ((author = 'support') = (staff_id IS NOT NULL))
  ) STRICT;
`;
