import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { packBody } from '../../../../src/log/codec/batch.ts';
import type { RawEvent } from '../../../../src/log/codec/columns.ts';
import {
  createLogCheck,
  unchecked,
  type Verification,
} from '../../../../src/server/reading/check/log-check.ts';
import type { PackedBatch } from '../../../../src/server/reading/packed-batch.ts';
import { sampleSession } from '../../../log/sample-session.ts';

const test = suite('checks of whole logs');

async function* batchesOf(
  events: readonly RawEvent[],
  more: Partial<PackedBatch> = {},
): AsyncGenerator<PackedBatch> {
  const facts = {
    sessionId: 'session-of-a-test-00000',
    userId: null,
    receivedAt: 0,
    catalogue: '1',
  };
  for (let from = 0; from < events.length; from += 1_000) {
    const part = events.slice(from, from + 1_000);
    const { firstSeq, count, body } = await packBody({
      events: part,
      personal: [],
      catalogue: '1',
    });
    const batch = { ...facts, position: from + 1, firstSeq, count, publicPart: body };
    yield { ...batch, personalPart: null, lacksPersonal: false, ...more };
  }
}

const namesOf = ({ findings }: Verification) => findings.map(({ verdict }) => verdict);

const limits = { limitMs: 60_000, closing: new AbortController().signal };

test('says what both checks find, and goes on after a log that breaks them', async () => {
  const check = createLogCheck(limits);
  const events = sampleSession({ minutes: 1 });
  const [good, empty] = await Promise.all([check(batchesOf(events)), check(batchesOf([]))]);
  assert.ok(namesOf(good).includes('no-checkpoint'));
  assert.ok(good.intentions);
  assert.is(empty.verdict, 'no-checkpoint');
  const damaged = await check(batchesOf(events, { publicPart: Buffer.from('no gzip') }));
  assert.is(damaged.verdict, 'set-aside');
  const unknown = events.map((event) => ({ ...event, type: 'of.another' }));
  assert.ok(namesOf(await check(batchesOf(unknown))).includes('set-aside'));
  assert.ok((await check(batchesOf(events))).intentions);
});

test('leaves out what an erased field led to', async () => {
  const events = sampleSession({ minutes: 1 }).map((event, place) =>
    place === 1 ? { ...event, type: 'session.loginSubmitted', data: LOGIN } : event,
  );
  const erased = await createLogCheck(limits)(batchesOf(events, { lacksPersonal: true }));
  assert.is(erased.intentions, undefined);
});
const LOGIN = { login: '[erased]', password: '[secret]' };

test('asks for the batches of a check only when its turn has come', async () => {
  const check = createLogCheck(limits);
  const order: string[] = [];
  async function* told(name: string) {
    for await (const batch of batchesOf(sampleSession({ minutes: 1 }))) {
      order.push(name);
      yield batch;
    }
  }
  await Promise.all(['a', 'b'].map((name) => check(told(name))));
  assert.equal([...order].sort(), order);
  assert.equal(new Set(order).size, 2);
});

test('gives up when it takes too long, and when the server closes', async () => {
  const closing = new AbortController();
  const hasty = createLogCheck({ limitMs: 0, closing: closing.signal });
  const events = sampleSession({ minutes: 5 });
  assert.equal(await hasty(batchesOf(events)), unchecked('too-long'));
  const patient = createLogCheck({ limitMs: 60_000, closing: closing.signal });
  const checked = patient(batchesOf(events));
  closing.abort();
  assert.equal(await checked, unchecked('closing'));
  assert.equal(await patient(batchesOf([])), unchecked('closing'));
});

test('hands over little of what a log is found to be, however much that is', async () => {
  const check = createLogCheck(limits);
  const start = sampleSession({ minutes: 1 }).slice(0, 2);
  const misfits = Array.from({ length: 4_000 }, (_, i) => ({
    ...{ type: 'log.checkpointed', seq: start.length + i, at: 1_763_700_000_000, cause: 0 },
    data: { through: 0, slices: { [`${i % 2}${'x'.repeat(300_000)}`]: '' }, fields: {} },
  }));
  const large = await check(batchesOf([...start, ...misfits.slice(0, 2)]));
  assert.ok(JSON.stringify(large).length <= 256 * 1024);
  assert.is(large.verdict, 'renumbered');
  const many = await check(
    batchesOf([...start, ...misfits.map((one) => ({ ...one, data: EMPTY }))]),
  );
  assert.ok(many.findings.length < 250, `${many.findings.length} findings`);
  assert.match(many.findings.map(({ detail }) => detail).join(), /\d more/);
});
const EMPTY = { through: 0, slices: {}, fields: {} };

test.run();
