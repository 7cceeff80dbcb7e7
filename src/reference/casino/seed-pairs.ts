import { createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { commitment as commitmentOf } from '../../domain/casino/fair.ts';
import type { Database } from '../data/database.ts';
import type { Keys } from '../secrets/keys.ts';

const pairRow = v.object({
  id: v.number(),
  commitment: v.string(),
  sealed: v.string(),
  client_seed: v.nullable(v.string()),
  nonce: v.number(),
});
type PairRow = v.InferOutput<typeof pairRow>;

/** What may be told of a pair that is in use. */
export interface SeedPair {
  readonly id: number;
  readonly commitment: string;
  readonly clientSeed: string | null;
  /** How many rounds were drawn from it. */
  readonly nonce: number;
}

export interface RevealedPair {
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** What a round is drawn from. */
export interface DrawnFrom {
  readonly pairId: number;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/**
 * The secrets that players' rounds are drawn from. Of each player two are fixed at any time, the one in
 * use and the next: a client seed that is typed later cannot have had a part in either.
 */
export interface SeedPairs {
  active(userId: string): SeedPair;
  next(userId: string): Pick<SeedPair, 'commitment'>;
  /** The pair before the present one. */
  lastRevealed(userId: string): RevealedPair | null;
  chooseClientSeed(userId: string, clientSeed: string): void;
  /** What the next round is drawn from; null while no client seed was chosen. */
  nextDraw(userId: string): DrawnFrom | null;
  /** A round was drawn from the pair: the next one has another number. */
  drawn(pairId: number): void;
  /** The secret of a pair, for rounds that were drawn from it. Never to be told before it is revealed. */
  secret(pairId: number): string;
  /** What may be told of the pair of a round. */
  told(pairId: number): { readonly commitment: string; readonly serverSeed: string | null };
  /** Reveals the present pair; the next one is in use then, with the same client seed. */
  rotate(userId: string): void;
}

const countRow = v.object({ count: v.number() });
const SEED_BYTES = 32;
const COLUMNS = 'id, commitment, sealed, client_seed, nonce';
const stateRow = v.object({ ...pairRow.entries, state: v.string() });

/** Pairs as they lie in a database, sealed by the key of the data folder. */
function keeping(database: Database, keys: Keys, secret: Uint8Array | undefined) {
  const about = (commitment: string) => `seed pair ${commitment}`;
  const newSeed = (): string => {
    if (secret === undefined) return randomBytes(SEED_BYTES).toString('hex');
    const made = database.first(countRow, 'SELECT COUNT(*) AS count FROM seed_pairs')?.count ?? 0;
    return createHmac('sha256', secret).update(`seed pair ${made}`).digest('hex');
  };
  const made = (userId: string, state: 'next' | 'active'): PairRow => {
    const sql = `SELECT ${COLUMNS} FROM seed_pairs WHERE user_id = ? AND state = ?`;
    const known = database.first(pairRow, sql, userId, state);
    if (known) return known;
    const seed = newSeed();
    const commitment = commitmentOf(seed);
    const sealed = keys.seal(seed, about(commitment));
    const { lastId: id } = database.run(
      'INSERT INTO seed_pairs (user_id, commitment, sealed, state) VALUES (?, ?, ?, ?)',
      ...[userId, commitment, sealed, state],
    );
    return { id, commitment, sealed, client_seed: null, nonce: 0 };
  };
  return {
    /** Both are there before either is told of. */
    both: (userId: string) =>
      database.transaction(() => ({ active: made(userId, 'active'), next: made(userId, 'next') })),
    byId(pairId: number) {
      const sql = `SELECT ${COLUMNS}, state FROM seed_pairs WHERE id = ?`;
      const pair = database.first(stateRow, sql, pairId);
      if (!pair) throw new Error(`there is no seed pair ${pairId}`);
      return pair;
    },
    open({ commitment, sealed }: PairRow): string {
      const seed = keys.open(sealed, about(commitment));
      if (seed === null) throw new Error(`the seed of ${commitment} cannot be opened`);
      return seed;
    },
    change: (id: number, sql: string, ...values: (string | null)[]) =>
      void database.run(`UPDATE seed_pairs SET ${sql} WHERE id = ?`, ...values, id),
  };
}

/** What may be told of pairs. */
function telling(database: Database, { both, byId, open }: ReturnType<typeof keeping>) {
  return {
    active(userId) {
      const { id, commitment, client_seed: clientSeed, nonce } = both(userId).active;
      return { id, commitment, clientSeed, nonce };
    },
    next: (userId) => ({ commitment: both(userId).next.commitment }),
    lastRevealed(userId) {
      const sql = `
        SELECT ${COLUMNS} FROM seed_pairs WHERE user_id = ? AND state = 'revealed'
        ORDER BY id DESC LIMIT 1`;
      const pair = database.first(pairRow, sql, userId);
      if (!pair) return null;
      const { commitment, client_seed, nonce } = pair;
      return { commitment, serverSeed: open(pair), clientSeed: client_seed ?? '', nonce };
    },
    told(pairId) {
      const pair = byId(pairId);
      const serverSeed = pair.state === 'revealed' ? open(pair) : null;
      return { commitment: pair.commitment, serverSeed };
    },
  } satisfies Partial<SeedPairs>;
}

/** Seed pairs in a database; of trials, which are to have the same draws, they come from their secret. */
export function createSeedPairs(
  database: Database,
  keys: Keys,
  secret: Uint8Array | undefined,
): SeedPairs {
  const kept = keeping(database, keys, secret);
  const { both, byId, open, change } = kept;
  return {
    ...telling(database, kept),
    chooseClientSeed: (userId, clientSeed) =>
      change(both(userId).active.id, 'client_seed = ?', clientSeed),
    nextDraw(userId) {
      const { active } = both(userId);
      const { id: pairId, client_seed: clientSeed, nonce } = active;
      if (clientSeed === null) return null;
      return { pairId, serverSeed: open(active), clientSeed, nonce };
    },
    drawn: (pairId) => change(pairId, 'nonce = nonce + 1'),
    secret: (pairId) => open(byId(pairId)),
    rotate: (userId) =>
      database.transaction(() => {
        const { active, next } = both(userId);
        change(active.id, "state = 'revealed'");
        change(next.id, "state = 'active', client_seed = ?", active.client_seed);
        both(userId);
      }),
  };
}
