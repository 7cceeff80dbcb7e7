import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sessionIdOf } from '../../../src/kernel/write-key.ts';
import { createWriteKey } from '../../../src/site/ports/surroundings.ts';
import {
  appStarted,
  openSite,
  Recording,
  readEvents,
  timerFired,
  upload,
} from '../support/recording.ts';
import { eventually, type TestServer, testServer } from '../support/server.ts';
import { both, signInAll } from '../support/staff.ts';

interface Scene {
  readonly on: TestServer;
  readonly key: string;
  /** A session whose id is made of the key. */
  readonly tab: Recording;
  /** Two browsers. */
  readonly owner: string;
  readonly other: string;
}

const test = suite<Scene>('log service: who may write a session');

test.before.each(async (scene) => {
  const on = await testServer();
  const key = createWriteKey(crypto);
  const tab = new Recording(sessionIdOf(key));
  Object.assign(scene, { on, key, tab, owner: await openSite(on), other: await openSite(on) });
});

test.after.each(({ on }) => on.dispose());

/** Status and code or last stored seq of an upload. */
async function sent(on: TestServer, tab: Recording, batch: Batch, cookie: string, key?: string) {
  const response = await upload(on, tab.sessionId, batch, cookie, {
    'x-log-write-key': key ?? null,
  });
  const { error, ackedSeq } = (await response.json()) as { error?: string; ackedSeq?: number };
  return [response.status, error ?? ackedSeq];
}

type Batch = Parameters<typeof upload>[2];

test('a session of a build before write keys is added to by nobody', async (scene) => {
  const { on, owner, other, key } = scene;
  const tab = new Recording('session_00000000000001');
  const first = await tab.cut([appStarted(tab.sessionId)]);
  for (const cookie of [owner, other, '']) {
    assert.equal(await sent(on, tab, first, cookie), [403, 'needs-x-log-write-key']);
    assert.equal(await sent(on, tab, first, cookie, key), [403, 'wrong-x-log-write-key']);
  }
});

test('the key writes, whatever the cookie, and is told where the log ends', async (scene) => {
  const { on, owner, other, key, tab } = scene;
  const first = await tab.cut([appStarted(tab.sessionId)]);
  assert.equal(await sent(on, tab, first, owner, key), [200, 0]);
  const rival = new Recording(tab.sessionId);
  const cutOtherwise = await rival.cut([appStarted(tab.sessionId), timerFired('x')]);
  assert.equal(await sent(on, tab, cutOtherwise, other, key), [409, 'overlap']);
  assert.equal(await sent(on, tab, await tab.cut([timerFired('a')]), other, key), [200, 1]);
  assert.equal(await sent(on, tab, await tab.cut([timerFired('b')]), '', key), [200, 2]);
  assert.equal(await sent(on, tab, await tab.cut([timerFired('c')]), owner, key), [200, 3]);
});

test('without its key a session that has one is written by nobody', async (scene) => {
  const { on, owner, other, key, tab } = scene;
  const first = await tab.cut([appStarted(tab.sessionId)]);
  assert.equal(await sent(on, tab, first, owner), [403, 'needs-x-log-write-key'], 'not begun');
  assert.equal(await sent(on, tab, first, owner, key), [200, 0]);
  const next = await tab.cut([timerFired('next')]);
  for (const cookie of [owner, other, '']) {
    for (const batch of [first, next]) {
      assert.equal(await sent(on, tab, batch, cookie), [403, 'needs-x-log-write-key']);
      for (const wrong of [
        createWriteKey(crypto),
        tab.sessionId,
        '',
        `${key}A`,
        key.slice(1),
        key.toUpperCase(),
      ]) {
        assert.equal(await sent(on, tab, batch, cookie, wrong), [403, 'wrong-x-log-write-key']);
      }
    }
  }
  const { lines } = await readEvents(on, tab.sessionId, await on.signIn('support'));
  assert.equal(
    lines.map(({ seq }) => seq),
    [0],
  );
});

test('is refused before the body is read', async ({ on, owner, tab }) => {
  const batch = await tab.cut([appStarted(tab.sessionId)]);
  const large = { ...batch, body: new Uint8Array(1024 * 1024) };
  assert.equal(await sent(on, tab, large, owner), [403, 'needs-x-log-write-key']);
});

test('who has a stored batch and not its key is shown nothing by repeating it', async (scene) => {
  const { on, key, tab, owner, other } = scene;
  const { player } = await signInAll(on);
  const own = async (cookie: string) => {
    const response = await on.get('/log-api/v1/sessions', cookie);
    return ((await response.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
  };
  const first = await tab.cut([appStarted(tab.sessionId)]);
  assert.equal(await sent(on, tab, first, owner, key), [200, 0]);
  const asPlayer = both(other, player);
  assert.equal(await sent(on, tab, first, asPlayer), [403, 'needs-x-log-write-key']);
  assert.equal(await own(player), []);
});

test('what is refused goes on record without the key', async ({ on, owner, tab }) => {
  const wrong = createWriteKey(crypto);
  const batch = await tab.cut([appStarted(tab.sessionId)]);
  await sent(on, tab, batch, owner, wrong);
  const support = await on.signIn('support');
  const { items } = await eventually(
    async () => (await on.get('/log-api/v1/security-events', support)).json(),
    ({ items }) => JSON.stringify(items).includes('wrong-x-log-write-key'),
  );
  assert.not.match(JSON.stringify(items), wrong);
});

test.run();
