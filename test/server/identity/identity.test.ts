import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { Identity } from '../../../src/server/identity/identity.ts';
import { SqliteIdentityStore } from '../../../src/server/stores/sqlite/identity-store.ts';
import type { Caller } from '../../../src/server-kernel/caller.ts';

const HOUR = 60 * 60 * 1000;
const test = suite<{
  identity: Identity;
  store: SqliteIdentityStore;
  clock: { now: number };
}>('identity');

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
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? [error.statusCode, error.code] : error),
  );
/** A browser with this Cookie header. */
const browser = (cookie?: string, isSecure = false): Caller => ({
  cookie,
  isSecure,
  userAgent: undefined,
});
const cookieOf = (opened: { setCookie: string } | null) => opened?.setCookie.split(';')[0] ?? '';

test('knows a user by login and password, in any case of the login', async ({ identity }) => {
  const ada = await identity.createUser({ ...ADA, profile: { name: 'Ada' } });
  assert.match(ada.id, /^\d{9}$/);
  assert.equal(ada.profile, { name: 'Ada' });
  assert.equal(await identity.authenticate('ada@example.TEST', ADA.password), ada);
  assert.is(await identity.authenticate(ADA.login, 'wrong'), null);
  assert.is(await identity.authenticate('nobody', ADA.password), null);
  assert.is(await identity.authenticate('nobody', 'nobody'), null);
  assert.is(await identity.authenticate('', ''), null);
  assert.equal(await identity.userById(ada.id), ada);
  assert.equal(await statusOf(identity.createUser(ADA)), [409, 'login-taken']);
});

test('keeps passwords as argon2id hashes and tokens as hashes', async ({ identity, store }) => {
  const ada = await identity.createUser(ADA);
  assert.match((await store.userById(ada.id))?.passwordHash ?? '', /^\$argon2id\$/);
  const token = cookieOf(await identity.openSession(ada, browser())).split('=')[1] ?? '';
  assert.match(token, /^[\w-]{43}$/);
  assert.is(await store.session(token), null);
});

