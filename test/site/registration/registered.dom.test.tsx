import '../../support/page/dom.ts';
import { createRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createReplayHost } from '../../../src/site/replay-host.ts';
import { Site } from '../../../src/site/view.tsx';
import { openSite } from '../../support/page/site-page.tsx';
import {
  choices,
  MADE_PASSWORD,
  OWN_PASSWORD,
  registeringSession,
} from '../../support/session/registering.ts';
import { reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('a new account');

const DIALOG = 'dialog[data-modal=registration-request-sent]';

/** A new player, before the account that was just made. */
const registered = async (options: SessionOptions = {}) => {
  const session = registeringSession(options);
  const page = await openSite(session);
  const { publish } = session.runtime;
  const answers = { ...choices, email: 'zoe@example.test', password: OWN_PASSWORD };
  await page.doing(() => publish('registration.submitted', { type: 'full_reg', answers }));
  await page.advance(1000);
  const text = () => page.get(DIALOG).textContent ?? '';
  const account = () => session.runtime.state.registration.registered;
  return { session, page, text, account };
};

test('login and password are shown, and the first thing to do is to save them', async () => {
  const { page, text } = await registered();
  assert.match(text(), 'p000000009');
  assert.match(text(), MADE_PASSWORD);
  assert.is(document.activeElement?.textContent, 'Copy');
  await page.close();
});

test('both are copied, with where they belong', async () => {
  const { page, text, account } = await registered();
  await page.pressNamed('Copy');
  const [copied = ''] = page.copied;
  for (const part of ['p000000009', MADE_PASSWORD, '/en/user/login']) assert.match(copied, part);
  assert.match(text(), 'Copied.');
  assert.ok(account()?.isSaved);
  await page.close();
});

test('both are saved as a text file', async () => {
  const { page, text } = await registered();
  await page.pressNamed('Text file');
  const [file] = page.saved;
  assert.is(file?.name, 'Replaybook-p000000009.txt');
  assert.match((await file?.text()) ?? '', `Password: ${MADE_PASSWORD}`);
  assert.match(text(), 'Saved as a text file.');
  await page.close();
});

test('where no picture can be made it says so, and nothing counts as saved', async () => {
  const { page, text, account } = await registered();
  await page.pressNamed('Picture');
  assert.match(text(), 'The picture could not be made.');
  assert.not.ok(account()?.isSaved);
  await page.close();
});

test('leaving without saving is asked about, once more', async () => {
  const { session, page, text } = await registered();
  await page.doing(() => page.get(DIALOG).dispatchEvent(new Event('cancel')));
  assert.match(text(), 'The password will not be shown again.');
  await page.pressNamed('Go back and save');
  assert.match(text(), 'I have saved it');
  await page.pressNamed('Close');
  await page.pressNamed('Leave without it');
  assert.equal(page.all('dialog'), []);
  assert.is(session.typesOf('registration.').at(-1), 'registration.finished');
  await page.close();
});

test('whoever has saved it goes on; the password is nowhere any more', async () => {
  const { session, page } = await registered();
  await page.pressNamed('I have saved it');
  assert.equal(page.all('dialog'), []);
  assert.is(page.host.secrets.read('register'), null);
  for (const secret of [MADE_PASSWORD, OWN_PASSWORD]) {
    assert.ok(!document.body.innerHTML.includes(secret));
    assert.ok(!JSON.stringify(session.runtime.state).includes(secret));
  }
  await page.close();
});

test('after saving, closing asks nothing', async () => {
  const { page } = await registered();
  await page.pressNamed('Copy');
  await page.pressNamed('Close');
  assert.equal(page.all('dialog'), []);
  await page.close();
});

test('the login goes by e-mail to an address that is one', async () => {
  const { session, page, text } = await registered({
    answers: { credentialsEmail: () => reply({ success: true }) },
  });
  page.fill(`${DIALOG} [name=email]`, 'zoe@');
  await page.submit(`${DIALOG} form`);
  assert.match(text(), 'Enter an email address');
  assert.is(document.activeElement?.getAttribute('name'), 'email');
  page.fill(`${DIALOG} [name=email]`, 'zoe@example.test');
  await page.submit(`${DIALOG} form`);
  await page.advance(1000);
  assert.is(session.requestsOf('credentialsEmail').length, 1);
  assert.match(text(), 'The letter is on its way.');
  await page.close();
});

test('with a password of their own there is a login, a letter, and nothing to save', async () => {
  const { page, text } = await registered({
    answers: { register: () => reply({ userId: '9', login: 'zoe-00009' }) },
  });
  assert.match(text(), 'zoe-00009');
  assert.match(text(), 'We sent a letter to zoe@example.test');
  assert.not.match(text(), 'Text file');
  await page.pressNamed('Start playing');
  assert.equal(page.all('dialog'), []);
  await page.close();
});

test('in a replay the password is hidden, and nothing can be saved', async () => {
  const { session, page } = await registered();
  const state = session.runtime.state;
  await page.close();
  const host = createReplayHost({
    state: () => state,
    now: () => 0,
    subscribe: () => () => {},
    failed() {},
  });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await page.doing(() => root.render(<Site host={host} />));
  assert.match(page.get(DIALOG).textContent ?? '', 'hidden in the recording');
  assert.ok((page.get(`${DIALOG} fieldset`) as HTMLFieldSetElement).disabled);
  await page.doing(() => root.unmount());
});

test.run();
