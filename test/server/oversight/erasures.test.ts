import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Role } from '../../../src/server/identity/identity.ts';
import { loginSubmitted, openSite, Recording, readEvents } from '../support/recording.ts';
import { eventually, type TestServer, testServer } from '../support/server.ts';
import { both, secondSupport, signInAll } from '../support/staff.ts';

interface Context {
  on: TestServer;
  clock: { now: number };
  cookies: Record<Role, string>;
  second: string;
  playerId: string;
  tab: Recording;
}

const test = suite<Context>('erasures');

const HOUR = 60 * 60 * 1000;
const START = Date.UTC(2026, 2, 1);

test.before.each(async (context) => {
  const clock = { now: START };
  context.clock = clock;
  context.on = await testServer({ now: () => clock.now });
  context.cookies = await signInAll(context.on);
  context.second = await secondSupport(context.on);
  context.playerId = await context.on.userId('player');
  context.tab = new Recording();
  const cookie = both(await openSite(context.on), context.cookies.player);
  await context.tab.send(context.on, cookie, loginSubmitted('planted@example.test'));
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

function post(on: TestServer, address: string, cookie: string, body?: object) {
  return on.get(`/log-api/v1/erasures${address}`, cookie, {
    method: 'POST',
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
}

const refused = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, (await response.json()).error];
};

async function ask(on: TestServer, cookie: string, userId: string) {
  const response = await post(on, '', cookie, { userId });
  assert.is(response.status, 202);
  return response.json();
}

async function loginIn(on: TestServer, tab: Recording) {
  const { lines } = await readEvents(on, tab.sessionId, await on.signIn('support'));
  return (lines[0]?.['data'] as { login?: string } | undefined)?.login;
}

test('takes effect when a second one of the staff confirms it', async (context) => {
  const { on, cookies, second, playerId, tab } = context;
  const asked = await ask(on, cookies.support, playerId);
  assert.equal(
    [asked.state, asked.userId, asked.login, asked.dueAt - asked.requestedAt],
    ['pending', playerId, 'player@example.test', 72 * HOUR],
  );
  assert.is(await loginIn(on, tab), 'planted@example.test');
  assert.equal(await refused(post(on, `/${asked.id}/confirm`, cookies.support)), [
    ...[403, 'same-person'],
  ]);
  const done = await (await post(on, `/${asked.id}/confirm`, second)).json();
  assert.equal([done.state, done.sessions, done.keys], ['carried-out', 1, 1]);
  assert.is(await loginIn(on, tab), '[erased]');
  assert.equal(await refused(post(on, `/${asked.id}/cancel`, cookies.support)), [
    ...[409, 'not-pending'],
  ]);
  assert.equal(await refused(post(on, '', second, { userId: playerId })), [
    ...[409, 'requested-already'],
  ]);
});

test('takes effect after 72 hours, also if the server was off meanwhile', async (context) => {
  const { on, clock, cookies, playerId, tab } = context;
  await ask(on, cookies.support, playerId);
  clock.now += 72 * HOUR - 1;
  await on.restart();
  assert.is(await loginIn(on, tab), 'planted@example.test');
  clock.now += 1;
  await on.restart();
  const login = await eventually(
    () => loginIn(on, tab),
    (found) => found !== 'planted@example.test',
  );
  assert.is(login, '[erased]');
});

test('is not said to be done while keys are still in the files, and is tried again', async (context) => {
  const { on, cookies, second, playerId, tab } = context;
  const reader = new DatabaseSync(path.join(on.dataDir, 'log.sqlite'));
  reader.exec('begin; select count(*) from person_key');
  const states = async () => {
    const response = await on.get('/log-api/v1/erasures', await on.signIn('support'));
    const { items }: { items: { state: string; keys: number | null }[] } = await response.json();
    return items.map(({ state, keys }) => [state, keys]);
  };
  // Neither is in the other's way.
  for (const userId of [await on.userId('analyst'), playerId]) {
    const { id } = await ask(on, cookies.support, userId);
    await post(on, `/${id}/confirm`, second);
  }
  assert.equal(await states(), [
    ['confirmed', null],
    ['confirmed', null],
  ]);
  assert.is(await loginIn(on, tab), '[erased]', 'nobody reads it any more');
  reader.close();
  await on.restart();
  const done = await eventually(states, (all) => all.every(([state]) => state === 'carried-out'));
  assert.equal(done, [
    ['carried-out', 1],
    ['carried-out', 0],
  ]);
});

test('is cancelled by anybody of support, and can be asked for again', async (context) => {
  const { on, clock, cookies, second, playerId, tab } = context;
  const { id } = await ask(on, cookies.support, playerId);
  const cancelled = await (await post(on, `/${id}/cancel`, second)).json();
  assert.equal(
    [cancelled.state, cancelled.decidedByLogin],
    ['cancelled', 'second-support@example.test'],
  );
  assert.equal(await refused(post(on, `/${id}/confirm`, second)), [409, 'not-pending']);
  clock.now += 100 * HOUR;
  await on.restart();
  const again = await ask(on, await on.signIn('support'), playerId);
  const list = await on.get('/log-api/v1/erasures', await on.signIn('support'));
  assert.equal(
    (await list.json()).items.map((one: { id: number; state: string }) => [one.id, one.state]),
    [
      [again.id, 'pending'],
      [id, 'cancelled'],
    ],
  );
  assert.is(await loginIn(on, tab), 'planted@example.test');
});

test('names a person there is, and never everybody', async (context) => {
  const { on, cookies, second } = context;
  const wrong = (userId: unknown) => refused(post(on, '', cookies.support, { userId }));
  assert.equal(await wrong('nobody-at-all'), [404, 'no-such-user']);
  assert.equal(await wrong('guest'), [400, 'bad-request: userId']);
  assert.equal(await wrong(''), [400, 'bad-request: userId']);
  assert.equal(await wrong({}), [400, 'bad-request: userId']);
  const remove = (id: string) =>
    refused(on.get(`/log-api/v1/users/${id}`, cookies.support, { method: 'DELETE' }));
  assert.equal(await remove('guest'), [400, 'bad-request: input']);
  assert.equal(await remove('nobody-at-all'), [404, 'no-such-user']);
  assert.equal(await refused(post(on, '/1/confirm', second)), [404, 'no-such-erasure']);
  // The log knows people whose accounts are elsewhere.
  const tab = new Recording();
  tab.person = 'a-person-elsewhere';
  await tab.send(on, await openSite(on), loginSubmitted('x@example.test'));
  assert.is((await ask(on, cookies.support, 'a-person-elsewhere')).login, null);
});

test('is for support alone, and bounded', async (context) => {
  const { on, cookies, playerId } = context;
  const { id } = await ask(on, cookies.support, playerId);
  for (const address of ['', `/${id}/confirm`, `/${id}/cancel`]) {
    assert.is((await post(on, address, '', { userId: playerId })).status, 401);
    for (const role of ['player', 'analyst'] as const) {
      assert.is((await post(on, address, cookies[role], { userId: playerId })).status, 403);
    }
  }
  assert.is((await on.get('/log-api/v1/erasures', cookies.analyst)).status, 403);
  const { identity } = on.server();
  for (let i = 1; i < 20; i += 1) {
    const login = `player-${i}@example.test`;
    const user = await identity.createUser({ login, password: 'x', roles: ['player'] });
    await ask(on, cookies.support, user.id);
  }
  const analyst = await on.userId('analyst');
  assert.equal(await refused(post(on, '', cookies.support, { userId: analyst })), [
    ...[429, 'too-many-erasures'],
  ]);
});

test('every step is on the audit and among the security events', async (context) => {
  const { on, clock, cookies, second, playerId } = context;
  const { id: first } = await ask(on, cookies.support, playerId);
  await post(on, `/${first}/cancel`, cookies.support);
  // Equal events of one minute are one.
  clock.now += 2 * 60_000;
  const { id } = await ask(on, cookies.support, playerId);
  await post(on, `/${id}/confirm`, second);
  const steps = ['requested', 'cancelled', 'requested', 'confirmed'];
  const audit = await on.get(`/log-api/v1/audit?user=${playerId}`, second);
  const entries: { action: string; actorLogin: string; detail: string | null }[] = (
    await audit.json()
  ).items;
  assert.equal(
    entries.reverse().map(({ action }) => action),
    [...steps.map((step) => `erasure.${step}`), 'user.erased'],
  );
  assert.equal(
    [entries.at(-1)?.actorLogin, entries.at(-1)?.detail],
    ['second-support@example.test', 'sessions 1, keys 1'],
  );
  const told = await on.get(`/log-api/v1/security-events?kind=erasure&user=${playerId}`, second);
  assert.equal(
    (await told.json()).items.map(({ reason }: { reason: string }) => reason).reverse(),
    [...steps, 'carried-out'],
  );
});

test.run();
