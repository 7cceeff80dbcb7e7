import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CHAIN_START } from '../../../src/log/chain/chain.ts';
import { judgeAppend } from '../../../src/server/stores/judge-append.ts';
import type { AppendOutcome, NewBatch } from '../../../src/server/stores/log-batch.ts';
import { newBatch } from './log-batches.ts';

const test = suite('rules of appending');

/** A log that stores whatever the rules let in. */
class Model {
  readonly stored: NewBatch[] = [];

  append(batch: NewBatch): AppendOutcome {
    const last = this.stored.at(-1);
    const head = last && {
      owner: last.owner,
      ackedSeq: last.firstSeq + last.count - 1,
      chain: last.chain,
    };
    const answer = judgeAppend(
      head ?? null,
      batch,
      (seq) => this.stored.find(({ firstSeq }) => firstSeq === seq) ?? null,
    );
    if (answer !== null) return answer;
    this.stored.push(batch);
    const { firstSeq, count, chain, receivedAt } = batch;
    return { kind: 'stored', ackedSeq: firstSeq + count - 1, chain, receivedAt };
  }
}

const batchSizes = fc.array(
  fc.record({ count: fc.integer({ min: 1, max: 5 }), missing: fc.constantFrom(0, 0, 0, 2) }),
  { minLength: 1, maxLength: 12 },
);

/** The batches one recorder cuts. */
function cut(sizes: readonly { count: number; missing: number }[]): NewBatch[] {
  const batches: NewBatch[] = [];
  for (const size of sizes) {
    const previousBatch = batches.at(-1);
    batches.push(newBatch({ ...size, ...(previousBatch ? { previousBatch } : {}) }));
  }
  return batches;
}

test('whatever arrives in whatever order and number, the log is a beginning of what was cut', () => {
  fc.assert(
    fc.property(batchSizes, fc.array(fc.nat(), { maxLength: 60 }), (sizes, order) => {
      const batches = cut(sizes);
      const model = new Model();
      const answers = new Map<NewBatch, AppendOutcome>();
      for (const pick of order) {
        const batch = batches[pick % batches.length] as NewBatch;
        const outcome = model.append(batch);
        if (outcome.kind === 'refused') continue;
        const before = answers.get(batch);
        if (before) assert.equal(outcome, { ...before, kind: 'repeated' });
        else assert.is(outcome.kind, 'stored');
        answers.set(batch, before ?? outcome);
      }
      assert.equal(model.stored, batches.slice(0, model.stored.length));
    }),
  );
});

test('sending again from where the log ends stores everything', () => {
  fc.assert(
    fc.property(batchSizes, fc.array(fc.nat(), { maxLength: 20 }), (sizes, order) => {
      const batches = cut(sizes);
      const model = new Model();
      for (const pick of order) model.append(batches[pick % batches.length] as NewBatch);
      for (const batch of batches) assert.is.not(model.append(batch).kind, 'refused');
      assert.equal(model.stored, batches);
    }),
  );
});

test('another recorder of the same session gets nothing in', () => {
  fc.assert(
    fc.property(batchSizes, batchSizes, (sizes, others) => {
      const model = new Model();
      const own = cut(sizes);
      for (const batch of own) model.append(batch);
      const publicPart = new TextEncoder().encode('another recorder');
      let previousBatch: NewBatch | undefined;
      for (const size of others) {
        const batch = newBatch({
          ...size,
          publicPart,
          ...(previousBatch ? { previousBatch } : {}),
        });
        assert.is(model.append(batch).kind, 'refused');
        previousBatch = batch;
      }
      assert.equal(model.stored, own);
    }),
  );
});

test('a refusal says where the log ends', () => {
  const model = new Model();
  const late = newBatch({ firstSeq: 7 });
  const answer = { kind: 'refused', reason: 'gap', ackedSeq: -1, chain: CHAIN_START };
  assert.equal(model.append(late), answer);
});

test.run();
