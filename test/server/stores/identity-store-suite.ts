import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { IdentityStore, StoredUser } from '../../../src/server/stores/identity-store.ts';

/** What the suite needs of an adapter: an empty store, and its end. */
export interface IdentityStoreUnderTest {
  readonly store: IdentityStore;
  readonly dispose: () => Promise<void>;
}

const user = (id: string, login: string): StoredUser => ({
  id,
  login,
  passwordHash: `hash of ${id}`,
  passwordVersion: 0,
  roles: ['player'],
  profile: { name: 'Ada', nested: { list: [1, null, 'x'] } },
});

/** The behaviour that every adapter of the identity port has. */
export function identityStoreSuite(
  name: string,
  open: () => Promise<IdentityStoreUnderTest>,
): void {
  const test = suite(name);
  const inStore = (title: string, check: (store: IdentityStore) => Promise<void>) =>
    test(title, async () => {
      const { store, dispose } = await open();
      try {
        await check(store);
      } finally {
        await dispose();
      }
    });
  accounts(inStore);
  signIns(inStore);
  test.run();
}

type InStore = (title: string, check: (store: IdentityStore) => Promise<void>) => void;

function accounts(inStore: InStore): void {
  inStore('gives a user back as it was added', async (store) => {
    const ada = user('1', 'Ada@Example.test');
    assert.is(await store.addUser(ada), true);
    assert.equal(await store.userById('1'), ada);
    assert.equal(await store.userByLogin(' ada@example.TEST '), ada);
    assert.is(await store.userById('2'), null);
    assert.is(await store.userByLogin('bob@example.test'), null);
  });

  inStore('lets a login be taken once, in whatever case', async (store) => {
    const both = await Promise.all([
      store.addUser(user('1', 'ada@example.test')),
      store.addUser(user('2', 'ADA@example.test')),
    ]);
    assert.equal(both.sort(), [false, true]);
  });

  inStore('finds users by part of a login, taken literally', async (store) => {
    await store.addUser(user('1', 'ada@example.test'));
    await store.addUser(user('2', 'adam_x@example.test'));
    await store.addUser(user('3', 'bob@example.test'));
    assert.equal(await store.userIdsByLoginText('ADA', 10), ['1', '2']);
    assert.equal(await store.userIdsByLoginText('example', 2), ['1', '2']);
    assert.equal(await store.userIdsByLoginText('m_x', 10), ['2']);
    assert.equal(await store.userIdsByLoginText('a%x', 10), []);
  });
}

function signIns(inStore: InStore): void {
  const session = (tokenHash: string, userId: string, at = 100) => ({
    tokenHash,
    userId,
    createdAt: at,
    usedAt: at,
  });

  inStore('keeps sessions until they are removed', async (store) => {
    await store.addUser(user('1', 'ada@example.test'));
    await store.addSession(session('t1', '1'), 0);
    assert.equal(await store.session('t1'), session('t1', '1'));
    await store.touchSession('t1', 300);
    await store.touchSession('t1', 200);
    assert.is((await store.session('t1'))?.usedAt, 300);
    await store.removeSession('t1');
    await store.removeSession('t1');
    assert.is(await store.session('t1'), null);
  });

  inStore('a new password ends the sessions of its user, no others', async (store) => {
    await store.addUser(user('1', 'ada@example.test'));
    await store.addUser(user('2', 'bob@example.test'));
    await store.addSession(session('t1', '1'), 0);
    await store.addSession(session('t2', '1'), 0);
    await store.addSession(session('t3', '2'), 0);
    assert.is(await store.setPasswordHash('1', 'new hash', 0), true);
    const ada = await store.userById('1');
    assert.equal([ada?.passwordHash, ada?.passwordVersion], ['new hash', 1]);
    assert.equal(
      [await store.session('t1'), await store.session('t2'), (await store.session('t3'))?.userId],
      [null, null, '2'],
    );
  });

  inStore('what began under an earlier password does not go on', async (store) => {
    await store.addUser(user('1', 'ada@example.test'));
    assert.is(await store.addSession(session('t1', '1'), 0), true);
    await store.setPasswordHash('1', 'new hash', 0);
    assert.is(await store.addSession(session('t2', '1'), 0), false);
    assert.is(await store.setPasswordHash('1', 'another hash', 0), false);
    assert.is(await store.addSession(session('t3', '1'), 1), true);
    assert.is(await store.setPasswordHash('2', 'nobody', 0), false);
    assert.is(await store.addSession(session('t4', '2'), 0), false);
    const left = await Promise.all(['t1', 't2', 't3', 't4'].map((token) => store.session(token)));
    assert.equal(
      left.map((one) => one?.tokenHash ?? null),
      [null, null, 't3', null],
    );
    assert.is((await store.userById('1'))?.passwordHash, 'new hash');
  });

  inStore('whatever is opened at the moment of a new password is over after it', async (store) => {
    await store.addUser(user('1', 'ada@example.test'));
    for (let version = 0; version < 10; version += 1) {
      const tokens = Array.from({ length: 8 }, (_, i) => `t${version}-${i}`);
      const open = (token: string) => store.addSession(session(token, '1'), version);
      await Promise.all([
        ...tokens.slice(0, 4).map(open),
        store.setPasswordHash('1', `hash ${version}`, version),
        ...tokens.slice(4).map(open),
      ]);
      const left = await Promise.all(tokens.map((token) => store.session(token)));
      assert.ok(left.every((one) => one === null));
    }
  });

  inStore('sweeps away sessions unused for long or begun long ago', async (store) => {
    await store.addUser(user('1', 'ada@example.test'));
    await store.addSession(session('unused', '1', 100), 0);
    await store.addSession(session('old', '1', 50), 0);
    await store.addSession(session('good', '1', 100), 0);
    await store.touchSession('old', 900);
    await store.touchSession('good', 900);
    await store.removeSessions(500, 80);
    const left = await Promise.all(['unused', 'old', 'good'].map((token) => store.session(token)));
    assert.equal(
      left.map((one) => one?.tokenHash ?? null),
      [null, null, 'good'],
    );
  });
}
