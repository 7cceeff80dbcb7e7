import '../../support/dom.ts';
import { registerHooks } from 'node:module';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testSession } from '../../support/session.ts';
import { openSite } from '../../support/site-page.tsx';

const test = suite('an article that could not be had');

const network = { isThere: true, asked: 0 };

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/en/taxation.md')) return next(url, context);
    network.asked += 1;
    if (network.isThere) return next(url, context);
    throw new TypeError('Failed to fetch');
  },
});

test('is said to be missing beside the others, and fetched once more when the player asks', async () => {
  const session = testSession({ url: '/en/taxation' });
  network.isThere = false;
  const page = await openSite(session);
  const shown = () => page.get('main').textContent ?? '';
  assert.match(shown(), 'This part of the page could not be loaded.');
  assert.match(shown(), 'Responsible gaming');
  const failures = session.events.filter(({ type }) => type === 'bus.failed');
  assert.equal(
    failures.map(({ data }) => data),
    [{ source: 'page', name: 'article taxation', message: 'TypeError: Failed to fetch' }],
  );
  await page.advance(60_000);
  assert.is(network.asked, 1);
  network.isThere = true;
  await page.press('main button');
  assert.is(network.asked, 2);
  assert.is(page.get('main article h1').textContent, 'Taxes');
  await page.close();
});

test.run();
