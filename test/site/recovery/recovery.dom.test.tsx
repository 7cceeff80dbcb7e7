import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import {
  CODE,
  LOGIN,
  MINUTE,
  PASSWORD,
  recoveringSession,
} from '../../support/session/recovering.ts';
import { networkError } from '../../support/session/session.ts';

const test = suite('the dialog of a forgotten password');

const DIALOG = 'dialog[data-modal=forgot-password]';
const FORM = `${DIALOG} form`;

/** The dialog at a step, with what a player does in it. */
async function opened() {
  const session = recoveringSession({ url: '/en?showForgotPasswordModal=1' });
  const page = await openSite(session);
  const send = async (name: string, value: string) => {
    page.fill(`${DIALOG} [name=${name}]`, value);
    await page.submit(FORM);
    await page.advance(100);
  };
  return {
    session,
    page,
    title: () => page.get(`${DIALOG} h2`).textContent,
    text: () => page.get(DIALOG).textContent ?? '',
    field: (name: string) => page.get(`${DIALOG} [name=${name}]`),
    call: (login = LOGIN) => send('login', login),
    give: (code = CODE) => send('code', code),
    choose: (password = PASSWORD) => send('password', password),
  };
}

const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

test('it leads from who it is for, over the code, to a new password and to signing in', async () => {
  const dialog = await opened();
  assert.is(dialog.title(), 'Forgot your password?');
  await dialog.call();
  assert.is(dialog.title(), 'Enter the code');
  assert.match(dialog.text(), `If \u2066${LOGIN}\u2069 has an account, a code is on its way.`);
  assert.is(document.activeElement, dialog.field('code'));
  await dialog.give();
  assert.is(dialog.title(), 'Choose a new password');
  assert.is(document.activeElement, dialog.field('password'));
  assert.is(dialog.field('password').getAttribute('autocomplete'), 'new-password');
  await dialog.choose();
  assert.is(dialog.title(), 'Your password is new');
  assert.match(document.activeElement?.textContent ?? '', 'It holds from now on.');
  await dialog.page.press(`${DIALOG} [data-recovery-step] button`);
  assert.equal(dialog.page.all(DIALOG), []);
  const login = dialog.page.get('dialog[data-modal=login] [name=login]') as HTMLInputElement;
  assert.is(login.value, LOGIN, 'the login is filled in');
  await dialog.page.close();
});

test('each step says what is missing, at its field, before anything is sent', async () => {
  const dialog = await opened();
  await dialog.call(' ');
  assert.match(noteOf(dialog.field('login')) ?? '', 'Enter the email, phone number or login');
  assert.is(document.activeElement, dialog.field('login'));
  await dialog.call();
  await dialog.give('');
  assert.is(noteOf(dialog.field('code')), 'Enter the code.');
  await dialog.give();
  await dialog.choose('');
  assert.is(noteOf(dialog.field('password')), 'Enter a new password.');
  await dialog.choose('short');
  assert.is(noteOf(dialog.field('password')), 'Use at least 8 characters.');
  await dialog.choose(`my ${LOGIN}`);
  assert.is(noteOf(dialog.field('password')), 'Leave out your name, email and phone number.');
  assert.is(dialog.session.requestsOf('passwordRecovery').length, 2);
  await dialog.page.close();
});

test('a wrong code stands at its field, which has the focus; typing takes it back', async () => {
  const dialog = await opened();
  await dialog.call();
  await dialog.give('000000');
  const field = dialog.field('code');
  assert.is(noteOf(field), 'This code is not right. Check it and try again.');
  assert.is(document.activeElement, field);
  await dialog.page.doing(() => field.dispatchEvent(new Event('input', { bubbles: true })));
  assert.is(field.getAttribute('aria-invalid'), null);
  await dialog.page.close();
});

test('a password that only the server can judge is said to be no good at its field', async () => {
  const dialog = await opened();
  await dialog.call();
  await dialog.give();
  // Eight characters are enough here, and too few for this server.
  await dialog.choose('Tr0ub4do');
  assert.is(noteOf(dialog.field('password')), 'Use at least 8 characters.');
  await dialog.page.close();
});

