import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WorkerPool } from '../../src/server/reading/worker-pool.ts';

const test = suite('server: jobs in threads');

function pool() {
  const closing = new AbortController();
  const module = new URL('./support/slow-thread.ts', import.meta.url);
  const limits = { size: 1, limitMs: 300, memoryMb: 128 };
  const threads = new WorkerPool<number, number>({ ...limits, module, closing: closing.signal });
  return { threads, close: () => closing.abort() };
}

test('what a thread takes to load is not the time of its first job', async () => {
  const { threads, close } = pool();
  assert.equal(await threads.run(1), { ok: true, value: 1 });
  close();
});

test('a job that takes too long ends with its thread, and the next has another', async () => {
  const { threads, close } = pool();
  const [long, next] = await Promise.all([threads.run(60_000), threads.run(2)]);
  assert.equal(long, { ok: false, error: 'too-long' });
  assert.equal(next, { ok: true, value: 2 });
  close();
});

test('what waits when the service closes is told so', async () => {
  const { threads, close } = pool();
  const both = [threads.run(60_000), threads.run(1)];
  close();
  assert.equal(await Promise.all(both), [
    { ok: false, error: 'closing' },
    { ok: false, error: 'closing' },
  ]);
});

test.run();
