import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BatchAtHand } from '../../../src/log/chain/batch-check.ts';
import { chainOf, hashBody } from '../../../src/log/chain/chain.ts';
import {
  type ChainReport,
  createChainCheck,
  type JudgedReceipt,
} from '../../../src/log/check/chain-check.ts';
import { chainedLog, receiptFor, SESSION } from '../chain/chained.ts';

const test = suite('log/chain-check');

const LOG = await chainedLog({ formats: [2, 2, 2, 2, 2], missing: 3 });
const [A, B, C, D, E] = LOG as [BatchAtHand, BatchAtHand, BatchAtHand, BatchAtHand, BatchAtHand];
const HEAD = receiptFor(E);

function check(
  batches: readonly BatchAtHand[],
  receipts: readonly JudgedReceipt[] = [HEAD],
): ChainReport {
  const checking = createChainCheck();
  for (const batch of batches) checking.add(batch);
  return checking.end(SESSION, receipts);
}

/** The verdict, and each fault with the seq it is named at. */
function found(...given: Parameters<typeof check>): string[] {
  const { verdict, findings } = check(...given);
  return [verdict, ...findings.map(({ fault, seq }) => `${fault} ${seq}`)];
}

const flipped = (bytes: Uint8Array) => bytes.map((byte, i) => (i === 20 ? byte ^ 1 : byte));
const altered = (batch: BatchAtHand) => ({ ...batch, publicPart: flipped(batch.publicPart) });

/** As somebody changes it who makes its hashes fit again. */
function forged(batch: BatchAtHand, change: Partial<BatchAtHand> = {}): BatchAtHand {
  const publicPart = flipped(batch.publicPart);
  const { bodyHash } = hashBody(2, publicPart, publicPart.length);
  const link = { ...batch, publicPart, bodyHash, ...change };
  return { ...link, chain: chainOf(link) };
}

/** All batches anew from one on, each chained to the one before. */
function rewritten(from: number): BatchAtHand[] {
  const log = LOG.slice(0, from);
  for (const batch of LOG.slice(from)) {
    log.push(forged(batch, { previous: log.at(-1)?.chain ?? batch.previous }));
  }
  return log;
}

test('a log that is as it was written and signed is intact', () => {
  const report = check(LOG);
  assert.equal(found(LOG), ['intact']);
  assert.equal([report.batches, report.through, report.signedThrough], [5, 52, 52]);
});

test('a changed byte is found in whichever part and batch it is', () => {
  for (const [i, batch] of LOG.entries()) {
    const { personal } = batch;
    assert.instance(personal, Uint8Array);
    for (const change of [
      altered(batch),
      { ...batch, personal: flipped(personal as Uint8Array) },
      { ...batch, personal: null },
      { ...batch, personal: 'broken' as const },
      { ...batch, personalHash: null },
      { ...batch, catalogue: '2' },
      { ...batch, count: 9 },
    ]) {
      assert.ok(found(LOG.with(i, change)).includes(`altered ${batch.firstSeq}`));
      assert.is(check(LOG.with(i, change)).verdict, 'altered');
    }
  }
});

test('a part that was put where there was none is found', () => {
  const bare = { ...A, personalHash: null, personal: null };
  const first = { ...bare, chain: chainOf(bare) };
  assert.equal(found([first], [receiptFor(first)]), ['intact']);
  const more = { ...first, personal: A.personal };
  assert.equal(found([more], [receiptFor(first)]), ['altered', 'altered 0']);
});

test('a batch whose hashes were made to fit is found by the one after it', () => {
  assert.equal(found([A, forged(B), C, D, E]), ['altered', 'altered 10']);
});

test('a log that was written anew from some batch on is found by its receipt', () => {
  for (const from of [0, 2, 4]) assert.equal(found(rewritten(from)), ['altered', 'altered 52']);
});

test('batches that changed places are found, each of them and no other', () => {
  assert.equal(found([A, C, B, D, E]), ['reordered', 'reordered 23', 'reordered 10']);
  const renamed = [A, { ...C, firstSeq: 10 }, { ...B, firstSeq: 23 }, D, E];
  assert.equal(found(renamed), ['reordered', 'reordered 10', 'reordered 23']);
  assert.is(check([E, D, C, B, A]).verdict, 'reordered');
});

test('a batch that is there twice is found', () => {
  assert.is(check([A, B, B, C, D, E]).verdict, 'reordered');
  assert.is(check([A, B, C, D, B, E]).verdict, 'reordered');
});

