import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Action } from './action.ts';
import { judge } from './judge.ts';
import { run } from './session.ts';
import type { World } from './world.ts';

const test = suite('prove/judge');

const open: Action = { do: 'open', url: '/en', seed: 1, production: true };
const quiet: readonly Action[] = [
  open,
  { do: 'wait', ms: 1_000 },
  { do: 'bet', nth: 0 },
  { do: 'wait', ms: 16_000 },
  { do: 'bet', nth: 12 },
  { do: 'stop' },
];
const name = 'judged-session-of-a-test';

/** What is found once something was done to what the collector holds. */
async function foundAfter(change: (world: World) => void): Promise<string[]> {
  const world = await run(quiet, name);
  change(world);
  return [...new Set((await judge(world)).map(({ kind }) => kind))];
}

const batchesIn = ({ collector, pages: [page] }: World) =>
  collector.sessions.get(page?.sessionId ?? '')?.batches ?? [];

test('finds nothing in a session that is as it was', async () => {
  assert.equal(await foundAfter(() => undefined), []);
});

test('notices a batch that is gone, from the middle or the end', async () => {
  const middle = await foundAfter((world) => batchesIn(world).splice(1, 1));
  assert.ok(middle.includes('loss') && middle.includes('chain'));
  const end = await foundAfter((world) => batchesIn(world).splice(-1, 1));
  assert.ok(end.includes('loss') && end.includes('chain'));
});

test('notices an event that is another than was published, by all that reads it', async () => {
  const found = await foundAfter(({ pages }) => {
    const added = pages[0]?.events.find(({ type }) => type === 'coupon.betAdded');
    if (added?.type === 'coupon.betAdded') Object.assign(added.data.market, { coef: '9.99' });
  });
  assert.ok(found.includes('recorded'));
});

test('notices what is still in the queue', async () => {
  const world = await run(quiet, name);
  const [batch] = batchesIn(world);
  if (!batch) throw new Error('nothing was stored');
  const { publicPart, envelope } = batch;
  const { length } = publicPart;
  const queued = { ...envelope, at: 0, publicLength: length };
  await world.queue.cut({ ...queued, body: publicPart });
  const kinds = (await judge(world)).map(({ kind }) => kind);
  assert.ok(kinds.includes('stranded'));
});

test('a kill takes no more than its very moment', async () => {
  const actions: Action[] = [
    ...quiet.slice(0, -1),
    { do: 'wait', ms: 500 },
    { do: 'bet', nth: 20 },
    { do: 'kill' },
    { ...open, seed: 2 },
    { do: 'wait', ms: 5_000 },
  ];
  const world = await run(actions, name);
  const [killed] = world.pages;
  const stored = world.collector.read(killed?.sessionId ?? '').events;
  assert.ok(stored.length > 0 && stored.length < (killed?.events.length ?? 0));
  assert.equal(await judge(world), []);
});

test.run();
