import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { openForms } from '../../support/page/sign-in-forms.ts';
import { choose, typeInto } from '../../support/page/typing.ts';
import { networkError, never, reply } from '../../support/session/session.ts';
import { ireland, refuseWith, twoStepNext } from '../../support/session/signing-in.ts';

const test = suite('the forms of signing in');

const germany = { id: 276, name: 'Germany', country_code: 'DE', tel_code: '49' };
const codeSent = () => reply({ expiresIn: 300, resendIn: 60 });

const configured = (values: Record<string, unknown>) => () => reply({ site: values });
const { loginForms, socialNetworks, oneTapAvailable, registrationAllowed } = siteConfigTable;

test('e-mail, phone or SMS: one is chosen, and what was typed is there again', async () => {
  const countries = () => reply([ireland, germany]);
  const { page, field, show, session } = await openForms({ phoneCountries: countries });
  assert.is(field('login').getAttribute('autocomplete'), 'username');
  assert.is(field('password').getAttribute('autocomplete'), 'current-password');
  page.fill('main [name=login]', 'player@example.test');
  await show('phone_password');
  await page.advance(1000);
  assert.is(field('country').tagName, 'SELECT');
  page.fill('main [name=phone]', '86 1');
  await page.doing(() => choose(field('country'), 'de'));
  await show('sms');
  assert.is((field('phone') as HTMLInputElement).value, '86 1');
  assert.is((field('country') as HTMLSelectElement).value, 'de');
  await show('login_password');
  assert.is((field('login') as HTMLInputElement).value, 'player@example.test');
  assert.equal(session.requestsOf('loginByEmail'), []);
  await page.close();
});

test('the dialog begins in its first field, not on the choice of forms', async () => {
  const { page } = await openForms({}, '/en/about');
  await page.pressNamed('Sign in');
  assert.is(document.activeElement?.getAttribute('name'), 'login');
  await page.close();
});

test('a phone number that is missing or too short is told at its field, which has the focus', async () => {
  const { page, field, note, show, submit, session } = await openForms();
  await show('phone_password');
  await page.advance(1000);
  await submit();
  assert.is(note('phone'), 'Fill this in.');
  assert.is(note('password'), 'Enter your password.');
  assert.is(document.activeElement, field('phone'));
  await page.doing(() => typeInto(field('phone'), '86 12'));
  await submit();
  assert.is(note('phone'), 'This number lacks digits.');
  assert.is(session.requestsOf('loginByPhone').length, 0);
  await page.close();
});

test('countries that could not be loaded are asked for again with the next try', async () => {
  const { page, note, show, submit, session } = await openForms({ phoneCountries: networkError });
  await show('sms');
  await page.advance(1000);
  page.fill('main [name=phone]', '86 123 4567');
  session.answers.phoneCountries = () => reply([ireland]);
  session.answers.sendSms = codeSent;
  await submit();
  assert.is(note('phone'), 'There is no connection. Check it and try again.');
  await submit();
  assert.is(session.requestsOf('sendSms').length, 1);
  await page.close();
});

test('a refused phone and password are announced, and the number stays', async () => {
  const { page, field, show, submit, alert } = await openForms({
    loginByPhone: () => refuseWith(403, 'auth_wrong'),
  });
  await show('phone_password');
  await page.advance(1000);
  await page.doing(() => choose(field('country'), 'ie'));
  page.fill('main [name=phone]', '86 123 4567');
  page.fill('main [name=password]', 'wrong');
  await submit();
  assert.is(alert(), 'That did not match. Check what you entered, or reset your password.');
  assert.is((field('phone') as HTMLInputElement).value, '86 123 4567');
  await page.close();
});

test('when the code is sent its field has the focus; a wrong one is told there', async () => {
  const { page, field, note, show, submit, session } = await openForms({
    sendSms: codeSent,
    loginBySms: () => refuseWith(403, 'auth_wrong_code'),
  });
  await show('sms');
  await page.advance(1000);
  page.fill('main [name=phone]', '86 123 4567');
  field('phone').focus();
  await submit();
  assert.is(document.activeElement, field('code'));
  assert.is(field('code').getAttribute('autocomplete'), 'one-time-code');
  assert.match(page.get('main form').textContent ?? '', '+353861234567');
  page.fill('main [name=code]', '000000');
  await submit();
  assert.is(note('code'), 'This code is not right. Check it and try again.');
  assert.is(document.activeElement, field('code'));
  await page.pressNamed('Use another number');
  assert.is(document.activeElement, field('phone'));
  assert.is((field('phone') as HTMLInputElement).value, '86 123 4567');
  assert.is(session.requestsOf('loginBySms').length, 1);
  await page.close();
});

test('another code can be asked for after a while, which is announced when it is on its way', async () => {
  const { page, show, submit, status, session } = await openForms({ sendSms: codeSent });
  await show('sms');
  await page.advance(1000);
  page.fill('main [name=phone]', '86 123 4567');
  await submit();
  const again = () =>
    page.all('main form button').find((one) => /another code/i.test(one.textContent));
  assert.is(again()?.getAttribute('aria-disabled'), 'true');
  await page.advance(60_000);
  // Whatever draws the form again finds the time over.
  await submit();
  await page.pressNamed('Send another code');
  await page.advance(1000);
  assert.is(status(), 'Another code is on its way.');
  assert.is(session.requestsOf('sendSms').length, 2);
  await page.close();
});

