import path from 'node:path';
import { jurisdictionOf } from '../../../src/domain/limits/jurisdiction.ts';
import { createCasino } from '../../../src/reference/casino/casino.ts';
import { createSharedDraws } from '../../../src/reference/casino/draws/shared-draws.ts';
import { createClimate } from '../../../src/reference/conditions.ts';
import { type Database, openDatabase } from '../../../src/reference/data/database.ts';
import { createFacts } from '../../../src/reference/data/facts.ts';
import { createLedger } from '../../../src/reference/money/ledger.ts';
import { createPoints } from '../../../src/reference/money/points.ts';
import { createStores } from '../../../src/reference/stores.ts';
import { fakeBoard } from './board.ts';
import { DRAW_SECRET } from './casino.ts';
import { START, temporaryFolder } from './harness.ts';
import { fakeIdentity } from './identity.ts';

/** The process was killed. */
class Killed extends Error {}

/**
 * A database whose process is killed before one of its next writes: what the transaction wrote until then
 * is gone, and nothing is read or written any more.
 */
function mortal(database: Database) {
  let left = Number.POSITIVE_INFINITY;
  const lives = () => {
    if (left < 0) throw new Killed();
  };
  const guarded: Database = {
    ...database,
    run(sql, ...values) {
      left -= 1;
      lives();
      return database.run(sql, ...values);
    },
    all(schema, sql, ...values) {
      lives();
      return database.all(schema, sql, ...values);
    },
    first(schema, sql, ...values) {
      lives();
      return database.first(schema, sql, ...values);
    },
  };
  return {
    database: guarded,
    /** After so many more writes; never with infinity. */
    killAfter: (writes: number) => {
      left = writes;
    },
    isDead: () => left < 0,
  };
}

const DRAWS_A_CHAIN = 200;
/** By how much staked, in cents, a new player has points: more than they play for. */
const EARNED = 1_000_000;

function started(folder: string, clock: { readonly now: number }, warn: (text: string) => void) {
  const real = openDatabase(path.join(folder, 'reference.db'));
  const { database, killAfter, isDead } = mortal(real);
  const climate = createClimate();
  const stores = createStores(database, folder, climate);
  const facts = createFacts(database);
  const now = () => clock.now;
  const draws = createSharedDraws({
    ...{ keys: stores.keys, facts, chainLength: DRAWS_A_CHAIN, drawSecret: DRAW_SECRET, now },
  });
  // As the first tick after a start does.
  draws.keepUp(clock.now);
  const casino = createCasino({
    ...{ stores, draws, climate, drawSecret: DRAW_SECRET, identity: fakeIdentity() },
    ...{ profile: 'default', jurisdiction: jurisdictionOf('default') },
    board: fakeBoard(),
    tournaments: { settle: () => 0 },
    isBanned: () => false,
    isActiveElsewhere: () => false,
    warn,
  });
  return { real, stores, draws, casino, killAfter, isDead };
}

/** The games of the house on a folder of their own, killed and started anew at any moment. */
export function mortalHouse() {
  const folder = temporaryFolder();
  const clock = { now: START };
  const warnings: string[] = [];
  const start = () => started(folder, clock, (text) => void warnings.push(text));
  let house = start();
  const restart = (): void => {
    house.real.close();
    house = start();
  };
  return {
    clock,
    restart,
    /** What it warned of, also before it was started anew. */
    warnings,
    now: () => house,
    /** Does something, and is killed before one of its writes if it has as many; then starts anew. */
    killedAfter<T>(writes: number, work: () => T): T | 'killed' {
      house.killAfter(writes);
      try {
        const done = work();
        if (!house.isDead()) return done;
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
      } finally {
        if (house.isDead()) restart();
        else house.killAfter(Number.POSITIVE_INFINITY);
      }
      return 'killed';
    },
    /** A new player who has points and has chosen a client seed; gives back the account that pays. */
    join(userId: string): string {
      const { stores, casino, real } = house;
      real.run('INSERT INTO players (user_id, created_at) VALUES (?, ?)', userId, clock.now);
      stores.accounts.openFor(userId, clock.now, { iso: 'EUR', bonus: 0 });
      casino.pairs.chooseClientSeed(userId, `seed-of-${userId}`);
      const accountId = Number(stores.accounts.list(userId)[0]?.id);
      const points = createPoints(real, createLedger(real));
      const earned = { reference: `opening of ${userId}`, accountId, staked: EARNED };
      real.transaction(() => points.settled(earned, clock.now));
      return String(accountId);
    },
  };
}
