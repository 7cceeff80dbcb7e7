import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import { addBet, bettingSession } from '../../support/session/betting.ts';
import { testSession } from '../../support/session/session.ts';

const test = suite('header');

test('the theme turns to the other one, whichever the page shows', async () => {
  const session = testSession({ url: '/en/about' });
  const page = await openSite(session);
  document.documentElement.dataset['theme'] = 'dark';
  await page.pressNamed('Switch to dark coloursSwitch to light colours');
  assert.is(session.runtime.state.preferences.appTheme, 0);
  document.documentElement.dataset['theme'] = 'light';
  await page.pressNamed('Switch to dark coloursSwitch to light colours');
  assert.is(session.runtime.state.preferences.appTheme, 1);
  await page.close();
});

test('the odds format is one of those the site offers', async () => {
  const session = testSession({ url: '/en/about' });
  const page = await openSite(session);
  const select = page.get('header select') as HTMLSelectElement;
  const names = [...select.options].map(({ text }) => text);
  assert.equal(names.slice(0, 3), ['Decimal', 'Fractional', 'American']);
  assert.not.ok(names.includes('Malay'));
  await page.doing(() => {
    select.value = '2';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  assert.is(session.runtime.state.preferences.coefViewId, 2);
  await page.close();
});

test('the bar at the foot counts what is in the coupon, and opens it', async () => {
  const session = bettingSession({ url: '/en/live' });
  const page = await openSite(session);
  const item = () => page.get('nav[aria-label="Quick navigation"] button[aria-expanded]');
  assert.not.match(item().textContent ?? '', /\d/);
  await page.doing(() => addBet(session, '7-1'));
  await page.advance(300);
  assert.match(item().textContent ?? '', '1 selection');
  await page.doing(() => item().click());
  assert.ok(session.runtime.state.coupon.isOpen);
  assert.is(item().getAttribute('aria-expanded'), 'true');
  await page.close();
});

test('from a page without a coupon the bar leads to one that has it', async () => {
  const session = bettingSession({ url: '/en/about' });
  const page = await openSite(session);
  await page.press('nav[aria-label="Quick navigation"] button[aria-expanded]');
  await page.advance(300);
  assert.is(session.runtime.state.route.route, 'home');
  assert.ok(session.runtime.state.coupon.isOpen);
  await page.close();
});

test('a guest is asked in from the bar at the foot, a player goes to the account', async () => {
  const guest = await openSite(testSession({ url: '/en/about' }));
  await guest.press('nav[aria-label="Quick navigation"] button:last-child');
  assert.ok(guest.get('dialog[data-modal=login]'));
  await guest.close();
  const player = await openSite(bettingSession({ url: '/en/about', player: true }));
  assert.ok(player.get('nav[aria-label="Quick navigation"] a[href="/en/office/account"]'));
  await player.close();
});

test('a player finds help in the menu of the account, which phones have too', async () => {
  const page = await openSite(bettingSession({ url: '/en/about', player: true }));
  const help = page.get('nav[aria-label="Account"] a[href="/en/office/support"]');
  assert.is(help.textContent, 'Help');
  await page.close();
});

test.run();
