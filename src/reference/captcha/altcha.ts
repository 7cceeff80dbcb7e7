import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { POLICY } from '../policy.ts';
import type { Keys } from '../secrets/keys.ts';

/** What altcha signs and solves. Time is not its business here: challenges expire by our clock. */
interface Work {
  readonly parameters: Record<string, unknown>;
  readonly signature: string;
}

const ALGORITHM = 'PBKDF2/SHA-256';
const MAX_LENGTH = 8_000;

const parameters = v.object({
  algorithm: v.literal(ALGORITHM),
  nonce: v.string(),
  salt: v.string(),
  cost: v.number(),
  keyLength: v.number(),
  keyPrefix: v.string(),
  keySignature: v.string(),
  data: v.record(v.string(), v.string()),
});

const payload = v.object({
  challenge: v.object({ parameters, signature: v.string() }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

function secretsOf(keys: Keys) {
  const secret = (use: string) => Buffer.from(keys.derived(use)).toString('base64url');
  return {
    hmacSignatureSecret: secret('altcha'),
    hmacKeySignatureSecret: secret('altcha-key'),
  };
}

/**
 * A proof of work that takes a browser some tenths of a second, and `hardness` times as long. `id` is
 * signed with it.
 */
export async function createWork(keys: Keys, id: string, hardness = 1): Promise<Work> {
  const { cost, from, to } = POLICY.captcha.work;
  const made = await createChallenge({
    algorithm: ALGORITHM,
    cost,
    counter: randomInt(from * hardness, to * hardness),
    deriveKey,
    data: { id },
    ...secretsOf(keys),
  });
  return { parameters: { ...made.parameters }, signature: made.signature ?? '' };
}

function read(text: string) {
  if (text.length > MAX_LENGTH) return null;
  try {
    const json: unknown = JSON.parse(Buffer.from(text, 'base64').toString());
    const parsed = v.safeParse(payload, json);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Whether an altcha payload (base64 of its JSON) solves the work that was made for this id. */
export async function isWorkDone(keys: Keys, id: string, text: string): Promise<boolean> {
  const given = read(text);
  if (given?.challenge.parameters.data['id'] !== id) return false;
  try {
    const { verified } = await verifySolution({ ...given, deriveKey, ...secretsOf(keys) });
    return verified;
  } catch {
    // A signature or key that is no hexadecimal text.
    return false;
  }
}
