/** Rounds whose end is known before they are bet on, on the books of the whole site. Import `dom.ts` before this. */
import * as v from 'valibot';
import type { Seeds } from '../../../src/domain/casino/fair.ts';
import type { GameName } from '../../../src/domain/casino/rows.ts';
import { createSharedDraws } from '../../../src/reference/casino/draws/shared-draws.ts';
import { gameNamed, type HouseGame } from '../../../src/reference/casino/games.ts';
import { createSeedPairs } from '../../../src/reference/casino/seed-pairs.ts';
import { createFacts } from '../../../src/reference/data/facts.ts';
import { CHAIN_LENGTH, DRAW_SECRET, type WholeSite } from './whole-site.tsx';

const pairRow = v.object({ id: v.number(), client_seed: v.string(), nonce: v.number() });
const PAIR = `SELECT id, client_seed, nonce FROM seed_pairs WHERE state = 'active'`;

const DAY = 24 * 60 * 60_000;

/** So many numbers of rounds are looked through. */
const MOST = 200_000;

export function houseGame(name: GameName): HouseGame {
  const game = gameNamed(name);
  if (!game) throw new Error(`there is no game ${name}`);
  return game;
}

const seedRow = v.object({ id: v.number() });

/** The secrets of rounds that are drawn now, and after that. */
export function secretSeeds({ backEnd }: WholeSite): string[] {
  const { database, beside } = backEnd;
  const pairs = createSeedPairs(database, beside.keys, undefined);
  const sql = `SELECT id FROM seed_pairs WHERE state <> 'revealed' ORDER BY id`;
  return database.all(seedRow, sql).map(({ id }) => pairs.secret(id));
}

/**
 * The player's next round is the first from now on, or from a later number on, whose seeds are as they are wanted;
 * nonces only go up.
 */
export function plant({ backEnd }: WholeSite, isWanted: (seeds: Seeds) => boolean, from = 0): void {
  const { database, beside } = backEnd;
  const pair = database.first(pairRow, PAIR);
  if (!pair) throw new Error('no client seed was chosen yet');
  const serverSeed = createSeedPairs(database, beside.keys, undefined).secret(pair.id);
  const first = Math.max(pair.nonce, from);
  for (let nonce = first; nonce < first + MOST; nonce += 1) {
    if (!isWanted({ serverSeed, clientSeed: pair.client_seed, nonce })) continue;
    database.run('UPDATE seed_pairs SET nonce = ? WHERE id = ?', nonce, pair.id);
    return;
  }
  throw new Error(`no round of ${MOST} is as it is wanted`);
}

/** What shared draws of the house come from and come to, before they are told. */
export function drawsAhead({ backEnd, clock }: WholeSite) {
  const { database, beside } = backEnd;
  const draws = createSharedDraws({
    ...{ keys: beside.keys, facts: createFacts(database), now: () => clock.now() },
    ...{ chainLength: CHAIN_LENGTH, drawSecret: DRAW_SECRET },
  });
  return {
    resultOf: (name: GameName, draw: number): unknown => draws.result(houseGame(name), draw),
    /** By a time at which it is over. */
    hashOf(name: GameName, draw: number): string {
      const { serverSeed } = draws.told(houseGame(name), draw, clock.now() + DAY).seeds;
      if (serverSeed === null) throw new Error(`draw ${draw} of ${name} is not over in a day`);
      return serverSeed;
    },
  };
}
