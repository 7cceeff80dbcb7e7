import '../support/dom-globals.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AccountPage } from '../../../src/console/account/account-page.tsx';
import type { Account, AccountApi, Proofs, SignedIn } from '../../../src/console/api/account.ts';
import { ApiError } from '../../../src/console/api/http.ts';
import { SignIn } from '../../../src/console/sign-in/sign-in.tsx';
import { click, render, settle, type, unmount } from '../support/dom.ts';

const anna: Account = { id: '1', login: 'anna@example.com', roles: ['support'], isDemo: false };
const KEY = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

/** A server at which anna signs in; tests change what it asks for. */
function server(more: Partial<AccountApi> = {}) {
  const sent: Proofs[] = [];
  const api: AccountApi = {
    me: async () => null,
    logout: async () => {},
    sessions: async () => [],
    endSession: async () => {},
    changePassword: async () => [],
    async login(proofs) {
      sent.push(proofs);
      if (proofs.newPassword === undefined) return { next: 'new-password', problems: [] };
      if (proofs.newPassword === 'weak') return { next: 'new-password', problems: ['too-common'] };
      if (proofs.code === undefined)
        return { next: 'enrolment', key: KEY, uri: `otpauth://${KEY}` };
      if (proofs.code !== '123456') throw new ApiError('forbidden');
      return { user: anna, recoveryCodes: CODES };
    },
    ...more,
  };
  return { api, sent };
}

const title = () => document.querySelector('h1')?.textContent;
const said = () => document.querySelector('[role=alert]')?.textContent ?? '';
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  ) ?? null;

async function fillIn(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await type(field(name), value);
  await click(document.querySelector('button[type=submit]'));
  await settle();
}

const test = suite('console: named staff');
test.after.each(unmount);

test('the first sign-in leads from the password to the recovery codes', async () => {
  const { api, sent } = server();
  const entered: Account[] = [];
  await render(<SignIn api={api} onEntered={(account) => entered.push(account)} />);
  await fillIn({ login: anna.login, password: 'one time' });
  assert.is(title(), 'Choose a password');
  assert.is(document.activeElement, field('newPassword'), 'what is asked for has the focus');
  await fillIn({ newPassword: 'weak' });
  assert.match(said(), 'Too many people have this password');
  await fillIn({ newPassword: 'a good one' });
  assert.is(title(), 'Set up an authenticator');
  assert.is(said(), '');
  assert.ok(document.querySelector('svg[role=img][aria-label]'));
  assert.match(document.querySelector('code')?.textContent ?? '', 'ABCD EFGH IJKL');
  assert.is(document.activeElement, field('code'));
  await fillIn({ code: '000000' });
  assert.match(said(), 'The code is wrong');
  await fillIn({ code: '123456' });
  assert.is(title(), 'Keep these recovery codes');
  assert.equal(
    [...document.querySelectorAll('li')].map((one) => one.textContent),
    CODES,
  );
  assert.equal(entered, [], 'nobody goes on before the codes are kept');
  await click(button('I have kept them'));
  assert.equal(entered, [anna]);
  const last = { login: anna.login, password: 'one time', newPassword: 'a good one' };
  assert.equal(sent.at(-1), { ...last, code: '123456' });
});

test('a later sign-in asks for a code alone, and can be begun anew', async () => {
  const entered: Account[] = [];
  const { api } = server({
    login: async ({ code }) =>
      code === undefined ? { next: 'code' } : { user: anna, recoveryCodes: [] },
  });
  await render(<SignIn api={api} onEntered={(account) => entered.push(account)} />);
  await fillIn({ login: anna.login, password: 'own' });
  assert.is(title(), 'Second step');
  await click(button('Start over'));
  assert.is(title(), 'Sign in to the console');
  assert.is(field('password')?.value, '');
  await fillIn({ login: anna.login, password: 'own' });
  await fillIn({ code: '123456' });
  assert.equal(entered, [anna]);
});

const sessionOf = (id: string, device: string, isCurrent = false): SignedIn => ({
  id,
  device,
  begunAt: 1_763_700_000_000,
  usedAt: 1_763_700_600_000,
  isCurrent,
});

test('one’s own account shows where one is signed in, and ends one or all others', async () => {
  let sessions = [
    sessionOf('a', 'Firefox 127 · Linux', true),
    sessionOf('b', 'Chrome 126 · Android'),
    sessionOf('c', ''),
  ];
  const { api } = server({
    sessions: async () => sessions,
    async endSession(id) {
      sessions = sessions.filter((one) => (id === null ? one.isCurrent : one.id !== id));
    },
  });
  const page = await render(<AccountPage account={anna} api={api} />);
  await settle();
  assert.match(page.textContent ?? '', 'This browser');
  assert.is(button('End Firefox 127 · Linux'), null, 'signing out is for that');
  await click(button('End Chrome 126 · Android'));
  await settle();
  assert.is(button('End Chrome 126 · Android'), null);
  assert.match(page.querySelector('[role=status]')?.textContent ?? '', 'Ended');
  assert.ok(button('End Unknown browser'));
  await click(button('End all others'));
  await settle();
  assert.is(page.querySelectorAll('li').length, 1);
  assert.is(button('End all others'), null);
});

test('a password is changed with the old one, and what is wrong is said', async () => {
  const { api } = server({
    async changePassword(current, next) {
      if (current !== 'old') throw new ApiError('forbidden');
      return next === 'weak' ? ['too-short'] : [];
    },
  });
  const page = await render(<AccountPage account={anna} api={api} />);
  await settle();
  const form = () => page.querySelector('form')?.textContent ?? '';
  await fillIn({ password: 'wrong', next: 'weak' });
  assert.match(form(), 'The current password is wrong');
  await fillIn({ password: 'old', next: 'weak' });
  assert.match(form(), 'Take at least 8 characters');
  await fillIn({ password: 'old', next: 'a good one' });
  assert.match(form(), 'The password is changed');
  assert.is(field('next')?.value, '');
});

test.run();
