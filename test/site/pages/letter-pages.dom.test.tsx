import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import { userConfigOf } from '../../support/session/accounts.ts';
import {
  networkError,
  never,
  reply,
  type TestSession,
  testSession,
} from '../../support/session/session.ts';

const test = suite('pages that letters lead to');

const PASSWORD = 'a planted new password';

async function open(path: string, answers: TestSession['answers'] = {}) {
  const session = testSession({ url: `/en/${path}`, answers });
  const page = await openSite(session);
  return { session, page, text: () => page.get('main').textContent ?? '' };
}

const signedIn = {
  authCheck: () => reply({ user_id: '7' }),
  userConfig: () => reply(userConfigOf({ activation_type: 0 })),
};

for (const [path, way] of [
  ['user/passwordreset', 'Send a new link'],
  ['user/accountverify', 'Sign in'],
  ['user/stopnewsletter?token=', 'Sign in'],
] as const) {
  test(`${path}: without what a link carries it says so, and offers “${way}”`, async () => {
    const { page, text } = await open(path);
    assert.match(text(), 'belongs to a link in a letter');
    const ways = page.all('main section :is(a, button)').map((one) => one.textContent);
    assert.is(ways[0], way);
    await page.close();
  });
}

const TOKEN = '0123456789abcdef0123456789abcdef';

test('a link of an old kind says that it is good no more, and leads to the ways in', async () => {
  const { page, text } = await open(TOKEN);
  assert.match(text(), 'can no longer be used here');
  assert.not.match(text(), 'lacks');
  assert.ok(page.get('main section a[href="/en/contacts"]'));
  await page.press('main section button');
  assert.ok(page.get('dialog[data-modal=login]'));
  await page.close();
});

test('a player who opens a link of an old kind is led to the account', async () => {
  const session = testSession({ url: `/en/${TOKEN}`, answers: signedIn });
  const page = await openSite(session);
  await page.advance(100);
  assert.ok(page.get('main section a[href="/en/office/account"]'));
  await page.close();
});

test('a new password is typed once and sent, then there is the way to sign in', async () => {
  const { page, text, session } = await open('user/passwordreset?token=t', {
    passwordReset: () => reply({}),
  });
  await page.submit('main form');
  assert.is(page.get('main [name=password]').getAttribute('aria-invalid'), 'true');
  page.fill('main [name=password]', PASSWORD);
  await page.submit('main form');
  assert.is(page.get('main [type=submit]').getAttribute('aria-busy'), 'true');
  await page.advance(100);
  assert.match(text(), 'It holds from now on.');
  assert.match(document.activeElement?.textContent ?? '', 'It holds from now on.');
  assert.not.match(JSON.stringify(session.runtime.state), PASSWORD);
  await page.press('main section button');
  assert.ok(page.get('dialog[data-modal=login]'));
  await page.close();
});

test('a link that is good no more says why, and leads to another one', async () => {
  for (const [error, words] of [
    ['wrong_code', 'This link has been used'],
    ['time_up', 'This link has expired'],
  ] as const) {
    const { page, text } = await open('user/passwordreset?token=t', {
      passwordReset: () => reply({ error }),
    });
    page.fill('main [name=password]', PASSWORD);
    await page.submit('main form');
    await page.advance(100);
    assert.match(text(), words);
    await page.pressNamed('Send a new link');
    assert.ok(page.get('dialog[data-modal=forgot-password]'));
    await page.close();
  }
});

test('a link to confirm tells that it does, and that it has', async () => {
  const { page, text } = await open('user/accountverify?token=t', { activationLink: never });
  assert.match(text(), 'We are confirming your email address…');
  assert.is(page.get('main section button').getAttribute('aria-busy'), 'true');
  await page.close();
  const done = await open('user/accountverify?token=t', {
    ...signedIn,
    activationLink: () => reply({ activation_type: 1 }),
  });
  assert.match(done.text(), 'Your email address is confirmed.');
  assert.ok(done.page.get('main section a[href="/en/office/account"]'));
  await done.page.close();
});

test('why a link confirms nothing, and what to do', async () => {
  for (const [error, words] of [
    ['wrong_code', 'This link has been used'],
    ['time_up', 'Have a new one sent from your account'],
    ['taken', 'Another account has confirmed this address'],
  ] as const) {
    const { page, text } = await open('user/accountverify?token=t', {
      activationLink: () => reply({ error }),
    });
    assert.match(text(), words);
    assert.ok(page.get('main section button'));
    await page.close();
  }
});

test('without a connection the link can be tried again', async () => {
  const { page, text, session } = await open('user/accountverify?token=t', {
    activationLink: networkError,
  });
  assert.match(text(), 'Your email address is not confirmed yet.');
  assert.match(page.get('main [role=alert]').textContent ?? '', 'no connection');
  session.answers.activationLink = () => reply({ activation_type: 1 });
  await page.pressNamed('Confirm');
  await page.advance(100);
  assert.match(text(), 'Your email address is confirmed.');
  await page.close();
});

test('the newsletter stops with one press', async () => {
  const { page, text, session } = await open('user/stopnewsletter?token=t', {
    newsletterStop: () => reply({ success: true }),
  });
  assert.is(session.requestsOf('newsletterStop').length, 0);
  await page.pressNamed('Stop the newsletter');
  await page.advance(100);
  assert.match(text(), 'you get no more news and offers from us');
  await page.close();
  const dead = await open('user/stopnewsletter?token=t', {
    ...signedIn,
    newsletterStop: () => reply({ success: false }),
  });
  await dead.page.pressNamed('Stop the newsletter');
  await dead.page.advance(100);
  assert.match(dead.text(), 'This link is not good.');
  assert.ok(dead.page.get('main section a[href="/en/office/settings"]'));
  await dead.page.close();
});

test('a guest is asked to sign in before a code is confirmed, a player confirms it here', async () => {
  const guest = await open('user/activatefast');
  await guest.page.press('main section button');
  assert.ok(guest.page.get('dialog[data-modal=login]'));
  await guest.page.close();
  const player = await open('user/activatefast/activate', signedIn);
  assert.ok(player.page.get('main [data-contact=email] [name=email]'));
  await player.page.close();
  const whole = await open('user/activatefast', {
    ...signedIn,
    userConfig: () => reply(userConfigOf({ activation_type: 2 })),
  });
  assert.match(whole.text(), 'There is nothing left to do.');
  assert.equal(whole.page.all('main form'), []);
  await whole.page.close();
});

test.run();
