import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createWork, isWorkDone } from '../../../src/reference/captcha/altcha.ts';
import type { Keys } from '../../../src/reference/secrets/keys.ts';
import { solveCaptchas } from '../../../src/site/ports/proof-of-work/follow.ts';
import { createWorkSolver, type SolveWork } from '../../../src/site/ports/proof-of-work/solver.ts';
import { type Work, workOut } from '../../../src/site/ports/proof-of-work/work-out.ts';
import { waitingSession } from '../../support/session/captcha.ts';

const test = suite('proof of work');

/** The keys of a back-end, as far as proofs of work need them. */
const keys = { derived: (use: string) => new TextEncoder().encode(use.padEnd(32, '.')) } as Keys;

const made = (id = 'c1'): Promise<Work> => createWork(keys, id);
const stillWanted = () => new AbortController().signal;

/** A worker that answers what `answer` gives; null never comes. */
function workers(answer: ((work: Work) => Promise<unknown>) | null) {
  const seen = { scripts: [] as string[], ended: 0 };
  const openWorker = (script: string): Worker => {
    seen.scripts.push(script);
    const worker = {
      onmessage: (_: { data: unknown }) => {},
      onerror: (_: { message: string }) => {},
      postMessage(work: Work) {
        answer?.(work).then(
          (data) => worker.onmessage({ data }),
          (error: Error) => worker.onerror(error),
        );
      },
      terminate() {
        seen.ended += 1;
      },
    };
    return worker as unknown as Worker;
  };
  const readManifest = async () => ({ entries: { 'site-work': { script: '/work.js' } } });
  return { seen, solve: createWorkSolver({ readManifest, openWorker }) };
}

test('what is worked out is what the back-end asked for', async () => {
  const payload = await workOut(await made());
  assert.ok(await isWorkDone(keys, 'c1', payload));
  assert.not.ok(await isWorkDone(keys, 'c2', payload));
});

test('so it is where the browser keeps its own cryptography to itself', async () => {
  const work = await made();
  const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto') ?? {};
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  const payload = await workOut(work).finally(() =>
    Object.defineProperty(globalThis, 'crypto', own),
  );
  assert.ok(await isWorkDone(keys, 'c1', payload));
});

test('work of a kind that is not known is not begun', async () => {
  const { parameters, signature } = await made();
  const rejected = await workOut({ signature, parameters: { ...parameters, algorithm: 'X' } }).then(
    () => false,
    () => true,
  );
  assert.ok(rejected);
});

test('it is done beside the page, by a worker that ends with it', async () => {
  const { seen, solve } = workers(async (work) => ({ payload: await workOut(work) }));
  assert.ok(await isWorkDone(keys, 'c1', await solve(await made(), stillWanted())));
  assert.equal(seen, { scripts: ['/work.js'], ended: 1 });
});

test('it is done on the page where there is no worker, or none can be loaded', async () => {
  const none = createWorkSolver({
    readManifest: async () => ({ entries: { 'site-work': { script: '/work.js' } } }),
    openWorker: () => {
      throw new ReferenceError('Worker is not defined');
    },
  });
  const broken = workers(() => Promise.reject(new Error('404'))).solve;
  const offline = createWorkSolver({
    readManifest: () => Promise.reject(new Error('offline')),
    openWorker: () => assert.unreachable() as never,
  });
  for (const solve of [none, broken, offline]) {
    assert.ok(await isWorkDone(keys, 'c1', await solve(await made(), stillWanted())));
  }
});

test('what the worker could not do is not tried again on the page', async () => {
  const { solve } = workers(async () => ({ failure: 'too hard' }));
  const reason = await solve(await made(), stillWanted()).then(String, String);
  assert.is(reason, 'Error: too hard');
});

test('a worker is ended at once when its work is not wanted any more', async () => {
  const { seen, solve } = workers(null);
  const controller = new AbortController();
  const ended = solve(await made(), controller.signal).then(
    () => 'solved',
    () => 'stopped',
  );
  await new Promise((resolve) => setImmediate(resolve));
  assert.is(seen.ended, 0);
  controller.abort();
  assert.is(await ended, 'stopped');
  assert.is(seen.ended, 1);
});

/** A session with a proof of work open, and who is asked to do it. */
function followed(solve: SolveWork, options: Parameters<typeof waitingSession>[0] = {}) {
  const asked: AbortSignal[] = [];
  const session = waitingSession({ code: '100', ...options });
  solveCaptchas(session.session.runtime, (work, signal) => {
    asked.push(signal);
    return solve(work, signal);
  });
  const rest = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    session.session.clock.advance(1000);
  };
  return { ...session, asked, rest };
}

test('an open proof of work is done with nothing for the player to do', async () => {
  const { rest, statusOf, requestId, isOpen } = followed(async () => 'done');
  await rest();
  assert.is(statusOf(requestId), 200);
  assert.not.ok(isOpen());
});

test('other captchas are left to the player', async () => {
  const { asked, rest } = followed(async () => 'done', { code: '111' });
  await rest();
  assert.is(asked.length, 0);
});

test('closing the dialog stops it, and nothing is sent', async () => {
  const { asked, session, rest } = followed(() => new Promise(() => {}));
  await rest();
  assert.is(asked[0]?.aborted, false);
  session.runtime.publish('modal.closed', { id: 'captcha', by: 'player' });
  assert.is(asked[0]?.aborted, true);
  assert.equal(session.requestsOf('captchaValidate'), []);
});

test('one that has expired is stopped for the one that takes its place', async () => {
  const { asked, session } = followed(() => new Promise(() => {}));
  session.clock.advance(5 * 60_000 + 1000);
  assert.equal(
    asked.map(({ aborted }) => aborted),
    [true, false],
  );
});

test('a browser that cannot do it tells why', async () => {
  const { captcha, rest, session } = followed(() => Promise.reject(new Error('no cryptography')));
  await rest();
  assert.is(captcha().status, 'unavailable');
  const told = session.events.find(({ type }) => type === 'captcha.unsolved');
  assert.equal(told?.data, { message: 'Error: no cryptography' });
});

test.run();
