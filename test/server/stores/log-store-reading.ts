import * as assert from 'uvu/assert';
import { LOG_START } from '../../../src/log/chain/chain.ts';
import type { StoredBatch } from '../../../src/server/stores/log-batch.ts';
import type { AppendNotice, LogStore } from '../../../src/server/stores/log-store.ts';
import { batchChain, newBatch } from './log-batches.ts';
import { ALL, appendAll, bytes, found, type InStore, keyOf } from './log-store-tools.ts';

export function reading(inStore: InStore): void {
  inStore('gives back what was stored, byte by byte', async (store) => {
    const publicPart = Uint8Array.from({ length: 256 }, (_, i) => i);
    const first = newBatch({ publicPart });
    const key = await keyOf(store, first.sessionId, 'guest', bytes('wrapped'));
    const sealed = bytes('sealed');
    await appendAll(store, [{ ...first, personal: { keyId: key.id, bytes: sealed } }]);
    const [stored] = await store.batches(first.sessionId, ALL);
    assert.ok(stored);
    assert.equal([...stored.publicPart], [...publicPart]);
    assert.equal([...(stored.personal?.bytes ?? [])], [...sealed]);
    assert.equal([...(stored.personal?.wrappedKey ?? [])], [...bytes('wrapped')]);
    assert.is(stored.personal?.person, 'guest');
    assert.is(stored.chain, first.chain);
    assert.is(stored.receivedAt, first.receivedAt);
    assert.is(stored.catalogue, '1');
    assert.is(stored.userId, null);
  });

  inStore('keeps all that a batch is chained by, and the newest signed head', async (store) => {
    const [first, second] = batchChain(2, { publicPart: bytes('events') });
    assert.ok(first && second);
    const older = { ...second, format: 1, receipt: null } as const;
    const personalHash = 'a'.repeat(64);
    await appendAll(store, [{ ...first, personalHash }]);
    assert.equal((await store.session(first.sessionId))?.receipt, first.receipt);
    await appendAll(store, [older]);
    const links = (await store.batches(first.sessionId, ALL)).map((stored) => [
      ...[stored.format, stored.previous, stored.chain, stored.bodyHash, stored.personalHash],
      stored.follows,
    ]);
    assert.equal(links, [
      [2, first.previous, first.chain, first.bodyHash, personalHash, LOG_START],
      [1, first.chain, second.chain, second.bodyHash, null, { nextSeq: 10, chain: first.chain }],
    ]);
    assert.is((await store.session(first.sessionId))?.receipt, null);
    const [, later] = await store.batchesAfter(0, 10);
    assert.equal(later?.follows, { nextSeq: 10, chain: first.chain });
  });

  inStore('finds the batches that hold a range of seqs', async (store) => {
    const chain = batchChain(4);
    await appendAll(store, chain);
    const id = chain[0]?.sessionId ?? '';
    const firsts = async (fromSeq: number, toSeq: number, limit = 10) =>
      (await store.batches(id, { fromSeq, toSeq, limit })).map((batch) => batch.firstSeq);
    assert.equal(await firsts(0, 9), [0]);
    assert.equal(await firsts(9, 10), [0, 10]);
    assert.equal(await firsts(15, 25), [10, 20]);
    assert.equal(await firsts(15, 1e12), [10, 20, 30]);
    assert.equal(await firsts(15, 1e12, 2), [10, 20]);
    assert.equal(await firsts(40, 50), []);
    assert.equal(await store.batches('nobody', ALL), []);
  });

  inStore('reads all sessions in the order they became durable', async (store) => {
    const [a1, a2] = batchChain(2, { sessionId: 'a'.repeat(22) });
    const [b1] = batchChain(1, { sessionId: 'b'.repeat(22) });
    assert.ok(a1 && a2 && b1);
    assert.is(await store.lastPosition(), 0);
    await appendAll(store, [a1, b1, a2]);
    const all = await store.batchesAfter(0, 10);
    assert.equal(
      all.map((batch) => [batch.sessionId[0], batch.firstSeq]),
      [
        ['a', 0],
        ['b', 0],
        ['a', 10],
      ],
    );
    const rest = await store.batchesAfter(all[0]?.position ?? 0, 1);
    assert.equal(rest, [all[1]]);
    assert.is(await store.lastPosition(), all[2]?.position);
  });

  inStore(
    'reads what is late apart: sessions in turn, and no session out of its order',
    async (store) => {
      const [a1, a2, a3] = batchChain(3, { sessionId: 'a'.repeat(22) });
      const [b1, b2] = batchChain(2, { sessionId: 'b'.repeat(22), isLate: true });
      const [c1] = batchChain(1, { sessionId: 'c'.repeat(22) });
      assert.ok(a1 && a2 && a3 && b1 && b2 && c1);
      // What follows in a session that is late is late itself.
      await appendAll(store, [a1, b1, b2, { ...a2, isLate: true }, a3, c1]);
      const names = (batches: readonly StoredBatch[]) =>
        batches.map(({ sessionId, firstSeq }) => `${sessionId[0]}${firstSeq}`);
      assert.equal(names(await store.batchesAfter(0, 10)), ['a0', 'c0']);
      assert.equal(names(await store.batchesWaiting(10)), ['a10', 'b0']);
      assert.equal(names(await store.batchesWaiting(1)), ['a10']);
      assert.equal(await store.batchesInTurn(-1, 10), []);
      assert.is(await store.lastTurn(), 0);
      const told: string[] = [];
      const undo = store.follow(({ sessionIds }) => told.push(...(sessionIds ?? [])));
      for (const batch of await store.batchesWaiting(10)) {
        // A step that is done twice gives no second turn.
        await store.recordIndex([found(batch)], 0);
        await store.recordIndex([found(batch)], 0);
      }
      const others = await store.batchesWaiting(10);
      assert.equal(names(others), ['a20', 'b10']);
      await store.recordIndex(others.map(found), 0);
      undo();
      assert.equal(told.map((id) => id[0]).sort(), ['a', 'a', 'b', 'b']);
      assert.equal(names(await store.batchesWaiting(10)), []);
      const inTurn = await store.batchesInTurn(0, 10);
      assert.equal(
        inTurn.map(({ turn }) => turn),
        [1, 2, 3, 4],
      );
      assert.equal(names(inTurn), ['a10', 'b0', 'a20', 'b10']);
      assert.equal(names(await store.batchesInTurn(3, 10)), ['b10']);
      assert.is(await store.lastTurn(), 4);
      assert.is(await store.indexedPosition(), 0);
      // Who had a turn comes after who had none, also where nothing of them waited meanwhile.
      const [d1] = batchChain(1, { sessionId: 'd'.repeat(22), isLate: true });
      const a4 = newBatch({ previousBatch: a3, sessionId: a3.sessionId, firstSeq: 30 });
      const b3 = newBatch({ previousBatch: b2, sessionId: b2.sessionId, firstSeq: 20 });
      assert.ok(d1);
      await appendAll(store, [b3, a4, d1]);
      assert.equal(names(await store.batchesWaiting(2)), ['d0', 'a30']);
      assert.equal(names(await store.batchesWaiting(3)), ['d0', 'a30', 'b20']);
    },
  );
}

