import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { testSession } from '../../../support/session/session.ts';

const test = suite('the gallery of dialogs');

const url = '/en/gallery/dialogs';

test('what is done in a shown dialog is done to nobody', async () => {
  const session = testSession({ url });
  const page = await openSite(session);
  const { length } = session.events;
  await page.press('[data-dialog="limit-approval"]');
  assert.match(
    page.get('dialog').textContent ?? '',
    'Deposits in 24 hours: now €100.00, then €200.00',
  );
  await page.pressNamed('Approve');
  await page.press('[data-dialog="set-limits"]');
  await page.pressNamed('No limit for now');
  assert.is(page.all('dialog').length, 0);
  assert.is(session.events.length, length);
  await page.close();
});

test('production has no such page', async () => {
  const page = await openSite(testSession({ url, production: true }));
  await page.advance(100);
  assert.is(page.all('[data-dialog]').length, 0);
  assert.match(document.body.textContent ?? '', 'There is nothing at this address.');
  await page.close();
});

test.run();
