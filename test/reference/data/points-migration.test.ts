import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { openDatabase } from '../../../src/reference/data/database.ts';
import { migrations } from '../../../src/reference/data/migrations.ts';
import { temporaryFolder } from '../support/harness.ts';

const test = suite('a database from before there were points');

test('players of before have points, from none on, and limits count what they did', () => {
  const file = path.join(temporaryFolder(), 'reference.db');
  const old = new DatabaseSync(file);
  old.exec('PRAGMA foreign_keys = OFF');
  const before = migrations.findIndex((sql) => sql.includes('points_counts'));
  old.function('findable', { deterministic: true, varargs: true }, String);
  for (const sql of migrations.slice(0, before)) old.exec(sql);
  old.exec(`
    INSERT INTO players (user_id, created_at) VALUES ('one', 1);
    INSERT INTO accounts (id, owner, purpose, iso, opened_at, closed_at) VALUES
      (2, 'one', 'main', 'EUR', 7, NULL), (3, 'one', 'currency', 'USD', 8, 9);
    INSERT INTO wallet_rounds
      (provider, round, user_id, account_id, game, is_personal, staked, opened_at)
      VALUES ('house', 'r', 'one', 2, 'dice', 1, 100, 10);
    PRAGMA user_version = ${before};
  `);
  old.close();
  const database = openDatabase(file);
  const kept = v.object({ owner: v.string(), iso: v.string(), balance: v.number() });
  assert.equal(database.all(kept, "SELECT * FROM accounts WHERE purpose = 'points'"), [
    { owner: 'one', iso: 'POINTS', balance: 0 },
  ]);
  const staked = v.object({ amount: v.number() });
  assert.equal(database.all(staked, 'SELECT amount FROM plays'), [{ amount: 100 }]);
  database.close();
});

test.run();
