import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import { bettingSession } from '../../support/session/betting.ts';
import { refuse, reply, testSession } from '../../support/session/session.ts';

const test = suite('signing in');

const PASSWORD = 'correct horse battery staple';

test('the dialog asks for both fields, tells what is missing and goes there', async () => {
  const session = testSession({ url: '/en/about' });
  const page = await openSite(session);
  await page.pressNamed('Sign in');
  assert.is(page.get('dialog[data-modal=login] h2').textContent, 'Sign in');
  await page.submit('dialog form');
  const login = page.get('dialog [name=login]');
  assert.is(login.getAttribute('aria-invalid'), 'true');
  const note = page.get(`[id="${login.getAttribute('aria-describedby')}"]`);
  assert.is(note.textContent, 'Enter your email or login.');
  assert.is(document.activeElement, login);
  assert.equal(session.typesOf('session.'), []);
  await page.close();
});

test('what was typed is sent once, and the password is nowhere else', async () => {
  const session = testSession({ url: '/en/about' });
  session.answers.loginByEmail = () => refuse(401);
  const page = await openSite(session);
  await page.pressNamed('Sign in');
  page.fill('dialog [name=login]', ' player@example.test ');
  page.fill('dialog [name=password]', PASSWORD);
  await page.submit('dialog form');
  assert.is(page.get('dialog [type=submit]').getAttribute('aria-busy'), 'true');
  await page.submit('dialog form');
  assert.equal(session.typesOf('session.'), ['session.loginSubmitted']);
  assert.not.match(JSON.stringify(session.runtime.state), PASSWORD);
  const others = session.events.filter(({ type }) => type !== 'session.loginSubmitted');
  assert.not.match(JSON.stringify(others), PASSWORD);
  await page.close();
});

test('a refusal is announced, and the next try takes it back', async () => {
  const session = testSession({ url: '/en/about' });
  session.answers.loginByEmail = () => refuse(401);
  const page = await openSite(session);
  await page.pressNamed('Sign in');
  page.fill('dialog [name=login]', 'player@example.test');
  page.fill('dialog [name=password]', PASSWORD);
  await page.submit('dialog form');
  await page.advance(1000);
  const alert = () => page.get('dialog [role=alert]').textContent;
  assert.is(alert(), 'That did not match. Check what you entered, or reset your password.');
  await page.submit('dialog form');
  assert.is(alert(), '');
  await page.close();
});

test('once signed in the dialog is gone and the bar shows the balance', async () => {
  const session = bettingSession({ url: '/en/about' });
  session.answers.loginByEmail = () => reply({ userId: 'player-1' });
  const page = await openSite(session);
  await page.pressNamed('Sign in');
  page.fill('dialog [name=login]', 'player@example.test');
  page.fill('dialog [name=password]', PASSWORD);
  await page.submit('dialog form');
  await page.advance(1000);
  assert.is(page.all('dialog').length, 0);
  assert.is(page.get('header [data-balance]').textContent, '€1,000.00');
  await page.close();
});

test('the balance can be hidden, which is remembered', async () => {
  const session = bettingSession({ url: '/en/about', player: true });
  const page = await openSite(session);
  await page.pressNamed('Hide balance');
  assert.is(page.get('header [data-balance]').textContent, '••••');
  assert.not.match(page.get('header').textContent ?? '', /1,000/);
  assert.match(session.storage.local.map.get('preferences') ?? '', '"user_hide_balance":true');
  await page.pressNamed('Show balance');
  assert.is(page.get('header [data-balance]').textContent, '€1,000.00');
  await page.close();
});

test('a guest who asks for a page of players is told why the form is there', async () => {
  const session = bettingSession({ url: '/en/office/account' });
  session.answers.loginByEmail = () => reply({ userId: 'player-1' });
  const page = await openSite(session);
  assert.is(session.runtime.state.route.route, 'login');
  assert.match(page.get('main section').textContent ?? '', 'Sign in to open that page');
  page.fill('main [name=login]', 'player@example.test');
  page.fill('main [name=password]', PASSWORD);
  await page.submit('main form');
  await page.advance(1000);
  assert.is(session.runtime.state.route.url, '/en/office/account');
  await page.close();
});

test('the password can be shown while it is typed', async () => {
  const page = await openSite(testSession({ url: '/en/user/login' }));
  assert.is(page.get('[name=password]').getAttribute('type'), 'password');
  await page.pressNamed('Show password');
  assert.is(page.get('[name=password]').getAttribute('type'), 'text');
  await page.pressNamed('Hide password');
  assert.is(page.get('[name=password]').getAttribute('type'), 'password');
  await page.close();
});

test('a player signs out from the menu', async () => {
  const session = bettingSession({ url: '/en/about', player: true });
  const page = await openSite(session);
  await page.pressNamed('Sign out');
  await page.advance(1000);
  assert.is(session.runtime.state.session.status, 'guest');
  assert.is(page.all('header [data-balance]').length, 0);
  await page.close();
});

test.run();
