import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Planned, runAll } from './pool.ts';

const test = suite('jobs beside each other');

const job = (name: string, rest: Partial<Planned> = {}): Planned => ({
  ...{ name, command: [], limit: 1 },
  ...rest,
});

/** Runs jobs that each take one turn of the event loop; tells which ran beside which. */
async function turns(jobs: readonly Planned[], width: number, busy = width): Promise<string[]> {
  const running = new Set<string>();
  const seen: string[] = [];
  await runAll(jobs, { width, busy }, async ({ name }) => {
    running.add(name);
    await new Promise((resolve) => setTimeout(resolve, 1));
    seen.push([...running].sort().join(' '));
    running.delete(name);
  });
  return seen;
}

test('as many at a time as there is room for, in their order', async () => {
  const jobs = ['a', 'b', 'c', 'd'].map((name) => job(name));
  assert.equal(await turns(jobs, 1), ['a', 'b', 'c', 'd']);
  const beside = await turns(jobs, 2);
  assert.is(beside.length, 4);
  assert.is(beside[0], 'a b');
  assert.ok(beside.every((names) => names.split(' ').length <= 2));
});

test('a job begins after the one that it needs', async () => {
  const jobs = [job('suite', { after: ['build'] }), job('build'), job('other')];
  const beside = await turns(jobs, 3);
  assert.is(beside[0], 'build other');
  assert.is(beside.at(-1), 'suite');
});

test('jobs of one lane take turns', async () => {
  const jobs = [job('a', { lane: 'x' }), job('b', { lane: 'x' }), job('c', { lane: 'x' })];
  assert.equal(await turns(jobs, 3), ['a', 'b', 'c']);
});

test('of those that keep a processor at work as many as there is room for, and others beside them', async () => {
  const jobs = [
    ...['a', 'b', 'c'].map((name) => job(name, { busy: true })),
    ...['x', 'y'].map((name) => job(name)),
  ];
  assert.equal(await turns(jobs, 2, 1), ['a x', 'b x', 'b y', 'c y', 'c']);
});

test('without a job it is over at once', async () => {
  assert.equal(await turns([], 2), []);
});

test.run();
