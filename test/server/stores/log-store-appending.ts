import * as assert from 'uvu/assert';
import { batchChain, newBatch } from './log-batches.ts';
import { ALL, appendAll, bytes, type InStore } from './log-store-tools.ts';

export function appending(inStore: InStore): void {
  inStore('appends batches that follow each other and says how far it is', async (store) => {
    const [first, second] = batchChain(2);
    assert.ok(first && second);
    assert.equal(await store.append(first), {
      kind: 'stored',
      ackedSeq: 9,
      chain: first.chain,
      receivedAt: first.receivedAt,
    });
    const outcome = await store.append(second);
    assert.is(outcome.ackedSeq, 19);
    const session = await store.session(first.sessionId);
    assert.is(session?.eventCount, 20);
    assert.is(session?.ackedSeq, 19);
    assert.is(session?.chain, second.chain);
    assert.is(session?.receivedFirst, first.receivedAt);
    assert.is(session?.receivedLast, second.receivedAt);
  });

  inStore('answers a repeated batch as the first time and stores it once', async (store) => {
    const [first, second] = batchChain(2);
    assert.ok(first && second);
    await appendAll(store, [first, second]);
    const again = await store.append({ ...first, receivedAt: first.receivedAt + 5000 });
    assert.equal(again, {
      kind: 'repeated',
      ackedSeq: 9,
      chain: first.chain,
      receivedAt: first.receivedAt,
    });
    assert.is((await store.batches(first.sessionId, ALL)).length, 2);
    assert.is((await store.session(first.sessionId))?.eventCount, 20);
  });

  inStore('refuses a batch after a gap, and takes one that names its gap', async (store) => {
    const first = newBatch();
    await appendAll(store, [first]);
    const late = newBatch({ previousBatch: first, firstSeq: 13 });
    assert.equal(await store.append(late), {
      kind: 'refused',
      reason: 'gap',
      ackedSeq: 9,
      chain: first.chain,
    });
    const owned = newBatch({ previousBatch: first, missing: 3 });
    assert.is((await store.append(owned)).ackedSeq, 22);
    assert.is((await store.session(first.sessionId))?.missing, 3);
  });

  inStore('refuses a first batch that does not begin at 0', async (store) => {
    const outcome = await store.append(newBatch({ firstSeq: 10 }));
    assert.equal(outcome, {
      kind: 'refused',
      reason: 'gap',
      ackedSeq: -1,
      chain: '0'.repeat(64),
    });
    assert.is(await store.session(newBatch().sessionId), null);
  });

  inStore('refuses other boundaries over stored events', async (store) => {
    const [first, second] = batchChain(2);
    assert.ok(first && second);
    await appendAll(store, [first, second]);
    for (const wrong of [
      newBatch({ count: 5 }),
      newBatch({ firstSeq: 5, count: 10 }),
      newBatch({ count: 20 }),
      newBatch({ publicPart: bytes('other content') }),
    ]) {
      const outcome = await store.append(wrong);
      assert.equal(outcome, {
        kind: 'refused',
        reason: 'overlap',
        ackedSeq: 19,
        chain: second.chain,
      });
    }
  });

  inStore('refuses a batch that does not continue the chain', async (store) => {
    const first = newBatch();
    await appendAll(store, [first]);
    const forged = newBatch({ firstSeq: 10, previous: 'f'.repeat(64) });
    const outcome = await store.append(forged);
    assert.is(outcome.kind === 'refused' && outcome.reason, 'chain');
  });

  inStore('knows who wrote last', async (store) => {
    const [first, second] = batchChain(2);
    assert.ok(first && second);
    assert.is(await store.lastWriter(first.sessionId), null);
    await appendAll(store, [first]);
    assert.equal(await store.lastWriter(first.sessionId), { owner: 'owner-1', userId: null });
    await appendAll(store, [{ ...second, userId: '7' }]);
    await store.append(first);
    assert.equal(await store.lastWriter(first.sessionId), { owner: 'owner-1', userId: '7' });
  });

  inStore('answers a repeated batch as before, and names who repeats it', async (store) => {
    const [first, second] = batchChain(2);
    assert.ok(first && second);
    await appendAll(store, [first, second]);
    const signedIn = { owner: 'owner-2', userId: '8', claimedUserId: '8' };
    assert.equal(await store.append({ ...first, ...signedIn, receivedAt: 5 }), {
      kind: 'repeated',
      ackedSeq: 9,
      chain: first.chain,
      receivedAt: first.receivedAt,
    });
    const session = await store.session(first.sessionId);
    assert.equal([session?.owner, session?.linkedUserIds], ['owner-1', ['8']]);
    assert.is((await store.search({ ownUserId: '8', limit: 9 })).length, 1);
  });

  inStore('gives a session to whoever goes on with it', async (store) => {
    const [first, second] = batchChain(2);
    assert.ok(first && second);
    const { sessionId } = first;
    const ownerOf = async () => [
      (await store.lastWriter(sessionId))?.owner,
      (await store.session(sessionId))?.owner,
    ];
    await appendAll(store, [first]);
    const other = newBatch({ sessionId, count: 5, owner: 'owner-2' });
    assert.equal(await store.append(other), {
      kind: 'refused',
      reason: 'overlap',
      ackedSeq: 9,
      chain: first.chain,
    });
    assert.equal(await ownerOf(), ['owner-1', 'owner-1']);
    await appendAll(store, [{ ...second, owner: 'owner-2' }]);
    assert.equal(await ownerOf(), ['owner-2', 'owner-2']);
    assert.is((await store.append({ ...first, owner: 'owner-3' })).kind, 'repeated');
    assert.equal(await ownerOf(), ['owner-2', 'owner-2'], 'what is not news changes nothing');
  });

  inStore('takes many sessions at once, each batch exactly once', async (store) => {
    const sessions = Array.from({ length: 20 }, (_, i) =>
      batchChain(5, { sessionId: `many-${String(i).padStart(20, '0')}` }),
    );
    await Promise.all(
      sessions.flatMap((chain) => [appendAll(store, chain), store.append(newBatch(chain[0]))]),
    );
    for (const chain of sessions) {
      const stored = await store.batches(chain[0]?.sessionId ?? '', ALL);
      assert.equal(
        stored.map((batch) => batch.firstSeq),
        [0, 10, 20, 30, 40],
      );
    }
    const positions = (await store.batchesAfter(0, 1000)).map((batch) => batch.position);
    assert.is(new Set(positions).size, 100);
  });

  inStore('lets exactly one of two different batches for one place win', async (store) => {
    const rivals = ['x', 'y'].map((text) => newBatch({ publicPart: bytes(text) }));
    const kinds = await Promise.all(rivals.map(async (batch) => (await store.append(batch)).kind));
    assert.equal(kinds.sort(), ['refused', 'stored']);
  });
}
