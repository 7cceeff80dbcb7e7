import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { planAppends } from '../../../../src/server/stores/postgres/plan-appends.ts';
import { batchChain, newBatch } from '../log-batches.ts';

const test = suite('plan of a group of appends');
const NOTHING = { heads: new Map(), twinOf: () => null };

test('batches of one session in one group follow each other', () => {
  const chain = batchChain(3, { missing: 2 });
  const plan = planAppends(NOTHING, chain);
  assert.equal(
    plan.outcomes.map(({ kind, ackedSeq }) => [kind, ackedSeq]),
    [
      ['stored', 11],
      ['stored', 23],
      ['stored', 35],
    ],
  );
  const growth = plan.sessions.get(chain[0]?.sessionId ?? '');
  assert.is(growth?.known, false);
  assert.equal([growth?.events, growth?.missing, growth?.head.ackedSeq], [30, 6, 35]);
  assert.is(growth?.head.chain, chain[2]?.chain);
  assert.equal(
    [growth?.receivedFirst, growth?.receivedLast],
    [chain[0]?.receivedAt, chain[2]?.receivedAt],
  );
});

test('a batch that is in the group twice is stored once and answered alike', () => {
  const batch = newBatch();
  const plan = planAppends(NOTHING, [batch, { ...batch, receivedAt: 1, userId: '7' }]);
  assert.is(plan.batches.length, 1);
  assert.equal(
    plan.outcomes.map(({ kind }) => kind),
    ['stored', 'repeated'],
  );
  const [, again] = plan.outcomes;
  assert.is(again?.kind === 'repeated' && again.receivedAt, batch.receivedAt);
  assert.equal(plan.links, [{ sessionId: batch.sessionId, userId: '7', linked: true }]);
});

test('what is refused changes nothing and links nobody', () => {
  const first = newBatch();
  const [gap, foreign] = [
    newBatch({ previousBatch: first, firstSeq: 50, userId: '8' }),
    newBatch({ previousBatch: first, owner: 'owner-2', previous: 'f'.repeat(64), userId: '9' }),
  ];
  const plan = planAppends(NOTHING, [first, gap, foreign]);
  assert.equal(
    plan.outcomes.map((one) => (one.kind === 'refused' ? one.reason : one.kind)),
    ['stored', 'gap', 'chain'],
  );
  assert.equal([plan.batches.length, plan.links.length], [1, 0]);
  assert.is(plan.sessions.get(first.sessionId)?.head.ackedSeq, 9);
});

test('goes on from the stored head', () => {
  const [first, second] = batchChain(2);
  assert.ok(first && second);
  const head = { owner: first.owner, ackedSeq: 9, chain: first.chain };
  const twin = { count: 10, chain: first.chain, receivedAt: 5 };
  const stored = { heads: new Map([[first.sessionId, head]]), twinOf: () => twin };
  const plan = planAppends(stored, [first, second]);
  assert.equal(
    plan.outcomes.map((one) => one.kind !== 'refused' && [one.kind, one.receivedAt]),
    [
      ['repeated', 5],
      ['stored', second.receivedAt],
    ],
  );
  assert.is(plan.sessions.get(first.sessionId)?.known, true);
  assert.is(plan.sessions.get(first.sessionId)?.events, 10);
});

test.run();
