import { createLedger } from '../../../src/reference/money/ledger.ts';
import { createPoints } from '../../../src/reference/money/points.ts';
import type { WholeSite } from './whole-site.tsx';

/** As many as a suite of rounds for points needs. */
const EARNED = 500;

/** Stakes of before have brought the player points, and the page knows of them. */
export async function earnPoints(site: WholeSite): Promise<void> {
  const { backEnd, session, clock } = site;
  const { database } = backEnd;
  const [main] = session.runtime.state.accounts.accounts;
  const books = createPoints(database, createLedger(database));
  const settled = { reference: 'staked-before', accountId: Number(main?.id), staked: EARNED * 100 };
  database.transaction(() => books.settled(settled, clock.now()));
  await site.visit('/en/bonusGames');
}