export function following(inStore: InStore): void {
  inStore('tells followers of appends, and no more after the undo', async (store) => {
    const notices: AppendNotice[] = [];
    const first = newBatch();
    const told = new Promise<void>((resolve) => {
      store.follow(() => resolve());
    });
    const undo = store.follow((notice) => notices.push(notice));
    await appendAll(store, [first]);
    await told;
    assert.ok(notices.length > 0);
    assert.ok(
      notices.some((one) => one.sessionIds === null || one.sessionIds.has(first.sessionId)),
    );
    undo();
    const before = notices.length;
    await appendAll(store, [newBatch({ previousBatch: first })]);
    assert.is(notices.length, before);
  });
}

const ids = (sessions: readonly { readonly id: string }[]) => sessions.map((one) => one.id[0]);

async function threeSessions(store: LogStore): Promise<void> {
  const at = { a: 1000, b: 2000, c: 3000 };
  for (const [letter, receivedAt] of Object.entries(at)) {
    await appendAll(store, [newBatch({ sessionId: letter.repeat(22), receivedAt })]);
  }
}

export function searching(inStore: InStore): void {
  inStore('finds sessions by user: linked, and claimed where that is asked for', async (store) => {
    await threeSessions(store);
    await store.append(newBatch({ sessionId: 'd'.repeat(22), userId: '7' }));
    await store.linkUser('a'.repeat(22), '7');
    await store.recordIndex(
      [found({ position: 2, sessionId: 'b'.repeat(22), claimedUserIds: ['7', '8'] })],
      2,
    );
    const having = async (userIds: string[], claimed = false) =>
      ids(await store.search({ userIds, claimed, limit: 10 }));
    assert.equal(await having(['7']), ['d', 'a']);
    assert.equal(await having(['7'], true), ['d', 'b', 'a']);
    assert.equal([await having(['8', '9']), await having(['8', '9'], true)], [[], ['b']]);
    assert.equal([await having([]), await having([], true)], [[], []]);
    const b = await store.session('b'.repeat(22));
    assert.equal([b?.linkedUserIds, [...(b?.claimedUserIds ?? [])].sort()], [[], ['7', '8']]);
    await store.linkUser('b'.repeat(22), '8');
    assert.equal((await store.session('b'.repeat(22)))?.linkedUserIds, ['8']);
    assert.equal(await having(['8']), ['b']);
  });

  inStore('a session is somebody’s own only while nobody else was in it', async (store) => {
    const [a, shared] = [newBatch({ sessionId: 'a'.repeat(22) }), newBatch()];
    await appendAll(store, [
      { ...a, userId: '7' },
      { ...shared, userId: '7' },
    ]);
    await store.linkUser(shared.sessionId, '8');
    assert.equal(ids(await store.search({ ownUserId: '7', limit: 10 })), ['a']);
    assert.equal(ids(await store.search({ ownUserId: '8', limit: 10 })), []);
  });

  inStore(
    'finds sessions by when they were received, not by the browser’s clock',
    async (store) => {
      await threeSessions(store);
      const within = async (from: number, to: number) =>
        ids(await store.search({ from, to, limit: 10 }));
      assert.equal(await within(1500, 2500), ['b']);
      assert.equal(await within(1000, 3000), ['c', 'b', 'a']);
      const b = found({ position: 2, sessionId: 'b'.repeat(22), startedAt: 100, lastAt: 200 });
      await store.recordIndex([b], 2);
      await store.recordIndex([{ ...b, startedAt: 150, lastAt: 300 }], 2);
      assert.equal(await within(1500, 2500), ['b']);
      assert.equal(await within(50, 400), []);
      const wrong = await store.session('b'.repeat(22));
      assert.equal([wrong?.startedAt, wrong?.lastAt], [100, 300]);
    },
  );

  inStore('finds sessions by event type and by text in any case', async (store) => {
    await threeSessions(store);
    const index = [
      found({
        position: 1,
        sessionId: 'a'.repeat(22),
        types: ['app.started', 'coupon.betAdded'],
        text: '/en/line/Football\n100%_sure',
      }),
      found({ position: 2, sessionId: 'b'.repeat(22), types: ['app.started'], text: '1000 sure' }),
    ];
    await store.recordIndex(index, 2);
    await store.recordIndex(index, 2);
    const having = async (query: { type?: string; text?: string }) =>
      ids(await store.search({ ...query, limit: 10 }));
    assert.equal(await having({ type: 'app.started' }), ['b', 'a']);
    assert.equal(await having({ type: 'coupon.betAdded' }), ['a']);
    assert.equal(await having({ text: 'fooTBall' }), ['a']);
    assert.equal(await having({ text: 'sure' }), ['b', 'a']);
    assert.equal(await having({ text: '100%_' }), ['a']);
    assert.equal(await having({ text: '0%' }), ['a']);
    assert.equal(await having({ text: '"or"' }), []);
    assert.equal(await having({ text: '' }), ['c', 'b', 'a']);
    assert.equal(await having({ type: 'app.started', text: 'foot' }), ['a']);
  });

  inStore('finds by type and text within the sessions of a person as well', async (store) => {
    const [a, b, c] = [...'abc'].map((letter) => newBatch({ sessionId: letter.repeat(22) }));
    assert.ok(a && b && c);
    await appendAll(store, [{ ...a, userId: '7' }, { ...b, userId: '7' }, c]);
    const index = [
      found({ position: 1, sessionId: a.sessionId, types: ['app.started'], text: 'Football 7%' }),
      found({ position: 2, sessionId: b.sessionId, types: ['coupon.cleared'], text: 'Football' }),
      found({ position: 3, sessionId: c.sessionId, types: ['app.started'], text: 'Football 7%' }),
    ];
    await store.recordIndex(index, 3);
    for (const person of [{ ownUserId: '7' }, { userIds: ['7'] }]) {
      const having = async (query: { type?: string; text?: string }) =>
        ids(await store.search({ ...person, ...query, limit: 10 }));
      assert.equal(await having({ type: 'app.started' }), ['a']);
      assert.equal(await having({ text: 'football' }), ['b', 'a']);
      assert.equal(await having({ text: '7%' }), ['a']);
      assert.equal(await having({ type: 'coupon.cleared', text: '7%' }), []);
    }
  });

  inStore('whoever claims to be everybody is shown as no more than a few', async (store) => {
    const batch = newBatch({ userId: '7' });
    await store.append(batch);
    const claims = (from: number) =>
      Array.from({ length: 16 }, (_, place) => String(1000 + from + place));
    for (let from = 0; from < 320; from += 16) {
      const row = found({
        position: 1,
        sessionId: batch.sessionId,
        claimedUserIds: claims(from),
      });
      await store.recordIndex([row], 1);
    }
    const session = await store.session(batch.sessionId);
    assert.equal(session?.linkedUserIds, ['7']);
    const count = session?.claimedUserIds.length ?? 0;
    assert.ok(count > 0 && count < 100, `${count} claims`);
  });

  inStore('pages from the newest session to the oldest', async (store) => {
    await threeSessions(store);
    const page = await store.search({ limit: 2 });
    assert.equal(ids(page), ['c', 'b']);
    const before = page.at(-1)?.ordinal ?? 0;
    assert.equal(ids(await store.search({ limit: 2, before })), ['a']);
  });
}
