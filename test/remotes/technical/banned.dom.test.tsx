import '../../support/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bankOf, userConfigOf } from '../../support/accounts.ts';
import { reply, testSession } from '../../support/session.ts';
import { openSite } from '../../support/site-page.tsx';

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

test.run();
