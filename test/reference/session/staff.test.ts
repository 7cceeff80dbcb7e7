/** Staff have accounts for the console: none of them is a player here. */
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { type CallName, calls } from '../../../src/calls/table.ts';
import { createKeys } from '../../../src/reference/secrets/keys.ts';
import { createSigner } from '../../../src/reference/secrets/signed.ts';
import { createTokens } from '../../../src/reference/session/token.ts';
import { fakeBoard } from '../support/board.ts';
import { encoded, startBackEnd } from '../support/harness.ts';
import { fakeIdentity, PASSWORD } from '../support/identity.ts';
import { visitorOf } from '../support/visitor.ts';

const test = suite('staff at the site');
const STAFF = 'support@example.com';
const BROWSER = { cookie: undefined, isSecure: false, userAgent: undefined };

const countRow = v.object({ n: v.number() });

async function start() {
  const identity = fakeIdentity();
  const user = await identity.createUser({ login: STAFF, password: PASSWORD, roles: ['support'] });
  const harness = await startBackEnd({ board: fakeBoard(), identity });
  /** Signed in at the console, with the cookie that the site sees as well. */
  const opened = await identity.openSession(user, BROWSER);
  const cookie = opened?.setCookie.split(';')[0] ?? '';
  return { harness, user, cookie };
}

test('are told to use the console when they sign in, and only with the right password', async () => {
  const { harness } = await start();
  const visitor = visitorOf(harness);
  const signIn = async (password: string) => {
    const body = { login: encoded(STAFF), password: encoded(password) };
    const { status, errors } = await visitor.call('loginByEmail', { body });
    return [status, errors[0]?.code, errors[0]?.detail];
  };
  assert.equal(await signIn(PASSWORD), [403, '1008', 'auth_staff']);
  assert.equal((await signIn('wrong')).slice(0, 2), [403, '1001']);
  assert.is(await visitor.userId(), null);
  await harness.close();
});

test('who are signed in at the console are guests here, without money', async () => {
  const { harness, user, cookie } = await start();
  const check = await harness.call('authCheck', {}, { cookie });
  assert.equal(check.body, { user_id: null });
  const token = await harness.call('token', { query: { force_refresh: 'true' } }, { cookie });
  assert.equal([token.status, token.errors[0]?.code], [403, '1008']);
  const accounts = 'SELECT count(*) AS n FROM accounts WHERE owner = ?';
  assert.equal(harness.backEnd.database.first(countRow, accounts, user.id), { n: 0 });
  await harness.close();
});

test('get no further with a token of before', async () => {
  const { harness, user, cookie } = await start();
  const player = { ...user, roles: ['player'] as const };
  const session = await harness.identity.sessionOf({ ...BROWSER, cookie });
  const keys = createKeys(path.join(harness.dataDir, 'token.key'));
  const tokens = createTokens(createSigner(keys.derived('tokens')), harness.identity);
  const token = await tokens.issue({ id: session?.id ?? '', user: player }, harness.clock.now);
  const names = (Object.keys(calls) as CallName[]).filter(
    (name) =>
      calls[name].bearer && name in { ...harness.backEnd.handlers, ...harness.backEnd.streams },
  );
  assert.ok(names.length > 20);
  for (const name of names) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const { method } = calls[name];
    const response = await harness.raw(name, {
      headers,
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    assert.is(response.status, 401, name);
    await response.text();
  }
  await harness.close();
});

test('get no letter by which a player would come back', async () => {
  const { harness } = await start();
  const visitor = visitorOf(harness);
  await visitor.call('loginLink', { body: { login: encoded(STAFF) } });
  await visitor.call('passwordRecovery', {
    path: { step: 'call' },
    body: { login: encoded(STAFF) },
  });
  assert.equal(harness.outbox.after(0), []);
  await harness.close();
});

test.run();
