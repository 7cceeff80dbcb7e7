import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { never, reply, testSession } from '../../support/session/session.ts';

const test = suite('asking about cookies');

const open = async () => {
  const session = testSession({ url: '/en/about' });
  const asking = { [siteConfigTable.cookieAgreementPopup.key]: true };
  session.answers.configGroup = () => reply({ site: asking });
  return { session, page: await openSite(session) };
};

const CONSENT = 'dialog[data-modal=cookie-consent]';

test('the page can be used meanwhile, and no is said as easily as yes', async () => {
  const { session, page } = await open();
  await page.pressNamed('Only what is necessary');
  assert.is(page.all(CONSENT).length, 0);
  assert.is(session.runtime.state.consent.cookiesType, 'disable');
  await page.close();
});

test('one can choose, and change the choice from the footer', async () => {
  const { session, page } = await open();
  await page.pressNamed('Choose');
  const box = (name: string) => page.get(`${CONSENT} [name=${name}]`) as HTMLInputElement;
  assert.ok(box('necessary').checked && box('necessary').disabled);
  assert.not.ok(box('functionality').checked || box('marketing').checked);
  box('functionality').checked = true;
  await page.submit(`${CONSENT} form`);
  assert.is(session.runtime.state.consent.cookiesType, 'functionality');
  await page.pressNamed('Cookie settings');
  assert.ok(box('functionality').checked);
  await page.pressNamed('Close');
  assert.is(page.all(CONSENT).length, 0);
  await page.close();
});

const focused = () => document.activeElement;
const focusedName = () => focused()?.getAttribute('aria-label') ?? focused()?.textContent;

/** Goes to a button with the keyboard, and presses it. */
const pressByKey = async (page: Awaited<ReturnType<typeof open>>['page'], name: string) => {
  const buttons = page.all('button').filter((one) => {
    return (one.getAttribute('aria-label') ?? one.textContent) === name;
  });
  buttons[0]?.focus();
  await page.doing(() => buttons[0]?.click());
};

test('the question takes the focus from nobody, and gives it back to who had it', async () => {
  const session = testSession({ url: '/en/about' });
  session.answers.configGroup = never;
  session.answers.configAll = never;
  const page = await openSite(session);
  assert.is(page.all(CONSENT).length, 0);
  const link = page.get('[href="#content"]');
  link.focus();
  await page.advance(3000);
  assert.is(page.all(CONSENT).length, 1);
  assert.ok(focused() === link);
  await pressByKey(page, 'Only what is necessary');
  assert.ok(focused() === link);
  await page.close();
});

test('who had no place in the page goes on with its content', async () => {
  const { page } = await open();
  await pressByKey(page, 'Accept all');
  assert.is(focused()?.id, 'content');
  await page.close();
});

test('while one chooses, the focus is where the choice is, and goes back to where it came from', async () => {
  const { page } = await open();
  await pressByKey(page, 'Choose');
  assert.is(focused()?.getAttribute('name'), 'functionality');
  await pressByKey(page, 'Close');
  assert.is(focusedName(), 'Choose');
  await page.close();
});

test('who asks for the settings is led there, and back when they are closed or saved', async () => {
  const { session, page } = await open();
  await page.pressNamed('Only what is necessary');
  await pressByKey(page, 'Cookie settings');
  assert.is(focused()?.getAttribute('name'), 'functionality');
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  await page.doing(() => focused()?.dispatchEvent(key));
  assert.is(page.all(CONSENT).length, 0);
  assert.is(focusedName(), 'Cookie settings');
  await pressByKey(page, 'Cookie settings');
  await page.submit(`${CONSENT} form`);
  assert.is(focusedName(), 'Cookie settings');
  assert.is(session.runtime.state.consent.cookiesType, 'disable');
  await page.close();
});

test('an answer in another tab leaves the focus alone', async () => {
  const { session, page } = await open();
  const link = page.get('header a');
  link.focus();
  const value = JSON.stringify({ cookiesType: 'all', agreedAt: 1 });
  await page.doing(() =>
    session.runtime.publish('app.storageChanged', { name: 'cookiesAgree', value }),
  );
  await page.advance(100);
  assert.is(page.all(CONSENT).length, 0);
  assert.ok(focused() === link);
  await page.close();
});

test.run();
