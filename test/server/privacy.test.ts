import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
} from './support/recording.ts';
import { eventually, PASSWORD, type TestServer, testServer } from './support/server.ts';

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

test('erasing a person takes their fields away and leaves everything else', async (context) => {
  const { on, owner } = context;
  const playerId = await on.userId('player');
  const cookie = await player(on, owner);
  const tab = new Recording();
  await tab.send(on, owner, loginSubmitted('as-guest@example.test'));
  await tab.send(on, cookie, sessionStarted(playerId), loginSubmitted('at-change@example.test'));
  await tab.send(on, cookie, loginSubmitted('signed-in@example.test'));
  const stranger = new Recording();
  await stranger.send(on, owner, loginSubmitted('stranger@example.test'));
  assert.is(await loginIn(on, tab.sessionId, 3), 'signed-in@example.test');

  const support = await on.signIn('support');
  const erase = async () =>
    (await on.get(`/log-api/v1/users/${playerId}`, support, { method: 'DELETE' })).json();
  assert.equal(await erase(), { userId: playerId, sessions: 1, keys: 2 });
  for (const place of [0, 2, 3]) assert.is(await loginIn(on, tab.sessionId, place), '[erased]');
  const { lines } = await readEvents(on, tab.sessionId, support);
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
  assert.equal(await erase(), { userId: playerId, sessions: 1, keys: 0 });

  await on.restart();
  assert.is(await loginIn(on, tab.sessionId, 3), '[erased]');
  await tab.send(on, cookie, loginSubmitted('afterwards@example.test'));
  assert.is(await loginIn(on, tab.sessionId, 4), 'afterwards@example.test');
  assert.is(await loginIn(on, tab.sessionId, 3), '[erased]');
});

test('erasing one of two people in a tab leaves the other’s fields', async ({ on, owner }) => {
  const other = await on
    .server()
    .identity.createUser({ login: 'other@example.test', password: 'x', roles: ['player'] });
  const opened = await on.server().identity.openSession(other, { secure: false });
  const otherCookie = `${owner}; ${opened?.setCookie.split(';')[0]}`;
  const tab = new Recording();
  await tab.send(on, await player(on, owner), loginSubmitted('first@example.test'));
  await tab.send(on, otherCookie, loginSubmitted('between@example.test'));
  await tab.send(on, otherCookie, loginSubmitted('second@example.test'));
  const support = await on.signIn('support');
  const playerId = await on.userId('player');
  await on.get(`/log-api/v1/users/${playerId}`, support, { method: 'DELETE' });
  assert.equal(
    [
      await loginIn(on, tab.sessionId, 0),
      await loginIn(on, tab.sessionId, 1),
      await loginIn(on, tab.sessionId, 2),
    ],
    ['[erased]', '[erased]', 'second@example.test'],
  );
});

test('erasure reaches a session that only its events connect with the person', async (context) => {
  const { on, owner } = context;
  const playerId = await on.userId('player');
  const tab = new Recording();
  await tab.send(on, owner, loginSubmitted('claimed@example.test'), sessionStarted(playerId));
  const support = await on.signIn('support');
  await eventually(
    async () =>
      (await (await on.get(`/log-api/v1/sessions?user=${playerId}&claimed=1`, support)).json())
        .items,
    (items) => items.length === 1,
  );
  await on.get(`/log-api/v1/users/${playerId}`, support, { method: 'DELETE' });
  assert.is(await loginIn(on, tab.sessionId, 0), '[erased]');
});

test('an erased recording is still checked, without what the erased fields touched', async () => {
  const isErased: boolean[] = [];
  const on = await testServer({
    verify: async (batches) => {
      for await (const batch of batches) isErased.push(batch.isErased);
      return { verdict: 'match' };
    },
  });
  try {
    const cookie = await player(on, await openSite(on));
    const tab = new Recording();
    await tab.send(on, cookie, timerFired('x'), loginSubmitted('ada@example.test'));
    const support = await on.signIn('support');
    const verify = () => on.get(`/log-api/v1/sessions/${tab.sessionId}/verify`, support);
    await verify();
    const playerId = await on.userId('player');
    await on.get(`/log-api/v1/users/${playerId}`, support, { method: 'DELETE' });
    await verify();
    assert.equal(isErased, [false, true]);
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
