import type { CallInput, CallReply } from '../../calls/table.ts';
import type { Database } from '../data/database.ts';
import { Refused } from '../http/refusal.ts';
import type { Rounds } from './rounds.ts';
import type { SeedPairs } from './seed-pairs.ts';

type Told = CallReply<'casinoSeeds'>;

export interface OwnSeedsOptions {
  readonly database: Database;
  readonly pairs: SeedPairs;
  readonly rounds: Pick<Rounds, 'openOf'>;
}

/** What a player may know of their seeds now. */
export function seedsOf({ pairs }: Pick<OwnSeedsOptions, 'pairs'>, userId: string): Told {
  const { commitment, clientSeed, nonce } = pairs.active(userId);
  return {
    ...{ commitment, clientSeed, nonce },
    next: pairs.next(userId).commitment,
    revealed: pairs.lastRevealed(userId),
  };
}

/**
 * Reveals the pair of a commitment and chooses a client seed, in this order. A pair that was revealed
 * just before is not another time. Throws a refusal for a commitment of neither.
 */
export function changeSeeds(
  options: OwnSeedsOptions,
  userId: string,
  { clientSeed, reveal }: CallInput<'casinoSeedsChange'>['body'],
): CallReply<'casinoSeedsChange'> {
  const { database, pairs, rounds } = options;
  return database.transaction(() => {
    const { id, commitment } = pairs.active(userId);
    if (reveal === commitment) {
      const roundId = rounds.openOf(id);
      if (roundId !== null) return { status: 'refused', rule: 'seed-in-use', roundId };
      pairs.rotate(userId);
    } else if (reveal !== undefined && pairs.lastRevealed(userId)?.commitment !== reveal) {
      throw new Refused('409', [{ pointer: '/reveal' }]);
    }
    if (clientSeed !== undefined) pairs.chooseClientSeed(userId, clientSeed);
    return { status: 'done', seeds: seedsOf(options, userId) };
  });
}
