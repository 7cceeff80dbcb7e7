import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type CallName, calls, isCallName } from '../../../src/calls/table.ts';
import { fakeBoard } from '../support/board.ts';
import { encoded, LOGIN, startBackEnd } from '../support/harness.ts';
import { identityWith, PASSWORD } from '../support/identity.ts';
import { visitorOf } from '../support/visitor.ts';

const test = suite('sessions and tokens');
const MINUTE = 60_000;
const refresh = { query: { force_refresh: 'true' } } as const;

const start = () => startBackEnd({ board: fakeBoard() });

test('a player signs in with cookie and token, and out again', async () => {
  const harness = await start();
  const { cookie, token } = await harness.signIn();
  const check = async () => (await harness.call('authCheck', {}, { cookie })).body.user_id;
  assert.is(await check(), `user-${LOGIN}`);
  assert.is((await harness.call('balance', {}, { token })).status, 200);
  const out = await harness.call('disconnect', { body: {} }, { cookie });
  assert.equal(out.body, { success: true });
  assert.match(out.headers.get('set-cookie') ?? '', /Max-Age=0/);
  assert.is(await check(), null);
  assert.is((await harness.call('balance', {}, { token })).status, 401, 'the token ends with it');
  assert.is((await harness.call('token', refresh, { cookie })).status, 401);
  await harness.close();
});

test('who signs in anew at the same moment has a token that counts', async () => {
  const harness = await start();
  const first = await harness.signIn();
  await harness.call('disconnect', { body: {} }, first);
  const second = await harness.signIn();
  assert.is((await harness.call('balance', {}, second)).status, 200);
  await harness.close();
});

test('signing out without a session is no trouble', async () => {
  const harness = await start();
  assert.equal((await harness.call('disconnect', { body: {} })).body, { success: true });
  await harness.close();
});

test('a wrong password and an unknown login are told apart by nobody', async () => {
  const harness = await start();
  const attempt = (login: string, password: string) =>
    harness.call('loginByEmail', { body: { login, password } });
  const wrong = [
    await attempt(encoded(LOGIN), encoded('guess')),
    await attempt(encoded('nobody@example.test'), encoded(PASSWORD)),
    await attempt(LOGIN, PASSWORD),
    await attempt('', ''),
    await attempt('____', encoded(PASSWORD)),
  ];
  for (const { status, body, headers } of wrong) {
    assert.is(status, 403);
    assert.equal(body, wrong[0]?.body);
    assert.is(headers.get('set-cookie'), null);
  }
  await harness.close();
});

test('a phone number signs in by country and number', async () => {
  const identity = await identityWith('+353861234567');
  const harness = await startBackEnd({ board: fakeBoard(), identity });
  const attempt = (countryCode: string, phone: string) =>
    harness.call('loginByPhone', {
      body: { countryCode, phone: encoded(phone), password: encoded(PASSWORD) },
    });
  assert.is((await attempt('+353', '86 123-45-67')).body.userId, 'user-+353861234567');
  assert.is((await attempt('353', '(86) 1234567')).status, 200);
  assert.is((await attempt('ie', '861234567')).status, 200);
  assert.is((await attempt('+44', '861234567')).status, 403);
  assert.is((await attempt('+353', '86x')).status, 403);
  assert.is((await attempt('', '')).status, 403);
  await harness.close();
});

test('failures the identity counts are passed on', async () => {
  const identity = await identityWith(LOGIN);
  const tooMany = Object.assign(new Error('too many'), { statusCode: 429, retryAfter: 30 });
  identity.authenticateAny = () => Promise.reject(tooMany);
  const harness = await startBackEnd({ board: fakeBoard(), identity });
  const body = { login: encoded(LOGIN), password: encoded(PASSWORD) };
  const { status, headers, errors } = await harness.call('loginByEmail', { body });
  assert.is(status, 429);
  assert.is(headers.get('retry-after'), '30');
  assert.is(errors[0]?.code, '429');
  await harness.close();
});

test('a token lives ten minutes', async () => {
  const harness = await start();
  const { cookie, token } = await harness.signIn();
  harness.clock.now += 10 * MINUTE - 1000;
  assert.is((await harness.call('balance', {}, { token })).status, 200);
  harness.clock.now += 1000;
  const late = await harness.call('balance', {}, { token });
  assert.is(late.status, 401);
  assert.is(late.errors[0]?.code, '401');
  const { body } = await harness.call('token', refresh, { cookie });
  assert.is((await harness.call('balance', {}, { token: body.token })).status, 200);
  await harness.close();
});

test('a token outlives a restart, and its key is for the owner of the folder alone', async () => {
  const harness = await start();
  const { token } = await harness.signIn();
  await harness.close();
  const { dataDir, identity } = harness;
  const again = await startBackEnd({ board: fakeBoard(), dataDir, identity });
  assert.is((await again.call('balance', {}, { token })).status, 200);
  const key = path.join(dataDir, 'token.key');
  assert.is(statSync(key).mode & 0o777, 0o600);
  assert.is(readFileSync(key).length, 32);
  await again.close();
});

