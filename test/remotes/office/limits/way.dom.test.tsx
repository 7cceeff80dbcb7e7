import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { bettingSession } from '../../../support/session/betting.ts';

const test = suite('office: the way to the limits');

/** Who is signed in presses these, one after the other, from the home page. */
async function pressing(first: string, second: string) {
  const session = bettingSession({ player: true, url: '/en' });
  const page = await openSite(session);
  assert.is(session.runtime.state.route.route, 'home');
  for (const selector of [first, second]) {
    await page.press(selector);
    await page.advance(300);
  }
  const { route } = session.runtime.state.route;
  const hasLimits = page.all('main [data-limit]').length > 0;
  await page.close();
  return [route, hasLimits];
}

test('two presses lead there from home: the menu at the top, and its row', async () => {
  const menu = 'header button[popovertarget][aria-label="Account"]';
  const row = 'header nav[aria-label="Account"] a[href="/en/office/responsible"]';
  assert.equal(await pressing(menu, row), ['officeResponsible', true]);
});

test('and on a phone: the account in the bar at the foot, and its button', async () => {
  const account = 'nav[aria-label="Quick navigation"] a[href="/en/office/account"]';
  const button = 'main section a[href="/en/office/responsible"]';
  assert.equal(await pressing(account, button), ['officeResponsible', true]);
});

test.run();
