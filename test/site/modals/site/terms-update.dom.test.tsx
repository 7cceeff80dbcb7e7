import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { userConfigOf } from '../../../support/session/accounts.ts';
import { payingSession } from '../../../support/session/payments.ts';
import { reply } from '../../../support/session/session.ts';

const test = suite('changed terms, told beside what a player does');

const DIALOG = 'dialog[data-modal="terms-update"]';

/** A player who takes money out while the terms changed on the last day of May. */
async function opened(url = '/en/office/deduce', language = 'en') {
  const session = payingSession({
    url,
    answers: {
      userConfig: () => reply(userConfigOf()),
      disconnect: () => reply({ success: true }),
      agreementStatus: () =>
        reply({ result: true, updatedAt: Date.UTC(2025, 4, 31), version: 3, leavesMoney: true }),
    },
  });
  const page = await openSite(session);
  await page.doing(() => page.texts.use(language));
  await page.advance(500);
  return { session, page };
}

test('it says since when, what stays open, and lets them go on', async () => {
  const { page } = await opened();
  const text = page.get(DIALOG).textContent ?? '';
  assert.match(text, 'Our rules have changed');
  assert.match(text, /31.*2025|2025.*31/);
  assert.match(text, 'taking money out, your limits and support stay open');
  assert.ok(page.get(DIALOG).contains(document.activeElement));
  await page.pressNamed('Go on here');
  await page.advance(100);
  assert.is(page.all('dialog').length, 0);
  assert.ok(page.get('main input[name="amount"]'));
  await page.close();
});

test('Escape is to go on', async () => {
  const { session, page } = await opened();
  await page.doing(() => page.get(DIALOG).dispatchEvent(new Event('cancel', { cancelable: true })));
  await page.advance(100);
  assert.is(page.all('dialog').length, 0);
  assert.is(session.navigation.url, '/en/office/deduce');
  await page.close();
});

test('it leads to where they are read and agreed to, and is gone there', async () => {
  const { session, page } = await opened();
  await page.pressNamed('Read and agree');
  await page.advance(100);
  assert.is(session.navigation.url, '/en/confirm');
  assert.is(page.all('dialog').length, 0);
  await page.close();
});

test('who does not agree may sign out', async () => {
  const { session, page } = await opened();
  await page.press(`${DIALOG} [data-actions] button`);
  await page.advance(1000);
  assert.is(session.runtime.state.session.status, 'guest');
  assert.is(page.all('dialog').length, 0);
  await page.close();
});

test('the page that asks to agree has the way to the money, where a server leaves it', async () => {
  const { session, page } = await opened('/en/live');
  assert.is(session.navigation.url, '/en/confirm');
  await page.pressNamed('Take money out');
  await page.advance(500);
  assert.is(session.runtime.state.route.route, 'officeDeduce');
  await page.close();
});

test('it speaks the languages of the site', async () => {
  for (const [language, words] of [
    ['de', 'Hier weitermachen'],
    ['ru', 'Продолжить здесь'],
    ['ar', 'المتابعة هنا'],
  ] as const) {
    const { page } = await opened(`/${language}/office/deduce`, language);
    assert.match(page.get(DIALOG).textContent ?? '', words);
    await page.close();
  }
});

test.run();
