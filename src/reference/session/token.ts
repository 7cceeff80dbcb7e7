import * as v from 'valibot';
import { POLICY } from '../policy.ts';
import { type Identity, isPlayer, type User } from '../ports.ts';
import type { Signer } from '../secrets/signed.ts';

const AUDIENCE = 'replaybook-calls';

const claims = v.object({ sub: v.string(), sid: v.string() });

/** Whom a token speaks for, and the sign-in that it was given in. */
export interface TokenBearer {
  readonly userId: string;
  readonly signIn: string;
}

/** Tokens of players: JWTs that are good for some minutes, and no longer than their session. */
export interface Tokens {
  /** A token for whoever the session is of. */
  issue(session: { readonly id: string; readonly user: User }, now: number): Promise<string>;
  /** Whom the token speaks for; null where it is forged, broken or expired, or its session over. */
  read(token: string, now: number): Promise<TokenBearer | null>;
}

/** Tokens that name their session: however that ends, they end with it. */
export function createTokens(signer: Signer, identity: Identity): Tokens {
  const { token: lifetime } = POLICY.lifetimes;
  return {
    issue: ({ id: sid, user }, now) =>
      signer.sign({ audience: AUDIENCE, claims: { sub: user.id, sid }, now, lifetime }),
    async read(token, now) {
      const read = v.safeParse(claims, await signer.read(token, AUDIENCE, now));
      if (!read.success) return null;
      const { sub, sid } = read.output;
      const user = await identity.userBySession(sid);
      return user?.id === sub && isPlayer(user) ? { userId: sub, signIn: sid } : null;
    },
  };
}
