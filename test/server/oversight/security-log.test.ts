import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SecurityLog } from '../../../src/server/oversight/security-log.ts';
import type { SecurityStore } from '../../../src/server/stores/security-store.ts';
import { SqliteSecurityStore } from '../../../src/server/stores/sqlite/security-store.ts';

const test = suite('security events, taking down');

const MASTER = Buffer.alloc(32, 7);

function logOn(store: SecurityStore, reports: unknown[] = []) {
  const report = (error: unknown) => void reports.push(error);
  return new SecurityLog({ store, master: MASTER, now: () => 1000, report });
}

/** A store in memory that can be away. */
function storeThatFails() {
  const store = new SqliteSecurityStore(':memory:');
  const away = { is: false };
  const add = store.add.bind(store);
  store.add = (events) => (away.is ? Promise.reject(new Error('away')) : add(events));
  return { store, away };
}

test('keeps no value: a session and a network are hashes, what is no code is no code', async () => {
  const { store } = storeThatFails();
  const log = logOn(store);
  const facts = { kind: 'sign-in', outcome: 'failure', sessionId: 'token-hash' } as const;
  log.record({ ...facts, network: '203.0.113.7', reason: 'anna@example.org', subjectId: '7' });
  log.record({ ...facts, network: '203.0.113.7', reason: '1001', actorId: 'no id: a name' });
  log.record({ ...facts, network: '203.0.113.8' });
  await log.written();
  const [third, second, first] = await store.find({ limit: 10 });
  assert.equal([first?.reason, first?.subjectId, second?.actorId], ['other', '7', null]);
  assert.is(first?.network, second?.network);
  assert.is.not(first?.network, third?.network);
  const text = JSON.stringify([first, second, third]);
  for (const value of ['203.0.113', 'token-hash', 'anna', 'a name']) {
    assert.not.ok(text.includes(value), value);
  }
  const elsewhere = new SqliteSecurityStore(':memory:');
  const other = new SecurityLog({
    store: elsewhere,
    master: Buffer.alloc(32, 8),
    now: () => 1000,
    report: () => {},
  });
  other.record({ ...facts, network: '203.0.113.7' });
  await other.close();
  assert.is.not((await elsewhere.find({ limit: 1 }))[0]?.network, first?.network);
  await log.close();
});

test('holds events while the store is away, and says how many it could not hold', async () => {
  const { store, away } = storeThatFails();
  const reports: unknown[] = [];
  const log = logOn(store, reports);
  away.is = true;
  // Successes of different people, more than are held, minute by minute.
  for (let i = 0; i < 10_500; i += 1) {
    log.record({ kind: 'sign-in', outcome: 'success', subjectId: String(i) });
  }
  await log.written();
  await log.written();
  assert.is(reports.length, 1);
  assert.is(await store.lastId(), 0);
  away.is = false;
  await log.close();
  const kept = await store.find({ limit: 20_000 });
  const total = kept.reduce((sum, event) => sum + event.count, 0);
  assert.is(total, 10_500);
});

test('an event that has no room is counted as lost', async () => {
  const { store, away } = storeThatFails();
  let now = 0;
  const log = new SecurityLog({ store, master: MASTER, now: () => now, report: () => {} });
  away.is = true;
  for (let i = 0; i < 12_000; i += 1) {
    if (i % 2000 === 0) now += 60_000;
    log.record({ kind: 'sign-in', outcome: 'success', subjectId: String(i) });
  }
  await log.written();
  away.is = false;
  await log.written();
  const [lost] = await store.find({ kind: 'events-lost', limit: 10 });
  assert.is(lost?.count, 2000);
  assert.is((await store.find({ kind: 'sign-in', limit: 20_000 })).length, 10_000);
  await log.close();
});

test.run();
