import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  appStarted,
  loginSubmitted,
  openSite,
  Recording,
  readEvents,
  sessionStarted,
  timerFired,
} from '../support/recording.ts';
import { eventually, PASSWORD, type TestServer, testServer } from '../support/server.ts';
import { otherPlayer, secondSupport } from '../support/staff.ts';

const test = suite<{ on: TestServer; owner: string }>('log service, privacy');

test.before.each(async (context) => {
  context.on = await testServer();
  context.owner = await openSite(context.on);
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

/** Every byte of every file under the data folder. */
async function onDisk(folder: string): Promise<Buffer> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return Buffer.concat(
    await Promise.all(files.map((entry) => readFile(path.join(entry.parentPath, entry.name)))),
  );
}

async function loginIn(on: TestServer, sessionId: string, place: number): Promise<unknown> {
  const { lines } = await readEvents(on, sessionId, await on.signIn('support'));
  return (lines[place]?.['data'] as { login?: unknown } | undefined)?.login;
}

const player = async (on: TestServer, owner: string) => `${owner}; ${await on.signIn('player')}`;

test('no password, token or personal part stands in any file', async ({ on, owner }) => {
  const tab = new Recording();
  const batch = await tab.send(
    on,
    await player(on, owner),
    appStarted(tab.sessionId, 'Planted-Agent'),
    loginSubmitted('planted-login@example.test', 'planted-password'),
  );
  const support = await on.signIn('support');
  await eventually(
    async () =>
      (await (await on.get('/log-api/v1/sessions?type=app.started', support)).json()).items,
    (items) => items.length === 1,
  );
  assert.is(await loginIn(on, tab.sessionId, 1), 'planted-login@example.test');
  const files = await onDisk(on.dataDir);
  const token = support.split('=')[1] ?? '';
  assert.ok(token.length >= 40);
  assert.ok(files.includes(Buffer.from(batch.body.subarray(0, batch.publicLength))));
  assert.not(files.includes(Buffer.from(batch.body.subarray(batch.publicLength))));
  for (const planted of [token, PASSWORD, 'planted-login', 'planted-password', 'Planted-Agent']) {
    assert.not(files.includes(planted), planted);
  }
});

test('keys are readable by their owner alone', async ({ on }) => {
  const folder = path.join(on.dataDir, 'keys');
  assert.is((await stat(folder)).mode & 0o777, 0o700);
  const names = await readdir(folder);
  assert.equal(names.sort(), ['cookie.key', 'master.key', 'receipt.pem']);
  for (const name of names) {
    assert.is((await stat(path.join(folder, name))).mode & 0o777, 0o600, name);
  }
});

/** Erases a user as staff do: one asks for it, another confirms it. */
async function erase(on: TestServer, userId: string): Promise<Record<string, unknown>> {
  const support = await on.signIn('support');
  const asked = await on.get(`/log-api/v1/users/${userId}`, support, { method: 'DELETE' });
  assert.is(asked.status, 202);
  const { id } = await asked.json();
  const address = `/log-api/v1/erasures/${id}/confirm`;
  const confirmed = await on.get(address, await secondSupport(on), { method: 'POST' });
  assert.is(confirmed.status, 200);
  return confirmed.json();
}

test('erasing a person takes their fields away and leaves everything else', async (context) => {
  const { on, owner } = context;
  const playerId = await on.userId('player');
  const cookie = await player(on, owner);
  const tab = new Recording();
  await tab.send(on, owner, loginSubmitted('as-guest@example.test'));
  tab.person = playerId;
  await tab.send(on, cookie, sessionStarted(playerId), loginSubmitted('at-change@example.test'));
  await tab.send(on, cookie, loginSubmitted('signed-in@example.test'));
  const stranger = new Recording();
  await stranger.send(on, owner, loginSubmitted('stranger@example.test'));
  assert.is(await loginIn(on, tab.sessionId, 3), 'signed-in@example.test');

  const { sessions, keys } = await erase(on, playerId);
  assert.equal([sessions, keys], [1, 2]);
  for (const place of [0, 2, 3]) assert.is(await loginIn(on, tab.sessionId, place), '[erased]');
  const { lines } = await readEvents(on, tab.sessionId, await on.signIn('support'));
  assert.equal(
    lines.map((line) => [line['seq'], line['type']]),
    [
      [0, 'session.loginSubmitted'],
      [1, 'session.started'],
      [2, 'session.loginSubmitted'],
      [3, 'session.loginSubmitted'],
    ],
  );
  assert.is(await loginIn(on, stranger.sessionId, 0), 'stranger@example.test');
  await on.restart();
  assert.is(await loginIn(on, tab.sessionId, 3), '[erased]');
});

test('what arrives for an erased person is stored without their fields', async ({ on, owner }) => {
  const playerId = await on.userId('player');
  const cookie = await player(on, owner);
  const tab = new Recording();
  tab.person = playerId;
  await tab.send(on, cookie, loginSubmitted('before@example.test'));
  await erase(on, playerId);
  await on.restart();
  await tab.send(on, cookie, loginSubmitted('late@example.test'));
  await tab.send(on, owner, loginSubmitted('late-signed-out@example.test'));
  tab.person = null;
  await tab.send(on, cookie, loginSubmitted('late-unsaid@example.test'));
  await tab.send(on, owner, loginSubmitted('late-nobody@example.test'));
  const elsewhere = new Recording();
  elsewhere.person = playerId;
  await elsewhere.send(on, owner, loginSubmitted('queued-elsewhere@example.test'));
  for (const place of [0, 1, 2, 3, 4]) {
    assert.is(await loginIn(on, tab.sessionId, place), '[erased]', String(place));
  }
  assert.is(await loginIn(on, elsewhere.sessionId, 0), '[erased]');
  const files = await onDisk(on.dataDir);
  const keys = new DatabaseSync(path.join(on.dataDir, 'log.sqlite'));
  const living = keys.prepare('select 1 from person_key where wrapped is not null').all();
  keys.close();
  assert.equal([living.length, files.includes('late@')], [0, false]);
});

test('leftovers of one person sent when another is signed in go with the first', async (context) => {
  const { on, owner } = context;
  const otherCookie = `${owner}; ${await otherPlayer(on)}`;
  const playerId = await on.userId('player');
  const said = new Recording();
  said.person = playerId;
  await said.send(on, otherCookie, loginSubmitted('first@example.test'));
  await said.send(on, otherCookie, loginSubmitted('second@example.test'));
  // A build that says nothing of who was signed in: only the events do.
  const unsaid = new Recording();
  await unsaid.send(on, otherCookie, sessionStarted(playerId), loginSubmitted('x@example.test'));
  await unsaid.send(on, otherCookie, loginSubmitted('y@example.test'));
  const support = await on.signIn('support');
  await eventually(
    async () => {
      const query = `?user=${playerId}&claimed=1`;
      return (await (await on.get(`/log-api/v1/sessions${query}`, support)).json()).items;
    },
    (items) => items.length === 2,
  );
  await erase(on, playerId);
  assert.is(await loginIn(on, said.sessionId, 0), '[erased]');
  assert.is(await loginIn(on, said.sessionId, 1), '[erased]');
  assert.is(await loginIn(on, unsaid.sessionId, 1), '[erased]');
  assert.is(await loginIn(on, unsaid.sessionId, 2), '[erased]');
});

test('erasing one of two people in a tab leaves what is certainly the other’s', async (context) => {
  const { on, owner } = context;
  const otherCookie = `${owner}; ${await otherPlayer(on)}`;
  const other = await on.server().identity.userByLogin('other@example.test');
  const playerId = await on.userId('player');
  const tab = new Recording();
  tab.person = playerId;
  await tab.send(on, await player(on, owner), loginSubmitted('first@example.test'));
  tab.person = null;
  await tab.send(on, otherCookie, loginSubmitted('between@example.test'));
  tab.person = other?.id ?? null;
  await tab.send(on, otherCookie, loginSubmitted('second@example.test'));
  await erase(on, playerId);
  assert.equal(
    [
      await loginIn(on, tab.sessionId, 0),
      await loginIn(on, tab.sessionId, 1),
      await loginIn(on, tab.sessionId, 2),
    ],
    ['[erased]', '[erased]', 'second@example.test'],
  );
});

test('naming another as who is signed in puts nothing of theirs into one’s erasure', async (context) => {
  const { on, owner } = context;
  const playerId = await on.userId('player');
  const victim = new Recording();
  const otherCookie = `${await openSite(on)}; ${await otherPlayer(on)}`;
  const other = await on.server().identity.userByLogin('other@example.test');
  victim.person = other?.id ?? null;
  await victim.send(on, otherCookie, loginSubmitted('evidence@example.test'));
  // The attacker may say what they like, in sessions of their own.
  const own = new Recording();
  own.person = other?.id ?? null;
  await own.send(on, await player(on, owner), loginSubmitted('mine@example.test'));
  await erase(on, playerId);
  assert.is(await loginIn(on, own.sessionId, 0), '[erased]');
  assert.is(await loginIn(on, victim.sessionId, 0), 'evidence@example.test');
});

test('erasure reaches a session that only its events connect with the person', async (context) => {
  const { on, owner } = context;
  const playerId = await on.userId('player');
  const tab = new Recording();
  await tab.send(on, owner, loginSubmitted('claimed@example.test'), sessionStarted(playerId));
  const support = await on.signIn('support');
  await eventually(
    async () => {
      const query = `?user=${playerId}&claimed=1`;
      return (await (await on.get(`/log-api/v1/sessions${query}`, support)).json()).items;
    },
    (items) => items.length === 1,
  );
  await erase(on, playerId);
  assert.is(await loginIn(on, tab.sessionId, 0), '[erased]');
});

test('an erased recording is still checked, without what the erased fields touched', async () => {
  const lacking: boolean[] = [];
  const on = await testServer({
    verify: async (batches) => {
      for await (const batch of batches) lacking.push(batch.lacksPersonal);
      return { verdict: 'match', findings: [] };
    },
  });
  try {
    const cookie = await player(on, await openSite(on));
    const tab = new Recording();
    await tab.send(on, cookie, timerFired('x'), loginSubmitted('ada@example.test'));
    const support = await on.signIn('support');
    const verify = () => on.get(`/log-api/v1/sessions/${tab.sessionId}/verify`, support);
    await verify();
    await erase(on, await on.userId('player'));
    await tab.send(on, cookie, timerFired('y'), loginSubmitted('late@example.test'));
    await verify();
    assert.equal(lacking, [false, true, true]);
  } finally {
    await on.dispose();
  }
});

test('does not start on a database whose keys are not there', async ({ on }) => {
  const file = path.join(on.dataDir, 'keys', 'master.key');
  const right = await readFile(file);
  await writeFile(file, Buffer.alloc(32, 1).toString('base64url'));
  const failure = await on.restart().then(
    () => 'started',
    (error: Error) => error.message,
  );
  assert.match(failure, /master key/);
  await writeFile(file, right);
  await on.restart();
});

test.run();
