import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BatchAtHand } from '../../../src/log/chain/batch-check.ts';
import { formatBatchProof, formatHeadsProof } from '../../../src/log/chain/proof.ts';
import { createProofCheck } from '../../../src/log/check/proof-check.ts';
import { openParts } from '../../../src/log/codec/unpack.ts';
import { readLog } from '../../../src/log/read/log-file.ts';
import { formatEvent, formatHeader } from '../../../src/log/read/ndjson.ts';
import { chainedLog, receiptFor, SESSION } from '../chain/chained.ts';

const test = suite('log/proof-check');

const LOG = await chainedLog({ formats: [2, 2, 1] });
const { receipt } = receiptFor(LOG.at(-1) as BatchAtHand);
const KEY = { kty: 'OKP', crv: 'Ed25519', x: 'x'.repeat(43) } as const;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** A batch's lines: its own, then one an event. */
async function linesOf(batch: BatchAtHand): Promise<string[]> {
  const { publicPart, personal, firstSeq, count, ...link } = batch;
  const part = personal instanceof Uint8Array ? personal : null;
  const events = await openParts({ firstSeq, count, publicPart, personal: part });
  const proof = { ...link, firstSeq, count, public: base64(publicPart) };
  const own = personal === 'unavailable' ? {} : { personal: part && base64(part) };
  return [formatBatchProof({ ...proof, ...own }), ...events.map(formatEvent)];
}

async function exported(batches: readonly BatchAtHand[] = LOG): Promise<string[]> {
  const header = formatHeader({ sessionId: SESSION, catalogue: '1', firstSeq: 0 });
  const lines = (await Promise.all(batches.map(linesOf))).flat();
  return [header, ...lines, formatHeadsProof({ receipts: [receipt], keys: [KEY] })];
}

/** The verdict and faults of an export whose lines may have been changed. */
async function check(lines: readonly string[]) {
  const proof = createProofCheck();
  const log = await readLog([lines.join('')], proof.line);
  const report = proof.end([], () => true);
  const faults = report?.findings.map(({ fault, seq }) => `${fault} ${seq}`) ?? [];
  return { verdict: report?.verdict, faults, log, heads: proof.heads() };
}

const lineOf = (lines: readonly string[], seq: number) =>
  lines.findIndex((line) => line.startsWith(`{"seq":${seq},`));

test('an export proves its events, and who does not know of proofs reads it as before', async () => {
  const { verdict, log, heads } = await check(await exported());
  assert.is(verdict, 'intact');
  assert.equal([log.lineProblems, log.events.length, log.gaps], [[], 30, []]);
  assert.equal(heads, { receipts: [receipt], keys: [KEY] });
});

test('an event that is another than in its batch is found, and so is one too few or too many', async () => {
  const lines = await exported();
  const at = lineOf(lines, 13);
  const changed = lines.with(at, (lines[at] ?? '').replace('"name":"13"', '"name":"99"'));
  assert.equal((await check(changed)).faults, ['altered 13']);
  assert.equal((await check(lines.toSpliced(at, 1))).faults, ['altered 13']);
  const late = formatEvent({ seq: 30, at: 1, type: 'timer.fired', data: { name: 'x' } });
  assert.equal((await check(lines.toSpliced(-1, 0, late))).faults, ['altered 30']);
  const early = lines.toSpliced(1, 0, lines[lineOf(lines, 0)] ?? '');
  assert.is((await check(early)).verdict, 'altered');
});

const JUNK = '{"nothing":1}\n';

test('a line that is nothing hides no event that was changed or added', async () => {
  const lines = await exported();
  const at = lineOf(lines, 13);
  const changed = lines.with(at, (lines[at] ?? '').replace('"name":"13"', '"name":"99"'));
  const junked = changed.flatMap((line) => (line.startsWith('{"batch"') ? [line, JUNK] : [line]));
  const { faults, log } = await check(junked);
  assert.equal([faults, log.lineProblems.length], [['altered 13'], 3]);
  const late = formatEvent({ seq: 30, at: 1, type: 'timer.fired', data: { name: 'x' } });
  assert.equal((await check(lines.toSpliced(-1, 0, JUNK, late))).faults, ['altered 30']);
  // What comes behind the line is compared, in its own batch and in the next ones.
  assert.equal((await check(changed.toSpliced(at, 0, JUNK))).faults, ['altered 13']);
  assert.equal((await check(changed.toSpliced(1, 0, JUNK))).faults, ['altered 13']);
});

test('a line that is cut, swapped or doubled is unreadable, and alters nothing', async () => {
  const lines = await exported();
  const at = lineOf(lines, 13);
  const [one = '', next = ''] = lines.slice(at, at + 2);
  for (const torn of [
    lines.with(at, `${one.slice(0, 20)}\n`),
    lines.with(at, next).with(at + 1, one),
    lines.toSpliced(at, 0, one),
    lines.slice(0, at).concat(one.slice(0, 20)),
    lines.map((line) => (line.startsWith('{"batch"') ? line + JUNK : line)),
  ]) {
    const { faults, log } = await check(torn);
    assert.equal(
      faults.filter((fault) => fault.startsWith('altered')),
      [],
    );
    assert.ok(log.lineProblems.length > 0);
  }
});

test('batches that changed places with their events are reordered, not altered', async () => {
  const [a, b, c] = LOG as [BatchAtHand, BatchAtHand, BatchAtHand];
  assert.equal((await check(await exported([b, a, c]))).faults, ['reordered 10', 'reordered 0']);
});

test('an erased part leaves the events without it, which are compared all the same', async () => {
  const away: BatchAtHand[] = LOG.map((batch) =>
    batch.format === 2 ? { ...batch, personal: 'unavailable' } : batch,
  );
  const lines = await exported(away);
  assert.is((await check(lines)).verdict, 'intact');
  const at = lineOf(lines, 4);
  const changed = lines.with(at, (lines[at] ?? '').replace('"name":"4"', '"name":"5"'));
  assert.equal((await check(changed)).faults, ['altered 4']);
});

test('bytes that are no base64, or of no batch, are an alteration', async () => {
  const lines = await exported();
  for (const bytes of ['"public":"%%%"', '"public":""']) {
    const changed = lines.with(1, (lines[1] ?? '').replace(/"public":"[^"]*"/, bytes));
    assert.equal((await check(changed)).faults, ['altered 0']);
  }
});

test('without proof there is no report', async () => {
  const lines = (await exported()).filter((line) => !/^\{"(batch|heads)"/.test(line));
  assert.is((await check(lines)).verdict, undefined);
});

test.run();