/** The same token with a claim changed, or signed in another way, or by nobody. */
function forgeries(token: string): string[] {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const other = encoded(JSON.stringify({ ...claims, sub: 'user-other@example.test' }));
  const later = encoded(JSON.stringify({ ...claims, exp: claims.exp + 600 }));
  const none = encoded(JSON.stringify({ alg: 'none' }));
  return [
    `${header}.${other}.${signature}`,
    `${header}.${later}.${signature}`,
    `${none}.${payload}.`,
    `${none}.${payload}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    'x',
    '..',
    `${token} ${token}`,
  ];
}

test('every bearer call asks for a token, and takes no forged one', async () => {
  const harness = await start();
  const { token, cookie } = await harness.signIn();
  const { handlers } = harness.backEnd;
  const asking = Object.keys(handlers).filter(
    (name): name is CallName => isCallName(name) && calls[name].bearer,
  );
  assert.ok(asking.length >= 15);
  for (const name of asking) {
    for (const header of [undefined, '', 'Bearer', 'Basic x', token, ...forgeries(token)]) {
      const headers: Record<string, string> = { cookie, 'content-type': 'application/json' };
      if (header !== undefined) headers['authorization'] = `Bearer ${header}`;
      if (header === token) headers['authorization'] = token;
      const body = calls[name].method === 'POST' ? '{}' : null;
      const response = await harness.raw(name, { headers, body });
      assert.is(response.status, 401, `${name} ${header}`);
      await response.text();
    }
  }
  await harness.close();
});

test('a token names its session, and none of what is secret', async () => {
  const harness = await start();
  const { token } = await harness.signIn();
  const payload = token.split('.')[1] ?? '';
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  assert.equal(Object.keys(claims).sort(), ['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  const other = await harness.signIn();
  assert.is.not(other.token, token);
  await harness.close();
});

test('signing out ends the tokens of this browser, not those of another', async () => {
  const harness = await start();
  const [here, there] = [visitorOf(harness), visitorOf(harness)];
  const tokens: string[] = [];
  for (const visitor of [here, there]) {
    await visitor.call('captchaUpdate', { query: { code: '111' } });
    await visitor.signIn();
    tokens.push((await visitor.call('token', refresh)).body.token);
  }
  await here.call('disconnect', { body: {} });
  const statuses = [];
  for (const token of tokens) statuses.push((await harness.call('balance', {}, { token })).status);
  assert.equal(statuses, [401, 200]);
  await harness.close();
});

test('the secure data are the player’s own, signed, and good for half an hour', async () => {
  const harness = await start();
  const caller = await harness.signIn();
  const { ggru, grant } = (await harness.call('secureData', {}, caller)).body;
  assert.is.not(ggru, grant);
  const claims = JSON.parse(Buffer.from(grant.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
    exp: number;
    aud: string;
  };
  assert.is(claims.sub, `user-${LOGIN}`);
  assert.is(claims.exp, harness.clock.now / 1000 + 1800);
  const asToken = await harness.call('balance', {}, { token: grant });
  assert.is(asToken.status, 401, 'a grant is no token');
  await harness.close();
});

test('rights and configuration are the player’s own', async () => {
  const harness = await startBackEnd({ board: fakeBoard(), config: { banLevel: 45 } });
  const caller = await harness.signIn();
  assert.equal((await harness.call('rights', {}, caller)).body, { rights: ['player'] });
  const { result } = (await harness.call('userConfig', {}, caller)).body;
  assert.is(result.user_email, LOGIN);
  assert.is(result.activation_type, 1);
  assert.is(result.ban_level, 45);
  await harness.close();
});

test('a user who was removed has no configuration any more', async () => {
  const harness = await start();
  const caller = await harness.signIn();
  harness.identity.userById = async () => null;
  assert.is((await harness.call('userConfig', {}, caller)).status, 401);
  assert.equal((await harness.call('rights', {}, caller)).body, { rights: [] });
  await harness.close();
});

test('terms that changed are so until they are confirmed', async () => {
  const harness = await startBackEnd({ board: fakeBoard(), config: { termsChanged: true } });
  const caller = await harness.signIn();
  const status = async () => (await harness.call('agreementStatus', {}, caller)).body.result;
  assert.is(await status(), true);
  const { body } = await harness.call('agreementConfirm', { body: {} }, caller);
  assert.equal(body, { result: true });
  assert.is(await status(), false);
  await harness.close();
});

test('the time of agreeing to cookies is kept', async () => {
  const harness = await start();
  const caller = await harness.signIn();
  const read = async () => (await harness.call('cookieAgreementRead', {}, caller)).body;
  assert.equal(await read(), { cookiesAgreeTime: null });
  const agree = (cookiesAgreeTime: number) =>
    harness.call('cookieAgreement', { body: { cookiesAgreeTime } }, caller);
  assert.is((await agree(1_700_000_000_000)).status, 200);
  assert.equal(await read(), { cookiesAgreeTime: 1_700_000_000_000 });
  assert.is((await agree(1e300)).status, 400);
  await harness.close();
});

test.run();
