import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Identity } from '../../src/server/identity.ts';
import { Refusal } from '../../src/server/refusal.ts';
import { SqliteIdentityStore } from '../../src/server/stores/sqlite/identity-store.ts';

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
  const token = cookieOf(await identity.openSession(ada, { secure: false })).split('=')[1] ?? '';
  assert.match(token, /^[\w-]{43}$/);
  assert.is(await store.session(token), null);
});

test('the session cookie is out of reach for scripts and other sites', async ({ identity }) => {
  const ada = await identity.createUser(ADA);
  const flags = async (secure: boolean) =>
    ((await identity.openSession(ada, { secure }))?.setCookie ?? '').split('; ').slice(1).sort();
  assert.equal(await flags(false), ['HttpOnly', 'Path=/', 'SameSite=Lax']);
  assert.equal(await flags(true), ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
});

test('a session lasts while it is used, a month at most', async ({ identity, clock }) => {
  const ada = await identity.createUser(ADA);
  const cookie = cookieOf(await identity.openSession(ada, { secure: false }));
  const isSignedIn = async () => (await identity.userOf(cookie))?.id === ada.id;
  for (let used = 0; used < 70; used += 1) {
    clock.now += 10 * HOUR;
    assert.is(await isSignedIn(), true, `use ${used}`);
  }
  clock.now += 12 * HOUR + 1;
  assert.is(await isSignedIn(), false);
  const second = cookieOf(await identity.openSession(ada, { secure: false }));
  for (let used = 0; used < 71; used += 1) {
    clock.now += 10 * HOUR;
    await identity.userOf(second);
  }
  clock.now += 10 * HOUR + 1;
  assert.is(await identity.userOf(second), null);
});

test('knows by its id whose a session is, while it lasts', async ({ identity, clock }) => {
  const ada = await identity.createUser(ADA);
  const open = async () => {
    const cookie = cookieOf(await identity.openSession(ada, { secure: false }));
    return { cookie, id: (await identity.sessionOf(cookie))?.id ?? '' };
  };
  const [ended, kept] = [await open(), await open()];
  assert.is(await identity.userOf(`rb_session=${kept.id}`), null, 'the id signs nobody in');
  await identity.closeSession(ended.cookie, { secure: false });
  assert.is(await identity.userBySession(ended.id), null);
  assert.is((await identity.userBySession(kept.id))?.id, ada.id);
  clock.now += 12 * HOUR + 1;
  assert.is(await identity.userBySession(kept.id), null);
});

test('finds its cookie among others and takes no other for it', async ({ identity }) => {
  const ada = await identity.createUser(ADA);
  const cookie = cookieOf(await identity.openSession(ada, { secure: false }));
  assert.is((await identity.userOf(`a=1; ${cookie}; b=2`))?.id, ada.id);
  for (const header of [undefined, '', 'rb_session=', `x${cookie}`, `${cookie}x`, 'rb_session']) {
    assert.is(await identity.userOf(header), null, String(header));
  }
});

test('signing out ends one session, a new password all of them', async ({ identity }) => {
  const ada = await identity.createUser(ADA);
  const open = async () => cookieOf(await identity.openSession(ada, { secure: false }));
  const [first, second, third] = [await open(), await open(), await open()];
  const { setCookie } = await identity.closeSession(first, { secure: true });
  assert.match(setCookie, /^rb_session=; .*Max-Age=0.*Secure/);
  assert.is(await identity.userOf(first), null);
  assert.is((await identity.userOf(second))?.id, ada.id);
  assert.is((await identity.setPassword(ada, 'new password'))?.id, ada.id);
  assert.equal([await identity.userOf(second), await identity.userOf(third)], [null, null]);
  assert.is(await identity.authenticate(ADA.login, ADA.password), null);
  assert.is((await identity.authenticate(ADA.login, 'new password'))?.id, ada.id);
});

test('who proved it with an earlier password is not let in, nor sets another', async ({
  identity,
}) => {
  const ada = await identity.createUser(ADA);
  const changed = await identity.setPassword(ada, 'new password');
  assert.is(await identity.openSession(ada, { secure: false }), null);
  assert.is(await identity.setPassword(ada, 'a third one'), null);
  assert.equal(await identity.authenticate(ADA.login, 'new password'), changed);
  assert.ok(changed && (await identity.openSession(changed, { secure: false })));
});

test('nobody shuts a user out by wrong passwords', async ({ identity }) => {
  await identity.createUser(ADA);
  for (let i = 0; i < 30; i += 1) await identity.authenticate(ADA.login, 'wrong');
  assert.is((await identity.authenticate(ADA.login, ADA.password))?.login, ADA.login);
});

test('forgets sessions that are over', async ({ identity, store, clock }) => {
  const ada = await identity.createUser(ADA);
  const open = async () => {
    const token = cookieOf(await identity.openSession(ada, { secure: false })).split('=')[1] ?? '';
    return createHash('sha256').update(token).digest('hex');
  };
  const over = await open();
  clock.now += 13 * HOUR;
  const fresh = await open();
  await identity.removeExpired();
  assert.is(await store.session(over), null);
  assert.is((await store.session(fresh))?.userId, ada.id);
});

test.run();
