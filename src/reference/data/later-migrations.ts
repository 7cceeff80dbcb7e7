/** Tokens name their session, which the server keeps; a newer ticket ends older ones like it. */
const tokens = 'DROP TABLE tokens;';
const tickets = 'ALTER TABLE tickets ADD COLUMN purpose TEXT;';

/** Whether the place in a recording that a bet names is the player's, as far as that is known. */
const evidence = `
  ALTER TABLE bets ADD COLUMN evidence TEXT NOT NULL DEFAULT 'awaited'
    CHECK (evidence IN ('proved', 'awaited', 'unproved'));
  CREATE INDEX bets_awaiting_evidence ON bets (id) WHERE evidence = 'awaited';
`;

/** What came after the first two versions, in order. */
export const laterMigrations: readonly string[] = [tokens, tickets, evidence];
