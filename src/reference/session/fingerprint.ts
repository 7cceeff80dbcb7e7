import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { POLICY } from '../policy.ts';
import type { Signer } from '../secrets/signed.ts';

const AUDIENCE = 'replaybook-fingerprint';
const claims = v.object({ visit: v.string(), components: v.string() });

/** What a browser says of itself, signed: good for the visit that said it. */
export interface Fingerprints {
  issue(
    components: Readonly<Record<string, unknown>>,
    visit: string,
    now: number,
  ): Promise<{ token: string; expiresAt: number }>;
  isGood(token: string | undefined, visit: string | null, now: number): Promise<boolean>;
}

/** The components themselves are not kept, nor can they be read from the token. */
export function createFingerprints(signer: Signer): Fingerprints {
  const { fingerprint: lifetime } = POLICY.lifetimes;
  return {
    async issue(components, visit, now) {
      const hash = createHash('sha256').update(JSON.stringify(components)).digest('base64url');
      const token = await signer.sign({
        audience: AUDIENCE,
        claims: { visit, components: hash },
        now,
        lifetime,
      });
      return { token, expiresAt: Math.floor(now / 1000) * 1000 + lifetime };
    },
    async isGood(token, visit, now) {
      if (token === undefined || visit === null) return false;
      const read = v.safeParse(claims, await signer.read(token, AUDIENCE, now));
      return read.success && read.output.visit === visit;
    },
  };
}
