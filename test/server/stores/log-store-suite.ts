import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { NewBatch } from '../../../src/server/stores/log-batch.ts';
import type { BatchIndex } from '../../../src/server/stores/log-session.ts';
import type { AppendNotice, LogStore } from '../../../src/server/stores/log-store.ts';
import { batchChain, newBatch } from './log-batches.ts';

/** What the suite needs of an adapter: an empty store, and its end. */
export interface StoreUnderTest {
  readonly store: LogStore;
  readonly dispose: () => Promise<void>;
}

const ALL = { fromSeq: 0, toSeq: Number.MAX_SAFE_INTEGER, limit: 1000 };
const bytes = (text: string) => new TextEncoder().encode(text);
const found = (index: Partial<BatchIndex> & { position: number; sessionId: string }) => ({
  startedAt: null,
  lastAt: null,
  types: [],
  text: '',
  claimedUserIds: [],
  build: null,
  setAside: null,
  ...index,
});

async function appendAll(store: LogStore, batches: readonly NewBatch[]): Promise<void> {
  for (const batch of batches) {
    const outcome = await store.append(batch);
    assert.is(outcome.kind, 'stored');
  }
}

/** The behaviour that every adapter of the log's port has. */
export function logStoreSuite(name: string, open: () => Promise<StoreUnderTest>): void {
  const test = suite(name);
  const inStore = (title: string, check: (store: LogStore) => Promise<void>) =>
    test(title, async () => {
      const { store, dispose } = await open();
      try {
        await check(store);
      } finally {
        await dispose();
      }
    });
  appending(inStore);
  reading(inStore);
  following(inStore);
  searching(inStore);
  keys(inStore);
  records(inStore);
  test.run();
}

type InStore = (title: string, check: (store: LogStore) => Promise<void>) => void;

