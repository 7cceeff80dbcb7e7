import * as assert from 'uvu/assert';
import type { LogStore } from '../../../src/server/stores/log-store.ts';
import { batchChain, newBatch } from './log-batches.ts';
import { ALL, appendAll, bytes, found, type InStore, keyOf } from './log-store-tools.ts';

export function keys(inStore: InStore): void {
  inStore('keeps one living key per session and person', async (store) => {
    const first = await keyOf(store, 's', '7', bytes('one'));
    const again = await keyOf(store, 's', '7', bytes('two'));
    assert.equal([again.id, ...(again.wrapped ?? [])], [first.id, ...bytes('one')]);
    const other = await keyOf(store, 's', 'guest', bytes('three'));
    assert.is.not(other.id, first.id);
    const many = await Promise.all(
      Array.from({ length: 5 }, (_, i) => keyOf(store, 't', '7', bytes(`key ${i}`))),
    );
    assert.is(new Set(many.map((key) => key.id)).size, 1);
  });

  inStore('erasing a user destroys their keys and leaves everybody else’s', async (store) => {
    const { append, living } = sealing(store);
    await append('mixed', 'guest', null);
    await append('mixed', '7', '7');
    await append('mixed', '8', '8');
    await append('stranger', 'guest', null);
    await append('claimed', 'guest', null);
    await store.recordIndex(
      [found({ position: 5, sessionId: 'claimed', claimedUserIds: ['7'] })],
      5,
    );
    assert.is(await store.isErased('7'), false);
    assert.equal(await store.eraseUser('7', 1), { sessions: 2, keys: 3 });
    assert.is(await store.isErased('7'), true);
    assert.equal(await living('mixed'), [false, false, true]);
    assert.equal(await living('stranger'), [true]);
    assert.equal(await living('claimed'), [false]);
    assert.is((await store.batches('mixed', ALL))[0]?.personal?.person, 'guest');
    assert.equal(await store.eraseUser('7', 2), { sessions: 2, keys: 3 }, 'counted once');
    await append('claimed', '7', '7');
    assert.equal(await living('claimed'), [false, false], 'and none is made');
    assert.equal(await store.eraseUser('7', 3), { sessions: 2, keys: 3 });
  });

  inStore('whoever was erased gets no key any more, nor does what may be theirs', async (store) => {
    const { append } = sealing(store);
    await append('theirs', '7', '7');
    await append('shared', '7', '7');
    await append('shared', '8', '8');
    await store.eraseUser('7', 1);
    const ask = async (sessionId: string, person: string, certain: boolean, mayBe: string[]) =>
      (await store.personKey({ sessionId, person, certain, mayBe }, () => bytes('new'))).wrapped !==
      null;
    assert.is(await ask('theirs', '7', true, ['7']), false);
    assert.is(await ask('elsewhere', '7', true, ['7']), false);
    assert.is(await ask('theirs', 'guest', false, []), false);
    assert.is(await ask('shared', 'guest', false, ['8']), false);
    assert.is(await ask('elsewhere', 'guest', false, ['7', '8']), false);
    assert.is(await ask('elsewhere', 'guest', false, ['8']), true);
    assert.is(await ask('shared', '8', true, ['8']), true);
  });

  inStore(
    'a session that comes to name somebody erased loses what may be theirs',
    async (store) => {
      const { append, living } = sealing(store);
      await store.eraseUser('7', 1);
      for (const sessionId of ['signed-in', 'claimed', 'indexed', 'linked']) {
        await append(sessionId, 'guest', null);
        await append(sessionId, '8', '8');
        assert.equal(await living(sessionId), [true, true]);
      }
      await append('signed-in', null, '7');
      await append('claimed', null, '8', '7');
      await store.recordIndex(
        [found({ position: 1, sessionId: 'indexed', claimedUserIds: ['7'] })],
        1,
      );
      await store.linkUser('linked', '7');
      for (const sessionId of ['signed-in', 'claimed', 'indexed', 'linked']) {
        assert.equal((await living(sessionId)).slice(0, 2), [false, true], sessionId);
      }
      const session = await store.session('claimed');
      assert.equal([session?.linkedUserIds, session?.claimedUserIds], [['8'], ['7']]);
    },
  );
}

/** Batches sealed with keys of a person, or with none, and which of the keys live. */
function sealing(store: LogStore) {
  const append = async (
    sessionId: string,
    person: string | null,
    userId: string | null,
    claimedUserId: string | null = null,
  ) => {
    const key = person === null ? null : await keyOf(store, sessionId, person);
    const last = (await store.batches(sessionId, ALL)).at(-1);
    const batch = newBatch({
      ...{ sessionId, userId, claimedUserId },
      firstSeq: last ? last.firstSeq + last.count : 0,
      ...(last ? { previous: last.chain } : {}),
      personal: key && { keyId: key.id, bytes: bytes('sealed') },
    });
    await appendAll(store, [batch]);
  };
  const living = async (id: string) =>
    (await store.batches(id, ALL)).map(
      ({ personal }) => personal !== null && personal.wrappedKey !== null,
    );
  return { append, living };
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

  inStore('has sessions wait for a check by turns of owners, late ones last', async (store) => {
    const begin = (sessionId: string, owner: string, receivedAt: number, isLate = false) =>
      newBatch({ sessionId, owner, receivedAt, isLate });
    await appendAll(store, [
      begin('b1', 'b', 1),
      begin('a1', 'a', 2),
      begin('a2', 'a', 3),
      begin('c1', 'c', 4, true),
      begin('a3', 'a', 5),
    ]);
    const waiting = async (limit: number) =>
      (await store.unverified(10, limit)).map(({ id }) => id);
    assert.equal(await waiting(10), ['a3', 'b1', 'a2', 'a1', 'c1']);
    assert.equal(await waiting(2), ['a3', 'b1']);
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
