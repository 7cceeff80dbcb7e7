import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PASSWORD, type TestServer, testServer } from '../support/server.ts';

const test = suite<{ on: TestServer }>('console, signing in');

test.before.each(async (context) => {
  context.on = await testServer();
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

function login(on: TestServer, body: unknown, headers: Record<string, string> = {}) {
  return on.get('/console-api/v1/login', undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const SUPPORT = { login: 'support@example.test', password: PASSWORD };

test('staff sign in, ask who they are, and sign out', async ({ on }) => {
  const response = await login(on, SUPPORT);
  assert.is(response.status, 200);
  const face = {
    user: {
      id: await on.userId('support'),
      login: SUPPORT.login,
      roles: ['support'],
      isDemo: true,
    },
  };
  assert.equal(await response.json(), { ...face, recoveryCodes: [] });
  const setCookie = response.headers.get('set-cookie') ?? '';
  assert.match(setCookie, /^rb_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  const cookie = setCookie.split(';')[0] ?? '';
  assert.equal(await (await on.get('/console-api/v1/me', cookie)).json(), face);
  const out = await on.get('/console-api/v1/logout', cookie, { method: 'POST' });
  assert.is(out.status, 204);
  assert.match(out.headers.get('set-cookie') ?? '', /^rb_session=; .*Max-Age=0/);
  assert.is((await on.get('/console-api/v1/me', cookie)).status, 401);
});

test('marks the cookie secure behind a proxy that speaks https', async ({ on }) => {
  const response = await login(on, SUPPORT, { 'x-forwarded-proto': 'https' });
  assert.match(response.headers.get('set-cookie') ?? '', /; Secure$/);
  assert.match(response.headers.get('strict-transport-security') ?? '', /max-age=\d+/);
});

test('refuses wrong credentials, players and malformed bodies', async ({ on }) => {
  const refused = async (body: unknown, headers = {}) => {
    const response = await login(on, body, headers);
    assert.is(response.headers.get('set-cookie'), null);
    return [response.status, (await response.json()).error];
  };
  assert.equal(await refused({ ...SUPPORT, password: 'x' }), [401, 'credentials']);
  assert.equal(await refused({ ...SUPPORT, login: 'nobody' }), [401, 'credentials']);
  assert.equal(await refused({ ...SUPPORT, login: 'player@example.test' }), [401, 'credentials']);
  assert.equal(await refused({ login: 'x' }), [400, 'bad-request: password']);
  assert.equal(await refused({ login: ['x'], password: {} }), [400, 'bad-request: login']);
  assert.equal(await refused('{"login":'), [400, 'bad-request: not-json']);
  const deep = `{"login":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
  assert.equal(await refused(deep), [400, 'bad-request: too-deep']);
  assert.equal(await refused('{"__proto__":{"login":"x"}}'), [400, 'bad-request: prototype']);
  assert.equal(await refused({ ...SUPPORT, more: 'x'.repeat(70_000) }), [413, 'too-large']);
  assert.equal(await refused('null'), [400, 'bad-request: input']);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  assert.equal(await refused('login=a&password=b', form), [415, 'content-type']);
  const text = { 'content-type': 'text/plain' };
  assert.equal(await refused(JSON.stringify(SUPPORT), text), [415, 'content-type']);
});

test('refuses what another site makes a browser send', async ({ on }) => {
  const status = async (headers: Record<string, string>) =>
    (await login(on, SUPPORT, headers)).status;
  assert.is(await status({ 'sec-fetch-site': 'cross-site' }), 403);
  assert.is(await status({ origin: 'http://elsewhere.example' }), 403);
  assert.is(await status({ origin: on.origin() }), 200);
  const support = await on.signIn('support');
  const response = await on.get('/console-api/v1/logout', support, {
    method: 'POST',
    headers: { origin: 'http://elsewhere.example' },
  });
  assert.is(response.status, 403);
  assert.is((await on.get('/console-api/v1/me', support)).status, 200);
});

test('makes an address wait that tries too often', async ({ on }) => {
  const statuses: number[] = [];
  for (let i = 0; i < 31; i += 1) {
    statuses.push((await login(on, { login: `nobody-${i}`, password: 'x' })).status);
  }
  assert.equal(statuses.slice(0, 30), new Array(30).fill(401));
  assert.is(statuses[30], 429);
});

test('counts an address of IPv6 with its network', async ({ on }) => {
  const from = (end: number) =>
    login(on, { login: `nobody-${end}`, password: 'x' }, { 'x-forwarded-for': `2001:db8::${end}` });
  for (let i = 0; i < 30; i += 1) assert.is((await from(i)).status, 401);
  assert.is((await from(30)).status, 429);
});

test('many tries at a login make their own network wait, and no other', async ({ on }) => {
  const from = (address: string, password: string) =>
    login(on, { ...SUPPORT, password }, { 'x-forwarded-for': address });
  const tries = Array.from({ length: 20 }, (_, i) => from('203.0.113.7', `no ${i}`));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  assert.is(statuses.filter((status) => status === 401).length, 10);
  const spelled = { ...SUPPORT, login: ` ${SUPPORT.login.toUpperCase()}` };
  assert.is((await login(on, spelled, { 'x-forwarded-for': '203.0.113.7' })).status, 429);
  assert.is((await from('203.0.113.8', PASSWORD)).status, 200);
});

test('a player is nobody in the console', async ({ on }) => {
  assert.is((await on.get('/console-api/v1/me')).status, 401);
  assert.is((await on.get('/console-api/v1/me', await on.signIn('player'))).status, 403);
});

test('demo accounts are made once and follow the given password', async ({ on }) => {
  assert.equal(on.server().accounts?.logins, [
    'player@example.test',
    'support@example.test',
    'analyst@example.test',
  ]);
  await on.restart({ demo: {} });
  assert.is(on.server().accounts?.password.kind, 'earlier');
  assert.is((await login(on, SUPPORT)).status, 200);
  await on.restart({ demo: { password: 'another' } });
  assert.is(on.server().accounts?.password.kind, 'given');
  assert.is((await login(on, SUPPORT)).status, 401);
  assert.is((await login(on, { ...SUPPORT, password: 'another' })).status, 200);
});

test('a start without demo accounts lets nobody in with those of before', async ({ on }) => {
  const cookie = await on.signIn('support');
  assert.is((await on.get('/console-api/v1/me', cookie)).status, 200);
  await on.restart({ demo: undefined });
  assert.is(on.server().accounts, null);
  assert.is(on.server().hasStaff, false);
  assert.is((await on.get('/console-api/v1/me', cookie)).status, 401);
  for (const role of ['support', 'analyst', 'player']) {
    assert.is((await login(on, { ...SUPPORT, login: `${role}@example.test` })).status, 401, role);
  }
  await on.restart();
  assert.is((await login(on, SUPPORT)).status, 200, 'they are there again where asked for');
});

test.run();