test('when the time is up it says so and offers another code', async () => {
  const dialog = await opened();
  await dialog.call();
  await dialog.page.advance(5 * MINUTE);
  assert.is(dialog.title(), 'Another code is needed');
  assert.match(dialog.text(), 'Your password is still the old one.');
  assert.equal(dialog.page.all(`${DIALOG} [name=code]`), []);
  await dialog.page.pressNamed('Send another code');
  await dialog.page.advance(100);
  await dialog.give();
  assert.is(dialog.title(), 'Choose a new password');
  await dialog.page.close();
});

test('another code can be asked for after a minute, and another address at once', async () => {
  const dialog = await opened();
  await dialog.call();
  const again = () =>
    dialog.page.all(`${DIALOG} button`).find((one) => /another code/i.test(one.textContent ?? ''));
  assert.is(again()?.textContent, 'Another code in 60 seconds');
  assert.is(again()?.getAttribute('aria-disabled'), 'true');
  await dialog.page.pressNamed('Not you? Use another address');
  assert.is((dialog.field('login') as HTMLInputElement).value, LOGIN);
  assert.is(document.activeElement, dialog.field('login'));
  await dialog.page.close();
});

test('no connection is announced, and what was typed stays', async () => {
  const dialog = await opened();
  dialog.session.answers.passwordRecovery = networkError;
  await dialog.call();
  await dialog.page.advance(1000);
  assert.match(dialog.page.get(`${DIALOG} [role=alert]`).textContent ?? '', 'no connection');
  assert.is((dialog.field('login') as HTMLInputElement).value, LOGIN);
  await dialog.page.close();
});

test('whose the password is goes along for the browser’s store of passwords', async () => {
  const dialog = await opened();
  await dialog.call();
  await dialog.give();
  const owner = dialog.page.get(`${DIALOG} [autocomplete=username]`) as HTMLInputElement;
  assert.is(owner.value, LOGIN);
  assert.is(owner.hidden, true);
  await dialog.page.close();
});

test('who tried to sign in with a login need not type it again', async () => {
  const session = recoveringSession({ url: '/en/about' });
  const page = await openSite(session);
  await page.pressNamed('Sign in');
  page.fill('dialog [name=login]', LOGIN);
  page.fill('dialog [name=password]', 'not the one');
  await page.submit('dialog form');
  await page.advance(1000);
  await page.pressNamed('Forgot your password?');
  assert.is((page.get(`${DIALOG} [name=login]`) as HTMLInputElement).value, LOGIN);
  await page.close();
});

test('after a reload the code can be given, and another one needs to know for whom', async () => {
  const session = recoveringSession({ url: '/en?showForgotPasswordModal=1' });
  const kept = { step: 'code', expiresAt: session.clock.now() + 4 * MINUTE };
  session.storage.session.setItem('recovery', JSON.stringify(kept));
  const page = await openSite(session);
  assert.match(page.get(DIALOG).textContent ?? '', 'If there is an account, a code is on its way.');
  await page.pressNamed('Send another code');
  assert.is((page.get(`${DIALOG} [name=login]`) as HTMLInputElement).value, '');
  await page.close();
});

test('a code may be typed in the digits of any keyboard', async () => {
  const dialog = await opened();
  await dialog.call();
  await dialog.give(CODE.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''));
  assert.is(dialog.session.runtime.state.recovery.step, 'password');
  await dialog.page.close();
});

test('it is for the login that was typed into the form of signing in', async () => {
  const page = await openSite(recoveringSession({ url: '/en/user/login' }));
  page.fill('main [name=login]', LOGIN);
  await page.pressNamed('Forgot your password?');
  await page.advance(100);
  assert.is((page.get(`${DIALOG} [name=login]`) as HTMLInputElement).value, LOGIN);
  await page.close();
});

test.run();
