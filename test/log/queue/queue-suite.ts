import * as assert from 'uvu/assert';
import { joinChain, LOG_START } from '../../../src/log/chain/chain.ts';
import type { LogQueue, QueuedBatch, QueuedChunk } from '../../../src/log/queue/queue.ts';

/*
 * What every queue does. Each case is given an empty queue; the same cases run in Node and in a
 * real browser, so nothing here may need either.
 */

export function chunk(firstSeq: number, count: number, sessionId = 'one'): QueuedChunk {
  const events = JSON.stringify(Array.from({ length: count }, (_, i) => ({ seq: firstSeq + i })));
  const at = 1_000 + firstSeq + count;
  return { sessionId, firstSeq, count, catalogue: '1', events, personal: '[]', at };
}

export function batch(firstSeq: number, count: number, sessionId = 'one', bytes = 10): QueuedBatch {
  const body = new Uint8Array(bytes).fill(firstSeq);
  const packed = { firstSeq, count, catalogue: '1', publicLength: bytes, body };
  return { ...joinChain(LOG_START, packed), sessionId, at: 1_000 + firstSeq + count };
}

const firstSeqs = (items: readonly { readonly firstSeq: number }[]): number[] =>
  items.map(({ firstSeq }) => firstSeq);

export const queueCases: Readonly<Record<string, (queue: LogQueue) => Promise<void>>> = {
  async 'begins empty, at the start of the chain'(queue) {
    assert.equal(await queue.head('one'), LOG_START);
    assert.is(await queue.oldestBatch('one'), undefined);
    assert.equal(await queue.sessions(), []);
  },

  async 'keeps chunks in the order of their seqs'(queue) {
    await Promise.all([0, 9, 10, 100].map((seq) => queue.append(chunk(seq, 1))));
    assert.equal(firstSeqs(await queue.chunks('one')), [0, 9, 10, 100]);
    assert.equal((await queue.chunks('one'))[1], chunk(9, 1));
  },

  async 'keeps the write key with every chunk and batch, whatever becomes of them'(queue) {
    const writeKey = 'a'.repeat(64);
    await queue.append({ ...chunk(10, 1), writeKey });
    await queue.cut({ ...batch(0, 5), writeKey });
    assert.is((await queue.chunks('one'))[0]?.writeKey, writeKey);
    assert.is((await queue.oldestBatch('one'))?.writeKey, writeKey);
    const [cut] = await queue.batches('one');
    assert.ok(cut);
    await queue.replaceBatches('one', [cut], LOG_START);
    assert.equal(await queue.batches('one'), [{ ...batch(0, 5), writeKey }]);
  },

  async 'keeps a batch byte for byte'(queue) {
    const cut = batch(0, 5, 'one', 300);
    await queue.cut(cut);
    assert.equal(await queue.oldestBatch('one'), cut);
    assert.instance((await queue.oldestBatch('one'))?.body, Uint8Array);
  },

  async 'a cut takes the place of its chunks, and of no others'(queue) {
    for (const [from, count] of [
      [0, 5],
      [5, 5],
      [10, 5],
    ] as const) {
      await queue.append(chunk(from, count));
    }
    await queue.append(chunk(0, 5, 'two'));
    await queue.cut(batch(0, 10));
    assert.equal(firstSeqs(await queue.chunks('one')), [10]);
    assert.equal(firstSeqs(await queue.chunks('two')), [0]);
  },

  async 'remembers the head after the last cut, also when all is acknowledged'(queue) {
    const cut = batch(0, 10);
    await queue.cut(cut);
    await queue.acknowledge('one', 9);
    assert.equal(await queue.head('one'), { nextSeq: 10, chain: cut.chain });
    assert.equal(await queue.head('two'), LOG_START);
  },

  async 'gives the oldest batch first'(queue) {
    await queue.cut(batch(0, 2));
    await queue.cut(batch(2, 300));
    await queue.cut(batch(302, 1));
    assert.equal(firstSeqs(await queue.batches('one')), [0, 2, 302]);
    await queue.acknowledge('one', 1);
    assert.is((await queue.oldestBatch('one'))?.firstSeq, 2);
  },

  async 'an acknowledgement lets go of what ends there, and of nothing that goes on'(queue) {
    await queue.cut(batch(0, 10));
    await queue.cut(batch(10, 10));
    await queue.append(chunk(20, 5));
    await queue.acknowledge('one', 12);
    assert.equal(firstSeqs(await queue.batches('one')), [10]);
    await queue.acknowledge('one', 24);
    assert.equal(await queue.chunks('one'), []);
    assert.equal(await queue.sessions(), []);
  },

  async 'the same cut twice is one'(queue) {
    await queue.cut(batch(0, 10));
    await queue.cut(batch(0, 10));
    assert.is((await queue.batches('one')).length, 1);
  },

  async 'keeps what is set aside as a page is left, in the place of what was before'(queue) {
    await queue.append(chunk(0, 5));
    await queue.setAside('one', [chunk(5, 5)]);
    await queue.setAside('one', [chunk(5, 5), chunk(10, 2)]);
    await queue.setAside('two', [chunk(3, 4, 'two')]);
    assert.equal(await queue.chunks('one'), [chunk(0, 5), chunk(5, 5), chunk(10, 2)]);
    const found = (await queue.sessions()).sort((a, b) => (a.sessionId < b.sessionId ? -1 : 1));
    assert.equal(found, [
      { sessionId: 'one', at: 1_012 },
      { sessionId: 'two', at: 1_007 },
    ]);
  },

  async 'has a chunk once that is written and set aside, and not at all when it is cut'(queue) {
    await queue.append(chunk(0, 5));
    await queue.setAside('one', [chunk(0, 5), chunk(5, 5)]);
    assert.equal(firstSeqs(await queue.chunks('one')), [0, 5]);
    await queue.cut(batch(0, 5));
    assert.equal(firstSeqs(await queue.chunks('one')), [5]);
    await queue.cut(batch(5, 5));
    assert.equal(await queue.chunks('one'), []);
    await queue.setAside('one', [chunk(5, 5)]);
    assert.equal(await queue.chunks('one'), []);
  },

  async 'forgets what is set aside with the session'(queue) {
    await queue.setAside('one', [chunk(0, 5)]);
    await queue.forget('one');
    assert.equal(await queue.chunks('one'), []);
    assert.equal(await queue.sessions(), []);
  },

  async 'puts batches that were joined anew in the place of the old ones'(queue) {
    await queue.cut(batch(0, 10));
    await queue.cut(batch(10, 10));
    await queue.cut(batch(0, 3, 'two'));
    await queue.append(chunk(20, 5));
    const head = { nextSeq: 20, chain: 'c'.repeat(64) };
    await queue.replaceBatches('one', [batch(12, 8)], head);
    assert.equal(firstSeqs(await queue.batches('one')), [12]);
    assert.equal(firstSeqs(await queue.batches('two')), [0]);
    assert.equal(firstSeqs(await queue.chunks('one')), [20]);
    assert.equal(await queue.head('one'), head);
  },

  async 'lists the sessions that have something, with its age'(queue) {
    await queue.cut(batch(0, 10));
    await queue.cut(batch(10, 10));
    await queue.append(chunk(3, 4, 'two'));
    const found = (await queue.sessions()).sort((a, b) => (a.sessionId < b.sessionId ? -1 : 1));
    assert.equal(found, [
      { sessionId: 'one', at: 1_020 },
      { sessionId: 'two', at: 1_007 },
    ]);
  },

  async 'forgets one session and keeps the others'(queue) {
    await queue.cut(batch(0, 10));
    await queue.append(chunk(10, 2));
    await queue.cut(batch(0, 4, 'two'));
    await queue.forget('one');
    assert.equal(await queue.batches('one'), []);
    assert.equal(await queue.chunks('one'), []);
    assert.equal(await queue.head('one'), LOG_START);
    assert.is((await queue.batches('two')).length, 1);
  },

  async 'does not mix sessions whose ids begin alike'(queue) {
    await queue.cut(batch(0, 1, 'a'));
    await queue.cut(batch(0, 1, 'ab'));
    await queue.append(chunk(1, 1, 'a\uffff'));
    assert.is((await queue.batches('a')).length, 1);
    assert.is((await queue.chunks('a')).length, 0);
    await queue.acknowledge('a', 9);
    assert.is((await queue.batches('ab')).length, 1);
  },
};