function appending(inStore: InStore): void {
  inStore('appends batches that follow each other and says how far it is', async (store) => {
    const [first, second] = batchChain(2);
    assert.ok(first && second);
    assert.equal(await store.append(first), {
      kind: 'stored',
      ackedSeq: 9,
      chain: first.chain,
      receivedAt: first.receivedAt,
      watchedUntil: 0,
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
      watchedUntil: 0,
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

  inStore('lets nobody but the first owner append', async (store) => {
    const first = newBatch();
    await appendAll(store, [first]);
    for (const batch of [first, newBatch({ previousBatch: first })]) {
      const outcome = await store.append({ ...batch, owner: 'owner-2' });
      assert.is(outcome.kind === 'refused' && outcome.reason, 'owner');
    }
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

function reading(inStore: InStore): void {
  inStore('gives back what was stored, byte by byte', async (store) => {
    const publicPart = Uint8Array.from({ length: 256 }, (_, i) => i);
    const first = newBatch({ publicPart });
    const key = await store.personKey(first.sessionId, 'guest', () => bytes('wrapped'));
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
}

function following(inStore: InStore): void {
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

  inStore('remembers until when a session is watched', async (store) => {
    const [first, second] = batchChain(2);
    assert.ok(first && second);
    await appendAll(store, [first]);
    await store.markWatched(first.sessionId, 5000);
    await store.markWatched(first.sessionId, 4000);
    const outcome = await store.append(second);
    assert.is(outcome.kind === 'stored' && outcome.watchedUntil, 5000);
  });
}

const ids = (sessions: readonly { readonly id: string }[]) => sessions.map((one) => one.id[0]);

async function threeSessions(store: LogStore): Promise<void> {
  const at = { a: 1000, b: 2000, c: 3000 };
  for (const [letter, receivedAt] of Object.entries(at)) {
    await appendAll(store, [newBatch({ sessionId: letter.repeat(22), receivedAt })]);
  }
}

function searching(inStore: InStore): void {
  inStore('finds sessions by user: linked, and claimed by their events', async (store) => {
    await threeSessions(store);
    await store.append(newBatch({ sessionId: 'd'.repeat(22), userId: '7' }));
    await store.linkUser('a'.repeat(22), '7');
    await store.recordIndex(
      [found({ position: 2, sessionId: 'b'.repeat(22), claimedUserIds: ['7', '8'] })],
      2,
    );
    assert.equal(ids(await store.search({ userIds: ['7'], limit: 10 })), ['d', 'b', 'a']);
    assert.equal(ids(await store.search({ userIds: ['8', '9'], limit: 10 })), ['b']);
    assert.equal(ids(await store.search({ userIds: [], limit: 10 })), []);
    const b = await store.session('b'.repeat(22));
    assert.equal([b?.linkedUserIds, [...(b?.claimedUserIds ?? [])].sort()], [[], ['7', '8']]);
    await store.linkUser('b'.repeat(22), '8');
    assert.equal((await store.session('b'.repeat(22)))?.linkedUserIds, ['8']);
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

  inStore('finds sessions by time: the browser’s once it is known', async (store) => {
    await threeSessions(store);
    const within = async (from: number, to: number) =>
      ids(await store.search({ from, to, limit: 10 }));
    assert.equal(await within(1500, 2500), ['b']);
    assert.equal(await within(1000, 3000), ['c', 'b', 'a']);
    const b = found({ position: 2, sessionId: 'b'.repeat(22), startedAt: 100, lastAt: 200 });
    await store.recordIndex([b], 2);
    await store.recordIndex([{ ...b, startedAt: 150, lastAt: 300 }], 2);
    assert.equal(await within(1500, 2500), []);
    assert.equal(await within(50, 100), ['b']);
    assert.equal(await within(300, 400), ['b']);
  });

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

  inStore('pages from the newest session to the oldest', async (store) => {
    await threeSessions(store);
    const page = await store.search({ limit: 2 });
    assert.equal(ids(page), ['c', 'b']);
    const before = page.at(-1)?.ordinal ?? 0;
    assert.equal(ids(await store.search({ limit: 2, before })), ['a']);
  });
}

function keys(inStore: InStore): void {
  inStore('keeps one living key per session and person', async (store) => {
    const first = await store.personKey('s', '7', () => bytes('one'));
    const again = await store.personKey('s', '7', () => bytes('two'));
    assert.equal([again.id, ...again.wrapped], [first.id, ...bytes('one')]);
    const other = await store.personKey('s', 'guest', () => bytes('three'));
    assert.is.not(other.id, first.id);
    const many = await Promise.all(
      Array.from({ length: 5 }, (_, i) => store.personKey('t', '7', () => bytes(`key ${i}`))),
    );
    assert.is(new Set(many.map((key) => key.id)).size, 1);
  });

  inStore('erasing a user destroys their keys and leaves everybody else’s', async (store) => {
    const append = async (sessionId: string, person: string, userId: string | null) => {
      const key = await store.personKey(sessionId, person, () => bytes(`${sessionId}${person}`));
      const last = (await store.batches(sessionId, ALL)).at(-1);
      const batch = newBatch({
        sessionId,
        userId,
        firstSeq: last ? last.firstSeq + last.count : 0,
        ...(last ? { previous: last.chain } : {}),
        personal: { keyId: key.id, bytes: bytes('sealed') },
      });
      await appendAll(store, [batch]);
    };
    await append('mixed', 'guest', null);
    await append('mixed', '7', '7');
    await append('mixed', '8', '8');
    await append('stranger', 'guest', null);
    await append('claimed', 'guest', null);
    await store.recordIndex(
      [found({ position: 5, sessionId: 'claimed', claimedUserIds: ['7'] })],
      5,
    );
    assert.equal(await store.eraseUser('7'), { sessions: 2, keys: 3 });
    const living = async (id: string) =>
      (await store.batches(id, ALL)).map((one) => one.personal?.wrappedKey !== null);
    assert.equal(await living('mixed'), [false, false, true]);
    assert.equal(await living('stranger'), [true]);
    assert.equal(await living('claimed'), [false]);
    assert.is((await store.batches('mixed', ALL))[0]?.personal?.person, 'guest');
    assert.equal(await store.eraseUser('7'), { sessions: 2, keys: 0 });
    const fresh = await store.personKey('mixed', '7', () => bytes('new'));
    assert.equal([...fresh.wrapped], [...bytes('new')]);
    assert.equal(await living('mixed'), [false, false, true]);
  });
}

function records(inStore: InStore): void {
  inStore('keeps the indexer’s place and what was set aside', async (store) => {
    const chain = batchChain(3);
    await appendAll(store, chain);
    const sessionId = chain[0]?.sessionId ?? '';
    const positions = (await store.batchesAfter(0, 10)).map((batch) => batch.position);
    const [first = 0, second = 0] = positions;
    assert.is(await store.indexedPosition(), 0);
    await store.recordIndex(
      [
        found({ position: first, sessionId, build: 'b1' }),
        found({ position: second, sessionId, setAside: 'not gzip', build: 'b2' }),
      ],
      second,
    );
    await store.recordIndex([], first);
    assert.is(await store.indexedPosition(), second);
    const session = await store.session(sessionId);
    assert.equal([session?.setAside, session?.build], [1, 'b1']);
    assert.equal(
      (await store.batchesSetAside(0, 10)).map((batch) => batch.position),
      [second],
    );
    assert.equal(await store.batchesSetAside(second, 10), []);
    await store.recordIndex([found({ position: second, sessionId })], second);
    assert.is((await store.session(sessionId))?.setAside, 0);
  });

  inStore('a verdict holds only for the log it was made of', async (store) => {
    const [first, second] = batchChain(2);
    assert.ok(first && second);
    await appendAll(store, [first]);
    const id = first.sessionId;
    const verdict = async () => (await store.session(id))?.verdict;
    const waiting = async (before: number) => (await store.unverified(before, 10)).map((s) => s.id);
    assert.equal(await waiting(first.receivedAt), []);
    assert.equal(await waiting(first.receivedAt + 1), [id]);
    await store.recordVerdict(id, 9, 'match');
    assert.is(await verdict(), 'match');
    assert.equal(await waiting(first.receivedAt + 1), []);
    await appendAll(store, [second]);
    assert.is(await verdict(), null);
    await store.recordVerdict(id, 9, 'match');
    assert.is(await verdict(), null);
    await store.recordVerdict(id, 19, 'unchecked');
    assert.is(await verdict(), 'unchecked');
    assert.equal(await waiting(second.receivedAt + 1), []);
  });

  inStore('keeps the audit, newest first', async (store) => {
    const entry = (actorId: string, sessionId: string | null, userId: string | null) => ({
      at: 1,
      actorId,
      role: 'support',
      action: 'session.read' as const,
      sessionId,
      userId,
      detail: null,
    });
    await appendAll(store, [newBatch({ sessionId: 's1', userId: '7' })]);
    await store.recordAudit(entry('staff-1', 's1', null));
    await store.recordAudit(entry('staff-2', 's2', null));
    await store.recordAudit(entry('staff-1', null, '7'));
    const of = async (query: { actorId?: string; sessionId?: string; userId?: string }) =>
      (await store.audit({ ...query, limit: 10 })).map((one) => one.sessionId);
    assert.equal(await of({}), [null, 's2', 's1']);
    assert.equal(await of({ actorId: 'staff-1' }), [null, 's1']);
    assert.equal(await of({ sessionId: 's2' }), ['s2']);
    assert.equal(await of({ userId: '7' }), [null, 's1']);
    const [newest] = await store.audit({ limit: 1 });
    assert.ok(newest);
    assert.equal({ ...newest, id: 0 }, { ...entry('staff-1', null, '7'), id: 0 });
    assert.is((await store.audit({ limit: 10, before: newest.id })).length, 2);
  });

  inStore('keeps the first value of a constant', async (store) => {
    assert.is(await store.constant('key', 'one'), 'one');
    assert.is(await store.constant('key', 'two'), 'one');
  });
}
