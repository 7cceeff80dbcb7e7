import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase, prepare } from '../../../src/server/stores/sqlite/database.ts';
import { WAITING } from '../../../src/server/stores/sqlite/queries.ts';

const test = suite('SQLite log: late batches');

test('however many wait, only as many rows are read as are asked for', () => {
  const db = openDatabase(':memory:', 'log');
  const plan = prepare<{ detail: string }>(db, `explain query plan ${WAITING}`).all(16);
  db.close();
  const steps = plan.map(({ detail }) => detail);
  const costly = steps.filter((step) => /^SCAN|TEMP B-TREE/.test(step));
  // What the limit has left is gone through once; all else is found by an index, in its order.
  assert.equal(costly, ['SCAN w'], steps.join('\n'));
});

test.run();
