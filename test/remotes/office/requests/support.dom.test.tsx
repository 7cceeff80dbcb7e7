import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SUPPORT_TOPICS } from '../../../../src/domain/payments/request-topics.ts';
import type { AnyEvent } from '../../../../src/events/catalogue.ts';
import { redact } from '../../../../src/log/codec/redact.ts';
import { siteFold } from '../../../../src/projections/state.ts';
import { privatePathsOf } from '../../../../src/site/ports/private-paths.ts';
import { replayedSite } from '../../../support/page/replayed-site.tsx';
import { openSite } from '../../../support/page/site-page.tsx';
import { typeInto } from '../../../support/page/typing.ts';
import { recorded } from '../../../support/session/betting.ts';
import { answered, paymentRequest, requestingSession } from '../../../support/session/requests.ts';
import { reply, type SessionOptions, testSession } from '../../../support/session/session.ts';

const test = suite('office: support');

const SUPPORT = '/en/office/support';
const IDEA = '/en/office/share-idea';
const HOUR = 60 * 60_000;

const about = (id: string, topicId: string, part = {}) =>
  paymentRequest({ id, topicId, paymentId: null, ...part });

async function open(url = SUPPORT, options: SessionOptions = {}) {
  const session = requestingSession({ ...options, url });
  const page = await openSite(session);
  await page.advance(300);
  const text = () => page.get('main').textContent ?? '';
  const links = () =>
    [...page.get('main').querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  const write = async (words: string) => {
    await page.doing(() => typeInto(page.get('main textarea[name="message"]'), words));
    await page.submit('main form');
    await page.advance(300);
  };
  const choose = (topicId: string) =>
    page.doing(() => {
      const field = page.get('main select[name="topic"]') as HTMLSelectElement;
      field.value = topicId;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const sent = () => session.requestsOf('paymentRequestOpen').map(({ request }) => request);
  return { session, page, text, links, write, choose, sent };
}

test('a question goes out with its topic, and its row is where the player goes on', async () => {
  const { session, page, text, write, choose, sent } = await open();
  await write('short');
  assert.match(text(), 'at least 10 characters');
  await choose('11');
  assert.match(text(), 'Write the number of the bet');
  session.answers.paymentRequestOpen = () => reply({ request: about('9', '11') });
  await write('My bet was settled the wrong way');
  assert.equal(sent()[0]?.body, {
    ...{ topicId: '11', subTopicId: null, paymentId: null },
    message: 'My bet was settled the wrong way',
  });
  assert.is(session.runtime.state.route.route, 'officeSupport');
  assert.match(text(), 'Its number is 9');
  const row = page.get('[data-payment-request="9"]');
  assert.match(row.textContent ?? '', 'A bet or a result');
  assert.is(document.activeElement, row);
  assert.is((page.get('main textarea') as HTMLTextAreaElement).value, '', 'the form begins anew');
  await page.close();
});

test('the key that a question is sent under names the press in its recording', async () => {
  const { session, page, write, sent } = await open();
  await write('What was on my screen just now?');
  const press = session.events.find(({ type }) => type === 'requests.submitted');
  const { sessionId } = session.runtime.state.session;
  assert.is(sent()[0]?.headers['idempotency-key'], `${sessionId}.${press?.seq}`);
  await page.close();
});

test('every topic has a name and says what to write', async () => {
  const { page, text, choose } = await open();
  const names = [...page.get('main').querySelectorAll('option')].map((one) => one.textContent);
  assert.is(new Set(names).size, SUPPORT_TOPICS.length);
  await choose('15');
  assert.match(text(), 'set it under Limits and breaks');
  await page.close();
});

test('all that was written stands there: under way, and what is over below', async () => {
  const requests = [
    about('12', '14'),
    paymentRequest({ id: '11', state: 'answered', dueAt: null }),
    about('10', '20', { dueAt: null }),
    about('8', '99', { state: 'closed', dueAt: null }),
  ];
  const { page, text, links } = await open(SUPPORT, {
    answers: { paymentRequests: () => reply({ requests }) },
  });
  const titles = page.all('main h2').map(({ textContent }) => textContent);
  assert.equal(titles, ['Your requests', 'Write to support', 'Closed requests']);
  const row = (id: string) => page.get(`[data-payment-request="${id}"]`).textContent ?? '';
  assert.match(row('12'), /Something does not work.*Open.*Support answers by/);
  assert.match(row('11'), /My deposit has not arrived.*Answered/);
  assert.match(row('10'), /Your idea.*Support reads it/);
  assert.match(row('8'), /Something else.*Closed/);
  assert.ok(links().includes('/en/office/payment/create-request'));
  assert.ok(links().includes(IDEA));
  assert.not.match(text(), 'Most answers come');
  await page.close();
});

test('requests about money stand alone on their own page', async () => {
  const requests = [about('12', '14'), paymentRequest({ id: '11' })];
  const { page } = await open('/en/office/payment/requests', {
    answers: { paymentRequests: () => reply({ requests }) },
  });
  const ids = page.all('[data-payment-request]').map((row) => row.dataset['paymentRequest']);
  assert.equal(ids, ['11']);
  await page.close();
});

test('how long answers take is said only where the server knows', async () => {
  const said = [
    [30 * 60_000, 'Most answers come within an hour.'],
    [2.5 * HOUR, 'Most answers come within 3 hours.'],
  ] as const;
  for (const [usualWait, words] of said) {
    const { page, text } = await open(SUPPORT, {
      answers: { paymentRequests: () => reply({ requests: [], usualWait }) },
    });
    assert.match(text(), words);
    await page.close();
  }
});

test('with no room for another question the page says so, beside those under way', async () => {
  const requests = ['1', '2', '3', '4', '5'].map((id) => about(id, '10'));
  const { page, text } = await open(SUPPORT, {
    answers: { paymentRequests: () => reply({ requests }) },
  });
  assert.match(text(), 'Five of your requests are under way');
  assert.is(page.all('[data-payment-request]').length, 5);
  assert.is(page.get('main').querySelector('textarea'), null);
  await page.close();
});

test('an answer shows as it comes', async () => {
  const { session, page, text } = await open(SUPPORT, {
    answers: { paymentRequests: () => reply({ requests: [paymentRequest()] }) },
  });
  assert.match(text(), 'Open');
  session.answers.paymentRequests = () => reply({ requests: [answered] });
  await page.doing(() => session.runtime.publish('feed.requestsChanged', { requestId: 1 }));
  await page.advance(300);
  assert.match(text(), 'Support has answered');
  await page.close();
});

test('what is begun is not lost as an answer comes, or a file goes', async () => {
  const { session, page } = await open(SUPPORT, {
    answers: { paymentRequests: () => reply({ requests: [answered] }) },
  });
  const begin = (selector: string) =>
    page.doing(() => typeInto(page.get(selector), 'begun, and not sent'));
  const kept = (selector: string) => (page.get(selector) as HTMLTextAreaElement).value;
  const hears = async () => {
    await page.doing(() => session.runtime.publish('feed.requestsChanged', { requestId: 1 }));
    await page.advance(300);
  };
  await begin('main textarea');
  await hears();
  assert.is(kept('main textarea'), 'begun, and not sent');
  await page.press('[data-payment-request="7"] button');
  await page.advance(300);
  await begin('dialog textarea');
  const more = { by: 'support', at: 3, text: 'One more answer' } as const;
  const messages = [{ by: 'player', at: 1, text: 'A question' } as const, more, more];
  session.answers.paymentRequest = () => reply({ request: answered, messages });
  await hears();
  assert.match(page.get('dialog').textContent ?? '', 'One more answer');
  assert.is(kept('dialog textarea'), 'begun, and not sent');
  const file = { id: '7', file: '1', size: 3000, type: 'png' } as const;
  await page.doing(() => session.runtime.publish('requests.fileSubmitted', file));
  await page.advance(300);
  assert.match(page.get('dialog').textContent ?? '', 'File: PNG, 3 kB');
  assert.is(kept('dialog textarea'), 'begun, and not sent');
  await page.close();
});

test('an idea is sent in a few words, and thanked for', async () => {
  const { session, page, text, links, write, sent } = await open(IDEA);
  await write('');
  assert.match(text(), 'Write your idea.');
  session.answers.paymentRequestOpen = () => reply({ request: about('9', '20', { dueAt: null }) });
  await write('Let me sort my bets by stake');
  assert.equal(sent()[0]?.body, {
    ...{ topicId: '20', subTopicId: null, paymentId: null },
    message: 'Let me sort my bets by stake',
  });
  assert.match(text(), 'Thank you for your idea');
  assert.ok(document.activeElement?.hasAttribute('data-thanks'));
  assert.ok(links().includes(SUPPORT));
  assert.is(page.get('main').querySelector('textarea'), null);
  await page.close();
});

test('a file is judged by its first bytes, and goes out without a word of it in the log', async () => {
  const { session, page } = await open(SUPPORT, {
    answers: { paymentRequests: () => reply({ requests: [answered] }) },
  });
  await page.press('[data-payment-request="7"] button');
  await page.advance(300);
  const text = () => page.get('dialog').textContent ?? '';
  const send = async (...parts: BlobPart[]) => {
    await page.doing(() => {
      const input = page.get('dialog input[type="file"]');
      const files = parts.length === 0 ? [] : [new File(parts, 'planted-name.png')];
      Object.defineProperty(input, 'files', { configurable: true, value: files });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.submit('dialog form:has(input[type="file"])');
    await page.advance(100);
    await page.advance(100);
  };
  await send();
  assert.match(text(), 'Choose a file.');
  await send('planted-inside as text');
  assert.match(text(), 'The file is no JPEG, PNG or PDF');
  await send('');
  assert.match(text(), 'There is nothing in the file');
  assert.is(session.requestsOf('paymentRequestFile').length, 0);
  await send(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'planted-inside');
  assert.match(text(), 'File: PNG, 3 kB');
  assert.match(text(), 'We have your message.');
  assert.not.match(JSON.stringify(session.events), /planted-(name|inside)/);
  await page.close();
});

test('where five files stand no more are asked for', async () => {
  const file = { type: 'pdf', size: 1 } as const;
  const messages = Array.from(
    { length: 5 },
    () => ({ by: 'player', at: 1, text: '', file }) as const,
  );
  const { page } = await open(SUPPORT, {
    answers: {
      paymentRequests: () => reply({ requests: [answered] }),
      paymentRequest: () => reply({ request: answered, messages }),
    },
  });
  await page.press('[data-payment-request="7"] button');
  await page.advance(300);
  assert.is(page.get('dialog').querySelector('input[type="file"]'), null);
  await page.close();
});

test('a guest signs in first', () => {
  const session = testSession({ url: SUPPORT });
  session.runtime.start();
  session.clock.advance(1000);
  assert.not.equal(session.runtime.state.route.route, 'officeSupport');
  assert.is(session.requestsOf('paymentRequests').length, 0);
});

test('contacts lead to support, in every language', async () => {
  for (const language of ['en', 'ru', 'de', 'ar']) {
    const { page, links } = await open(`/${language}/contacts`);
    assert.ok(links().includes(`/${language}/office/support`), language);
    await page.close();
  }
});

test('a replay of who may not read words shows the page, and none of them', async () => {
  const words = 'planted words of a question';
  const { session, page, write } = await open(SUPPORT, {
    answers: { paymentRequests: () => reply({ requests: [answered] }) },
  });
  await write(words);
  await page.press('[data-payment-request="7"] button');
  await page.advance(300);
  assert.match(page.get('dialog').textContent ?? '', 'planted words of support');
  await page.close();
  const state = siteFold.initial();
  for (const event of recorded(session.events)) {
    siteFold.inPlace(state, redact(event, privatePathsOf(event), []) as AnyEvent);
  }
  assert.not.match(JSON.stringify(state), 'planted words');
  const replayed = await replayedSite({ state: () => state, now: () => session.clock.now() });
  assert.match(replayed.text(), 'My deposit has not arrived');
  const shown = document.body.textContent ?? '';
  assert.match(shown, 'Request 7');
  assert.not.match(shown, 'planted words');
  await replayed.close();
});

test.run();
