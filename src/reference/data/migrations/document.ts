/** Documents that players prove with who they are. Times in epoch milliseconds. */
export const documentMigration = `
  CREATE TABLE documents (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    -- Of the browser's choice: sent again under it, it is the same document.
    key TEXT NOT NULL,
    -- Keyed hash of what is in it.
    print TEXT NOT NULL,
    kind TEXT NOT NULL
      CHECK (kind IN ('identity-card', 'passport', 'driving-licence', 'address', 'payment')),
    type TEXT NOT NULL CHECK (type IN ('jpeg', 'png', 'pdf')),
    size INTEGER NOT NULL CHECK (size > 0),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'approved', 'refused', 'expired', 'withdrawn')),
    reason TEXT,
    created_at INTEGER NOT NULL,
    decided_at INTEGER,
    decided_by TEXT,
    expires_at INTEGER,
    UNIQUE (user_id, key),
    CHECK ((state = 'refused') = (reason IS NOT NULL))
  ) STRICT;
  CREATE INDEX documents_of_player ON documents (user_id, created_at);
  CREATE INDEX documents_waiting ON documents (created_at) WHERE state = 'waiting';
  CREATE INDEX documents_expiry ON documents (expires_at) WHERE state IN ('waiting', 'approved');

  -- Sealed bytes, as long as somebody needs them.
  CREATE TABLE document_contents (
    id TEXT PRIMARY KEY REFERENCES documents (id),
    sealed BLOB NOT NULL
  ) STRICT;
`;