test('the second step takes the place of the form, with its methods and a way back', async () => {
  const { page, field, submit, session } = await openForms({
    loginByEmail: () => twoStepNext(),
    loginTwoStep: never,
  });
  page.fill('main [name=login]', 'ann');
  page.fill('main [name=password]', 'a password');
  field('password').focus();
  await submit();
  assert.is(document.activeElement, field('code'));
  assert.is(page.all('main [name=password]').length, 0);
  assert.match(page.get('main form').textContent ?? '', 'your authenticator app shows');
  await page.press('main input[value=recovery]');
  assert.is(field('code').getAttribute('inputmode'), 'text');
  page.fill('main [name=code]', 'ABCD-EFGH');
  await submit();
  assert.is(page.get('main [type=submit]').getAttribute('aria-busy'), 'true');
  await page.submit('main form');
  assert.equal(session.typesOf('auth.twoStep'), [
    'auth.twoStepMethodChosen',
    'auth.twoStepSubmitted',
  ]);
  await page.pressNamed('Begin again');
  assert.is((field('login') as HTMLInputElement).value, 'ann');
  await page.close();
});

test('a second step that was not taken in its time is announced', async () => {
  const { page, field, submit, alert } = await openForms({ loginByEmail: () => twoStepNext() });
  page.fill('main [name=login]', 'ann');
  page.fill('main [name=password]', 'a password');
  await submit();
  await page.advance(600_000);
  assert.match(alert() ?? '', 'Sign in again.');
  assert.ok(field('password'));
  await page.close();
});

test('a link is sent to whoever asks, in the same words', async () => {
  const { page, field, note, submit, status } = await openForms({
    loginLink: () => reply({ success: true }),
  });
  await page.pressNamed('Sign in by a link');
  await submit();
  assert.is(note('login'), 'Enter your email or login.');
  page.fill('main [name=login]', 'nobody@example.test');
  await submit();
  assert.match(status() ?? '', 'If there is such an account, a link is on its way');
  await page.pressNamed('Sign in with a password');
  assert.is((field('login') as HTMLInputElement).value, 'nobody@example.test');
  assert.is(status(), '');
  await page.close();
});

test('of the networks four show at first, by their names and in the configured order', async () => {
  const { page } = await openForms({
    configGroup: configured({
      [socialNetworks.key]: ['vk', 'apple', 'myspace', 'google', 'line', 'ok'],
    }),
  });
  const names = () => page.all('[data-network]').map((one) => one.getAttribute('aria-label'));
  const four = ['VK', 'Apple', 'Google', 'LINE'].map((name) => `Sign in with ${name}`);
  assert.equal(names(), four);
  await page.pressNamed('More networks');
  assert.equal(names(), [...four, 'Sign in with OK']);
  assert.is(page.get('main [aria-expanded]').getAttribute('aria-expanded'), 'true');
  await page.pressNamed('Fewer networks');
  assert.equal(names(), four);
  await page.close();
});

test('a network that was chosen is busy, and the others do nothing', async () => {
  const { page, session, status } = await openForms({ oauth: never });
  await page.press('[data-network=google]');
  assert.is(page.get('[data-network=google]').getAttribute('aria-busy'), 'true');
  await page.press('[data-network=vk]');
  await page.advance(1000);
  assert.is(session.requestsOf('oauth').length, 1);
  assert.is(status(), '');
  await page.close();
});

test('what configuration does not offer is not there', async () => {
  const { page } = await openForms({
    configGroup: configured({
      [loginForms.key]: ['sms'],
      [socialNetworks.key]: [],
      [registrationAllowed.key]: false,
    }),
  });
  assert.is(page.get('[data-auth-form]').dataset['authForm'], 'sms');
  assert.is(page.all('main input[type=radio]').length, 0);
  assert.is(page.all('[data-network]').length, 0);
  assert.is(page.all('main a[href*=registration]').length, 0);
  await page.close();
});

test('one tap is there where it is configured, and networks alone are enough', async () => {
  const { page, session } = await openForms({
    configGroup: configured({ [loginForms.key]: [], [oneTapAvailable.key]: true }),
    oneTapClient: never,
  });
  assert.is(page.all('main form').length, 0);
  await page.pressNamed('Sign in with one tap');
  await page.advance(1000);
  assert.is(session.requestsOf('oneTapClient').length, 1);
  await page.close();
});

test('whoever comes back from a network sees that something happens, then what came of it', async () => {
  const url = '/en/user/login?network=google&code=planted&state=planted';
  let answer = never;
  const { page, status, session } = await openForms({ loginBySocial: () => answer() }, url);
  assert.is(status(), 'One moment, you are being signed in…');
  await page.close();
  assert.is(session.navigation.url, '/en/user/login');
  answer = () => refuseWith(403, 'auth_social_failed');
  const refused = await openForms({ loginBySocial: () => answer() }, url);
  assert.match(refused.alert() ?? '', 'sign in another way');
  await refused.page.close();
});

test('after too many tries it says when, in a part that is not announced', async () => {
  const { page, submit, alert } = await openForms({
    loginByEmail: () => refuseWith(429, 'auth_too_many', { retryAfter: 90 }),
  });
  page.fill('main [name=login]', 'ann');
  page.fill('main [name=password]', 'a password');
  await submit();
  assert.is(alert(), 'Too many attempts. Wait a little and try again.');
  assert.match(page.get('main').textContent ?? '', /You can try again in \u20661:\d\d\u2069\./);
  await page.close();
});

test.run();
