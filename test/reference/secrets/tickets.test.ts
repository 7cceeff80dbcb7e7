import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { START } from '../support/harness.ts';
import { openStores } from '../support/secrets.ts';

const test = suite('tickets');

const schema = v.object({ userId: v.string() });
const data = { userId: 'someone' };
const now = START;
const terms = { now, lifetime: 1000 };

test('a ticket stands for what it was issued for, once', () => {
  const { tickets } = openStores();
  const token = tickets.issue('login-link', data, terms);
  assert.equal(tickets.take('login-link', token, schema, { now, keep: true }), { data });
  assert.equal(tickets.take('login-link', token, schema, { now }), { data });
  assert.is(tickets.take('login-link', token, schema, { now }), 'unknown');
});

test('a ticket is good for its purpose alone', () => {
  const { tickets } = openStores();
  const token = tickets.issue('login-link', data, terms);
  assert.is(tickets.take('reset-link', token, schema, { now }), 'unknown');
  for (const text of ['', `${token} `, token.slice(1), '__proto__']) {
    assert.is(tickets.take('login-link', text, schema, { now }), 'unknown');
  }
});

test('a ticket that has expired is known for that, and forgotten at last', () => {
  const { tickets, database } = openStores();
  const token = tickets.issue('login-link', data, terms);
  assert.equal(tickets.take('login-link', token, schema, { now: now + 999, keep: true }), { data });
  assert.is(tickets.take('login-link', token, schema, { now: now + 1000 }), 'time_up');
  tickets.issue('login-link', data, { ...terms, now: now + 8 * 24 * 3600 * 1000 });
  const rows = database.all(v.object({ hash: v.string() }), 'SELECT hash FROM tickets');
  assert.is(rows.length, 1);
});

test('a ticket of a visit is worth nothing in another', () => {
  const { tickets } = openStores();
  const token = tickets.issue('oauth-state', data, { ...terms, visit: 'mine' });
  for (const visit of ['theirs', null]) {
    assert.is(tickets.take('oauth-state', token, schema, { now, visit }), 'unknown');
  }
  assert.equal(tickets.take('oauth-state', token, schema, { now, visit: 'mine' }), { data });
});

test('the tickets of a user end together', () => {
  const { tickets } = openStores();
  const mine = tickets.issue('login-link', data, { ...terms, userId: 'someone' });
  const theirs = tickets.issue('login-link', data, { ...terms, userId: 'other' });
  tickets.dropOf('someone');
  assert.is(tickets.take('login-link', mine, schema, { now }), 'unknown');
  assert.equal(tickets.take('login-link', theirs, schema, { now }), { data });
});

test('a newer ticket ends the older ones of its user for the same, and no others', () => {
  const { tickets } = openStores();
  const issue = (purpose: 'login-link' | 'reset-link', userId?: string) =>
    [purpose, tickets.issue(purpose, data, { ...terms, ...(userId ? { userId } : {}) })] as const;
  const old = issue('login-link', 'someone');
  const kept = [issue('reset-link', 'someone'), issue('login-link', 'other'), issue('login-link')];
  const fresh = issue('login-link', 'someone');
  assert.is(tickets.take(...old, schema, { now }), 'unknown');
  for (const one of [...kept, fresh]) assert.equal(tickets.take(...one, schema, { now }), { data });
});

test('neither token nor data can be read from the database', () => {
  const { tickets, database } = openStores();
  const token = tickets.issue('login-link', { userId: 'canary-4711' }, terms);
  const rows = database.all(v.record(v.string(), v.unknown()), 'SELECT * FROM tickets');
  assert.not.match(JSON.stringify(rows), token);
  assert.not.match(JSON.stringify(rows), 'canary-4711');
});

test.run();
