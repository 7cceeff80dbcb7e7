import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { openDatabase } from '../../../src/reference/data/database.ts';
import { createFacts } from '../../../src/reference/data/facts.ts';
import { supportMigration } from '../../../src/reference/data/migrations/support.ts';
import { migrations } from '../../../src/reference/data/migrations.ts';
import { createLedger } from '../../../src/reference/money/ledger.ts';
import { temporaryFolder } from '../support/harness.ts';

const test = suite('the database');

/** The version whose ledger knew nothing of payments. */
const BEFORE_PAYMENTS = 6;

const row = v.object({ key: v.string() });
const add = 'INSERT INTO facts (key, value) VALUES (?, ?)';
const fresh = () => openDatabase(path.join(temporaryFolder(), 'test.db'));
const keysOf = (database: ReturnType<typeof fresh>) =>
  database.all(row, 'SELECT key FROM facts ORDER BY key').map(({ key }) => key);

test('writes wait for the disk, and readers do not wait for writers', () => {
  const database = fresh();
  const mode = database.first(v.object({ journal_mode: v.string() }), 'PRAGMA journal_mode');
  const sync = database.first(v.object({ synchronous: v.number() }), 'PRAGMA synchronous');
  assert.is(mode?.journal_mode, 'wal');
  assert.is(sync?.synchronous, 2);
  database.close();
});

test('a transaction is all or nothing', () => {
  const database = fresh();
  assert.throws(() =>
    database.transaction(() => {
      database.run(add, 'a', '1');
      throw new Error('changed my mind');
    }),
  );
  assert.equal(keysOf(database), []);
  assert.is(
    database.transaction(() => database.run(add, 'b', '1').changes),
    1,
  );
  assert.equal(keysOf(database), ['b']);
  database.close();
});

test('a part that fails leaves the rest of its transaction', () => {
  const database = fresh();
  database.transaction(() => {
    database.run(add, 'before', '1');
    assert.throws(() =>
      database.transaction(() => {
        database.run(add, 'within', '1');
        throw new Error('only this part');
      }),
    );
    database.run(add, 'after', '1');
  });
  assert.equal(keysOf(database), ['after', 'before']);
  database.close();
});

test('opened again it is as it was, and of the newest shape', () => {
  const file = path.join(temporaryFolder(), 'test.db');
  const first = openDatabase(file);
  createFacts(first).set('kept', { answer: 42 });
  first.close();
  const second = openDatabase(file);
  assert.equal(createFacts(second).get('kept', v.object({ answer: v.number() })), { answer: 42 });
  const version = second.first(v.object({ user_version: v.number() }), 'PRAGMA user_version');
  assert.is(version?.user_version, migrations.length);
  second.close();
});

test('a database of a newer build is left alone', () => {
  const file = path.join(temporaryFolder(), 'test.db');
  const newer = new DatabaseSync(file);
  newer.exec(`PRAGMA user_version = ${migrations.length + 1}`);
  newer.close();
  assert.throws(() => openDatabase(file), /this build knows up to/);
});

test('a fact of another shape is as good as none', () => {
  const database = fresh();
  const facts = createFacts(database);
  facts.set('odd', 'text');
  assert.is(facts.get('odd', v.number()), null);
  assert.is(facts.get('missing', v.number()), null);
  facts.set('odd', 7);
  assert.is(facts.get('odd', v.number()), 7);
  database.close();
});

test('a database of the first version is lifted with what it holds', () => {
  const file = path.join(temporaryFolder(), 'reference.db');
  const old = new DatabaseSync(file);
  old.exec(migrations[0] ?? '');
  old.exec(`
    INSERT INTO players (user_id, created_at, token_generation, terms_confirmed_at)
      VALUES ('asked', 1, 3, NULL), ('agreed', 1, 0, 5);
    INSERT INTO limits (user_id, type, state, value) VALUES ('agreed', 31, 'ACTIVE', 2);
    PRAGMA user_version = 1;
  `);
  old.close();
  const database = openDatabase(file);
  const row = v.object({ user_id: v.string(), terms_version: v.number() });
  assert.equal(database.all(row, 'SELECT * FROM players ORDER BY user_id'), [
    { user_id: 'agreed', terms_version: 2 },
    { user_id: 'asked', terms_version: 1 },
  ]);
  assert.is(database.all(v.unknown(), 'SELECT * FROM limits').length, 1);
  assert.equal(database.all(v.unknown(), 'SELECT * FROM contacts'), []);
  database.close();
});

