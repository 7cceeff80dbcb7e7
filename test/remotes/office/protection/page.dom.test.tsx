import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PASSWORD, textOf, toggle } from '../../../support/page/security-page.tsx';
import { openSite } from '../../../support/page/site-page.tsx';
import { protectedBy, protectionSession, userConfig } from '../../../support/session/protection.ts';
import { refuse, reply } from '../../../support/session/session.ts';

const test = suite('the security page');

test('it tells the level, and of each method how it stands and what would be better', async () => {
  const methods = protectedBy({ is_changed_password: true, enable_email_auth: true });
  const page = await openSite(
    protectionSession({ config: { protection_level: 35, protection_methods: methods } }),
  );
  assert.match(textOf(page, 'main'), 'Fair 35%');
  const states = page.all('[data-method]').map(({ dataset }) => [dataset['method'], dataset['on']]);
  assert.equal(states, [
    ['security-two-step', 'false'],
    ['security-password', 'true'],
    ['security-phone', 'false'],
    ['security-email', 'true'],
    ['security-question', 'false'],
    ['security-social', undefined],
  ]);
  assert.match(textOf(page, '[data-method=security-password]'), 'Changed 12 days ago');
  assert.match(textOf(page, '[data-method=security-email]'), /player@example.test\W* is confirmed/);
  await page.close();
});

test('a method opens in place and says so; what was typed is gone when it is closed', async () => {
  const page = await openSite(protectionSession());
  const button = page.get('[data-method=security-password] h2 button');
  assert.is(button.getAttribute('aria-expanded'), 'false');
  await toggle(page, 'password');
  assert.is(button.getAttribute('aria-expanded'), 'true');
  assert.match(textOf(page, '[data-method=security-password]'), 'signs you out everywhere else');
  page.fill('main [name=password]', PASSWORD);
  await toggle(page, 'password');
  assert.is(page.all('main [name=password]').length, 0);
  await toggle(page, 'password');
  assert.is((page.get('main [name=password]') as HTMLInputElement).value, '');
  await page.close();
});

test('what could not be loaded can be asked for again', async () => {
  const session = protectionSession({ answers: { userConfig: () => refuse(500) } });
  const page = await openSite(session);
  assert.match(textOf(page, 'main [role=alert]'), 'could not be loaded');
  session.answers.userConfig = () => reply(userConfig());
  await page.pressNamed('Load again');
  await page.advance(1000);
  assert.ok(page.all('[data-method]').length > 0);
  await page.close();
});

test.run();
