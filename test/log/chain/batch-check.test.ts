import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type BatchAtHand, batchState } from '../../../src/log/chain/batch-check.ts';
import { LOG_START } from '../../../src/log/chain/chain.ts';
import { chainedLog } from './chained.ts';

const test = suite('log/batch-check');

const [A, B] = (await chainedLog({ formats: [2, 2] })) as [BatchAtHand, BatchAtHand];
const afterA = { nextSeq: 10, chain: A.chain };

test('a batch is intact where it was written', () => {
  assert.is(batchState(A, LOG_START), 'intact');
  assert.is(batchState(B, afterA), 'intact');
});

test('a batch that follows another one than it was written after misses that', () => {
  assert.is(batchState(B, LOG_START), 'removed-before');
  assert.is(batchState(B, { ...afterA, chain: 'f'.repeat(64) }), 'removed-before');
  assert.is(batchState(B, { ...afterA, nextSeq: 9 }), 'removed-before');
});

test('a batch is altered when its bytes, its place or its hashes are', () => {
  const bytes = B.publicPart.map((byte, i) => (i === 15 ? byte ^ 4 : byte));
  for (const change of [
    { publicPart: bytes },
    { personal: null },
    { personal: 'broken' },
    { firstSeq: 11 },
    { missing: 1 },
    { previous: LOG_START.chain },
    { chain: A.chain },
    { bodyHash: A.bodyHash },
    { format: 1 },
  ] as const) {
    assert.is(batchState({ ...B, ...change }, afterA), 'altered', Object.keys(change)[0]);
  }
});

test('an erasure leaves only format 1 uncheckable', async () => {
  const [old] = (await chainedLog({ formats: [1] })) as [BatchAtHand];
  assert.is(batchState(old, LOG_START), 'intact');
  assert.is(batchState({ ...A, personal: 'unavailable' }, LOG_START), 'intact');
  assert.is(batchState({ ...old, personal: 'unavailable' }, LOG_START), 'uncheckable');
  assert.is(batchState({ ...old, personal: 'unavailable', chain: A.chain }, LOG_START), 'altered');
});

test.run();
