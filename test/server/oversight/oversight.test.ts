import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Role } from '../../../src/server/identity/identity.ts';
import {
  appStarted,
  openSite,
  Recording,
  readEvents,
  timerFired,
  upload,
} from '../support/recording.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { both, search, signInAll } from '../support/staff.ts';

const test = suite<{ on: TestServer; owner: string; cookies: Record<Role, string> }>(
  'log service, oversight',
);

test.before.each(async (context) => {
  context.on = await testServer();
  context.owner = await openSite(context.on);
  context.cookies = await signInAll(context.on);
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

test('records every look at a session, and who erased whom', async ({ on, owner, cookies }) => {
  const playerId = await on.userId('player');
  const tab = new Recording();
  await tab.send(on, both(owner, cookies.player), appStarted(tab.sessionId));
  await search(on, cookies.support, '?user=ada@example.test');
  await readEvents(on, tab.sessionId, cookies.analyst, '?from=0&to=5');
  await readEvents(on, tab.sessionId, cookies.player);
  const live = await on.get(`/log-api/v1/sessions/${tab.sessionId}/live`, cookies.support);
  await live.body?.cancel();
  const stream = await on.get('/log-api/v1/stream', cookies.analyst);
  await stream.body?.cancel();
  await on.get(`/log-api/v1/sessions/${tab.sessionId}/verify`, cookies.support);
  await on.get(`/log-api/v1/users/${playerId}`, cookies.support, { method: 'DELETE' });
  const read = async (query: string) => {
    const response = await on.get(`/log-api/v1/audit${query}`, cookies.support);
    return (await response.json()).items as Record<string, unknown>[];
  };
  const all = await read('');
  const hashed = all.map(({ detail }) => String(detail)).find((text) => text.startsWith('user:'));
  assert.match(hashed ?? '', /^user:[\w-]{22}$/, 'of who was asked for there is a keyed hash');
  const entries = all.map(({ actorLogin, action, sessionId, userId, detail }) => [
    ...[String(actorLogin).split('@')[0], action, sessionId, userId, detail],
  ]);
  assert.equal(entries.reverse(), [
    ['support', 'sessions.searched', null, null, hashed],
    ['analyst', 'session.read', tab.sessionId, null, 'from 0 to 5'],
    ['player', 'session.read', tab.sessionId, null, 'from 0'],
    ['support', 'session.watched', tab.sessionId, null, null],
    ['analyst', 'stream.opened', null, null, null],
    ['support', 'session.verified', tab.sessionId, null, null],
    ['support', 'erasure.requested', null, playerId, null],
  ]);
  const actions = (items: Record<string, unknown>[]) => items.map((item) => item['action']);
  assert.equal(actions(await read(`?session=${tab.sessionId}`)), [
    'session.verified',
    'session.watched',
    'session.read',
    'session.read',
  ]);
  assert.equal(actions(await read(`?user=${playerId}`)), [
    'erasure.requested',
    'session.verified',
    'session.watched',
    'session.read',
    'session.read',
  ]);
  const analystId = await on.userId('analyst');
  assert.equal(actions(await read(`?actor=${analystId}`)), ['stream.opened', 'session.read']);
});

test('no login is found letter by letter, and none is told to analysts', async (context) => {
  const { on, owner, cookies } = context;
  const playerId = await on.userId('player');
  const tab = new Recording();
  await tab.send(on, both(owner, cookies.player), appStarted(tab.sessionId));
  await readEvents(on, tab.sessionId, cookies.player);
  const found = async (cookie: string, user: string) =>
    (await search(on, cookie, `?user=${user}`)).length;
  for (const part of ['p', 'player', 'player@example.test', '@', '.', '%25']) {
    assert.is(await found(cookies.analyst, part), 0, part);
  }
  assert.is(await found(cookies.analyst, playerId), 1);
  assert.is(await found(cookies.support, 'player@example'), 1);
  const answer = await on.get('/log-api/v1/audit', cookies.analyst);
  assert.not.match(await answer.text(), 'example.test');
});

test('searches for a person are limited, all others are not', async ({ on, cookies }) => {
  const ask = async (query: string) =>
    (await on.get(`/log-api/v1/sessions${query}`, cookies.support)).status;
  // One after the other: how many may search at the same time is another limit.
  const statuses: number[] = [];
  do statuses.push(await ask(`?user=a${statuses.length}@example.test`));
  while (statuses.at(-1) === 200 && statuses.length < 200);
  assert.is(statuses.at(-1), 429);
  assert.ok(statuses.length > 60, String(statuses.length));
  assert.is(await ask('?text=anything'), 200);
  assert.is((await on.get('/log-api/v1/sessions?user=x', cookies.analyst)).status, 200);
});

const FOUND = [{ verdict: 'differs', seq: 1, detail: 'user.id' }] as const;

test('checks a recording on demand and remembers the verdict', async ({ owner }) => {
  const asked: number[] = [];
  const on = await testServer({
    verify: async (batches) => {
      let events = 0;
      for await (const batch of batches) events += batch.count;
      asked.push(events);
      return { verdict: 'differs', findings: FOUND, firstDifference: { seq: 1 } };
    },
  });
  try {
    assert.ok(owner);
    const cookie = await openSite(on);
    const support = await on.signIn('support');
    const tab = new Recording();
    await tab.send(on, cookie, appStarted(tab.sessionId), timerFired('x'));
    const path = `/log-api/v1/sessions/${tab.sessionId}/verify`;
    const verify = async () => {
      const { chain, ...found } = await (await on.get(path, support)).json();
      assert.is(chain.verdict, 'intact');
      return found;
    };
    assert.equal(await verify(), {
      verdict: 'differs',
      findings: FOUND,
      firstDifference: { seq: 1 },
      through: 1,
    });
    assert.is((await search(on, support))[0]?.verdict, 'differs');
    await tab.send(on, cookie, timerFired('y'));
    assert.is((await search(on, support))[0]?.verdict, 'unchecked');
    await verify();
    assert.equal(asked, [2, 3]);
    await upload(on, tab.sessionId, await tab.cut([timerFired('z')], 2), cookie);
    assert.is((await verify()).through, 5);
    assert.equal(asked, [2, 3, 4]);
  } finally {
    await on.dispose();
  }
});

test.run();
