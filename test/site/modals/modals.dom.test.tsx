import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { opening } from '../../../src/events/dialogs.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { bankOf, dollars, euros } from '../../support/session/accounts.ts';
import { testSession } from '../../support/session/session.ts';

const test = suite('modals');

const open = async () => {
  const session = testSession({ url: '/en/about' });
  const page = await openSite(session);
  const kinds = () => page.all('dialog').map(({ dataset }) => dataset['modal']);
  return { session, page, kinds };
};

test('every modal of the read model is open, the newest on top', async () => {
  const { page, kinds } = await open();
  await page.happens('modal.opened', { id: 'a', kind: 'default' });
  await page.happens('modal.opened', { id: 'b', kind: 'alert' });
  assert.equal(kinds(), ['default', 'alert']);
  for (const dialog of page.all('dialog')) assert.ok((dialog as HTMLDialogElement).open);
  await page.close();
});

test('an alert says its title and text, and its button puts it away', async () => {
  const { session, page, kinds } = await open();
  await page.happens('modal.opened', {
    id: 'a',
    kind: 'alert',
    titleKey: 'bet_lost',
    textKey: 'bet_lost_text',
    values: { couponId: '77' },
  });
  const dialog = page.get('dialog[data-modal=alert]');
  assert.is(dialog.querySelector('h2')?.textContent, 'Your bet lost');
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
  await page.happens('modal.opened', opened);
  await page.press('dialog h2');
  assert.equal(kinds(), ['alert']);
  await page.press('dialog');
  assert.equal(kinds(), []);
  await page.happens('modal.opened', opened);
  await page.doing(() => page.get('dialog').dispatchEvent(new Event('cancel')));
  assert.equal(kinds(), []);
  await page.close();
});

test('what must be seen has no way out but the one it says', async () => {
  const { page, kinds } = await open();
  await page.happens('modal.opened', { id: 'session-over', kind: 'permanent-alert' });
  await page.press('dialog');
  await page.doing(() => page.get('dialog').dispatchEvent(new Event('cancel')));
  assert.equal(kinds(), ['permanent-alert']);
  await page.pressNamed('OK');
  assert.equal(kinds(), []);
  await page.close();
});

test('what is raised over another dialog is opened anew, on top', async () => {
  const { page, kinds } = await open();
  await page.happens('modal.opened', opening('captcha', {}));
  await page.happens('modal.opened', opening('limit-approval'));
  const before = page.get('dialog[data-modal=captcha]');
  await page.happens('modal.opened', opening('captcha', { over: 'limit-approval' }));
  assert.is(kinds().at(-1), 'captcha');
  assert.is(kinds().length, 2);
  const raised = page.get('dialog[data-modal=captcha]');
  assert.is.not(raised, before);
  assert.ok((raised as HTMLDialogElement).open);
  await page.close();
});

test('what passes by itself is told to who listens, and takes the focus from nobody', async () => {
  const { page, kinds } = await open();
  const place = page.get('header a');
  await page.doing(() => place.focus());
  await page.happens('modal.opened', { id: 'new-site', kind: 'new-site' });
  assert.equal(kinds(), ['new-site']);
  assert.ok(page.get('[role=status] dialog[open]'));
  assert.is(document.activeElement, place);
  await page.advance(10_000);
  assert.equal(kinds(), []);
  await page.close();
});

test('what passes by itself stays while the pointer or the focus is on it', async () => {
  const { page, kinds } = await open();
  await page.happens('modal.opened', { id: 'new-site', kind: 'new-site' });
  await page.happens('notification.shown', { id: 'n', level: 'info', area: 'default' });
  const dialog = page.get('dialog');
  const notice = page.get('[data-level=info]');
  // React tells of a pointer that enters by one that comes over.
  const over = (element: Element, type: 'pointerover' | 'pointerout') =>
    page.doing(() => element.dispatchEvent(new Event(type, { bubbles: true })));
  await over(dialog, 'pointerover');
  await page.doing(() => notice.querySelector('button')?.focus());
  await page.advance(30_000);
  assert.equal([kinds(), page.all('[data-level=info]').length], [['new-site'], 1]);
  await over(dialog, 'pointerout');
  await page.doing(() => notice.querySelector('button')?.blur());
  await page.advance(10_000);
  assert.equal([kinds(), page.all('[data-level=info]').length], [[], 0]);
  await page.close();
});

test('the account that pays is not offered as one to pay from', async () => {
  const { answers } = bankOf([
    { ...euros, isActive: false },
    { ...dollars, isActive: true },
  ]);
  const page = await openSite(testSession({ url: '/en/about', answers }));
  const kind = 'convert-additional-account';
  await page.doing(() => page.host.openModal(kind));
  const { textContent } = page.get(`dialog[data-modal=${kind}]`);
  assert.match(textContent ?? '', 'USD');
  assert.not.match(textContent ?? '', 'Pay from this account');
  await page.close();
});

test.run();