test('a removal at the beginning or in the middle is named after what it is missing before', () => {
  assert.equal(found([B, C, D, E]), ['removed', 'removed 10']);
  assert.equal(found([A, C, D, E]), ['removed', 'removed 23']);
  assert.equal(found([A, E]), ['removed', 'removed 43']);
});

test('a removal that is passed off as loss is found', () => {
  const covering = { ...D, missing: 10 };
  assert.equal(found([A, B, covering, E]), ['altered', 'altered 33']);
  const fitted = forged(D, { missing: 10, previous: B.chain });
  assert.equal(found([A, B, fitted, E]), ['altered', 'altered 33']);
});

test('a removal at the end is found by a receipt of it, wherever that was kept', () => {
  assert.equal(found([A, B, C]), ['end-removed', 'end-removed 33']);
  assert.equal(found([], [receiptFor(A)]), ['end-removed', 'end-removed 0']);
  // The store was given an older head again; somebody else has kept the newer one.
  assert.equal(found([A, B, C], [receiptFor(C), HEAD]), ['end-removed', 'end-removed 33']);
});

test('without a receipt of its end nothing is said to be proved', () => {
  assert.equal(found(LOG, []), ['unproved']);
  assert.is(check(LOG, [receiptFor(C)]).verdict, 'unproved');
  assert.is(check(LOG, [receiptFor(C)]).signedThrough, 32);
  assert.equal(found([], []), ['unproved']);
});

test('a receipt that nobody signed, or of another log, is no receipt', () => {
  assert.equal(found(LOG, [receiptFor(E, false)]), ['bad-receipt', 'bad-receipt 52']);
  assert.is(check(LOG, [HEAD, receiptFor(E, true, 'another')]).verdict, 'bad-receipt');
});

test('two things at once are both named', () => {
  assert.equal(found([A, altered(C), D, E]), ['altered', 'altered 23']);
  assert.equal(found([altered(A), C, D, E]), ['altered', 'altered 0', 'removed 23']);
  assert.equal(found([B, A, D, E]), ['reordered', 'reordered 10', 'reordered 0', 'removed 33']);
  assert.equal(found([A, C, D]), ['removed', 'removed 23', 'end-removed 43']);
  assert.equal(found([altered(A), B, C]), ['altered', 'altered 0', 'end-removed 33']);
  assert.equal(found([B, A]), ['reordered', 'reordered 10', 'reordered 0', 'end-removed 20']);
});

test('whatever one takes out or exchanges, it does not pass', () => {
  for (const [i] of LOG.entries()) {
    assert.ok(check(LOG.toSpliced(i, 1)).findings.length > 0, `without ${i}`);
    for (const [j, other] of LOG.entries()) {
      if (i === j) continue;
      const exchanged = LOG.with(i, other).with(j, LOG[i] as BatchAtHand);
      assert.is(check(exchanged).verdict, 'reordered', `${i} for ${j}`);
    }
  }
});

test('an erased person leaves a log of format 2 checkable', () => {
  const away = (batch: BatchAtHand) => ({ ...batch, personal: 'unavailable' as const });
  assert.equal(found(LOG.map(away)), ['intact']);
  assert.equal(found([A, away(altered(B)), C, D, E]), ['altered', 'altered 10']);
  assert.equal(found([A, { ...away(B), personalHash: 'f'.repeat(64) }, C, D, E]), [
    ...['altered', 'altered 10'],
  ]);
});

test('of format 1 an erasure leaves what is neither proved nor disproved', async () => {
  const log = await chainedLog({ formats: [1, 1, 2, 2, 2] });
  const receipt = receiptFor(log.at(-1) as BatchAtHand);
  assert.equal(found(log, [receipt]), ['intact']);
  const erased: BatchAtHand[] = log.map((batch) => ({ ...batch, personal: 'unavailable' }));
  const report = check(erased, [receipt]);
  assert.equal([report.verdict, report.findings, report.uncheckable], ['unproved', [], [0, 10]]);
  const [first] = erased as [BatchAtHand];
  assert.is(check(erased.with(0, altered(first)), [receipt]).verdict, 'unproved');
  assert.is(check(erased.with(0, { ...first, count: 9 }), [receipt]).verdict, 'altered');
  assert.is(check(log.with(0, altered(log[0] as BatchAtHand)), [receipt]).verdict, 'altered');
  assert.is(check(erased.toSpliced(1, 1), [receipt]).verdict, 'removed');
});

test('events that are not those of their batch are an alteration', () => {
  const checking = createChainCheck();
  for (const batch of LOG) checking.add(batch);
  checking.addAltered(12);
  assert.equal(checking.end(SESSION, [HEAD]).findings, [{ fault: 'altered', seq: 12 }]);
});

test.run();
