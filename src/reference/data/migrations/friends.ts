import { ledgerAnew } from '../ledger-tables.ts';
import { CASHBACK_LEDGER } from './cashback.ts';

/** Who brought whom, and what that brought. Amounts in minor units, times in epoch milliseconds. */
const friends = `
  -- What the link of a player carries.
  CREATE TABLE friend_codes (
    code TEXT PRIMARY KEY,
    user_id TEXT NOT NULL UNIQUE REFERENCES players (user_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE friend_rewards (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES players (user_id),
    key TEXT NOT NULL,
    friends INTEGER NOT NULL CHECK (friends > 0),
    iso TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    at INTEGER NOT NULL,
    UNIQUE (user_id, key)
  ) STRICT;

  CREATE TABLE friends (
    -- Who was brought: once, by one player.
    user_id TEXT PRIMARY KEY REFERENCES players (user_id),
    by_user_id TEXT NOT NULL REFERENCES players (user_id),
    joined_at INTEGER NOT NULL,
    -- What they brought; null until that is collected.
    reward_id INTEGER REFERENCES friend_rewards (id),
    CHECK (user_id <> by_user_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX friends_by ON friends (by_user_id, joined_at);
`;

/** Players bring friends: the house gives something for each. */
export const friendsMigration =
  ledgerAnew({ ...CASHBACK_LEDGER, kinds: [...CASHBACK_LEDGER.kinds, 'friends'] }) + friends;
