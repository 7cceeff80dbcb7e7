import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { reloadOnChunkFailure } from '../../../src/site/ports/chunk-failures.ts';
import { memoryStore } from '../../support/session/session.ts';

const test = suite('failures of chunks');

const GONE = 'Failed to fetch dynamically imported module: https://site.test/assets/x.js';

/** A page that is told of failures; `isUp` is whether there is a server. */
function page() {
  const events$ = new Subject<AnyEvent>();
  const at = { now: 100_000, isUp: true, reloads: 0 };
  reloadOnChunkFailure({
    events$,
    store: memoryStore(),
    now: () => at.now,
    reload: () => {
      at.reloads += 1;
    },
    readManifest: async () => {
      if (!at.isUp) throw new Error('nobody there');
    },
  });
  const fail = async (message: string): Promise<void> => {
    const data = { source: 'page', name: 'remote casino', message } as const;
    events$.next({ seq: 1, at: at.now, type: 'bus.failed', data });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { at, fail };
}

test('a part of the build that cannot be had loads the page anew, in the words of any browser', async () => {
  const sayings = [
    GONE,
    'ru: TypeError: error loading dynamically imported module: https://site.test/x.js',
    'TypeError: Importing a module script failed.',
    'the styles /assets/casino.css cannot be loaded',
  ];
  for (const saying of sayings) {
    const { at, fail } = page();
    await fail(saying);
    assert.is(at.reloads, 1, saying);
  }
});

test('at most once in 60 s, however many parts are gone', async () => {
  const { at, fail } = page();
  await Promise.all([fail(GONE), fail(GONE), fail(GONE)]);
  at.now += 59_999;
  await fail(GONE);
  assert.is(at.reloads, 1);
  at.now += 1;
  await fail(GONE);
  assert.is(at.reloads, 2);
});

test('without a server the page stays as it is', async () => {
  const { at, fail } = page();
  at.isUp = false;
  await fail(GONE);
  assert.is(at.reloads, 0);
  at.isUp = true;
  await fail(GONE);
  assert.is(at.reloads, 1);
});

test('no other failure loads the page anew', async () => {
  const { at, fail } = page();
  await fail('TypeError: Cannot read properties of undefined');
  await fail('the manifest answered 500');
  assert.is(at.reloads, 0);
});

test.run();
