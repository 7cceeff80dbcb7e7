import '../../support/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bettingSession } from '../../support/betting.ts';
import { openSite } from '../../support/site-page.tsx';

const test = suite('casino');

test('every section has a way to the others, says that no games are connected, and leads to sports', async () => {
  const page = await openSite(bettingSession({ url: '/en/slots' }));
  const nav = page.get('main nav[aria-label="Sections of the casino"]');
  assert.is(nav.querySelector('[aria-current="page"]')?.textContent, 'Slots');
  assert.ok(nav.querySelectorAll('a').length > 10);
  assert.match(page.get('main').textContent ?? '', 'No games are connected here');
  assert.ok(page.get('main a[href="/en/live"]'));
  await page.pressNamed('Poker');
  assert.is(page.get('main h1').textContent, 'Poker');
  await page.close();
});

test.run();
