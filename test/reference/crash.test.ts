import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { createAnswers } from '../../src/reference/coupon/answers.ts';
import { openDatabase } from '../../src/reference/data/database.ts';
import { createAccounts } from '../../src/reference/money/accounts.ts';
import { createBonuses } from '../../src/reference/money/bonuses.ts';
import { createLedger } from '../../src/reference/money/ledger.ts';
import { createPoints } from '../../src/reference/money/points.ts';
import { temporaryFolder } from './support/harness.ts';

const test = suite('a back-end that is killed');
const script = fileURLToPath(new URL('./support/crash-child.ts', import.meta.url));

/** Lets a process place bets in the folder and kills it in the midst; gives back what it answered. */
async function killedAfter(folder: string, answers: number): Promise<string[]> {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const keys: string[] = [];
  for await (const key of createInterface(child.stdout)) {
    keys.push(key);
    if (keys.length === answers) child.kill('SIGKILL');
  }
  return keys;
}

test('has kept every bet it answered, and no stake without its bet', async () => {
  const folder = temporaryFolder();
  const answered = await killedAfter(folder, 25);
  assert.ok(answered.length >= 25);
  const database = openDatabase(path.join(folder, 'reference.db'));
  const ledger = createLedger(database);
  assert.equal(ledger.audit(), { unbalanced: [], drifted: [] });
  const answers = createAnswers(database);
  for (const key of answered) assert.ok(answers.find('user', key), `${key} is forgotten`);
  const count = v.object({ count: v.number() });
  const countOf = (sql: string) => database.first(count, sql)?.count ?? -1;
  const bets = countOf('SELECT COUNT(*) AS count FROM bets');
  assert.ok(bets >= 25);
  assert.is(
    bets,
    countOf("SELECT COUNT(*) AS count FROM answers WHERE answer ->> 'status' = 'accepted'"),
  );
  const parts = [createBonuses(database, ledger), createPoints(database, ledger)] as const;
  const main = createAccounts(database, ledger, ...parts).list('user')[0];
  assert.is(main?.balance, 100_000 - 50 * bets);
  database.close();
});

test.run();
