import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  errorOf,
  focused,
  PASSWORD,
  textOf,
  toggle,
} from '../../../support/page/security-page.tsx';
import { openSite } from '../../../support/page/site-page.tsx';
import { protectionSession, refuseField } from '../../../support/session/protection.ts';
import { reply } from '../../../support/session/session.ts';

const test = suite('the security page: password');

test('a password that cannot be taken is told at its field, before it is sent', async () => {
  const session = protectionSession();
  const page = await openSite(session);
  await toggle(page, 'password');
  for (const [current, next, name, error] of [
    ['', 'a brand new one', 'password', 'Enter your password.'],
    [PASSWORD, 'short', 'newPassword', 'Use at least 8 characters.'],
    [PASSWORD, 'iamlovelace', 'newPassword', 'Leave out your name, email and phone number.'],
    [PASSWORD, PASSWORD, 'newPassword', 'This is the password you have. Choose another one.'],
  ] as const) {
    page.fill('main [name=password]', current);
    page.fill('main [name=newPassword]', next);
    await page.submit('main form');
    assert.is(errorOf(page, name), error);
    assert.is(focused(), name);
  }
  assert.is(session.requestsOf('passwordChange').length, 0);
  await page.close();
});

test('a wrong current password is told at its field, which has the focus', async () => {
  const session = protectionSession({
    answers: { passwordChange: () => refuseField(403, '1001', 'auth_wrong', '/password') },
  });
  const page = await openSite(session);
  await toggle(page, 'password');
  page.fill('main [name=password]', 'not it');
  page.fill('main [name=newPassword]', PASSWORD);
  await page.submit('main form');
  assert.is(page.get('main form [type=submit]').getAttribute('aria-busy'), 'true');
  await page.advance(1000);
  assert.is(errorOf(page, 'password'), 'This is not your password. Check it and try again.');
  assert.is(focused(), 'password');
  await page.close();
});

test('too many attempts are announced, with the time left beside it', async () => {
  const session = protectionSession({
    answers: { passwordChange: () => reply({ errors: [{ code: '429' }], retry_after: 90 }, 429) },
  });
  const page = await openSite(session);
  await toggle(page, 'password');
  page.fill('main [name=password]', 'not it');
  page.fill('main [name=newPassword]', PASSWORD);
  await page.submit('main form');
  await page.advance(1000);
  assert.match(textOf(page, 'main form [role=alert]'), 'Too many attempts');
  assert.match(textOf(page, 'main form'), /You can try again in \W?1:\d\d/);
  await page.close();
});

test('a changed password takes the form away and says who is signed out', async () => {
  const session = protectionSession({ answers: { passwordChange: () => reply({}) } });
  const page = await openSite(session);
  await toggle(page, 'password');
  page.fill('main [name=password]', 'the old one');
  page.fill('main [name=newPassword]', PASSWORD);
  page.get('main form [type=submit]').focus();
  await page.submit('main form');
  await page.advance(1000);
  assert.is(page.all('main form').length, 0);
  const told = page.get('[data-method=security-password] [role=status]');
  assert.match(told.textContent ?? '', 'Everybody else who was signed in');
  assert.is(document.activeElement, told);
  await page.close();
});

test.run();
