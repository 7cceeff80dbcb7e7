import '../../../support/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dialogs } from '../../../../src/events/dialogs.ts';
import { samples } from '../../../../src/site/pages/gallery/samples.ts';
import { testSession } from '../../../support/session.ts';
import { openSite } from '../../../support/site-page.tsx';

const test = suite('the gallery of dialogs');

/** A word of the dictionaries' own, where a text should be. */
const KEY = /\b[a-z0-9]+(_[a-z0-9]+)+\b/;

const url = '/en/gallery/dialogs';
const names = Object.keys(samples) as readonly (keyof typeof samples)[];

test('each dialog is shown with what it tells of, and Escape ends it where its row says so', async () => {
  const session = testSession({ url });
  const page = await openSite(session);
  for (const name of names) {
    await page.press(`[data-dialog="${name}"]`);
    const dialog = page.get('dialog');
    const title = dialog.querySelector('h2')?.textContent ?? '';
    const text = dialog.textContent ?? '';
    assert.ok(title.length > 3, `${name} has no title`);
    assert.ok(text.length > title.length + 20, `${name} says nothing: ${text}`);
    assert.not.match(text, KEY, name);
    await page.doing(() => dialog.dispatchEvent(new Event('cancel')));
    const isThere = !dialogs[name].dismissedBy.includes('escape');
    assert.is(page.all('dialog').length, isThere ? 1 : 0, name);
  }
  await page.close();
});

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
