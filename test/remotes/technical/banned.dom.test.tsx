import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import { bankOf, userConfigOf } from '../../support/session/accounts.ts';
import { reply, testSession } from '../../support/session/session.ts';

const test = suite('technical: banned');

test('banned players are told that it is their account, and may sign out', async () => {
  const userConfig = () => reply(userConfigOf({ ban_level: 1 }));
  const answers = { ...bankOf().answers, userConfig };
  const session = testSession({ url: '/en/about', answers });
  const page = await openSite(session);
  assert.is(page.get('h1').textContent, 'Your account is barred');
  await page.pressNamed('Sign out');
  await page.advance(500);
  assert.is(session.runtime.state.session.status, 'guest');
  assert.is(session.runtime.state.route.route, 'about');
  assert.not.match(document.body.textContent ?? '', 'barred');
  await page.close();
});

test('where their ban leaves them their money, the way to it stands there', async () => {
  for (const [ban_level, ban_version, isOpen] of [
    [45, 0, true],
    [53, 1, true],
    [45, 1, false],
    [44, 0, false],
  ] as const) {
    const userConfig = () => reply(userConfigOf({ ban_level, ban_version }));
    const answers = { ...bankOf().answers, userConfig };
    const session = testSession({ url: '/en/about', answers });
    const page = await openSite(session);
    const links = page.all('main a[href="/en/office/deduce"]').length;
    assert.is(links, isOpen ? 1 : 0, `${ban_level} ${ban_version}`);
    if (isOpen) {
      await page.pressNamed('Take your money out');
      await page.advance(500);
      assert.is(session.runtime.state.route.route, 'officeDeduce');
    }
    await page.close();
  }
});

test.run();
