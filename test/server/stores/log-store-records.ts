import * as assert from 'uvu/assert';
import { batchChain, newBatch } from './log-batches.ts';
import { ALL, appendAll, bytes, found, type InStore } from './log-store-tools.ts';

export function keys(inStore: InStore): void {
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

export function records(inStore: InStore): void {
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
