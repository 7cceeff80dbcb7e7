import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Identity } from '../../../src/server/identity/identity.ts';
import { SqliteIdentityStore } from '../../../src/server/stores/sqlite/identity-store.ts';
import type { Caller } from '../../../src/server-kernel/caller.ts';

const test = suite<{
  identity: Identity;
  store: SqliteIdentityStore;
  clock: { now: number };
}>('the session cookie');

test.before.each((context) => {
  const clock = { now: 1_700_000_000_000 };
  context.clock = clock;
  context.store = new SqliteIdentityStore(':memory:');
  const work = { memoryCost: 64, timeCost: 1 };
  context.identity = new Identity({ store: context.store, now: () => clock.now, work });
});

test.after.each(async ({ store }) => {
  await store.close();
});

const ADA = { login: 'Ada@Example.test', password: 'correct horse', roles: ['player'] } as const;
/** A browser with this Cookie header. */
const browser = (cookie?: string, isSecure = false): Caller => ({
  cookie,
  isSecure,
  userAgent: undefined,
});
/** A token that is told by a word. */
const tokenOf = (word: string) => word.padEnd(43, '-');
const cookieOf = (opened: { setCookie: string } | null) => opened?.setCookie.split(';')[0] ?? '';

test('a cookie counts only under the name it was given with', async ({ identity }) => {
  const ada = await identity.createUser(ADA);
  const overTls = cookieOf(await identity.openSession(ada, browser(undefined, true)));
  const plain = cookieOf(await identity.openSession(ada, browser()));
  assert.match(overTls, /^__Host-rb_session=/);
  assert.match(plain, /^rb_session=/);
  assert.is((await identity.userOf(browser(overTls, true)))?.id, ada.id);
  assert.is((await identity.userOf(browser(plain)))?.id, ada.id);
  const renamed = overTls.replace('__Host-', '');
  for (const cookie of [plain, renamed]) {
    assert.is(await identity.userOf(browser(cookie, true)), null, 'another host can set this one');
  }
  assert.is(await identity.userOf(browser(renamed)), null);
  assert.is((await identity.userOf(browser(`${overTls}; ${plain}`, true)))?.id, ada.id);
});

test('a cookie whose value names another cookie signs nobody in', async ({ identity }) => {
  const ada = await identity.createUser(ADA);
  for (const begunSecure of [false, true]) {
    const cookie = cookieOf(await identity.openSession(ada, browser(undefined, begunSecure)));
    for (const isSecure of [false, true]) {
      for (const name of ['rb_session', '__Host-rb_session']) {
        const planted = browser(`${name}=${cookie}`, isSecure);
        assert.is(await identity.userOf(planted), null, planted.cookie);
        await identity.closeSession(planted);
      }
    }
    const own = await identity.userOf(browser(cookie, begunSecure));
    assert.is(own?.id, ada.id, 'nor ends a session');
  }
});

test('of two cookies of one name none counts', async ({ identity }) => {
  const ada = await identity.createUser(ADA);
  const mine = cookieOf(await identity.openSession(ada, browser()));
  const theirs = cookieOf(await identity.openSession(ada, browser()));
  assert.is(await identity.userOf(browser(`${mine}; ${theirs}`)), null);
  assert.is(await identity.userOf(browser(`${mine}; rb_session=`)), null);
});

test('a session that began before names were bound goes on, and ends like another', async ({
  identity,
  store,
  clock,
}) => {
  const ada = await identity.createUser(ADA);
  const begin = async (token: string) => {
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const times = { createdAt: clock.now, usedAt: clock.now };
    await store.addSession({ tokenHash, userId: ada.id, ...times, device: '' }, 0);
    return `rb_session=${token}`;
  };
  for (const isSecure of [false, true]) {
    const cookie = await begin(tokenOf(`token-${isSecure}`));
    assert.is((await identity.userOf(browser(cookie, isSecure)))?.id, ada.id);
    const next = cookieOf(await identity.openSession(ada, browser(cookie, isSecure)));
    assert.is(await identity.userOf(browser(cookie, isSecure)), null);
    assert.is(
      (await identity.userOf(browser(`${cookie}; ${next}`, true)))?.id,
      isSecure ? ada.id : undefined,
    );
    const left = await begin(tokenOf(`left-${isSecure}`));
    await identity.closeSession(browser(left, isSecure));
    assert.is(await identity.userOf(browser(left, isSecure)), null);
  }
});

test.run();
