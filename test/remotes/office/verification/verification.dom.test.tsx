import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { userConfigOf } from '../../../support/session/accounts.ts';
import { assertKeptSecret } from '../../../support/session/secrecy.ts';
import { reply, type SessionOptions } from '../../../support/session/session.ts';
import {
  playerDocument,
  standing,
  verifyingSession,
} from '../../../support/session/verification.ts';

const test = suite('office: verification');

const NAME = 'planted-name-of-a-file.png';
const INSIDE = 'planted-inside-of-a-file';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

async function open(options: SessionOptions = {}) {
  const session = verifyingSession(options);
  const page = await openSite(session);
  await page.advance(200);
  const text = () => page.get('main').textContent ?? '';
  const choose = (parts: BlobPart[], kind = 'passport') =>
    page.doing(() => {
      const input = page.get('main input[type="file"]') as HTMLInputElement;
      const files = parts.length === 0 ? [] : [new File(parts, NAME)];
      Object.defineProperty(input, 'files', { configurable: true, value: files });
      const select = page.get('main select[name="kind"]') as HTMLSelectElement;
      select.value = kind;
      for (const field of [select, input]) {
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
  const send = async () => {
    await page.submit('main form');
    await page.advance(100);
    await page.advance(100);
  };
  return { session, page, text, choose, send };
}

test('what is due stands there with why, and what may be taken out until then', async () => {
  const { page, text } = await open();
  assert.match(text(), 'Who you are');
  assert.match(text(), 'The law asks us to know who plays');
  assert.match(text(), 'you can take out €500.00');
  assert.match(page.get('[data-need="identity"]').textContent ?? '', 'not sent');
  assert.match(page.get('[data-need="payment"]').textContent ?? '', 'Only if support asks');
  await page.close();
});

test('a document that support asks for is due, whatever was sent before', async () => {
  const before = playerDocument({ kind: 'payment', state: 'approved', createdAt: 1 });
  const { page } = await open({
    answers: { verification: () => reply({ ...standing([before], true), askedAt: 2 }) },
  });
  const item = page.get('[data-need="payment"]').textContent ?? '';
  assert.match(item, 'not sent');
  assert.match(item, 'We need to know whose your way to pay is.');
  assert.match(item, 'Send a document below.');
  await page.close();
});

test('each outcome says what to do next; who is verified has nothing more to do', async () => {
  const documents = [
    playerDocument({ id: 'a', state: 'refused', reason: 'unreadable' }),
    playerDocument({ id: 'b', kind: 'address' }),
  ];
  const { session, page, text } = await open({
    answers: { verification: () => reply(standing(documents)) },
  });
  assert.match(page.get('[data-need="identity"]').textContent ?? '', 'Send another one');
  assert.match(page.get('[data-need="address"]').textContent ?? '', 'nothing for you to do');
  assert.match(page.get('[data-document="a"]').textContent ?? '', 'Send a sharper picture');
  session.answers.verification = () => reply(standing([], true));
  await page.doing(() => session.runtime.publish('page.refreshPressed', {}));
  await page.advance(100);
  assert.match(text(), 'You are verified');
  await page.close();
});

test('a file is sent by its kind; its name and what is in it are in no event', async () => {
  const { session, page, text, choose, send } = await open();
  await send();
  assert.match(text(), 'Choose a file.');
  await choose([PNG, INSIDE], 'driving-licence');
  assert.not.match(text(), 'Choose a file.');
  await send();
  const [sent] = session.requestsOf('documentUpload');
  assert.equal(sent?.request.query, { kind: 'driving-licence' });
  assert.equal(
    session.events.flatMap(({ type, data }) => (type === 'verification.uploaded' ? [data] : [])),
    [{ file: '1', kind: 'driving-licence', size: PNG.length + INSIDE.length, type: 'png' }],
  );
  assert.match(text(), 'We have your document');
  assert.is(page.files.find('1'), null, 'the page lets go of it');
  assert.not.match(JSON.stringify(session.events), NAME);
  await page.close();
  assertKeptSecret(session, [NAME, INSIDE]);
});

test('what is no document is held back, whatever it is called', async () => {
  const { session, page, text, choose, send } = await open();
  await choose(['<svg onload="x"/>']);
  await send();
  assert.equal(session.requestsOf('documentUpload'), []);
  assert.match(text(), 'no JPEG, PNG or PDF');
  await choose([new Uint8Array(8 * 1024 * 1024 + 1)]);
  await send();
  assert.match(text(), 'larger than 8 MB');
  await page.close();
});

test('what waits is taken back', async () => {
  const { session, page, text } = await open({
    answers: { verification: () => reply(standing([playerDocument()])) },
  });
  await page.pressNamed('Take back: Passport');
  await page.advance(100);
  assert.is(session.requestsOf('documentWithdraw').length, 1);
  assert.match(text(), 'taken back and deleted');
  await page.close();
});

test('the data that are checked stand beside how it is with them', async () => {
  const approved = [playerDocument({ state: 'approved' })];
  const { page } = await open({
    url: '/en/office/identification',
    answers: { verification: () => reply(standing(approved)) },
  });
  assert.match(page.get('[data-field="name"]').textContent ?? '', 'approved');
  assert.match(page.get('[data-field="address"]').textContent ?? '', 'not sent');
  await page.pressNamed('Send documents');
  await page.advance(200);
  assert.is(page.get('main h1').textContent, 'Verification');
  await page.close();
});

test('whom a bonus leads here reads why, and what stays open', async () => {
  for (const url of ['/en/slots', '/en/office/verification']) {
    const { session, page, text } = await open({
      url,
      answers: { userConfig: () => reply(userConfigOf({ is_identification_bonus: true })) },
    });
    assert.match(text(), 'Your bonus goes to who can show who they are');
    assert.match(text(), 'taking money out, your limits and support stay open');
    session.answers.userConfig = () =>
      reply(userConfigOf({ is_identification_bonus: true, verification_status: 1 }));
    await page.happens('feed.verificationChanged', { requestId: 1 });
    await page.advance(200);
    assert.not.match(text(), 'Your bonus');
    await page.close();
  }
});

test('whoever takes money out finds the way to it', async () => {
  const { page } = await open({ url: '/en/office/deduce' });
  await page.pressNamed('Send documents');
  await page.advance(200);
  assert.is(page.get('main h1').textContent, 'Verification');
  await page.close();
});

test.run();
