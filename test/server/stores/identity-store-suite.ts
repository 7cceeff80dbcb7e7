import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type {
  IdentityStore,
  NewPassword,
  StoredUser,
} from '../../../src/server/stores/identity-store.ts';

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
  passwordExpiresAt: null,
  disabledAt: null,
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
  barring(inStore);
  secondSteps(inStore);
  test.run();
}

/** A password that its user has chosen. */
const own = (hash: string): NewPassword => ({ hash, expiresAt: null });

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

const session = (tokenHash: string, userId: string, at = 100) => ({
  tokenHash,
  userId,
  createdAt: at,
  usedAt: at,
  device: 'Firefox 127 · Linux',
});

function signIns(inStore: InStore): void {
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
    assert.is(await store.setPassword('1', own('new hash'), 0), true);
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
    await store.setPassword('1', own('new hash'), 0);
    assert.is(await store.addSession(session('t2', '1'), 0), false);
    assert.is(await store.setPassword('1', own('another hash'), 0), false);
    assert.is(await store.addSession(session('t3', '1'), 1), true);
    assert.is(await store.setPassword('2', own('nobody'), 0), false);
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
        store.setPassword('1', own(`hash ${version}`), version),
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

function barring(inStore: InStore): void {
  inStore(
    'lists a user’s sessions, the one last used first, and ends all but one',
    async (store) => {
      await store.addUser(user('1', 'ada@example.test'));
      await store.addUser(user('2', 'bob@example.test'));
      for (const token of ['t1', 't2', 't3']) await store.addSession(session(token, '1'), 0);
      await store.addSession(session('bobs', '2'), 0);
      await store.touchSession('t2', 300);
      await store.touchSession('t3', 200);
      const tokens = async () => (await store.sessionsOf('1')).map(({ tokenHash }) => tokenHash);
      assert.equal(await tokens(), ['t2', 't3', 't1']);
      assert.equal((await store.sessionsOf('1'))[2], session('t1', '1'));
      await store.removeOtherSessions('1', 't3');
      assert.equal(await tokens(), ['t3']);
      assert.is((await store.session('bobs'))?.userId, '2');
    },
  );

  inStore('an account that is barred has no sessions until it is opened again', async (store) => {
    await store.addUser(user('1', 'ada@example.test'));
    await store.addSession(session('t1', '1'), 0);
    await store.setDisabled('1', 500);
    assert.is(await store.session('t1'), null);
    assert.is((await store.userById('1'))?.disabledAt, 500);
    assert.is(await store.addSession(session('t2', '1'), 0), false);
    await store.setDisabled('1', null);
    assert.is(await store.addSession(session('t2', '1'), 0), true);
  });

  inStore('whatever is opened at the moment of barring is over after it', async (store) => {
    await store.addUser(user('1', 'ada@example.test'));
    const tokens = Array.from({ length: 8 }, (_, i) => `t${i}`);
    const open = (token: string) => store.addSession(session(token, '1'), 0);
    const [first, last] = [tokens.slice(0, 4), tokens.slice(4)];
    await Promise.all([...first.map(open), store.setDisabled('1', 500), ...last.map(open)]);
    assert.equal(await store.sessionsOf('1'), []);
  });

  inStore('a password that is not the user’s own signs nobody in', async (store) => {
    await store.addUser({ ...user('1', 'ada@example.test'), passwordExpiresAt: 900 });
    assert.is((await store.userById('1'))?.passwordExpiresAt, 900);
    assert.is(await store.addSession(session('t1', '1'), 0), false);
    await store.setPassword('1', own('chosen'), 0);
    assert.is((await store.userById('1'))?.passwordExpiresAt, null);
    assert.is(await store.addSession(session('t1', '1'), 1), true);
    await store.setPassword('1', { hash: 'made', expiresAt: 950 }, 1);
    assert.equal(await store.sessionsOf('1'), []);
    assert.is(await store.addSession(session('t2', '1'), 2), false);
  });

  inStore('tells staff from players', async (store) => {
    await store.addUser(user('1', 'ada@example.test'));
    await store.addUser({ ...user('2', 'Zoe@example.test'), roles: ['support'] });
    await store.addUser({ ...user('3', 'bob@example.test'), roles: ['analyst'] });
    assert.equal(
      (await store.staff()).map(({ login }) => login),
      ['bob@example.test', 'Zoe@example.test'],
    );
  });
}

function secondSteps(inStore: InStore): void {
  const ENABLED = { sealedKey: 'k2', at: 300, step: 7, recoveryHashes: ['a', 'b'] };

  inStore('sets a second step up with the key that was started last', async (store) => {
    await store.addUser(user('1', 'ada@example.test'));
    const { secondSteps: steps } = store;
    assert.is(await steps.find('1'), null);
    assert.is(await steps.start('1', 'k1', 100), true);
    assert.is(await steps.start('1', 'k2', 200), true);
    assert.is(await steps.spendStep('1', 9), false, 'it is not enabled yet');
    assert.is(await steps.enable('1', { ...ENABLED, sealedKey: 'k1' }), false);
    assert.is(await steps.enable('1', ENABLED), true);
    assert.is(await steps.enable('1', ENABLED), false);
    assert.is(await steps.start('1', 'k3', 400), false, 'it is not replaced unasked');
    const kept = { sealedKey: 'k2', startedAt: 200, enabledAt: 300, lastStep: 7 };
    assert.equal(await steps.find('1'), kept);
  });

  inStore('lets each code count once, also of several at the same moment', async (store) => {
    await store.addUser(user('1', 'ada@example.test'));
    await store.addUser(user('2', 'bob@example.test'));
    const { secondSteps: steps } = store;
    await steps.start('1', 'k2', 200);
    await steps.enable('1', ENABLED);
    const many = (work: () => Promise<boolean>) => Promise.all(Array.from({ length: 5 }, work));
    const countOf = (answers: boolean[]) => answers.filter(Boolean).length;
    assert.is(await steps.spendStep('1', 7), false, 'the code it was enabled with');
    assert.is(countOf(await many(() => steps.spendStep('1', 8))), 1);
    assert.is(await steps.spendStep('1', 6), false);
    assert.is(await steps.spendRecovery('2', 'a'), false, 'somebody else’s');
    assert.is(countOf(await many(() => steps.spendRecovery('1', 'a'))), 1);
    assert.is(await steps.spendRecovery('1', 'b'), true);
  });

  inStore('forgets a second step with its recovery codes', async (store) => {
    await store.addUser(user('1', 'ada@example.test'));
    const { secondSteps: steps } = store;
    await steps.start('1', 'k2', 200);
    await steps.enable('1', ENABLED);
    await steps.remove('1');
    assert.is(await steps.find('1'), null);
    assert.is(await steps.spendRecovery('1', 'a'), false);
    assert.is(await steps.start('1', 'k4', 500), true);
  });
}
