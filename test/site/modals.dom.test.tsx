import '../support/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bankOf, dollars, euros } from '../support/accounts.ts';
import { testSession } from '../support/session.ts';
import { openSite } from '../support/site-page.tsx';

const test = suite('modals');

const open = async () => {
  const session = testSession({ url: '/en/about' });
  const page = await openSite(session);
  const kinds = () => page.all('dialog').map(({ dataset }) => dataset['modal']);
  return { session, page, kinds };
};

test('every modal of the read model is open, the newest on top', async () => {
  const { page, kinds } = await open();
  await page.doing(() => page.host.publish('modal.opened', { id: 'a', kind: 'welcome' }));
  await page.doing(() => page.host.publish('modal.opened', { id: 'b', kind: 'alert' }));
  assert.equal(kinds(), ['welcome', 'alert']);
  for (const dialog of page.all('dialog')) assert.ok((dialog as HTMLDialogElement).open);
  await page.close();
});

test('an alert says its title and text, and its button puts it away', async () => {
  const { session, page, kinds } = await open();
  await page.doing(() =>
    page.host.publish('modal.opened', {
      id: 'a',
      kind: 'alert',
      titleKey: 'main_error',
      textKey: 'bet_lost_text',
      values: { couponId: '77' },
    }),
  );
  const dialog = page.get('dialog[data-modal=alert]');
  assert.is(dialog.querySelector('h2')?.textContent, 'Something went wrong');
  assert.match(dialog.textContent ?? '', 'Bet 77 is settled.');
  assert.is(dialog.getAttribute('aria-labelledby'), dialog.querySelector('h2')?.id);
  await page.pressNamed('OK');
  assert.equal(kinds(), []);
  assert.equal(session.events.at(-1)?.data, { id: 'a', by: 'player' });
  await page.close();
});

test('Escape asks to close; a press beside the panel does, a press on it does not', async () => {
  const { page, kinds } = await open();
  const opened = { id: 'a', kind: 'alert' } as const;
  await page.doing(() => page.host.publish('modal.opened', opened));
  await page.press('dialog h2');
  assert.equal(kinds(), ['alert']);
  await page.press('dialog');
  assert.equal(kinds(), []);
  await page.doing(() => page.host.publish('modal.opened', opened));
  await page.doing(() => page.get('dialog').dispatchEvent(new Event('cancel')));
  assert.equal(kinds(), []);
  await page.close();
});

test('what must be seen has no way out but the one the site gives', async () => {
  const { page, kinds } = await open();
  await page.doing(() => page.host.publish('modal.opened', { id: 'a', kind: 'permanent-alert' }));
  await page.press('dialog');
  await page.doing(() => page.get('dialog').dispatchEvent(new Event('cancel')));
  assert.equal(kinds(), ['permanent-alert']);
  assert.is(page.all('dialog button').length, 0);
  await page.doing(() => page.host.publish('modal.closed', { id: 'a', by: 'site' }));
  assert.equal(kinds(), []);
  await page.close();
});

test('the account that pays is not offered as one to pay from', async () => {
  const { answers } = bankOf([
    { ...euros, isActive: false },
    { ...dollars, isActive: true },
  ]);
  const page = await openSite(testSession({ url: '/en/about', answers }));
  const kind = 'convert-additional-account';
  await page.doing(() => page.host.publish('modal.opened', { id: 'convert-account', kind }));
  const { textContent } = page.get(`dialog[data-modal=${kind}]`);
  assert.match(textContent ?? '', 'USD');
  assert.not.match(textContent ?? '', 'Pay from this account');
  await page.close();
});

test.run();
