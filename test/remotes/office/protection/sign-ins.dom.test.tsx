import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { textOf } from '../../../support/page/security-page.tsx';
import { openSite } from '../../../support/page/site-page.tsx';
import { protectionSession, signInItems } from '../../../support/session/protection.ts';
import { networkError, reply } from '../../../support/session/session.ts';

const test = suite('the security page: where one is signed in');
const CARD = '[aria-label="Where you are signed in"]';
const rows = () => [...document.querySelectorAll(`${CARD} li`)];
const buttonIn = (text: string) =>
  [...document.querySelectorAll<HTMLButtonElement>(`${CARD} button`)].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === text,
  );

async function press(page: Awaited<ReturnType<typeof openSite>>, text: string): Promise<void> {
  await page.doing(() => buttonIn(text)?.click());
  await page.advance(1000);
}

test('each sign-in is shown, and the one that is not known is ended', async () => {
  const session = protectionSession();
  const page = await openSite(session);
  await page.advance(1000);
  assert.is(rows().length, 2);
  assert.match(rows()[0]?.textContent ?? '', 'This browser');
  assert.is(buttonIn('End Firefox 127 · Linux'), undefined, 'signing out is for that');
  await press(page, 'End Chrome 126 · Android');
  assert.equal(session.requestsOf('signInEnd')[0]?.input.body, { id: 'b' });
  assert.is(rows().length, 1);
  assert.match(textOf(page, CARD), 'It is ended.');
  assert.is(buttonIn('Sign out everywhere else'), undefined);
  await page.close();
});

test('all others are ended at once', async () => {
  const session = protectionSession();
  const page = await openSite(session);
  await page.advance(1000);
  await press(page, 'Sign out everywhere else');
  assert.equal(session.requestsOf('signInEnd')[0]?.input.body, { id: null });
  assert.is(rows().length, 1);
  await page.close();
});

test('what could not be loaded or ended is said, and tried again', async () => {
  const session = protectionSession({ answers: { signIns: () => reply({ errors: [] }, 400) } });
  const page = await openSite(session);
  await page.advance(10_000);
  assert.match(textOf(page, CARD), 'could not be loaded');
  session.answers.signIns = () => reply({ items: signInItems });
  session.answers.signInEnd = () => networkError();
  await page.doing(() => document.querySelector<HTMLButtonElement>(`${CARD} button`)?.click());
  await page.advance(1000);
  assert.is(rows().length, 2);
  await press(page, 'Sign out everywhere else');
  await page.advance(60_000);
  assert.is(rows().length, 2);
  assert.is(buttonIn('Sign out everywhere else')?.getAttribute('aria-busy'), null);
  await page.close();
});

test.run();
