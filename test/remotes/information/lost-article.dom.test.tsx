import '../../support/page/dom.ts';
import { registerHooks } from 'node:module';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import { testSession } from '../../support/session/session.ts';

const test = suite('an article that could not be had');

const network = { isThere: true, asked: 0 };

/** In a language in which no other suite of this process has fetched it before. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/de/taxation.md')) return next(url, context);
    network.asked += 1;
    if (network.isThere) return next(url, context);
    throw new TypeError('Failed to fetch');
  },
});

test('is said to be missing beside the others, and fetched once more when the player asks', async () => {
  const session = testSession({ url: '/de' });
  const page = await openSite(session);
  await page.doing(() => page.texts.use('de'));
  network.isThere = false;
  await page.doing(() =>
    page.host.publish('route.requested', { url: '/de/taxation', replace: false }),
  );
  const shown = () => page.get('main').textContent ?? '';
  assert.match(shown(), 'Dieser Teil der Seite konnte nicht geladen werden.');
  assert.match(shown(), 'Verantwortungsvolles Spielen');
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
  assert.is(page.get('main article h1').textContent, 'Steuern');
  await page.close();
});

test.run();
