import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WorkerPool } from '../../../src/server/threads/worker-pool.ts';
import { manualTimers } from '../../support/timers.ts';

interface Context {
  timers: ReturnType<typeof manualTimers>;
  awake: NodeJS.Timeout;
  threads: WorkerPool<number, number>;
  close: () => void;
}

const LIMIT = 300;
/** A job that takes longer than any test. */
const LONG = 600_000;

const test = suite<Context>('server: jobs in threads');

test.before.each((context) => {
  context.timers = manualTimers();
  // The threads keep no process awake, and these timers do not either.
  context.awake = setInterval(() => undefined, 1_000);
  const closing = new AbortController();
  const module = new URL('../support/slow-thread.ts', import.meta.url);
  const limits = { size: 1, limitMs: LIMIT, memoryMb: 128 };
  context.threads = new WorkerPool({ ...limits, module, closing: closing.signal });
  context.close = () => closing.abort();
});

test.after.each(({ timers, awake, close }) => {
  clearInterval(awake);
  close();
  timers.restore();
});

test('what a thread takes to load is not the time of its first job', async (context) => {
  const { threads, timers } = context;
  assert.equal(await threads.run(1), { ok: true, value: 1 });
  const [loading, ...jobs] = timers.delays;
  assert.ok(Number(loading) > 10 * LIMIT, `${loading} ms to load`);
  assert.equal(jobs, [LIMIT], 'when it is loaded, its job has its own time');
  assert.equal(await threads.run(2), { ok: true, value: 2 });
  assert.equal(timers.delays.slice(1), [LIMIT, LIMIT], 'and so has the next');
});

test('a job that takes too long ends with its thread, and the next has another', async (context) => {
  const { threads, timers } = context;
  const both = [threads.run(LONG), threads.run(2)];
  while (timers.delays.at(-1) !== LIMIT) await new Promise((resolve) => setImmediate(resolve));
  await timers.fire();
  assert.equal(await Promise.all(both), [
    { ok: false, error: 'too-long' },
    { ok: true, value: 2 },
  ]);
});

test('what waits when the service closes is told so', async ({ threads, close }) => {
  const both = [threads.run(LONG), threads.run(1)];
  close();
  assert.equal(await Promise.all(both), [
    { ok: false, error: 'closing' },
    { ok: false, error: 'closing' },
  ]);
});

test.run();
