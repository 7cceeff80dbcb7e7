import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'replaybook-reference';
const ALGORITHM = 'HS256';

interface Statement {
  /** Whom it is for: what was signed for one is worth nothing to another. */
  readonly audience: string;
  readonly claims: JWTPayload;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly lifetime: number;
}

/** Signed statements that expire: JWTs. */
export interface Signer {
  sign(statement: Statement): Promise<string>;
  /** What was signed; null for what is forged, broken, expired or for another audience. */
  read(token: string, audience: string, now: number): Promise<JWTPayload | null>;
}

/** Signs and reads with one key. */
export function createSigner(key: Uint8Array): Signer {
  return {
    sign({ audience, claims, now, lifetime }) {
      const seconds = Math.floor(now / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + Math.floor(lifetime / 1000))
        .sign(key);
    },
    async read(token, audience, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience,
          requiredClaims: ['exp'],
          currentDate: new Date(now),
        });
        return payload;
      } catch {
        return null;
      }
    },
  };
}
