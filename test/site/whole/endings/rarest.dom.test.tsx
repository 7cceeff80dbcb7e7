/** The rarest ends that rounds may come to, through page and back-end: what is told of them, and all sums. */
import '../../../support/page/dom.ts';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { createReconciliation } from '../../../../src/reference/casino/books/reconciliation.ts';
import { inMoney, playTo } from '../../../support/page/played-ends.ts';
import { endingsOf } from './endings-of.ts';
import { rarest } from './rarest.ts';

const MOST = 100;
const sums = v.object({ staked: v.number(), paid: v.number() });
const SUMS = 'SELECT SUM(staked) AS staked, SUM(payout) AS paid FROM casino_rounds WHERE game = ?';

endingsOf('the whole site: the rarest ends', rarest, async (site, game, ending) => {
  await playTo(site, game, ending);
  assert.match(site.text('main [role=status][data-came]'), ending.says, 'it is announced');
  const { database } = site.backEnd;
  const { staked, paid } = v.parse(sums, database.first(sums, SUMS, game));
  assert.match(site.text(), `At this table+${inMoney.text(paid - staked)}`);
  const books = createReconciliation(database);
  assert.equal(books.rounds(0, MOST), { last: null, differing: [] });
  assert.equal([books.stakes(), books.openFunds()], [[], []]);
});
