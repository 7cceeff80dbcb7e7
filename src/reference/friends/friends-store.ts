import * as v from 'valibot';
import { CODE_LENGTH, CODE_LETTERS } from '../../domain/coupon/code.ts';
import type { Database } from '../data/database.ts';
import type { Keys } from '../secrets/keys.ts';

const codeRow = v.object({ code: v.string() });
const ownerRow = v.object({ user_id: v.string() });
const countRow = v.object({ count: v.number() });
const friendRow = v.object({ user_id: v.string(), reward_id: v.nullable(v.number()) });
const rewardRow = v.object({
  id: v.number(),
  friends: v.number(),
  iso: v.string(),
  amount: v.number(),
  at: v.number(),
});

export type FriendRow = v.InferOutput<typeof friendRow>;
export type FriendReward = v.InferOutput<typeof rewardRow>;

/** So many friends of a player are looked at, those who came first: far more than may bring something. */
const MOST_LOOKED_AT = 200;
const MOST_TOLD = 50;

const REWARDS = `
  SELECT id, friends, iso, amount, at FROM friend_rewards
  WHERE user_id = ? ORDER BY id DESC LIMIT ${MOST_TOLD}`;

const OF_KEY = `
  SELECT id, friends, iso, amount, at FROM friend_rewards WHERE user_id = ? AND key = ?`;
const REWARDED = `
  SELECT COALESCE(SUM(friends), 0) AS count FROM friend_rewards WHERE user_id = ? AND at > ?`;
const REWARD = `
  INSERT INTO friend_rewards (user_id, key, friends, iso, amount, at) VALUES (?, ?, ?, ?, ?, ?)`;
const BROUGHT = 'UPDATE friends SET reward_id = ? WHERE user_id = ? AND reward_id IS NULL';
const ADD = `
  INSERT INTO friends (user_id, by_user_id, joined_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`;
const COUNT = 'SELECT COUNT(*) AS count FROM friends WHERE by_user_id = ?';
const FRIENDS = `
  SELECT user_id, reward_id FROM friends WHERE by_user_id = ?
  ORDER BY joined_at, user_id LIMIT ${MOST_LOOKED_AT}`;

/** Codes of links. */
function codes(database: Database, keys: Pick<Keys, 'mac'>) {
  /** Codes that nobody can make up; the second is for whom the first is another one's. */
  const codesOf = (userId: string): string[] =>
    ['friend-code', 'friend-code-2'].map((purpose) =>
      [...Buffer.from(keys.mac(purpose, userId), 'base64url')]
        .slice(0, CODE_LENGTH)
        .map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length])
        .join(''),
    );
  const known = (userId: string) =>
    database.first(codeRow, 'SELECT code FROM friend_codes WHERE user_id = ?', userId)?.code;
  const INSERT = 'INSERT INTO friend_codes (code, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING';
  return {
    /** The code of a player's link, always the same. */
    code(userId: string): string {
      const code =
        known(userId) ??
        codesOf(userId).find((one) => database.run(INSERT, one, userId).changes > 0);
      if (code === undefined) throw new Error('every code of a player is another one’s');
      return code;
    },
    /** Whose link carries a code, or null. */
    ownerOf: (code: string): string | null =>
      database.first(ownerRow, 'SELECT user_id FROM friend_codes WHERE code = ?', code)?.user_id ??
      null,
  };
}

/** What was collected. */
function rewards(database: Database) {
  return {
    rewards: (userId: string): FriendReward[] => database.all(rewardRow, REWARDS, userId),
    ofKey: (userId: string, key: string) => database.first(rewardRow, OF_KEY, userId, key),
    /** How many brought something after a time. */
    rewardedSince: (userId: string, since: number): number =>
      database.first(countRow, REWARDED, userId, since)?.count ?? 0,
    /** Keeps what these brought, once; gives back its number. */
    reward(
      by: string,
      key: string,
      friends: readonly FriendRow[],
      { iso, amount, at }: Pick<FriendReward, 'iso' | 'amount' | 'at'>,
    ): number {
      const { lastId } = database.run(REWARD, by, key, friends.length, iso, amount, at);
      for (const { user_id: userId } of friends) {
        if (database.run(BROUGHT, lastId, userId).changes !== 1) throw new Error('a friend twice');
      }
      return lastId;
    },
  };
}

/** Who brought whom, and what that brought. */
export function createFriendsStore(database: Database, keys: Pick<Keys, 'mac'>) {
  return {
    ...codes(database, keys),
    ...rewards(database),
    /** Who was brought stays with the first. */
    add: (userId: string, by: string, at: number) => void database.run(ADD, userId, by, at),
    count: (by: string): number => database.first(countRow, COUNT, by)?.count ?? 0,
    of: (by: string): FriendRow[] => database.all(friendRow, FRIENDS, by),
  };
}
