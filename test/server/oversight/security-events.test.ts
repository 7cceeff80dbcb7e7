import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SecurityEvent } from '../../../src/domain/protection/security-event.ts';
import type { Role } from '../../../src/server/identity/identity.ts';
import { PASSWORD, type TestServer, testServer } from '../support/server.ts';
import { EventReader } from '../support/sse.ts';
import { signInAll } from '../support/staff.ts';

const test = suite<{ on: TestServer; cookies: Record<Role, string> }>('security events');

test.before.each(async (context) => {
  context.on = await testServer();
  context.cookies = await signInAll(context.on);
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

const ADDRESS = '/log-api/v1/security-events';

async function read(on: TestServer, cookie: string, query = '') {
  const response = await on.get(`${ADDRESS}${query}`, cookie);
  assert.is(response.status, 200);
  return (await response.json()) as { items: SecurityEvent[]; next: string | null };
}

const brief = ({ kind, outcome, reason, actorId, subjectId }: SecurityEvent) => [
  ...[kind, outcome, reason, actorId, subjectId],
];

async function login(on: TestServer, name: string, password: string) {
  const response = await on.get('/console-api/v1/login', undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
    body: JSON.stringify({ login: name, password }),
  });
  await response.body?.cancel();
  return response;
}

test('records staff signing in, rightly and wrongly, and out', async ({ on, cookies }) => {
  const id = await on.userId('support');
  await login(on, 'planted-nobody@example.test', 'planted-password');
  await login(on, 'support@example.test', 'planted-password');
  const good = await login(on, 'support@example.test', PASSWORD);
  const cookie = good.headers.get('set-cookie')?.split(';')[0] ?? '';
  await on.get('/console-api/v1/logout', cookie, { method: 'POST' });
  const { items } = await read(on, cookies.support);
  assert.equal(items.map(brief).reverse(), [
    ['sign-in', 'failure', 'credentials', null, null],
    ['sign-in', 'failure', 'credentials', null, id],
    ['sign-in', 'success', null, id, id],
    ['sign-out', 'success', null, id, id],
  ]);
  const [out, into, wrong] = items;
  assert.is(out?.session, into?.session);
  assert.is(into?.network, wrong?.network);
  await on.server().close();
  const files = ['security.sqlite', 'security.sqlite-wal'].map((name) =>
    readFile(path.join(on.dataDir, name)).catch(() => Buffer.alloc(0)),
  );
  const bytes = Buffer.concat(await Promise.all(files));
  assert.ok(bytes.includes('credentials'));
  for (const planted of ['planted', 'support@', '203.0.113', cookie.split('=')[1] ?? '-']) {
    assert.not(bytes.includes(planted), planted);
  }
  await on.restart();
});

test('records refusals: no rights, a foreign site, too many tries', async ({ on, cookies }) => {
  const analyst = await on.userId('analyst');
  await on.get('/log-api/v1/audit', cookies.player);
  await on.get(ADDRESS, cookies.analyst);
  await on.get('/console-api/v1/logout', cookies.support, {
    method: 'POST',
    headers: { origin: 'http://elsewhere.example' },
  });
  for (let i = 0; i < 40; i += 1) await login(on, `nobody-${i}`, 'x');
  const { items } = await read(on, cookies.support, '?outcome=refused');
  const player = await on.userId('player');
  assert.equal(items.map((one) => [...brief(one), one.place]).reverse(), [
    ['refusal', 'refused', 'forbidden', player, null, '/log-api/v1/audit'],
    ['refusal', 'refused', 'forbidden', analyst, null, ADDRESS],
    ['refusal', 'refused', 'cross-site', null, null, '/console-api/v1/logout'],
    ['limit', 'refused', 'too-many-attempts', null, null, '/console-api/v1/login'],
  ]);
});

test('finds by kind, person and time, page by page', async ({ on, cookies }) => {
  const id = await on.userId('support');
  await login(on, 'support@example.test', 'wrong');
  for (let i = 0; i < 110; i += 1) {
    const cookie = await on.signIn('support');
    await on.get('/console-api/v1/logout', cookie, { method: 'POST' });
  }
  const first = await read(on, cookies.support, '?kind=sign-out');
  assert.is(first.items.length, 100);
  const second = await read(on, cookies.support, `?kind=sign-out&cursor=${first.next}`);
  assert.equal([second.items.length, second.next], [10, null]);
  assert.is((await read(on, cookies.support, `?user=${id}&kind=sign-in`)).items.length, 1);
  assert.is((await read(on, cookies.support, '?user=1')).items.length, 0);
  assert.is((await read(on, cookies.support, `?to=${Date.now() - 3_600_000}`)).items.length, 0);
  assert.is((await on.get(`${ADDRESS}?kind=anything`, cookies.support)).status, 400);
});

test('is for support alone, and whoever reads it is on the audit', async ({ on, cookies }) => {
  for (const address of [ADDRESS, `${ADDRESS}/stream`]) {
    assert.is((await on.get(address)).status, 401);
    assert.is((await on.get(address, cookies.player)).status, 403);
    assert.is((await on.get(address, cookies.analyst)).status, 403);
  }
  await read(on, cookies.support, '?kind=limit&user=7');
  const stream = await on.get(`${ADDRESS}/stream`, cookies.support);
  await stream.body?.cancel();
  const audit = await (await on.get('/log-api/v1/audit', cookies.support)).json();
  assert.equal(
    audit.items.map(({ action, userId, detail }: Record<string, unknown>) => [
      ...[action, userId, detail],
    ]),
    [
      ['security.followed', null, null],
      ['security.read', '7', 'kind user'],
    ],
  );
});

test('streams events as they come, and goes on exactly where it was', async ({ on, cookies }) => {
  await login(on, 'support@example.test', 'before');
  await read(on, cookies.support);
  const response = await on.get(`${ADDRESS}/stream`, cookies.support);
  assert.match(response.headers.get('content-type') ?? '', /text\/event-stream/);
  const stream = new EventReader(response);
  await login(on, 'support@example.test', PASSWORD);
  await on.get('/log-api/v1/audit', cookies.player);
  const [first, second] = await stream.take(2);
  await stream.close();
  const event = first?.data as { data: SecurityEvent } & Record<string, unknown>;
  assert.equal(
    [event['specversion'], event['id'], event['source'], event['type'], event['subject']],
    [
      ...['1.0', first?.id, '/security-events', 'replaybook.security.sign-in'],
      await on.userId('support'),
    ],
  );
  assert.is(event.data.outcome, 'success');
  const headers = { 'last-event-id': first?.id ?? '' };
  const again = await on.get(`${ADDRESS}/stream`, cookies.support, { headers });
  const resumed = new EventReader(again);
  assert.equal(await resumed.one(), second);
  await resumed.close();
});

test('bounds the streams that are open', async ({ on, cookies }) => {
  const open: Response[] = [];
  for (let i = 0; i < 50; i += 1) open.push(await on.get(`${ADDRESS}/stream`, cookies.support));
  assert.is((await on.get(`${ADDRESS}/stream`, cookies.support)).status, 429);
  for (const response of open) await response.body?.cancel();
  let status = 429;
  while (status === 429) {
    const response = await on.get(`${ADDRESS}/stream`, cookies.support);
    status = response.status;
    await response.body?.cancel();
  }
  assert.is(status, 200);
});

test.run();
