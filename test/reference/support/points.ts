import { createLedger } from '../../../src/reference/money/ledger.ts';
import { createPoints } from '../../../src/reference/money/points.ts';
import { atTheTable } from './casino.ts';
import type { HarnessOptions } from './harness.ts';

/** A player at the tables who has earned points by what they staked, in euros of which one is a point. */
export async function withPoints(count: number, options: HarnessOptions = {}) {
  const table = await atTheTable(options);
  const { harness, player } = table;
  const { database } = harness.backEnd;
  const books = createPoints(database, createLedger(database));
  const earn = (reference: string, staked: number) =>
    database.transaction(() =>
      books.settled({ reference, accountId: Number(player.accountId), staked }, harness.clock.now),
    );
  earn('at-first', count * 100);
  const accounts = async () => (await harness.call('balance', {}, player)).body.all_accounts;
  return {
    ...table,
    earn,
    /** As the player is told of them. */
    points: async () => (await accounts()).find(({ type }) => type === 0)?.points ?? -1,
    accounts,
  };
}
