import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { typeInto } from '../../../support/page/typing.ts';
import { payment } from '../../../support/session/payments.ts';
import { answered, paymentRequest, requestingSession } from '../../../support/session/requests.ts';
import { refuse, reply, type SessionOptions } from '../../../support/session/session.ts';

const test = suite('office: requests about payments');

const TREE = '/en/office/payment/create-request';
const CARD = '4111 1111 1111 1111';

async function open(url: string, options: SessionOptions = {}) {
  const session = requestingSession({ ...options, url });
  const page = await openSite(session);
  await page.advance(300);
  const text = () => page.get('main').textContent ?? '';
  const links = () =>
    [...page.get('main').querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  const write = (words: string) =>
    page.doing(() => typeInto(page.get('main textarea[name="message"]'), words));
  const send = async () => {
    await page.submit('main form');
    await page.advance(300);
  };
  return { session, page, text, links, write, send };
}

test('every payment of the history leads to a request about it', async () => {
  const { page, links } = await open('/en/office/historypay', {
    answers: {
      payments: () =>
        reply({ items: [payment(), payment({ id: '8', kind: 'withdrawal' })], next: null }),
    },
  });
  assert.ok(links().includes(`${TREE}/1/transactions/10000001`));
  assert.ok(links().includes(`${TREE}/2/transactions/8`));
  assert.ok(links().includes('/en/office/payment/requests'));
  await page.close();
});

test('who has asked nothing is led to the topics, and each leads on', async () => {
  const list = await open('/en/office/payment/requests');
  assert.match(list.text(), 'You have not asked about money');
  assert.ok(list.links().includes(TREE));
  await list.page.close();
  const topics = await open(TREE);
  for (const id of ['1', '2', '3', '4', '5', '6', '7']) {
    assert.ok(topics.links().includes(`${TREE}/${id}`), id);
  }
  await topics.page.close();
  const payments = await open(`${TREE}/1`);
  assert.match(payments.text(), 'up to three working days');
  assert.ok(payments.links().includes(`${TREE}/1/transactions`));
  await payments.page.close();
  const details = await open(`${TREE}/5`);
  assert.ok(details.links().includes(`${TREE}/5/51`));
  await details.page.close();
});

test('a topic shows the payments it can be about', async () => {
  const items = [payment(), payment({ id: '8', kind: 'withdrawal' })];
  const answers = { payments: () => reply({ items, next: null }) };
  const deposits = await open(`${TREE}/1/transactions`, { answers });
  assert.ok(deposits.links().includes(`${TREE}/1/transactions/10000001`));
  assert.not.ok(deposits.links().includes(`${TREE}/1/transactions/8`));
  await deposits.page.close();
  const none = await open(`${TREE}/1/transactions`, {
    answers: { payments: () => reply({ items: items.slice(1), next: null }) },
  });
  assert.match(none.text(), 'There is no such payment');
  await none.page.close();
});

test('a request about a payment is sent, and its row is where the player goes on', async () => {
  const { session, page, text, links, write, send } = await open(`${TREE}/1/transactions/10000001`);
  assert.match(text(), 'The payment it is about');
  assert.match(text(), '€20.00');
  assert.ok(links().includes(`${TREE}/3/transactions/10000001`));
  await send();
  assert.match(text(), 'Write what happened.');
  await write('short');
  await send();
  assert.match(text(), 'at least 10 characters');
  assert.is(session.requestsOf('paymentRequestOpen').length, 0);
  session.answers.paymentRequests = () => reply({ requests: [paymentRequest()] });
  await write('I paid yesterday by card');
  await send();
  assert.equal(session.requestsOf('paymentRequestOpen')[0]?.request.body, {
    ...{ topicId: '1', subTopicId: null, paymentId: '10000001' },
    message: 'I paid yesterday by card',
  });
  assert.match(text(), 'Its number is 7');
  const row = page.get('[data-payment-request="7"]');
  assert.match(row.textContent ?? '', 'My deposit has not arrived');
  assert.match(row.textContent ?? '', 'Support answers by');
  assert.is(document.activeElement, row);
  await page.close();
});

test('the number of a card is not sent, and stands in no event', async () => {
  const { session, page, text, write, send } = await open(`${TREE}/7/73`);
  await write(`I paid with ${CARD} yesterday`);
  await send();
  assert.match(text(), 'This looks like a card number');
  assert.is(session.requestsOf('paymentRequestOpen').length, 0);
  assert.not.match(JSON.stringify(session.events), CARD);
  await page.close();
});

test('what the server refuses is said next to its field, or for the whole', async () => {
  const { session, page, text, write, send } = await open(`${TREE}/7/73`);
  const refused = (code: string, detail: string, pointer?: string) => () =>
    reply({ errors: [{ code, detail, ...(pointer ? { pointer } : {}) }] }, 422);
  session.answers.paymentRequestOpen = refused('1913', 'requests_refused_card', '/message');
  await write('I paid with something else');
  await send();
  assert.match(text(), 'This looks like a card number');
  session.answers.paymentRequestOpen = refused('1911', 'requests_refused_too_many');
  await send();
  assert.match(text(), 'Five of your requests are under way');
  session.answers.paymentRequestOpen = refused('422', '', '/headers/idempotency-key');
  await send();
  assert.match(text(), 'What you sent before was taken');
  session.answers.paymentRequestOpen = refused('400', '');
  await send();
  assert.match(text(), 'That did not work');
  await page.close();
});

test('what an address names that is not there leads back', async () => {
  for (const url of [
    `${TREE}/99`,
    `${TREE}/5/61`,
    `${TREE}/5/transactions`,
    `${TREE}/99/transactions`,
  ]) {
    const { page, text, links } = await open(url);
    assert.match(text(), 'There is no such topic', url);
    assert.ok(links().includes(TREE), url);
    await page.close();
  }
  const unknown = { answers: { payment: () => refuse(404) } };
  const elsewhere = {
    answers: { payment: () => reply({ payment: payment({ kind: 'withdrawal' }) }) },
  };
  for (const options of [unknown, elsewhere]) {
    const { page, text, links } = await open(`${TREE}/1/transactions/5`, options);
    assert.match(text(), 'This payment cannot be shown');
    assert.ok(links().includes(TREE));
    await page.close();
  }
});

test('with no room for another request the pages say so instead of the form', async () => {
  const requests = ['1', '2', '3', '4', '5'].map((id) => paymentRequest({ id }));
  const { page, text } = await open(`${TREE}/7/73`, {
    answers: { paymentRequests: () => reply({ requests }) },
  });
  assert.match(text(), 'Five of your requests are under way');
  assert.is(page.get('main').querySelector('textarea'), null);
  await page.close();
});

test('what cannot be loaded says so', async () => {
  const { page, text } = await open('/en/office/payment/requests', {
    answers: { paymentRequests: () => refuse(500) },
  });
  assert.match(text(), 'Your requests cannot be loaded');
  await page.close();
});

test('a conversation is read, gone on with and closed in its dialog', async () => {
  const { session, page } = await open('/en/office/payment/requests', {
    answers: { paymentRequests: () => reply({ requests: [answered] }) },
  });
  await page.press('[data-payment-request="7"] button');
  await page.advance(300);
  const text = () => page.get('dialog').textContent ?? '';
  assert.match(text(), 'Request 7');
  assert.match(text(), 'planted words of a player');
  assert.match(text(), 'planted words of support');
  await page.doing(() => typeInto(page.get('dialog textarea'), `My card is ${CARD}`));
  await page.submit('dialog form');
  assert.match(text(), 'This looks like a card number');
  await page.doing(() => typeInto(page.get('dialog textarea'), 'It has not come yet'));
  await page.submit('dialog form');
  await page.advance(300);
  assert.equal(session.requestsOf('paymentRequestAnswer')[0]?.request.body, {
    message: 'It has not come yet',
  });
  assert.match(text(), 'We have your message.');
  assert.is((page.get('dialog textarea') as HTMLTextAreaElement).value, '');
  await page.press('dialog form button[type="button"]');
  await page.advance(300);
  assert.match(text(), 'Closed');
  assert.is(page.get('dialog').querySelector('textarea'), null);
  await page.close();
});

test.run();
