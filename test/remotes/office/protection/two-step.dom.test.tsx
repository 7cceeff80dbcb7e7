import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  errorOf,
  focused,
  PASSWORD,
  textOf,
  toggle,
  withKey,
} from '../../../support/page/security-page.tsx';
import { openSite } from '../../../support/page/site-page.tsx';
import {
  KEY,
  protectedBy,
  protectionSession,
  refuseField,
  URI,
  userConfig,
} from '../../../support/session/protection.ts';
import { reply } from '../../../support/session/session.ts';

const test = suite('the security page: second step');

test('an authenticator gets its key as a picture, a link and a text that can be copied', async () => {
  const session = protectionSession();
  const page = await withKey(session);
  assert.is(document.activeElement?.textContent, '1. Scan the picture with your app');
  assert.is(
    page.get('svg[role=img]').getAttribute('aria-label'),
    'Picture for your authenticator app',
  );
  assert.is(page.get('main [data-key]').textContent?.replaceAll(' ', ''), KEY);
  assert.is(page.get(`a[href="${URI}"]`).textContent, 'Open in an app on this device');
  await page.pressNamed('Copy');
  assert.equal(page.copied, [KEY]);
  assert.ok(page.all('main [role=status]').some(({ textContent }) => textContent === 'Copied.'));
  assert.not.match(JSON.stringify(session.runtime.state), KEY);
  await page.close();
});

test('a wrong code is told at its field; another one may be entered', async () => {
  const session = protectionSession({
    answers: { twoStepEnable: () => refuseField(403, '1002', 'auth_wrong_code', '/code') },
  });
  const page = await withKey(session);
  await page.submit('main form');
  assert.is(errorOf(page, 'code'), 'Enter the code.');
  page.fill('main [name=code]', '000000');
  await page.submit('main form');
  await page.advance(1000);
  assert.is(errorOf(page, 'code'), 'This code is not right. Check it and try again.');
  assert.is(focused(), 'code');
  await page.close();
});

test('a set-up that took too long begins again with another key', async () => {
  const session = protectionSession();
  const page = await openSite(session);
  await toggle(page, 'two-step');
  page.fill('main [name=password]', PASSWORD);
  await page.pressNamed('Use an app');
  await page.advance(901_000);
  await toggle(page, 'two-step');
  await toggle(page, 'two-step');
  assert.match(textOf(page, '[data-method=security-two-step] [role=alert]'), 'Time is up.');
  assert.is(page.all('main [data-key]').length, 0);
  await page.pressNamed('Begin again');
  page.fill('main [name=password]', PASSWORD);
  await page.pressNamed('Use an app');
  await page.advance(1000);
  assert.is(page.all('main [data-key]').length, 1);
  await page.close();
});

test('by SMS it needs a confirmed number, and leads to where one is added', async () => {
  const page = await openSite(protectionSession());
  await toggle(page, 'two-step');
  const way = '[data-method=security-two-step] a[href="/en/office/account"]';
  assert.is(textOf(page, way), 'Add a phone number');
  await page.close();
  const confirmed = protectionSession({
    config: {
      phone_code: '+353',
      phone_number: '861234567',
      protection_methods: protectedBy({ enable_phone_binding: true }),
    },
  });
  const other = await openSite(confirmed);
  await toggle(other, 'two-step');
  await other.pressNamed('Use text messages');
  assert.is(errorOf(other, 'password'), 'Enter your password.');
  other.fill('main [name=password]', PASSWORD);
  await other.pressNamed('Use text messages');
  await other.advance(1000);
  assert.match(textOf(other, '[data-method=security-two-step]'), '+353 ••• 67');
  const resend = other
    .all('main button')
    .find(({ textContent }) => /Another/.test(textContent ?? ''));
  assert.is(resend?.getAttribute('aria-disabled'), 'true');
  await other.close();
});

test('it is switched off with a code, or with the answer where there is a question', async () => {
  const session = protectionSession({
    config: {
      protection_methods: protectedBy({
        enable_two_factor_auth: true,
        enable_security_question: true,
      }),
    },
    answers: { securityQuestion: () => reply({ question: 'First dish?' }) },
  });
  const page = await openSite(session);
  await toggle(page, 'two-step');
  await page.pressNamed('Switch off');
  await page.submit('main form');
  assert.is(errorOf(page, 'password'), 'Enter your password.');
  assert.is(errorOf(page, 'code'), 'Enter the code.');
  await page.press('main input[type=radio][value=answer]');
  assert.match(textOf(page, 'main form'), 'First dish?');
  page.fill('main [name=password]', PASSWORD);
  page.fill('main [name=answer]', 'Soup');
  session.answers.userConfig = () => reply(userConfig());
  await page.submit('main form');
  await page.advance(1000);
  const password = Buffer.from(PASSWORD).toString('base64url');
  const body = session.requestsOf('twoStepDisable')[0]?.input.body;
  assert.equal(body, { password, answer: 'Soup' });
  assert.match(textOf(page, '[data-method=security-two-step] [role=status]'), 'is off');
  assert.is(page.get('[data-method=security-two-step]').dataset['on'], 'false');
  await page.close();
});

test('a code by SMS is offered to whom codes come that way, not beside an authenticator', async () => {
  for (const [method, isOffered] of [
    ['sms', true],
    ['totp', false],
  ] as const) {
    const methods = { enable_two_factor_auth: true, enable_phone_binding: true };
    const config = { protection_methods: protectedBy(methods), two_step_method: method };
    const page = await openSite(protectionSession({ config }));
    await toggle(page, 'two-step');
    await page.pressNamed('Switch off');
    const buttons = page.all('main form button').map(({ textContent }) => textContent);
    assert.is(buttons.includes('Send me a code'), isOffered, method);
    await page.close();
  }
});

test.run();