test('requests about payments are kept as requests to support, with what was written', () => {
  const file = path.join(temporaryFolder(), 'reference.db');
  const old = new DatabaseSync(file);
  old.exec('PRAGMA foreign_keys = OFF');
  old.function('findable', { varargs: true }, (...names) => names.join(' '));
  const before = migrations.indexOf(supportMigration);
  for (const sql of migrations.slice(0, before)) old.exec(sql);
  old.exec(`
    INSERT INTO players (user_id, created_at) VALUES ('one', 1);
    INSERT INTO payment_requests (id, user_id, key, print, topic, sub_topic, state, created_at,
      changed_at, waiting_since) VALUES (4, 'one', 'k', 'p', '7', '73', 'open', 1, 2, 1);
    INSERT INTO payment_request_messages (request_id, author, key, print, sealed, at)
      VALUES (4, 'player', 'k', 'p', 'sealed words', 1);
    PRAGMA user_version = ${before};
  `);
  old.close();
  const database = openDatabase(file);
  const kept = v.object({ sub_topic: v.string(), sealed: v.string(), waited: v.null() });
  const found = database.all(
    kept,
    'SELECT * FROM requests JOIN request_messages ON requests.id = request_id',
  );
  assert.equal(found, [{ sub_topic: '73', sealed: 'sealed words', waited: null }]);
  const add = `INSERT INTO requests (user_id, key, print, topic, state, created_at, changed_at)
    VALUES ('one', 'next', 'p', '10', 'closed', 3, 3)`;
  assert.is(database.run(add).lastId, 5, 'no number is given twice');
  database.close();
});

test('accounts and transfers are made anew with what they hold, and keep their rules', () => {
  const file = path.join(temporaryFolder(), 'reference.db');
  const old = new DatabaseSync(file);
  old.exec('PRAGMA foreign_keys = OFF');
  for (const sql of migrations.slice(0, BEFORE_PAYMENTS)) old.exec(sql);
  old.exec(`
    INSERT INTO players (user_id, created_at) VALUES ('one', 1);
    INSERT INTO accounts (id, owner, purpose, iso, opened_at)
      VALUES (1, NULL, 'funding', 'EUR', 1), (2, 'one', 'main', 'EUR', 1);
    INSERT INTO transfers (kind, reference, source, target, amount, at)
      VALUES ('opening', '2', 1, 2, 500, 1);
    INSERT INTO bets (user_id, account_id, type_id, amount, coef, possible_win, max_payout,
      placed_at, evidence_session, evidence_seq) VALUES ('one', 2, 0, 50, '2', 100, 1000, 1, 's', 1);
    PRAGMA user_version = ${BEFORE_PAYMENTS};
  `);
  old.close();
  const database = openDatabase(file);
  assert.equal(createLedger(database).audit(), { unbalanced: [], drifted: [] });
  const balance = v.object({ balance: v.number() });
  assert.is(database.first(balance, 'SELECT balance FROM accounts WHERE id = 2')?.balance, 500);
  assert.throws(() => database.run('DELETE FROM transfers'), /never deleted/);
  assert.throws(() => database.run('DELETE FROM accounts WHERE id = 2'), /FOREIGN KEY/);
  const ledger = createLedger(database);
  const move = { reference: 'x', from: 2, to: 1, amount: 501, at: 2 };
  assert.throws(() => ledger.transfer({ kind: 'stake', ...move }), /CHECK/);
  ledger.transfer({ kind: 'withdrawal-held', ...move, amount: 500 });
  database.close();
});

test('looser limits on money that wait wait to be approved as well; those that came stay', () => {
  const file = path.join(temporaryFolder(), 'reference.db');
  const old = new DatabaseSync(file);
  const before = migrations.findIndex((sql) => sql.includes('SET confirmed_again = 1'));
  old.exec('PRAGMA foreign_keys = OFF');
  for (const sql of migrations.slice(0, before)) old.exec(sql);
  const later = Date.UTC(2100, 0, 1);
  old.exec(`
    INSERT INTO players (user_id, created_at) VALUES ('one', 1);
    INSERT INTO limit_changes (user_id, type, value, asked_at, due_at, confirmed_again)
      VALUES ('one', 1, 5, 1, 2, 0), ('one', 10, 5, 1, ${later}, 0), ('one', 31, 5, 1, ${later}, 0);
    PRAGMA user_version = ${before};
  `);
  old.close();
  const database = openDatabase(file);
  const kept = v.object({ type: v.number(), confirmed_again: v.number() });
  assert.equal(
    database.all(kept, 'SELECT type, confirmed_again FROM limit_changes ORDER BY type'),
    [
      { type: 1, confirmed_again: 0 },
      { type: 10, confirmed_again: 1 },
      { type: 31, confirmed_again: 0 },
    ],
  );
  database.close();
});

