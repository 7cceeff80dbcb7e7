import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Erasure } from '../../../src/domain/protection/erasure.ts';
import type { ErasureStore } from '../../../src/server/stores/erasure-store.ts';

/** What the suite needs of an adapter: an empty store, and its end. */
export interface ErasureStoreUnderTest {
  readonly store: ErasureStore;
  readonly dispose: () => Promise<void>;
}

type InStore = (title: string, check: (store: ErasureStore) => Promise<void>) => void;

/** The behaviour that every adapter of the port has. */
export function erasureStoreSuite(name: string, open: () => Promise<ErasureStoreUnderTest>): void {
  const test = suite(name);
  const inStore: InStore = (title, check) =>
    test(title, async () => {
      const { store, dispose } = await open();
      try {
        await check(store);
      } finally {
        await dispose();
      }
    });
  asking(inStore);
  deciding(inStore);
  test.run();
}

async function add(store: ErasureStore, userId: string, requestedBy = 'ann'): Promise<Erasure> {
  const added = await store.add({ userId, requestedBy, requestedAt: 100, dueAt: 200 });
  assert.ok(added);
  return added;
}

const ids = (list: readonly Erasure[]) => list.map((one) => one.userId);

function asking(inStore: InStore): void {
  inStore('keeps what was asked for, newest first', async (store) => {
    const first = await add(store, '7');
    assert.equal(first, {
      ...{ id: first.id, userId: '7', state: 'pending', requestedBy: 'ann', requestedAt: 100 },
      ...{ dueAt: 200, decidedBy: null, decidedAt: null, carriedAt: null },
      ...{ sessions: null, keys: null },
    });
    const second = await add(store, '8', 'bob');
    assert.equal(await store.erasure(first.id), first);
    assert.is(await store.erasure(first.id + 1000), null);
    assert.equal(ids(await store.list(10)), ['8', '7']);
    assert.equal(ids(await store.list(1)), ['8']);
    assert.equal(ids(await store.list(10, second.id)), ['7']);
    assert.equal([await store.pendingOf('ann'), await store.pendingOf('eve')], [1, 0]);
  });

  inStore('takes one at a time for a person, and none after it was carried out', async (store) => {
    const wanted = { userId: '7', requestedBy: 'bob', requestedAt: 101, dueAt: 201 };
    const first = await add(store, '7');
    assert.is(await store.add(wanted), null);
    await store.decide(first.id, { state: 'cancelled', by: 'ann', at: 110 });
    const second = await store.add(wanted);
    assert.ok(second);
    assert.is(await store.carriedOut(second.id, 300, { sessions: 1, keys: 2 }), true);
    assert.is(await store.add({ ...wanted, requestedAt: 400 }), null);
  });
}

function deciding(inStore: InStore): void {
  inStore('is confirmed by another than asked for it', async (store) => {
    const { id } = await add(store, '7');
    assert.is(await store.decide(id, { state: 'confirmed', by: 'ann', at: 150 }), null);
    assert.equal(await store.due(150), []);
    const confirmed = await store.decide(id, { state: 'confirmed', by: 'bob', at: 150 });
    assert.equal(
      [confirmed?.state, confirmed?.decidedBy, confirmed?.decidedAt],
      ['confirmed', 'bob', 150],
    );
    assert.equal(ids(await store.due(150)), ['7']);
    assert.is(await store.decide(id, { state: 'cancelled', by: 'ann', at: 160 }), null);
  });

  inStore('is due when its time has come, unless it was cancelled', async (store) => {
    const { id } = await add(store, '7');
    await add(store, '8');
    assert.is(
      (await store.decide(id, { state: 'cancelled', by: 'ann', at: 150 }))?.state,
      'cancelled',
    );
    assert.equal(await store.due(199), []);
    assert.equal(ids(await store.due(200)), ['8']);
    assert.is(await store.carriedOut(id, 300, { sessions: 0, keys: 0 }), false);
  });

  inStore('is carried out once, and looked at once more', async (store) => {
    const { id } = await add(store, '7');
    const erased = { sessions: 3, keys: 5 };
    const both = await Promise.all([
      store.carriedOut(id, 300, erased),
      store.carriedOut(id, 301, erased),
    ]);
    assert.equal(both.sort(), [false, true]);
    assert.equal(await store.due(1000), []);
    const done = await store.erasure(id);
    assert.equal([done?.state, done?.sessions, done?.keys], ['carried-out', 3, 5]);
    assert.equal(await store.unchecked(300), []);
    assert.equal(ids(await store.unchecked(400)), ['7']);
    await store.checked(id, 400);
    assert.equal(await store.unchecked(1000), []);
  });
}
