import * as v from 'valibot';
import type { SocialNetwork } from '../../domain/auth/social-networks.ts';
import type { Database } from '../data/database.ts';

/** Which person of which network is which player. */
export interface SocialIdentities {
  userOf(network: SocialNetwork, subject: string): string | null;
  /** False where the person is another player already. */
  link(network: SocialNetwork, subject: string, userId: string, now: number): boolean;
  /** Takes every network from a player. */
  unlinkAll(userId: string): void;
}

const userRow = v.object({ user_id: v.string() });

/** Links to networks in a database. */
export function createSocialIdentities(database: Database): SocialIdentities {
  const userOf: SocialIdentities['userOf'] = (network, subject) => {
    const sql = 'SELECT user_id FROM social_identities WHERE network = ? AND subject = ?';
    return database.first(userRow, sql, network, subject)?.user_id ?? null;
  };
  return {
    userOf,
    link: (network, subject, userId, now) =>
      database.transaction(() => {
        const sql = `INSERT OR IGNORE INTO social_identities (network, subject, user_id, linked_at)
          VALUES (?, ?, ?, ?)`;
        database.run(sql, network, subject, userId, now);
        return userOf(network, subject) === userId;
      }),
    unlinkAll: (userId) =>
      void database.run('DELETE FROM social_identities WHERE user_id = ?', userId),
  };
}