test('the session cookie is out of reach for scripts and other sites', async ({ identity }) => {
  const ada = await identity.createUser(ADA);
  const flags = async (secure: boolean) =>
    ((await identity.openSession(ada, browser(undefined, secure)))?.setCookie ?? '')
      .split('; ')
      .slice(1)
      .sort();
  assert.equal(await flags(false), ['HttpOnly', 'Path=/', 'SameSite=Lax']);
  assert.equal(await flags(true), ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
});

test('a session lasts while it is used, a month at most', async ({ identity, clock }) => {
  const ada = await identity.createUser(ADA);
  const cookie = cookieOf(await identity.openSession(ada, browser()));
  const isSignedIn = async () => (await identity.userOf(browser(cookie)))?.id === ada.id;
  for (let used = 0; used < 70; used += 1) {
    clock.now += 10 * HOUR;
    assert.is(await isSignedIn(), true, `use ${used}`);
  }
  clock.now += 12 * HOUR + 1;
  assert.is(await isSignedIn(), false);
  const second = cookieOf(await identity.openSession(ada, browser()));
  for (let used = 0; used < 71; used += 1) {
    clock.now += 10 * HOUR;
    await identity.userOf(browser(second));
  }
  clock.now += 10 * HOUR + 1;
  assert.is(await identity.userOf(browser(second)), null);
});

test('knows by its id whose a session is, while it lasts', async ({ identity, clock }) => {
  const ada = await identity.createUser(ADA);
  const open = async () => {
    const cookie = cookieOf(await identity.openSession(ada, browser()));
    return { cookie, id: (await identity.sessionOf(browser(cookie)))?.id ?? '' };
  };
  const [ended, kept] = [await open(), await open()];
  assert.is(
    await identity.userOf(browser(`rb_session=${kept.id}`)),
    null,
    'the id signs nobody in',
  );
  await identity.closeSession(browser(ended.cookie));
  assert.is(await identity.userBySession(ended.id), null);
  assert.is((await identity.userBySession(kept.id))?.id, ada.id);
  clock.now += 12 * HOUR + 1;
  assert.is(await identity.userBySession(kept.id), null);
});

test('finds its cookie among others and takes no other for it', async ({ identity }) => {
  const ada = await identity.createUser(ADA);
  const cookie = cookieOf(await identity.openSession(ada, browser()));
  assert.is((await identity.userOf(browser(`a=1; ${cookie}; b=2`)))?.id, ada.id);
  for (const header of [undefined, '', 'rb_session=', `x${cookie}`, `${cookie}x`, 'rb_session']) {
    assert.is(await identity.userOf(browser(header)), null, String(header));
  }
});

test('signing out ends one session, a new password all of them', async ({ identity }) => {
  const ada = await identity.createUser(ADA);
  const open = async () => cookieOf(await identity.openSession(ada, browser()));
  const [first, second, third] = [await open(), await open(), await open()];
  const { setCookie } = await identity.closeSession(browser(first));
  assert.match(setCookie, /^rb_session=; .*Max-Age=0/);
  assert.is(await identity.userOf(browser(first)), null);
  assert.is((await identity.userOf(browser(second)))?.id, ada.id);
  assert.is((await identity.setPassword(ada, 'new password'))?.id, ada.id);
  assert.equal(
    [await identity.userOf(browser(second)), await identity.userOf(browser(third))],
    [null, null],
  );
  assert.is(await identity.authenticate(ADA.login, ADA.password), null);
  assert.is((await identity.authenticate(ADA.login, 'new password'))?.id, ada.id);
});

test('who proved it with an earlier password is not let in, nor sets another', async ({
  identity,
}) => {
  const ada = await identity.createUser(ADA);
  const changed = await identity.setPassword(ada, 'new password');
  assert.is(await identity.openSession(ada, browser()), null);
  assert.is(await identity.setPassword(ada, 'a third one'), null);
  assert.equal(await identity.authenticate(ADA.login, 'new password'), changed);
  assert.ok(changed && (await identity.openSession(changed, browser())));
});

test('nobody shuts a user out by wrong passwords', async ({ identity }) => {
  await identity.createUser(ADA);
  for (let i = 0; i < 30; i += 1) await identity.authenticate(ADA.login, 'wrong');
  assert.is((await identity.authenticate(ADA.login, ADA.password))?.login, ADA.login);
});

test('a browser that signs in again leaves no session behind', async ({ identity }) => {
  const ada = await identity.createUser(ADA);
  const bob = await identity.createUser({ ...ADA, login: 'bob@example.test' });
  const elsewhere = cookieOf(await identity.openSession(ada, browser()));
  const first = cookieOf(await identity.openSession(ada, browser()));
  const second = cookieOf(await identity.openSession(bob, browser(first)));
  assert.is(await identity.userOf(browser(first)), null);
  assert.is((await identity.userOf(browser(second)))?.id, bob.id);
  assert.is((await identity.userOf(browser(elsewhere)))?.id, ada.id, 'another browser stays');
});

test('lists the sessions of a user, and ends one or all others', async ({ identity, clock }) => {
  const ada = await identity.createUser(ADA);
  const bob = await identity.createUser({ ...ADA, login: 'bob@example.test' });
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
  const open = async (who = ada) =>
    cookieOf(await identity.openSession(who, { ...browser(), userAgent }));
  const [first, bobs] = [await open(), await open(bob)];
  clock.now += HOUR;
  const [second, third] = [await open(), await open()];
  const listed = await identity.sessionsOf(browser(first));
  assert.equal(
    listed.map(({ device, begunAt, isCurrent }) => [device, clock.now - begunAt, isCurrent]),
    [
      ['Firefox 127 · Linux', 0, false],
      ['Firefox 127 · Linux', 0, false],
      ['Firefox 127 · Linux', HOUR, true],
    ],
  );
  for (const { id } of listed) {
    assert.is(await identity.userOf(browser(`rb_session=${id}`)), null, 'an id signs nobody in');
    assert.is(await identity.userBySession(id), null);
    assert.is(await identity.endSession(browser(bobs), id), false, 'it is somebody else’s');
  }
  const other = (await identity.sessionsOf(browser(second))).find(({ isCurrent }) => isCurrent);
  assert.is(await identity.endSession(browser(first), other?.id ?? ''), true);
  assert.is(await identity.userOf(browser(second)), null);
  assert.is((await identity.userOf(browser(third)))?.id, ada.id);
  assert.is(await identity.endSession(browser(first), null), true);
  assert.is(await identity.userOf(browser(third)), null);
  assert.is((await identity.userOf(browser(first)))?.id, ada.id);
  assert.is((await identity.userOf(browser(bobs)))?.id, bob.id);
  assert.equal(await identity.sessionsOf(browser()), []);
  assert.is(await identity.endSession(browser(), null), false);
});

test('an account that is barred is over at once, and open again when it is opened', async ({
  identity,
}) => {
  const ada = await identity.createUser(ADA);
  const cookie = cookieOf(await identity.openSession(ada, browser()));
  await identity.setDisabled(ada, true);
  assert.is(await identity.userOf(browser(cookie)), null);
  assert.is(await identity.authenticate(ADA.login, ADA.password), null);
  assert.is(await identity.authenticateById(ada.id, ADA.password), null);
  assert.is(await identity.openSession(ada, browser()), null);
  await identity.setDisabled(ada, false);
  assert.is(await identity.userOf(browser(cookie)), null);
  assert.equal(await identity.authenticate(ADA.login, ADA.password), ada);
});

test('a one-time password is good for a while, and for no session', async ({ identity, clock }) => {
  const passwordExpiresAt = clock.now + HOUR;
  const ada = await identity.createUser({ ...ADA, passwordExpiresAt });
  assert.equal(await identity.authenticate(ADA.login, ADA.password), ada);
  assert.is(await identity.openSession(ada, browser()), null);
  clock.now += HOUR;
  assert.is(await identity.authenticate(ADA.login, ADA.password), null);
  clock.now -= 1;
  const changed = await identity.setPassword(ada, 'her own');
  assert.is(changed?.passwordExpiresAt, null);
  clock.now += 100 * HOUR;
  assert.ok(changed && (await identity.openSession(changed, browser())));
});

test('nobody is player and staff at once', async ({ identity }) => {
  const both = identity.createUser({ ...ADA, roles: ['player', 'support'] });
  assert.match(String(await statusOf(both)), /staff are no players/);
  assert.is(await identity.userByLogin(ADA.login), null);
});

test('forgets sessions that are over', async ({ identity, store, clock }) => {
  const ada = await identity.createUser(ADA);
  const open = async () => (await identity.openSession(ada, browser()))?.id ?? '';
  const over = await open();
  clock.now += 13 * HOUR;
  const fresh = await open();
  await identity.removeExpired();
  assert.is(await store.session(over), null);
  assert.is((await store.session(fresh))?.userId, ada.id);
});

test.run();
