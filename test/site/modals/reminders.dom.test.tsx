import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { payingSession } from '../../support/session/payments.ts';
import { reply, testSession } from '../../support/session/session.ts';

const test = suite('reminders');

test('A2: before paying in a limit can be set, or none be chosen', async () => {
  const session = payingSession();
  const page = await openSite(session);
  await page.advance(500);
  assert.match(page.get('dialog').textContent ?? '', 'Would you like a limit on your deposits?');
  await page.pressNamed('No limit for now');
  await page.advance(100);
  assert.is(page.all('dialog').length, 0);
  assert.ok(page.get('main input[name="amount"]'));
  await page.close();

  const other = payingSession();
  const again = await openSite(other);
  await again.advance(500);
  await again.press('dialog a');
  await again.advance(100);
  assert.is(again.all('dialog').length, 0);
  assert.match(other.navigation.url, '/en/office/responsible');
  await again.close();
});

test('a guest who is reminded to register may sign in instead', async () => {
  const session = testSession({
    url: '/en/about',
    answers: {
      configGroup: () =>
        reply({
          site: {
            [siteConfigTable.cookieAgreementPopup.key]: false,
            [siteConfigTable.registrationReminderDelay.key]: 30,
          },
        }),
    },
  });
  const page = await openSite(session);
  await page.advance(31_000);
  assert.match(page.get('dialog').textContent ?? '', 'Betting takes an account');
  await page.press('dialog [data-actions] button');
  await page.advance(100);
  assert.equal(
    session.runtime.state.modal.open.map(({ id }) => id),
    ['login'],
  );
  await page.close();
});

test('the settings lead to messages in this browser, say what they are, and end them', async () => {
  const session = testSession({
    url: '/en/office/settings',
    answers: {
      authCheck: () => reply({ user_id: '7' }),
      pushKey: () => reply({ key: 'key' }),
      pushSubscribe: () => reply({ success: true }),
    },
  });
  const page = await openSite(session);
  await page.advance(500);
  assert.not.match(page.get('main').textContent ?? '', 'Messages in this browser');
  await page.happens('push.found', { permission: 'default', isOn: false });
  await page.advance(500);
  await page.pressNamed('Write to this browser');
  await page.advance(500);
  assert.match(page.get('dialog').textContent ?? '', 'Never offers, and never a word to play.');
  const yes = page.get('dialog [data-look="main"]');
  await page.doing(() => yes.click());
  await page.happens('push.given', { endpoint: 'https://x', p256dh: 'x', auth: 'x' });
  await page.happens('push.found', { permission: 'granted', isOn: true });
  await page.advance(500);
  assert.match(page.get('dialog [role=status]').textContent ?? '', 'This browser is written to.');
  await page.pressNamed('Close');
  await page.pressNamed('Write no more');
  assert.is(session.events.at(-1)?.type, 'push.unwanted');
  await page.happens('push.found', { permission: 'denied', isOn: false });
  await page.advance(100);
  assert.match(page.get('main').textContent ?? '', 'This browser does not allow it.');
  await page.close();
});

test.run();
