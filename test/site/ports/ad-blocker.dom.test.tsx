import '../../support/page/dom.ts';
import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { findAdBlocker, hidesBait } from '../../../src/site/ports/ad-blocker.ts';

const test = suite('ad blockers');

/** A page whose parts come and fail; `isUp` is whether there is a server. */
function page() {
  const events$ = new Subject<AnyEvent>();
  const at = { isUp: true, isBlocking: true, found: 0, looks: 0 };
  findAdBlocker({
    events$,
    readManifest: async () => {
      if (!at.isUp) throw new Error('nobody there');
    },
    hidesBait: async () => {
      at.looks += 1;
      return at.isBlocking;
    },
    onFound: () => {
      at.found += 1;
    },
  });
  const tell = async (status: -1 | 2): Promise<void> => {
    const data = { name: 'casino', status, attempt: 0 } as const;
    events$.next({ seq: 1, at: 0, type: 'remote.statusChanged', data });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { at, tell };
}

test('a part that cannot be had where advertisements are hidden is blocked; told once', async () => {
  const { at, tell } = page();
  await tell(-1);
  await tell(-1);
  assert.is(at.found, 1);
});

test('whoever misses nothing of the site is not even looked at', async () => {
  const { at, tell } = page();
  await tell(2);
  assert.equal([at.looks, at.found], [0, 0]);
});

test('a part that is missing where nothing is hidden, or no server is, is not blocked', async () => {
  const { at, tell } = page();
  at.isBlocking = false;
  await tell(-1);
  at.isBlocking = true;
  at.isUp = false;
  await tell(-1);
  assert.is(at.found, 0);
  at.isUp = true;
  await tell(-1);
  assert.is(at.found, 1);
});

test('what looks like an advertisement is hidden by a blocker’s rules, shown without', async () => {
  assert.is(await hidesBait(window), false);
  const rules = document.createElement('style');
  rules.textContent = '.adsbox { display: none !important }';
  document.head.append(rules);
  assert.is(await hidesBait(window), true);
  rules.remove();
  assert.is(document.querySelector('.adsbox'), null);
});

test.run();
