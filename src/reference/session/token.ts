import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

const ISSUER = 'replaybook-reference';
const AUDIENCE = 'replaybook-calls';
const ALGORITHM = 'HS256';
const LIFETIME_SECONDS = 600;
const KEY_BYTES = 32;

const claims = v.object({ sub: v.string(), generation: v.number() });

/** Whom a token speaks for. It counts only while the player's tokens have this generation. */
export interface Bearer {
  readonly userId: string;
  readonly generation: number;
}

/** Tokens of players: JWTs that are good for ten minutes. */
export interface Tokens {
  issue(bearer: Bearer, now: number): Promise<string>;
  /** Whom the token speaks for; null where it is forged, broken or expired. */
  read(token: string, now: number): Promise<Bearer | null>;
}

/** The key of a file, made when there is none. It appears whole: never half written, never two. */
function keyOf(file: string): Uint8Array {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(KEY_BYTES), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES)
    throw new Error(`${file} does not hold a key of ${KEY_BYTES} bytes`);
  return key;
}

/** Signs and reads tokens with the key in `file`. */
export function createTokens(file: string): Tokens {
  const key = keyOf(file);
  return {
    issue({ userId, generation }, now) {
      const seconds = Math.floor(now / 1000);
      return new SignJWT({ generation })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + LIFETIME_SECONDS)
        .sign(key);
    },
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp'],
          currentDate: new Date(now),
        });
        const { sub, generation } = v.parse(claims, payload);
        return { userId: sub, generation };
      } catch {
        return null;
      }
    },
  };
}
