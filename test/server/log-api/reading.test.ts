import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readLog } from '../../../src/log/read/log-file.ts';
import type { Role } from '../../../src/server/identity/identity.ts';
import {
  appStarted,
  loginSubmitted,
  openSite,
  Recording,
  readEvents,
  sessionStarted,
  timerFired,
} from '../support/recording.ts';
import { eventually, NEW_BROWSER, type TestServer, testServer } from '../support/server.ts';
import { EventReader } from '../support/sse.ts';
import { both, type Item, search, signInAll } from '../support/staff.ts';

const test = suite<{ on: TestServer; owner: string; cookies: Record<Role, string> }>(
  'log service, reading',
);

test.before.each(async (context) => {
  context.on = await testServer();
  context.owner = await openSite(context.on);
  context.cookies = await signInAll(context.on);
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

test('each role reads what it may', async ({ on, owner, cookies }) => {
  const own = new Recording();
  await own.send(on, both(owner, cookies.player), appStarted(own.sessionId));
  const foreign = new Recording();
  await foreign.send(on, owner, appStarted(foreign.sessionId));
  const paths = [
    '/log-api/v1/sessions',
    `/log-api/v1/sessions/${own.sessionId}/events`,
    `/log-api/v1/sessions/${own.sessionId}/verify`,
    `/log-api/v1/sessions/${foreign.sessionId}`,
    `/log-api/v1/sessions/${foreign.sessionId}/events`,
    `/log-api/v1/sessions/${foreign.sessionId}/live`,
    `/log-api/v1/sessions/${foreign.sessionId}/verify`,
    `/log-api/v1/sessions/${'n'.repeat(22)}/events`,
    '/log-api/v1/stream',
    '/log-api/v1/audit',
  ];
  const statuses = async (cookie: string | undefined) => {
    const found: number[] = [];
    for (const path of paths) {
      const response = await on.get(path, cookie);
      found.push(response.status);
      await response.body?.cancel();
    }
    return found;
  };
  assert.equal(await statuses(undefined), new Array(10).fill(401));
  assert.equal(await statuses('rb_session=forged'), new Array(10).fill(401));
  assert.equal(await statuses(cookies.player), [200, 200, 200, 403, 403, 403, 403, 403, 403, 403]);
  assert.equal(await statuses(cookies.support), [200, 200, 200, 200, 200, 200, 200, 404, 200, 200]);
  assert.equal(await statuses(cookies.analyst), [200, 200, 200, 200, 200, 200, 200, 404, 200, 200]);
  const erase = async (cookie: string) =>
    (await on.get('/log-api/v1/users/1', cookie, { method: 'DELETE' })).status;
  assert.equal(
    [await erase(''), await erase(cookies.player), await erase(cookies.analyst)],
    [401, 403, 403],
  );
});

test('events say that something personal is lacking, and a marker that was typed says nothing', async ({
  on,
  owner,
  cookies,
}) => {
  const tab = new Recording();
  const typed = loginSubmitted('[erased]');
  await tab.send(
    on,
    both(owner, cookies.player),
    appStarted(tab.sessionId),
    timerFired('x'),
    typed,
  );
  const lacksFor = async (cookie: string) => {
    const { header, lines } = await readEvents(on, tab.sessionId, cookie);
    assert.is(header['lacksTold'], true);
    return lines.map(({ lacks }) => lacks ?? null);
  };
  assert.equal(await lacksFor(cookies.support), [null, null, null]);
  // An analyst may see nothing personal, and nobody was erased.
  assert.equal(await lacksFor(cookies.analyst), ['personal', null, 'personal']);
  const live = `/log-api/v1/sessions/${tab.sessionId}/live`;
  const stream = new EventReader(await on.get(live, cookies.analyst));
  const told = (await stream.take(3)).map(({ data }) => (data as { lacks?: string }).lacks ?? null);
  await stream.close();
  assert.equal(told, ['personal', null, 'personal']);
});

test('a player finds and reads their own sessions, until somebody else was in them', async ({
  on,
  owner,
  cookies,
}) => {
  const own = new Recording();
  await own.send(on, both(owner, cookies.player), appStarted(own.sessionId));
  const guest = new Recording();
  await guest.send(on, owner, appStarted(guest.sessionId));
  assert.equal(
    (await search(on, cookies.player)).map((item) => item.id),
    [own.sessionId],
  );
  const other = await on
    .server()
    .identity.createUser({ login: 'other@example.test', password: 'x', roles: ['player'] });
  const opened = await on.server().identity.openSession(other, NEW_BROWSER);
  const otherCookie = opened?.setCookie.split(';')[0] ?? '';
  assert.equal(await search(on, otherCookie), []);
  await own.send(on, both(owner, otherCookie), timerFired('x'));
  assert.equal(await search(on, cookies.player), []);
  const path = `/log-api/v1/sessions/${own.sessionId}/events`;
  assert.is((await on.get(path, cookies.player)).status, 403);
  assert.is((await on.get(path, otherCookie)).status, 403);
});

test('finds sessions by user id, login, type and text', async ({ on, owner, cookies }) => {
  const playerId = await on.userId('player');
  const tab = new Recording();
  await tab.send(
    on,
    both(owner, cookies.player),
    appStarted(tab.sessionId, 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0.0.0'),
    sessionStarted(playerId),
    loginSubmitted('hidden-login@example.test'),
    timerFired('reality-check'),
  );
  const guest = new Recording();
  await guest.send(on, owner, appStarted(guest.sessionId), timerFired('other'));
  const { support, analyst } = cookies;
  const ids = async (query: string) => (await search(on, support, query)).map((item) => item.id);
  await eventually(
    () => ids('?type=timer.fired'),
    (found) => found.length === 2,
  );
  assert.equal(await ids(''), [guest.sessionId, tab.sessionId]);
  assert.equal(await ids(`?user=${playerId}`), [tab.sessionId]);
  assert.equal(await ids('?user=PLAYER@example'), [tab.sessionId]);
  assert.equal(await ids('?user=nobody'), []);
  assert.equal(await ids('?type=session.started'), [tab.sessionId]);
  assert.equal(await ids('?text=Reality'), [tab.sessionId]);
  assert.equal(await ids('?text=/en/line'), [guest.sessionId, tab.sessionId]);
  assert.equal(await ids('?text=hidden-login'), []);
  assert.equal(await ids('?text=secret'), []);
  const [item] = await search(on, support, '?text=reality');
  assert.ok(item);
  assert.equal(
    [item.userIds, item.claimedUserIds, item.eventCount, item.missing, item.live, item.setAside],
    [[playerId], [], 4, 0, true, 0],
  );
  assert.equal(
    [item.build, item.device, item.verdict],
    ['build-1', 'Chrome 126 · Windows', 'unchecked'],
  );
  const one = await on.get(`/log-api/v1/sessions/${tab.sessionId}`, support);
  assert.equal(await one.json(), item);
  assert.equal(await search(on, analyst, '?text=reality'), [item]);
});

test('pages through sessions and refuses queries that make no sense', async (context) => {
  const { on, owner, cookies } = context;
  const tabs: string[] = [];
  for (let i = 0; i < 53; i += 1) {
    const tab = new Recording();
    await tab.send(on, owner, timerFired('x'));
    tabs.unshift(tab.sessionId);
  }
  const first = await (await on.get('/log-api/v1/sessions', cookies.support)).json();
  assert.is(first.items.length, 50);
  const rest = await (
    await on.get(`/log-api/v1/sessions?cursor=${first.next}`, cookies.support)
  ).json();
  assert.is(rest.next, null);
  assert.equal(
    [...first.items, ...rest.items].map((item: Item) => item.id),
    tabs,
  );
  for (const query of [
    'cursor=-1',
    'cursor=x',
    'from=never',
    'to=NaN',
    'type=app.started&type=timer.fired',
    `text=${'x'.repeat(201)}`,
    ...['text=%00abc', 'text=abc%0a', 'user=%7f'],
  ]) {
    const response = await on.get(`/log-api/v1/sessions?${query}`, cookies.support);
    assert.is(response.status, 400, query);
  }
});

test('one who searches without end is told to wait, and nobody else', async (context) => {
  const { on, cookies } = context;
  const statusOf = async (cookie: string) =>
    (await on.get('/log-api/v1/sessions?text=a', cookie)).status;
  const many = Array.from({ length: 60 }, () => statusOf(cookies.player));
  const other = await statusOf(cookies.support);
  assert.equal(new Set(await Promise.all(many)), new Set([200, 429]));
  assert.equal([other, await statusOf(cookies.player)], [200, 200]);
});

test('gives a session as NDJSON that the log reader reads whole', async (context) => {
  const { on, owner, cookies } = context;
  const tab = new Recording();
  await tab.send(on, owner, appStarted(tab.sessionId), timerFired('a'));
  await tab.send(on, owner, timerFired('b'), timerFired('c'));
  const response = await on.get(`/log-api/v1/sessions/${tab.sessionId}/events`, cookies.support);
  assert.is(response.headers.get('content-type'), 'application/x-ndjson; charset=utf-8');
  assert.is(response.headers.get('cache-control'), 'no-store');
  const log = await readLog([await response.text()]);
  assert.equal([log.header.sessionId, log.header.firstSeq], [tab.sessionId, 0]);
  assert.equal([log.gaps, log.lineProblems, log.eventProblems], [[], [], []]);
  assert.equal(
    log.events.map((event) => event.type),
    ['app.started', 'timer.fired', 'timer.fired', 'timer.fired'],
  );
  const part = await readEvents(on, tab.sessionId, cookies.support, '?from=1&to=2');
  assert.is(part.header['firstSeq'], 1);
  assert.equal(
    part.lines.map((line) => line['data']),
    [{ name: 'a' }, { name: 'b' }],
  );
  assert.equal((await readEvents(on, tab.sessionId, cookies.support, '?from=9')).lines, []);
  for (const query of ['from=-1', 'from=x', 'to=1e9', 'from=1.5']) {
    const path = `/log-api/v1/sessions/${tab.sessionId}/events?${query}`;
    assert.is((await on.get(path, cookies.support)).status, 400, query);
  }
});

test('goes on indexing after a restart', async ({ on, owner }) => {
  const tab = new Recording();
  await tab.send(on, owner, timerFired('before the restart'));
  await on.restart();
  await tab.send(on, owner, timerFired('after the restart'));
  const support = await on.signIn('support');
  for (const text of ['before', 'after']) {
    await eventually(
      () => search(on, support, `?text=${text}`),
      (items) => items.length === 1,
    );
  }
});

test.run();
