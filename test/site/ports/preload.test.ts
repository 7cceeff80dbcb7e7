import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { part } from '../../../src/site/part/part.ts';
import { PRELOAD_AFTER, preloadWhenIdle } from '../../../src/site/ports/preload.ts';

const test = suite('preload');

const rest = () => new Promise((resolve) => setImmediate(resolve));

test('what comes later is fetched in idle moments, one after the other, whatever fails', async () => {
  const idle: (() => void)[] = [];
  const later: [run: () => void, ms: number][] = [];
  const fetched: string[] = [];
  const asking = (name: string, fails = false) => ({
    async fetch() {
      fetched.push(name);
      if (fails) throw new Error('gone');
    },
  });
  const page = {
    requestIdleCallback: (run: () => void) => idle.push(run),
    setTimeout: (run: () => void, ms: number) => void later.push([run, ms]),
  };
  const all = preloadWhenIdle(page, [asking('one', true), asking('two')]);
  await rest();
  assert.is(idle.length, 0, 'the page comes first');
  for (const [run, ms] of later) {
    assert.is(ms, PRELOAD_AFTER);
    run();
  }
  await rest();
  assert.equal(fetched, []);
  idle.shift()?.();
  await rest();
  assert.equal(fetched, ['one']);
  idle.shift()?.();
  await all;
  assert.equal(fetched, ['one', 'two']);
});

test('a part is fetched once, and anew only when that failed', async () => {
  let times = 0;
  const view = () => null;
  const late = part(
    [],
    async () => {
      times += 1;
      if (times === 1) throw new Error('gone');
      return { view };
    },
    (module) => module.view,
  );
  await late.fetch().then(
    () => assert.unreachable(),
    () => undefined,
  );
  assert.is(late.view(), null);
  await Promise.all([late.fetch(), late.fetch()]);
  await late.fetch();
  assert.is(times, 2);
  assert.is(late.view(), view);
});

test.run();
