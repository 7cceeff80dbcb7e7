/**
 * What people write to support who are not signed in, and what support answers. Who wrote it, and all they
 * wrote, is sealed. Times in epoch milliseconds.
 */
export const guestMessageMigration = `
  CREATE TABLE guest_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- Of the browser's choice: sent again under it, it is the same message.
    key TEXT NOT NULL UNIQUE,
    -- Keyed hash of what was written.
    print TEXT NOT NULL,
    sealed TEXT NOT NULL,
    -- Keyed hash of the address that the answer goes to.
    mailbox TEXT NOT NULL,
    language TEXT NOT NULL,
    -- The press in the recording of the very browser it came from; null where that is not known.
    session_id TEXT,
    seq INTEGER,
    state TEXT NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    CHECK ((session_id IS NULL) = (seq IS NULL))
  ) STRICT;
  CREATE INDEX guest_messages_state ON guest_messages (state, changed_at, id);
  CREATE INDEX guest_messages_changed ON guest_messages (changed_at);
  CREATE INDEX guest_messages_waiting ON guest_messages (mailbox) WHERE state = 'open';

  CREATE TABLE guest_answers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message_id INTEGER NOT NULL REFERENCES guest_messages (id) ON DELETE CASCADE,
    staff_id TEXT NOT NULL,
    key TEXT NOT NULL,
    print TEXT NOT NULL,
    sealed TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (message_id, key)
  ) STRICT;
`;
