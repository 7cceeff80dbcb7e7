import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../data/database.ts';
import { POLICY } from '../policy.ts';
import type { Signer } from '../secrets/signed.ts';

const AUDIENCE = 'replaybook-calls';

const claims = v.object({ sub: v.string(), jti: v.string() });
const userRow = v.object({ user_id: v.string() });

/** Tokens of players: JWTs that are good for some minutes, and only while they are kept here. */
export interface Tokens {
  /** A token for a player, tied to the visit that asked for it. */
  issue(bearer: { userId: string; visit: string }, now: number): Promise<string>;
  /** Whom the token speaks for; null where it is forged, broken, expired or revoked. */
  read(token: string, now: number): Promise<string | null>;
  /** Makes the tokens worthless that the player was given during this visit. */
  revoke(userId: string, visit: string): void;
  revokeAll(userId: string): void;
}

/** Tokens in a database, which holds their numbers alone. */
export function createTokens(database: Database, signer: Signer): Tokens {
  const { token: lifetime } = POLICY.lifetimes;
  return {
    issue({ userId, visit }, now) {
      const jti = randomUUID();
      database.run('DELETE FROM tokens WHERE expires_at <= ?', now);
      database.run(
        'INSERT INTO tokens (jti, user_id, visit, expires_at) VALUES (?, ?, ?, ?)',
        jti,
        userId,
        visit,
        now + lifetime,
      );
      return signer.sign({ audience: AUDIENCE, claims: { sub: userId, jti }, now, lifetime });
    },
    async read(token, now) {
      const read = v.safeParse(claims, await signer.read(token, AUDIENCE, now));
      if (!read.success) return null;
      const { sub, jti } = read.output;
      const kept = database.first(userRow, 'SELECT user_id FROM tokens WHERE jti = ?', jti);
      return kept?.user_id === sub ? sub : null;
    },
    revoke: (userId, visit) =>
      void database.run('DELETE FROM tokens WHERE user_id = ? AND visit = ?', userId, visit),
    revokeAll: (userId) => void database.run('DELETE FROM tokens WHERE user_id = ?', userId),
  };
}