test('the lock of a pressed button goes on as a break until it ends, and shortens none', () => {
  const file = path.join(temporaryFolder(), 'reference.db');
  const old = new DatabaseSync(file);
  const before = migrations.findIndex((sql) => sql.includes('WHERE type = 37'));
  old.exec('PRAGMA foreign_keys = OFF');
  for (const sql of migrations.slice(0, before)) old.exec(sql);
  const players = ['alone', 'longer', 'over', 'shorter'];
  for (const player of players) {
    old.exec(`
      INSERT INTO players (user_id, created_at) VALUES ('${player}', 1);
      INSERT INTO limits (user_id, type, state, value, started_at, ends_at)
        VALUES ('${player}', 37, 'ACTIVE', 1, 100, 500);
    `);
  }
  old.exec(`
    INSERT INTO limits (user_id, type, state, value, started_at, ends_at) VALUES
      ('longer', 30, 'ACTIVE', 180, 50, 900), ('over', 30, 'INACTIVE', 7, 10, 900),
      ('shorter', 30, 'ACTIVE', 7, 50, 400), ('shorter', 1, 'ACTIVE', 5, 50, NULL);
    PRAGMA user_version = ${before};
  `);
  old.close();
  const database = openDatabase(file);
  const kept = v.object({
    ...{ user_id: v.string(), type: v.number(), state: v.string() },
    ...{ value: v.number(), ends_at: v.nullable(v.number()) },
  });
  const rows = database.all(kept, 'SELECT * FROM limits ORDER BY user_id, type');
  assert.equal(
    rows.map((row) => Object.values(row)),
    [
      ['alone', 30, 'ACTIVE', 1, 500],
      ['longer', 30, 'ACTIVE', 180, 900],
      ['over', 30, 'ACTIVE', 1, 500],
      ['shorter', 1, 'ACTIVE', 5, null],
      ['shorter', 30, 'ACTIVE', 1, 500],
    ],
  );
  database.close();
});

test('payments are made anew with what refers to them, and their numbers go on', () => {
  const file = path.join(temporaryFolder(), 'reference.db');
  const old = new DatabaseSync(file);
  old.exec('PRAGMA foreign_keys = OFF');
  const before = migrations.findIndex((sql) => sql.includes('payments_anew'));
  for (const sql of migrations.slice(0, before)) old.exec(sql);
  const pay = `INSERT INTO payments (user_id, account_id, kind, state, method, amount, fee, origin,
    language, key, created_at, changed_at, asked_at)
    VALUES ('one', 2, 'deposit', 'created', ?, 500, 0, 'https://site.test', 'en', ?, 1, 1, 1)`;
  old.exec(`
    INSERT INTO players (user_id, created_at) VALUES ('one', 1);
    INSERT INTO accounts (id, owner, purpose, iso, opened_at) VALUES (2, 'one', 'main', 'EUR', 1);
  `);
  old.prepare(pay).run('card', 'a');
  old.prepare(pay).run('bank', 'b');
  old.exec(`
    INSERT INTO bonuses (user_id, account_id, kind, payment_id, granted, required, granted_at,
      expires_at) VALUES ('one', 2, 'first-deposit', 10000001, 1, 1, 1, 2);
    DELETE FROM payments WHERE id = 10000002;
    PRAGMA user_version = ${before};
  `);
  old.close();
  const database = openDatabase(file);
  assert.is(database.run(pay, 'cash', 'c').lastId, 10_000_003);
  const kept = v.object({ id: v.number(), method: v.string() });
  assert.equal(database.all(kept, 'SELECT id, method FROM payments ORDER BY id'), [
    { id: 10_000_001, method: 'card' },
    { id: 10_000_003, method: 'cash' },
  ]);
  assert.throws(() => database.run('DELETE FROM payments WHERE id = 10000001'), /FOREIGN KEY/);
  assert.throws(() => database.run(pay, 'shells', 'd'), /CHECK/);
  database.close();
});

test.run();
