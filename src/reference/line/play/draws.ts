/**
 * What is left to chance in a match. Its numbers come from a key of its own, and that from a secret of
 * the site: who knows everything that is public can foretell none. What the key comes to is committed to
 * before the match and the key is shown after it, so that everybody can see that nothing was changed.
 */
import { createHash, createHmac, createSecretKey } from 'node:crypto';
import { chance } from '../seeded.ts';

/** A number in [0, 1) for what these parts name, of which the first is the kind; always the same. */
export type Draw = (kind: number, ...parts: readonly number[]) => number;

/** 2^48: as many bits of a draw are used. */
const SCALE = 2 ** 48;

/**
 * Draws of a match by its key: HMAC-SHA256 of the parts, joined by commas, its first 48 bits as a fraction.
 * Bytes are made a key once: Node takes five times as long for a digest by bytes as for one by a key.
 */
export function drawsOf(key: Uint8Array): Draw {
  const secret = createSecretKey(key);
  return (...parts) => {
    const digest = createHmac('sha256', secret).update(parts.join()).digest();
    return digest.readUIntBE(0, 6) / SCALE;
  };
}

/** What the goals of a match come from. */
export type Basis = {
  /** Mean goals of both teams. */
  means: readonly [number, number];
  /** How low scores hang together, see `scoreGrid`. */
  rho: number;
  firstHalfShare: number;
};

/**
 * What is said of a match beforehand: SHA-256, hexadecimal, of its key in hexadecimal and the four
 * numbers of its basis, joined by colons.
 */
export function commitmentTo(key: Buffer, { means, rho, firstHalfShare }: Basis): string {
  const text = [key.toString('hex'), ...means, rho, firstHalfShare].join(':');
  return createHash('sha256').update(text).digest('hex');
}

/** All that makes a match this one, and stays as it is at another pace. */
export type MatchIdentity = {
  seed: number;
  ordinal: number;
  round: string;
  order: number;
  team1: string;
  team2: string;
};

/**
 * The key of a match. Keys of matches that are over are public, so no other match may ever have one of
 * them: not that of another seed in its place, nor one of other fixtures.
 */
export function matchKey(secret: Uint8Array, match: MatchIdentity): Buffer {
  const { seed, ordinal, round, order, team1, team2 } = match;
  const text = JSON.stringify(['match', seed, ordinal, round, order, team1, team2]);
  return createHmac('sha256', createSecretKey(secret)).update(text).digest();
}

/** What a site draws its matches by. */
export type SecretDraws = {
  /** 32 bytes that never leave the server. */
  secret: Uint8Array;
  /**
   * Milliseconds of match time since the epoch: what had begun by then is drawn from the seed, as it
   * was before there was a secret. Null: nothing is.
   */
  seededUntil: number | null;
};

const GOAL_TIMES = 32;
const ORDER_OF_GOALS = 31;

/**
 * Draws as they were before there was a secret: all of them can be foretold by who finds out the seed.
 * Matches that had begun by then keep the goals that they have had.
 */
export function drawsOfSeed(key: number): Draw {
  return (kind, ...parts) => {
    if (kind === GOAL_TIMES) {
      const [attempt = 0, goal = 0, half = 0] = parts;
      return chance(attempt, goal, key, kind, half);
    }
    if (kind === ORDER_OF_GOALS) {
      const [goal = 0, half = 0] = parts;
      return chance(kind, goal, key, half);
    }
    return chance(key, kind, ...parts);
  };
}
